import type { CopiedItem, CopiedList } from "./offline-lists.js";

/** A show in a copied list, for tests. */
export const copiedItem = (podcastId: string): CopiedItem => ({
  id: `item-${podcastId}`,
  podcastId,
  payload: { title: podcastId, author: null, image_url: null },
  createdAt: "2026-11-22T10:00:00.000Z",
});

export const copiedList = (name: string, ...ids: string[]): CopiedList => ({
  id: "l1",
  name,
  createdAt: "2026-11-20T10:00:00.000Z",
  items: ids.map(copiedItem),
});
