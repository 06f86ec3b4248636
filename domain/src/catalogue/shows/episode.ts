/** An episode of a podcast (product specification, section 3), with further facts from its feed. */
export type Episode = {
  readonly id: string;
  readonly title: string;
  /** Plain text or sanitized HTML; "" if the feed has none. */
  readonly summary: string;
  /** ISO 8601; null if the feed gives no usable date. */
  readonly published: string | null;
  /** Seconds; null if unknown. */
  readonly duration: number | null;
  /** "" if the episode has no image. */
  readonly image: string;
  /** The enclosure's URL; "" if the episode has no playable file. */
  readonly mp3: string;
  /** The episode's own page. */
  readonly link?: string;
  /** The feed links to chapters. */
  readonly chapters?: true;
  /** URL of the transcript. */
  readonly transcript?: string;
  /** Hosts and guests of this episode, in the feed's order. */
  readonly people?: readonly EpisodePerson[];
};

export type EpisodePerson = {
  readonly name: string;
  readonly role: EpisodeRole;
  /** "" if there is no image. */
  readonly image: string;
};

export const EPISODE_ROLES = ["host", "guest", "crew"] as const;
export type EpisodeRole = (typeof EPISODE_ROLES)[number];

export type EpisodePage = {
  readonly episodes: readonly Episode[];
  readonly nextCursor: string | null;
  /** Present if requested. */
  readonly facets?: EpisodeFacets;
};

/** The filter choices for a show's episodes. Each choice has its count under the other filters. */
export type EpisodeFacets = {
  /** The number of episodes that match all filters. */
  readonly total: number;
  /** The number of known episodes of the show. */
  readonly known: number;
  /** Newest first. */
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly lengths: readonly { readonly length: EpisodeLength; readonly count: number }[];
  /** Counts among the episodes that match all filters. */
  readonly chapters: number;
  readonly transcripts: number;
};

/** Length classes in minutes: from the first number up to, but not including, the second. */
export const EPISODE_LENGTHS = ["0-15", "15-30", "30-60", "60-"] as const;
export type EpisodeLength = (typeof EPISODE_LENGTHS)[number];
