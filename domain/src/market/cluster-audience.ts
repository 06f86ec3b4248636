/** The active shows of one language and top-level category, taken together. */
export type ClusterAudience = {
  /** A code such as "en"; "" for shows whose language is unknown. */
  readonly language: string;
  /** One of Apple's top-level categories; "" for shows without one. */
  readonly category: string;
  /** The number of active shows with an estimate. Others are not counted. */
  readonly shows: number;
  /** The sum of their likely per-episode audiences (downloads of a new episode in its first seven days). */
  readonly weekly: number;
};
