import { firstCodePoints } from "../../shared/text/code-points.js";
import type { Podcast } from "./podcast.js";

/** The copy of a podcast in users' collections, for display without the catalogue. */
export type PodcastSnapshot = {
  /** "" when nothing is known. */
  readonly title: string;
  readonly author: string | null;
  /** An absolute http(s) address. */
  readonly imageUrl: string | null;
};

/** Code points of a title or an author that are stored. */
const TEXT_MAX = 300;
/** Longer URLs are dropped. */
const ADDRESS_MAX = 2_000;

const BREAKS = /[\p{Cc}\s]+/gu;

/** The snapshot of a podcast from the catalogue, without defaults that mean "unknown". */
export function snapshotOf(podcast: Podcast, origin: string): PodcastSnapshot {
  const known = (field: "title" | "itunesAuthor"): string => (podcast.defaulted.includes(field) ? "" : podcast[field]);
  return {
    title: snapshotText(known("title")),
    author: snapshotText(known("itunesAuthor")) || null,
    imageUrl: snapshotImage(podcast.imageUrl, origin),
  };
}

/** A stored text: one line, trimmed, at most 300 code points. */
export function snapshotText(text: string): string {
  return firstCodePoints(text.replace(BREAKS, " ").trim(), TEXT_MAX).trimEnd();
}

/**
 * The address of a cover, kept only if it is an http(s) address (product specification, section 3). An address on our own server
 * ("/demo/covers/…") gets the `origin` before it.
 */
export function snapshotImage(address: string, origin: string): string | null {
  const absolute = /^\/(?![/\\])/.test(address) ? `${origin}${address}` : address.trim();
  return /^https?:\/\/[^\s/]\S*$/i.test(absolute) && absolute.length <= ADDRESS_MAX ? absolute : null;
}
