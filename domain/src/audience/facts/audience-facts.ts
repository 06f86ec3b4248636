import type { DemandSignal } from "../signals/demand-signal.js";
import type { ListenerRange } from "../range/listener-range.js";

/**
 * Public facts about a show that affect its audience. Absent fields, 0 and empty values all mean unknown, because sources write them for
 * unknown values.
 */
export type AudienceFacts = {
  readonly episodeCount?: number;
  /** Epoch seconds of the newest episode. */
  readonly newestEpisode?: number;
  /** Epoch seconds of the oldest episode. */
  readonly oldestEpisode?: number;
  /** Epoch seconds at which an index first listed the show. Many feeds keep only their latest episodes. */
  readonly knownSince?: number;
  /** Usual days between two episodes, where the source measures it; otherwise it is taken from the dates and the count. */
  readonly updateIntervalDays?: number;
  /** Days between episodes according to the show's description (`statedInterval`). Used if neither dates nor an interval are known. */
  readonly statedIntervalDays?: number;
  readonly categories?: readonly string[];
  /** ISO 639-1 code, optionally with a region ("en-us"). */
  readonly language?: string;
  /** ISO 3166-1 alpha-2 code of the country that the show names as its own. */
  readonly country?: string;
  /** 0 to 10: how often apps request the feed. A weak sign. */
  readonly popularityScore?: number;
  /** Whether Apple Podcasts lists the show. */
  readonly hasItunesId?: boolean;
  /** Whether the feed is permanently gone. */
  readonly dead?: boolean;
  /** Signs of demand for the show, each with its source. Without any, no audience is estimated. */
  readonly signals?: readonly DemandSignal[];
  /** Epoch seconds at which the facts were read, if that was not just now. A silence after that time proves nothing. */
  readonly readAt?: number;
  /** The source's own figures. If present, they are passed on and nothing is modeled. */
  readonly provided?: ProvidedFigures;
};

/** A source's audience figures, as text ("1,000-5,000") or parsed. */
export type ProvidedFigures = {
  readonly listeners?: string | ListenerRange;
  readonly perEpisode?: string | ListenerRange;
  readonly monthlyReach?: string | ListenerRange;
  readonly activeFollowers?: string | ListenerRange;
  /** The source's own wording. Only the first letter is read. */
  readonly confidence?: string;
};
