import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";

/** Names for `moveFocus`: the button that removes a show from a comparison, and the button that adds a similar one. */
export const removeButton = (id: PodcastId): string => `remove from comparison ${id}`;
export const similarButton = (id: PodcastId): string => `add to comparison ${id}`;
/** The part of the page where shows are added. */
export const PICKER = "comparison picker";
/** What replaces it in a full comparison. */
export const LIMIT = "comparison limit";

/** What gets the focus when `gone` is removed from a list: the next item, otherwise the previous one. */
export function neighborOf(ids: readonly PodcastId[], gone: PodcastId): PodcastId | undefined {
  const at = ids.indexOf(gone);
  return at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1]);
}
