import type { ShownActivity } from "../../audience/facts/activity.js";
import type { AudienceEstimate } from "../../audience/figures/audience-estimate.js";
import type { ListenerBand } from "../../audience/range/listener-band.js";
import type { Confidence } from "../../audience/range/confidence.js";
import type { FactsOrigin } from "./facts-origin.js";
import type { CodedName } from "../codes/coded-facts.js";
import type { MakersMark } from "./makers-mark.js";

/** Identifies a podcast within the catalogue in use. Always a string in the API, whatever the source uses. */
export type PodcastId = string;

/** 1 explicit, 0 clean, "N/A" if the source does not say. */
export type Explicit = 0 | 1 | "N/A";

/** 1: the show has an email address or a social page. 0: its feed has neither. "N/A": its feed was not read. */
export type HasContact = 0 | 1 | "N/A";

/**
 * A podcast as it is searched, displayed and sent (product specification, section 3: the normalized search result). A missing field has
 * its documented default and is listed in `defaulted`, so that defaults are not mistaken for facts.
 */
export type Podcast = {
  readonly id: PodcastId;
  readonly title: string;
  readonly description: string;
  /** An absolute http(s) URL, a path on our own server, or "" if there is no cover. */
  readonly imageUrl: string;
  /** At most 10. */
  readonly categories: readonly string[];
  readonly episodeCount: number;
  /** 0 to 10: how often apps request the feed. Not an audience. */
  readonly popularityScore: number;
  readonly itunesAuthor: string;
  /** Epoch seconds; 0 if unknown. */
  readonly lastUpdate: number;
  /** Epoch seconds; 0 if unknown. */
  readonly createdOn: number;
  readonly itunesId: string;
  /** Text such as "1,000-5,000" or "70,001+"; "N/A" if unknown. */
  readonly listener_range: string;
  /** Only without a listener range: the smallest band that the show can be in, based on a list of popular shows. */
  readonly listenersAtLeast?: ListenerBand;
  /** The show's website. */
  readonly link: string;
  /** The feed's URL. */
  readonly url: string;
  /** The domain that hosts the feed ("feeds.libsyn.com"); "" if unknown. */
  readonly host: string;
  readonly priority: number;
  readonly explicit: Explicit;
  /** Whether the show can be contacted. Never includes addresses. */
  readonly hasContact: HasContact;
  /** Typical episode length as text ("52 min"). If it is the documented default "45 min", `defaulted` lists it. */
  readonly duration: string;
  /** The language was detected from the texts, because no source states it. */
  readonly languageDetected?: true;
  /** The fields that have a default because the source does not state them. */
  readonly defaulted: readonly DefaultableField[];
  /** Each is a code such as "en", or "N/A". */
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

/** A podcast with its per-episode audience, for use in lists. */
export type PodcastFigures = Podcast & Pick<PodcastDetail, "pea_range" | "confidence">;

/** A podcast with the facts of its own page (product specification, section 3: detail page). */
export type PodcastDetail = Podcast & {
  /** Per-episode audience; falls back to `listener_range`. "N/A" if unknown. */
  readonly pea_range: string;
  /** Monthly reach. "N/A" if unknown. */
  readonly mr_range: string;
  /** Active followers. "N/A" if unknown. */
  readonly af_range: string;
  readonly confidence: Confidence;
  /** Rank among active shows, 1 = largest estimated audience; null when not ranked, and where too few shows are (`shownRank`). */
  readonly match_rank: number | null;
  readonly activity: ShownActivity;
  /** The receipt for the figures; null if the source gives none. */
  readonly estimate: AudienceEstimate | null;
  /** The source of the facts, and their date. */
  readonly origin: FactsOrigin;
  /** Epoch seconds at which these facts were added to the catalogue; 0 if unknown. The facts themselves can be older. */
  readonly fetchedAt: number;
  /** Present if its makers proved that the show is theirs. */
  readonly makers?: MakersMark;
};
