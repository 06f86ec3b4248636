/** One episode of a podcast (product specification, section 3), with further facts from its feed. */
export type Episode = {
  readonly id: string;
  readonly title: string;
  /** Plain text or sanitized HTML; "" when the feed has none. */
  readonly summary: string;
  /** ISO 8601, or null when the feed gives no usable date. */
  readonly published: string | null;
  /** Seconds, or null when unknown. */
  readonly duration: number | null;
  /** "" when the episode has no picture of its own. */
  readonly image: string;
  /** The enclosure's address; "" when the episode has no playable file. */
  readonly mp3: string;
  /** The episode's own page. */
  readonly link?: string;
  /** The feed names chapters. */
  readonly chapters?: true;
  /** Address of the transcript. */
  readonly transcript?: string;
  /** Hosts and guests of this episode, in the feed's order. */
  readonly people?: readonly EpisodePerson[];
};

export type EpisodePerson = {
  readonly name: string;
  readonly role: EpisodeRole;
  /** "" when there is no picture. */
  readonly image: string;
};

export const EPISODE_ROLES = ["host", "guest", "crew"] as const;
export type EpisodeRole = (typeof EPISODE_ROLES)[number];

export type EpisodePage = {
  readonly episodes: readonly Episode[];
  readonly nextCursor: string | null;
  /** Present when they were requested. */
  readonly facets?: EpisodeFacets;
};

/** The filters of a show's episodes, each choice with its count under the other filters. */
export type EpisodeFacets = {
  /** Episodes that pass all filters. */
  readonly total: number;
  /** Known episodes of the show. */
  readonly known: number;
  /** Newest first. */
  readonly years: readonly { readonly year: number; readonly count: number }[];
  readonly lengths: readonly { readonly length: EpisodeLength; readonly count: number }[];
  /** Of those that pass all filters. */
  readonly chapters: number;
  readonly transcripts: number;
};

/** Lengths by minutes: at least the first number, less than the second. */
export const EPISODE_LENGTHS = ["0-15", "15-30", "30-60", "60-"] as const;
export type EpisodeLength = (typeof EPISODE_LENGTHS)[number];
