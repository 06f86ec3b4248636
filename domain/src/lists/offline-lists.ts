import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { ItemPayload } from "./item-payload.js";
import { blankColumns, type ItemEdit, ownColumns, type OwnColumns } from "./columns/own-columns.js";
import type { Statuses } from "./columns/statuses.js";
import type { ListId, ListItem } from "./list.js";

/** A podcast in a copied list. Moments are ISO 8601. */
export type CopiedItem = {
  readonly id: string;
  readonly podcastId: PodcastId;
  readonly payload: ItemPayload;
  readonly createdAt: string;
  readonly version?: number;
} & Partial<OwnColumns>;

/** A list's offline copy on a device. */
export type CopiedList = {
  readonly id: ListId;
  readonly name: string;
  readonly createdAt: string;
  readonly items: readonly CopiedItem[];
  /** Absent if they are the defaults. */
  readonly statuses?: Statuses;
};

/** A change made offline. `before` is the list as the person saw it. */
export type ListEdit =
  | { readonly kind: "create"; readonly list: CopiedList }
  | ({ readonly listId: ListId; readonly before: CopiedList } & (
      | { readonly kind: "rename"; readonly name: string }
      | { readonly kind: "delete" }
      | { readonly kind: "add"; readonly items: readonly CopiedItem[] }
      | { readonly kind: "remove"; readonly podcastIds: readonly PodcastId[] }
      /** A user's edits beside a show. */
      | { readonly kind: "write"; readonly podcastId: PodcastId; readonly columns: ItemEdit }
      | ListTransfer
    ));

/** Shows that went to another list. `items` are as they are there; `target` is that list as the person saw it. */
export type ListTransfer = {
  readonly kind: "move" | "copy";
  readonly targetId: ListId;
  readonly target: CopiedList;
  readonly items: readonly CopiedItem[];
};

/** The lists after an edit. An edit of a missing list changes nothing. */
export function edited(lists: readonly CopiedList[], edit: ListEdit): readonly CopiedList[] {
  if (edit.kind === "create") return [...lists, edit.list];
  if (edit.kind === "delete") return lists.filter(({ id }) => id !== edit.listId);
  return lists.map((list) => {
    const left = list.id === edit.listId ? editedList(list, edit) : list;
    const comes = (edit.kind === "move" || edit.kind === "copy") && list.id === edit.targetId;
    return comes ? withItems(left, edit.items) : left;
  });
}

function editedList(list: CopiedList, edit: Exclude<ListEdit, { kind: "create" | "delete" }>): CopiedList {
  switch (edit.kind) {
    case "rename":
      return { ...list, name: edit.name };
    case "add":
      return withItems(list, edit.items);
    case "remove":
      return without(list, edit.podcastIds);
    case "move":
      return without(list, edit.items.map(({ podcastId }) => podcastId)); // prettier-ignore
    case "copy":
      return list;
    case "write":
      return { ...list, items: list.items.map((item) => (item.podcastId === edit.podcastId ? written(item, edit.columns) : item)) }; // prettier-ignore
  }
}

/**
 * What is left of an edit that is undone: removed or moved shows do not come back if they are in the list again, or have moved
 * since. undefined: nothing is left.
 */
export function leftOfUndone(edit: ListEdit, lists: readonly CopiedList[]): ListEdit | undefined {
  if (edit.kind !== "remove" && edit.kind !== "move") return undefined;
  const itemsOf = (id: ListId) => lists.find((list) => list.id === id)?.items ?? [];
  const again = new Set(itemsOf(edit.listId).map(({ podcastId }) => podcastId));
  if (edit.kind === "remove") {
    const podcastIds = edit.podcastIds.filter((id) => again.has(id));
    return podcastIds.length > 0 ? { ...edit, podcastIds } : undefined;
  }
  const there = new Set(itemsOf(edit.targetId).map(({ id }) => id));
  const items = edit.items.filter(({ id, podcastId }) => again.has(podcastId) || !there.has(id));
  return items.length > 0 ? { ...edit, items } : undefined;
}

/** The own columns of a copied item; old copies have none. */
export function columnsOf(item: CopiedItem, statuses?: Statuses): OwnColumns {
  return ownColumns({ ...blankColumns(statuses), ...item });
}

/** A copied item as its list shows it. */
export function shownItem(item: CopiedItem, { statuses }: CopiedList): ListItem {
  const { id, podcastId, payload, createdAt, version = 1 } = item;
  return { id, podcastId, payload, createdAt: new Date(createdAt), ...columnsOf(item, statuses), version };
}

export function written(item: CopiedItem, columns: ItemEdit): CopiedItem {
  return { ...item, ...columns, version: (item.version ?? 1) + 1 };
}

/** A list contains a show once; an existing item does not change. */
function withItems(list: CopiedList, items: readonly CopiedItem[]): CopiedList {
  const held = new Set(list.items.map(({ podcastId }) => podcastId));
  return { ...list, items: [...list.items, ...items.filter(({ podcastId }) => !held.has(podcastId))] };
}

function without(list: CopiedList, podcastIds: readonly PodcastId[]): CopiedList {
  const gone = new Set(podcastIds);
  return { ...list, items: list.items.filter(({ podcastId }) => !gone.has(podcastId)) };
}
