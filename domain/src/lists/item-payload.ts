import type { Podcast } from "../catalogue/shows/podcast.js";
import { snapshotImage, snapshotText, snapshotOf } from "../catalogue/shows/podcast-snapshot.js";

/** The copy of a podcast in a list, for display when the catalogue is not available (product specification, section 3). */
export type ItemPayload = {
  /** "" if unknown; displayed as "Untitled". */
  readonly title: string;
  readonly author: string | null;
  /** An absolute http(s) URL. */
  readonly image_url: string | null;
};

/** A payload as sent by a client. */
export type GivenPayload = { readonly [Field in keyof ItemPayload]?: string | null };

/** The stored form of a client's payload. `origin` is the origin of our own covers. */
export function itemPayload({ title, author, image_url }: GivenPayload, origin: string): ItemPayload {
  return {
    title: snapshotText(title ?? ""),
    author: snapshotText(author ?? "") || null,
    image_url: snapshotImage(image_url ?? "", origin),
  };
}

export function payloadOf(podcast: Podcast, origin: string): ItemPayload {
  const { title, author, imageUrl } = snapshotOf(podcast, origin);
  return { title, author, image_url: imageUrl };
}
