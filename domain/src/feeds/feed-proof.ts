/** The texts of a feed that may prove a claim. Both texts are as their publisher wrote them. */
export type FeedProof = {
  /** Texts of `<podcast:txt purpose="verify">`. */
  readonly texts: readonly string[];
  /** Descriptions of the channel, in all their elements. */
  readonly descriptions: readonly string[];
};
