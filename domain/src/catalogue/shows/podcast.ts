import type { ShownActivity } from "../../audience/facts/activity.js";
import type { AudienceEstimate } from "../../audience/figures/audience-estimate.js";
import type { ListenerBand } from "../../audience/range/listener-band.js";
import type { Confidence } from "../../audience/range/confidence.js";
import type { FactsOrigin } from "./facts-origin.js";
import type { CodedName } from "../codes/coded-facts.js";
import type { MakersMark } from "./makers-mark.js";

/** Identifies a podcast within the catalogue in use. Text on the wire, whatever the source uses. */
export type PodcastId = string;

/** 1 explicit, 0 clean, "N/A" where the source does not say. */
export type Explicit = 0 | 1 | "N/A";

/** 1: the show has an email address or a social page, 0: its feed names none, "N/A": its feed was not read. */
export type HasContact = 0 | 1 | "N/A";

/**
 * A podcast as it is searched, shown and sent (product specification, section 3: the normalized search result). A missing field
 * has its documented default and is named in `defaulted`, so that defaults are not mistaken for facts.
 */
export type Podcast = {
  readonly id: PodcastId;
  readonly title: string;
  readonly description: string;
  /** Absolute http(s) address, a path on our own server, or "" when there is no cover. */
  readonly imageUrl: string;
  /** At most 10. */
  readonly categories: readonly string[];
  readonly episodeCount: number;
  /** 0 to 10. How often applications ask for the feed; not an audience. */
  readonly popularityScore: number;
  readonly itunesAuthor: string;
  /** Epoch seconds; 0 when unknown. */
  readonly lastUpdate: number;
  /** Epoch seconds; 0 when unknown. */
  readonly createdOn: number;
  readonly itunesId: string;
  /** Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown. */
  readonly listener_range: string;
  /** Without a listener range: the band that the show is in or above, by a list of popular shows that contains it. */
  readonly listenersAtLeast?: ListenerBand;
  /** The show's website. */
  readonly link: string;
  /** The feed. */
  readonly url: string;
  /** Domain that hosts the feed ("feeds.libsyn.com"); "" when unknown. */
  readonly host: string;
  readonly priority: number;
  readonly explicit: Explicit;
  /** Whether the show can be contacted. Never includes addresses. */
  readonly hasContact: HasContact;
  /** Typical episode length as text ("52 min"); the documented default "45 min" is named in `defaulted`. */
  readonly duration: string;
  /** The language was detected from the texts, because no source names it. */
  readonly languageDetected?: true;
  /** Names of the other fields that carry a default because the source is silent. */
  readonly defaulted: readonly DefaultableField[];
  /** Each a code such as "en", or "N/A". */
} & { readonly [Name in CodedName]: string };

export type DefaultableField =
  | CodedName
  | "title"
  | "description"
  | "imageUrl"
  | "categories"
  | "episodeCount"
  | "popularityScore"
  | "itunesAuthor"
  | "lastUpdate"
  | "createdOn"
  | "itunesId"
  | "listener_range"
  | "link"
  | "url"
  | "host"
  | "priority"
  | "explicit"
  | "hasContact"
  | "duration";

/** A podcast with its per-episode audience, for lists. */
export type PodcastFigures = Podcast & Pick<PodcastDetail, "pea_range">;

/** A podcast with the facts that its own page shows (product specification, section 3: detail page). */
export type PodcastDetail = Podcast & {
  /** Per-episode audience, falls back to `listener_range`. "N/A" when unknown. */
  readonly pea_range: string;
  /** Monthly reach. "N/A" when unknown. */
  readonly mr_range: string;
  /** Active followers. "N/A" when unknown. */
  readonly af_range: string;
  readonly confidence: Confidence;
  /** Rank among active shows, 1 = largest estimated audience; null when not ranked. */
  readonly match_rank: number | null;
  readonly activity: ShownActivity;
  /** The receipt of the figures; null if the source gives none. */
  readonly estimate: AudienceEstimate | null;
  /** The source of the facts, and the day that they describe. */
  readonly origin: FactsOrigin;
  /** Epoch seconds at which these facts entered the catalogue; 0 when unknown. It is not their age. */
  readonly fetchedAt: number;
  /** Set when its makers proved that the show is theirs. */
  readonly makers?: MakersMark;
};
