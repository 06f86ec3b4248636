import type { ImportedEpisode } from "../../local/record/imported-podcast.js";
import { cut, oneLine } from "../text/clean-text.js";
import { childText, childrenByName, type FeedElement } from "./feed-element.js";
import { episodeExtras } from "./episode-extras.js";
import { feedDuration } from "./values/feed-duration.js";
import { dateOf, imageOf, linkOf } from "./feed-fields.js";
import { showNotes } from "./show-notes.js";
import { nameFromAddress, webAddress } from "../text/web-address.js";

/** Longer guids are cut off: they are tracking URLs, and this much is enough to identify an episode. */
const GUID_LIMIT = 1_000;

const NO_MEDIA = /\.(?:jpe?g|png|gif|webp|svg|avif|bmp|pdf|epub|html?|txt|docx?|zip|srt|vtt|json|torrent)$/i;
const MEDIA = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|wma|mp4|m4v|mov|webm|mpe?g|wmv|avi|3gp|m3u8)$/i;

type Enclosure = { readonly address: string; readonly playable: "audio" | "video" | "no" };

/** An item of a feed, and whether its file is playable, of another kind, or missing. */
export type ReadItem = { readonly episode: ImportedEpisode; readonly file: "playable" | "other" | "none" };

/** Reads an item. Returns undefined if it has neither a guid nor a file, or nothing usable as a title. */
export function readItem(item: FeedElement, base: string | undefined): ReadItem | undefined {
  const files = enclosuresOf(item, base);
  const file = files.find(({ playable }) => playable === "audio") ?? files.find(({ playable }) => playable === "video");
  const audioUrl = file?.address;
  const guid = guidOf(item, base) ?? audioUrl ?? files[0]?.address;
  const only = files.length === 1 ? files[0] : undefined;
  const title =
    oneLine(childText(item, "title", "itunes:title")) ??
    (only && oneLine(nameFromAddress(only.address))) ??
    (files.length === 0 ? oneLine(linkOf(item, base)) : undefined);
  if (guid === undefined || title === undefined) return undefined;
  const episode = {
    guid,
    title,
    summary: notesOf(item),
    published: dateOf(item, "pubdate", "published", "dc:date", "issued", "created", "updated", "modified"),
    duration: feedDuration(childText(item, "itunes:duration")),
    imageUrl: imageOf(item, base),
    audioUrl,
    ...episodeExtras(item, base),
  };
  return { episode, file: audioUrl !== undefined ? "playable" : files.length > 0 ? "other" : "none" };
}

/** Show notes, sanitized. The longest text comes first: applications show it, and shorter ones repeat its beginning. */
export function notesOf(item: FeedElement): string | undefined {
  const group = childrenByName(item, "media:group")[0];
  const texts = [
    ...["content:encoded", "content", "description", "itunes:summary", "googleplay:description", "summary", "itunes:subtitle", "subtitle"],
    "media:description",
  ].map((name) => childText(item, name)); // prettier-ignore
  for (const text of [...texts, childText(group, "media:description")]) {
    const notes = showNotes(text);
    if (notes !== undefined) return notes;
  }
  return undefined;
}

// Kept unchanged, even if it looks like a relative address, because an episode's identity must survive a move of the feed. Only
// explicit permanent links are resolved.
function guidOf(item: FeedElement, base: string | undefined): string | undefined {
  const element = childrenByName(item, "guid").find(({ text }) => text.trim() !== "");
  const isLink = element?.attributes.ispermalink?.trim().toLowerCase() === "true";
  const stated = (isLink ? webAddress(element?.text, base) : undefined) ?? element?.text ?? childText(item, "id");
  return oneLine(stated === undefined ? undefined : cut(stated.trim(), GUID_LIMIT), GUID_LIMIT);
}

function enclosuresOf(item: FeedElement, base: string | undefined): Enclosure[] {
  const media = [item, ...childrenByName(item, "media:group")].flatMap((at) => childrenByName(at, "media:content"));
  const linked = [...childrenByName(item, "link"), ...childrenByName(item, "atom:link")].filter(
    ({ attributes }) => attributes.rel?.trim().toLowerCase() === "enclosure",
  );
  const given = [
    ...childrenByName(item, "enclosure").map(({ attributes, text }) => [attributes.url ?? attributes.href ?? text, attributes.type]),
    ...linked.map(({ attributes }) => [attributes.href, attributes.type]),
    ...media.map(({ attributes }) => [attributes.url, attributes.type ?? attributes.medium]),
  ]; // prettier-ignore
  const found = new Map<string, Enclosure>();
  for (const [url, type] of given) {
    const address = url?.trim() ? webAddress(url, base) : undefined;
    if (address !== undefined && !found.has(address)) found.set(address, { address, playable: kindOf(address, type) });
  }
  return [...found.values()];
}

function kindOf(address: string, type: string | undefined): Enclosure["playable"] {
  const path = URL.parse(address)?.pathname ?? "";
  const stated = type?.trim().toLowerCase() ?? "";
  if (/^video\b/.test(stated)) return "video";
  if (/audio\b|ogg\b|mp3|mpeg/.test(stated)) return "audio";
  if (MEDIA.test(path)) return "audio";
  return /^(?:image|text)\b|\bpdf\b|epub|html|json|bittorrent/.test(stated) || NO_MEDIA.test(path) ? "no" : "audio";
}
