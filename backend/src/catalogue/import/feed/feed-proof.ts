import type { FeedProof } from "@earshot/domain/feeds/feed-proof";
import { decodeReferences } from "../text/clean-text.js";
import { childrenByName, type FeedElement } from "./feed-element.js";

/** Maximum elements of one kind that are read, and maximum characters of each. */
const MOST = 50;
const LONGEST = 20_000;
/** The elements that describe a show, best first. */
export const DESCRIPTIONS = [
  "description",
  "itunes:summary",
  "googleplay:description",
  "summary",
  "itunes:subtitle",
  "subtitle",
];

/** The texts in a channel with which its makers can prove that it is theirs (`podcast:txt`, the descriptions). */
export function feedProof(channel: FeedElement): FeedProof {
  const textsOf = (elements: readonly FeedElement[]) =>
    elements.slice(0, MOST).map(({ text }) => decodeReferences(text.slice(0, LONGEST)));
  const verifies = ({ attributes }: FeedElement) => attributes.purpose?.trim().toLowerCase() === "verify";
  return {
    texts: textsOf(childrenByName(channel, "podcast:txt").filter(verifies)),
    descriptions: DESCRIPTIONS.flatMap((name) => textsOf(childrenByName(channel, name))),
  };
}
