import { firstCodePoints } from "../../shared/text/code-points.js";
import type { Podcast } from "./podcast.js";

/** The copy of a podcast's main facts in users' collections, for display without the catalogue. */
export type PodcastSnapshot = {
  /** "" if unknown. */
  readonly title: string;
  readonly author: string | null;
  /** An absolute http(s) URL. */
  readonly imageUrl: string | null;
};

/** Maximum code points stored for a title or an author. */
const TEXT_MAX = 300;
/** Longer URLs are dropped. */
const ADDRESS_MAX = 2_000;

const BREAKS = /[\p{Cc}\s]+/gu;

/** The snapshot of a catalogue podcast. Leaves out defaults, which mean "unknown". */
export function snapshotOf(podcast: Podcast, origin: string): PodcastSnapshot {
  const known = (field: "title" | "itunesAuthor"): string => (podcast.defaulted.includes(field) ? "" : podcast[field]);
  return {
    title: snapshotText(known("title")),
    author: snapshotText(known("itunesAuthor")) || null,
    imageUrl: snapshotImage(podcast.imageUrl, origin),
  };
}

/** A text for storage: one line, trimmed, at most 300 code points. */
export function snapshotText(text: string): string {
  return firstCodePoints(text.replace(BREAKS, " ").trim(), TEXT_MAX).trimEnd();
}

/**
 * The URL of a cover, if it is an http(s) URL (product specification, section 3). A path on our own server ("/demo/covers/…") gets
 * `origin` as its prefix.
 */
export function snapshotImage(address: string, origin: string): string | null {
  const absolute = /^\/(?![/\\])/.test(address) ? `${origin}${address}` : address.trim();
  return /^https?:\/\/[^\s/]\S*$/i.test(absolute) && absolute.length <= ADDRESS_MAX ? absolute : null;
}
