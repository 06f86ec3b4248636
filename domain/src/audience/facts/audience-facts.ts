import type { DemandSignal } from "../signals/demand-signal.js";
import type { ListenerRange } from "../range/listener-range.js";

/**
 * Public facts about a show that bear on its audience. Absent fields, 0 and empty values mean unknown, because sources write them
 * for unknown values.
 */
export type AudienceFacts = {
  readonly episodeCount?: number;
  /** Epoch seconds of the newest episode. */
  readonly newestEpisode?: number;
  /** Epoch seconds of the oldest episode. */
  readonly oldestEpisode?: number;
  /** Usual days between two episodes, where the source measures it; otherwise it is taken from the dates and the count. */
  readonly updateIntervalDays?: number;
  /** Days between two episodes as the show's description says (`statedInterval`); counts where neither dates nor an interval are known. */
  readonly statedIntervalDays?: number;
  readonly categories?: readonly string[];
  /** ISO 639-1 code, also with region ("en-us"). */
  readonly language?: string;
  /** 0 to 10: how often applications ask for the feed. A weak sign. */
  readonly popularityScore?: number;
  /** Whether Apple Podcasts lists the show. */
  readonly hasItunesId?: boolean;
  /** Whether the feed is gone for good. */
  readonly dead?: boolean;
  /** Signs that people ask for the show, each with its source. Without one, no audience is estimated. */
  readonly signals?: readonly DemandSignal[];
  /** Epoch seconds at which the facts were read from their source, where that was not just now: silence after it proves nothing. */
  readonly readAt?: number;
  /** Figures that the source itself gives; they are passed on and nothing is modeled. */
  readonly provided?: ProvidedFigures;
};

/** Audience figures of a source, as text ("1,000-5,000") or already read. */
export type ProvidedFigures = {
  readonly listeners?: string | ListenerRange;
  readonly perEpisode?: string | ListenerRange;
  readonly monthlyReach?: string | ListenerRange;
  readonly activeFollowers?: string | ListenerRange;
  /** The source's own word, read by its first letter. */
  readonly confidence?: string;
};
