import type { PodcastId } from "../catalogue/podcast.js";
import type { ItemPayload } from "./item-payload.js";
import type { ListId } from "./list.js";

/** A podcast in a copied list. Moments are ISO 8601. */
export type CopiedItem = {
  readonly id: string;
  readonly podcastId: PodcastId;
  readonly payload: ItemPayload;
  readonly createdAt: string;
};

/** A list as a device keeps it for use without a connection. */
export type CopiedList = {
  readonly id: ListId;
  readonly name: string;
  readonly createdAt: string;
  readonly items: readonly CopiedItem[];
};

/** A change that was made without a connection. `before` is the list as the person saw it. */
export type ListEdit =
  | { readonly kind: "create"; readonly list: CopiedList }
  | { readonly kind: "rename"; readonly listId: ListId; readonly name: string; readonly before: CopiedList }
  | { readonly kind: "delete"; readonly listId: ListId; readonly before: CopiedList }
  | { readonly kind: "add"; readonly listId: ListId; readonly item: CopiedItem; readonly before: CopiedList }
  | { readonly kind: "remove"; readonly listId: ListId; readonly podcastId: PodcastId; readonly before: CopiedList };

/** The lists with an edit made. An edit of a list that is not there changes nothing. */
export function edited(lists: readonly CopiedList[], edit: ListEdit): readonly CopiedList[] {
  if (edit.kind === "create") return [...lists, edit.list];
  if (edit.kind === "delete") return lists.filter(({ id }) => id !== edit.listId);
  return lists.map((list) => {
    if (list.id !== edit.listId) return list;
    if (edit.kind === "rename") return { ...list, name: edit.name };
    if (edit.kind === "remove") {
      return { ...list, items: list.items.filter(({ podcastId }) => podcastId !== edit.podcastId) };
    }
    const others = list.items.filter(({ podcastId }) => podcastId !== edit.item.podcastId);
    return { ...list, items: [...others, edit.item] };
  });
}

/** What an edit means for the server's lists. */
export type MergeStep = {
  /**
   * "restore": the list was deleted elsewhere, and comes back as the person had it, with the edit. "keep": the edit is not
   * made.
   */
  readonly kind: "apply" | "restore" | "keep" | "nothing";
  /** What a person should know: the same thing was changed in two places. */
  readonly conflict?: string;
};

/**
 * Merges one edit: the last writer of a field is the one whose edit arrives, and nothing is deleted that the person who deleted it
 * had not seen. `now` is the server's list; undefined when it is gone.
 */
export function mergeStep(edit: ListEdit, now: CopiedList | undefined): MergeStep {
  if (edit.kind === "create") return { kind: "apply" };
  if (now === undefined) {
    if (edit.kind === "delete" || edit.kind === "remove") return { kind: "nothing" };
    const conflict = `“${edit.before.name}” was deleted elsewhere. It is back, because you changed it offline.`;
    return { kind: "restore", conflict };
  }
  if (edit.kind === "rename") return mergedName(edit, now);
  if (edit.kind === "delete") return mergedDeletion(edit, now);
  const isIn = (id: PodcastId) => now.items.some(({ podcastId }) => podcastId === id);
  if (edit.kind === "add") return { kind: isIn(edit.item.podcastId) ? "nothing" : "apply" };
  return { kind: isIn(edit.podcastId) ? "apply" : "nothing" };
}

function mergedName({ name, before }: ListEdit & { kind: "rename" }, now: CopiedList): MergeStep {
  if (now.name === name) return { kind: "nothing" };
  if (now.name === before.name) return { kind: "apply" };
  return {
    kind: "apply",
    conflict: `“${before.name}” was renamed to “${now.name}” elsewhere. Your later name “${name}” is used.`,
  };
}

function mergedDeletion({ before }: ListEdit & { kind: "delete" }, now: CopiedList): MergeStep {
  const seen = new Set(before.items.map(({ podcastId }) => podcastId));
  if (now.items.every(({ podcastId }) => seen.has(podcastId)) && now.name === before.name) return { kind: "apply" };
  return { kind: "keep", conflict: `“${now.name}” was changed elsewhere, so it was not deleted.` };
}
