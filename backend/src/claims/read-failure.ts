import type { ReadProof } from "../catalogue/refresh/feed-proofs.js";

const NO_FEED = "We don’t know this show’s feed.";

/** Why a feed could not be read, in a sentence for the makers of its show. */
export function failureOf(read: Exclude<ReadProof, { kind: "read" }>): string {
  return read.kind === "none" ? NO_FEED : `We couldn’t read the feed: ${read.reason.replace(/\.$/, "")}.`;
}
