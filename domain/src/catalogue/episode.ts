/** One episode of a podcast (product specification, section 3). */
export type Episode = {
  readonly id: string;
  readonly title: string;
  /** Plain text or sanitised HTML; "" when the feed has none. */
  readonly summary: string;
  /** ISO 8601, or null when the feed gives no usable date. */
  readonly published: string | null;
  /** Seconds, or null when unknown. */
  readonly duration: number | null;
  /** "" when the episode has no picture of its own. */
  readonly image: string;
  /** The enclosure's address; "" when the episode has no playable file. */
  readonly mp3: string;
};

export type EpisodePage = { readonly episodes: readonly Episode[]; readonly nextCursor: string | null };
