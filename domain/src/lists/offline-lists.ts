import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { ItemPayload } from "./item-payload.js";
import { blankColumns, type ItemEdit, ownColumns, type OwnColumns } from "./columns/own-columns.js";
import { type Statuses, adoptedStatuses, USUAL_STATUSES } from "./columns/statuses.js";
import type { ListId, ListItem } from "./list.js";

/** A podcast in a copied list. Times are ISO 8601. */
export type CopiedItem = {
  readonly id: string;
  readonly podcastId: PodcastId;
  readonly payload: ItemPayload;
  readonly createdAt: string;
  readonly version?: number;
} & Partial<OwnColumns>;

/** The offline copy of a list on a device. */
export type CopiedList = {
  readonly id: ListId;
  readonly name: string;
  readonly createdAt: string;
  readonly items: readonly CopiedItem[];
  /** Absent for the default statuses. */
  readonly statuses?: Statuses;
};

/**
 * A change made offline. `before` is the list as the user saw it. `known` lists the server's lists at the time when a new list was
 * created, so that none of them is mistaken for the new one. Absent in edits from earlier versions of the app.
 */
export type ListEdit =
  | { readonly kind: "create"; readonly list: CopiedList; readonly known?: readonly ListId[] }
  | ({ readonly listId: ListId; readonly before: CopiedList } & (
      | { readonly kind: "rename"; readonly name: string }
      | { readonly kind: "delete" }
      | { readonly kind: "add"; readonly items: readonly CopiedItem[] }
      | { readonly kind: "remove"; readonly podcastIds: readonly PodcastId[] }
      /** A change of a user's own columns for a show. */
      | { readonly kind: "write"; readonly podcastId: PodcastId; readonly columns: ItemEdit }
      | ListTransfer
    ));

/** Shows that were moved or copied to another list. `items` has their form in the target, and `target` is that list as the user saw it. */
export type ListTransfer = {
  readonly kind: "move" | "copy";
  readonly targetId: ListId;
  readonly target: CopiedList;
  readonly items: readonly CopiedItem[];
};

/** The lists after an edit. An edit of a missing list has no effect. */
export function edited(lists: readonly CopiedList[], edit: ListEdit): readonly CopiedList[] {
  if (edit.kind === "create") return [...lists, edit.list];
  if (edit.kind === "delete") return lists.filter(({ id }) => id !== edit.listId);
  return lists.map((list) => {
    const left = list.id === edit.listId ? editedList(list, edit) : list;
    const comes = (edit.kind === "move" || edit.kind === "copy") && list.id === edit.targetId;
    return comes ? withItems(left, edit.items, edit.before.statuses) : left;
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

/** The user's own columns of a copied item. Old copies do not have any. */
export function columnsOf(item: CopiedItem, statuses?: Statuses): OwnColumns {
  return ownColumns({ ...blankColumns(statuses), ...item });
}

/** A copied item in the form that a list displays. */
export function shownItem(item: CopiedItem, { statuses }: CopiedList): ListItem {
  const { id, podcastId, payload, createdAt, version = 1 } = item;
  return { id, podcastId, payload, createdAt: new Date(createdAt), ...columnsOf(item, statuses), version };
}

export function written(item: CopiedItem, columns: ItemEdit): CopiedItem {
  return { ...item, ...columns, version: (item.version ?? 1) + 1 };
}

/**
 * Adds items. A list contains each show once, and an item that is already there does not change. The list adopts the statuses of incoming
 * shows; `from` has the statuses of their previous list.
 */
export function withItems(list: CopiedList, items: readonly CopiedItem[], from?: Statuses): CopiedList {
  const held = new Set(list.items.map(({ podcastId }) => podcastId));
  const coming = items.filter(({ podcastId }) => !held.has(podcastId));
  const own = list.statuses ?? USUAL_STATUSES;
  const statuses = adoptedStatuses(own, coming.flatMap(({ status }) => status ?? []), from); // prettier-ignore
  return { ...list, items: [...list.items, ...coming], ...(statuses !== own && { statuses }) };
}

export function without(list: CopiedList, podcastIds: readonly PodcastId[]): CopiedList {
  const gone = new Set(podcastIds);
  return { ...list, items: list.items.filter(({ podcastId }) => !gone.has(podcastId)) };
}
