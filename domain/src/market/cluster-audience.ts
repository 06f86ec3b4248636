/** The living shows of one language and top category together. */
export type ClusterAudience = {
  /** A code such as "en"; "" for shows whose language is unknown. */
  readonly language: string;
  /** One of Apple's top categories; "" for shows without one. */
  readonly category: string;
  /** Living shows with an estimate. Others are not counted. */
  readonly shows: number;
  /** Their per-episode audiences (downloads of a new episode in its first seven days) summed by their likely number. */
  readonly weekly: number;
};
