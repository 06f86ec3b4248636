import { firstCodePoints } from "../shared/code-points.js";
import type { Podcast } from "./podcast.js";

/** What users' collections keep of a podcast, to show it without asking the catalogue. */
export type PodcastSnapshot = {
  /** "" when nothing is known. */
  readonly title: string;
  readonly author: string | null;
  /** An absolute http(s) address. */
  readonly imageUrl: string | null;
};

/** Code points kept of a title or an author. */
const TEXT_MAX = 300;
/** Addresses longer than this are not kept. */
const ADDRESS_MAX = 2_000;

const BREAKS = /[\p{Cc}\s]+/gu;

/** What is kept of a podcast of the catalogue. Defaults that stand for "not known" are not kept. */
export function snapshotOf(podcast: Podcast, origin: string): PodcastSnapshot {
  const known = (field: "title" | "itunesAuthor"): string => (podcast.defaulted.includes(field) ? "" : podcast[field]);
  return {
    title: keptText(known("title")),
    author: keptText(known("itunesAuthor")) || null,
    imageUrl: keptImage(podcast.imageUrl, origin),
  };
}

/** A text as it is kept: one line, trimmed, at most 300 code points. */
export function keptText(text: string): string {
  return firstCodePoints(text.replace(BREAKS, " ").trim(), TEXT_MAX).trimEnd();
}

/**
 * The address of a cover, kept only if it is an http(s) address (product specification, section 3). One that lies on our
 * own server ("/demo/covers/…") gets the `origin` before it.
 */
export function keptImage(address: string, origin: string): string | null {
  const absolute = /^\/(?![/\\])/.test(address) ? `${origin}${address}` : address.trim();
  return /^https?:\/\/[^\s/]\S*$/i.test(absolute) && absolute.length <= ADDRESS_MAX ? absolute : null;
}
