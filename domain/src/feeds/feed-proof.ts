/** The texts in a feed that can prove a claim, exactly as the publisher wrote them. */
export type FeedProof = {
  /** The texts of `<podcast:txt purpose="verify">`. */
  readonly texts: readonly string[];
  /** The channel's descriptions, from all elements that contain one. */
  readonly descriptions: readonly string[];
};
