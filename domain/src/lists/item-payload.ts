import type { Podcast } from "../catalogue/podcast.js";
import { keptImage, keptText, snapshotOf } from "../catalogue/podcast-snapshot.js";

/** What a list keeps of a podcast to show it without asking the catalogue (product specification, section 3). */
export type ItemPayload = {
  /** "" when nothing is known; shown as "Untitled". */
  readonly title: string;
  readonly author: string | null;
  /** An absolute http(s) address. */
  readonly image_url: string | null;
};

/** A payload as a client may send it. */
export type GivenPayload = { readonly [Field in keyof ItemPayload]?: string | null };

/** What is kept of what a client says; `origin` is where our own covers lie. */
export function itemPayload({ title, author, image_url }: GivenPayload, origin: string): ItemPayload {
  return {
    title: keptText(title ?? ""),
    author: keptText(author ?? "") || null,
    image_url: keptImage(image_url ?? "", origin),
  };
}

/** What a list keeps of a podcast of the catalogue. */
export function payloadOf(podcast: Podcast, origin: string): ItemPayload {
  const { title, author, imageUrl } = snapshotOf(podcast, origin);
  return { title, author, image_url: imageUrl };
}
