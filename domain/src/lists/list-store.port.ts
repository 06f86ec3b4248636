import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { ItemPayload } from "./item-payload.js";
import type { ItemId, List, ListId, ListItem, UndoId } from "./list.js";
import type { ListSort } from "./list-order.js";
import type { Denied, ListRole } from "./list-roles.js";
import type { ItemEdit } from "./columns/own-columns.js";

/** A user's id. Lists know nothing else about users. */
export type OwnerId = string;
/** The id of a user, who may be the list's owner, a member or neither. */
export type ListUserId = string;

/**
 * Stores lists. Names are already parsed. "no-such-list": this user cannot see such a list. "not-allowed": the user can see the list but
 * has too low a role (`mayDo`). The rules hold under concurrency. Methods only throw if the store fails.
 */
export abstract class ListStore {
  /** Oldest first. */
  abstract ofOwner(owner: OwnerId): Promise<readonly List[]>;
  /** A list that the user owns or is a member of. */
  abstract find(user: ListUserId, id: ListId): Promise<List | undefined>;
  /** The user's role in the list; undefined for a stranger or if the list does not exist. */
  abstract role(user: ListUserId, id: ListId): Promise<ListRole | undefined>;
  abstract create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists">;
  abstract rename(user: ListUserId, id: ListId, name: string): Promise<List | "duplicate-name" | Denied>;
  abstract remove(user: ListUserId, id: ListId): Promise<{ readonly undoId: UndoId } | Denied>;
  abstract containing(owner: OwnerId, podcastId: PodcastId): Promise<readonly ListId[]>;
  /**
   * Undoes a step: removed or moved items come back with their ids, names and times, and added items are deleted. Items that have moved
   * since, or whose podcast is in the list again, do not change. Only the user who made a step can undo it, only once, and only while
   * allowed to edit the list.
   */
  abstract undo(
    user: ListUserId,
    undoId: UndoId,
  ): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists">;
}

/** `own` has the columns that differ from a new item's defaults. */
export type NewItem = { readonly podcastId: PodcastId; readonly payload: ItemPayload; readonly own?: ItemEdit };
/** A place in a sorted list: the sort value of an item, in the store's own format, and its id. */
export type ItemPlace = { readonly value: string; readonly id: ItemId };
/** `end` is the place of the last item; absent on the last page. */
export type ItemPage = { readonly items: readonly ListItem[]; readonly total: number; readonly end?: ItemPlace };
/**
 * A search within a list: `q` as typed, pages starting at 1. With `after`, the items that follow a place in the same order, whatever the
 * page. With `status`, only shows with that status.
 */
export type ItemQuery = {
  readonly page: number;
  readonly after?: ItemPlace | undefined;
  readonly sort: ListSort;
  readonly q: string;
  readonly status?: string | undefined;
};

export type Added = {
  /** In the given order. */
  readonly items: readonly ListItem[];
  readonly alreadyThere: readonly PodcastId[];
  /** Absent if nothing was added. */
  readonly undoId?: UndoId;
};

export type Transferred = {
  /** The items in the target list. `from` is the item's id in the request. */
  readonly items: readonly (ListItem & { readonly from: ItemId })[];
  /** Items that stay where they are, because their podcast is already in the other list. */
  readonly alreadyThere: readonly ItemId[];
  readonly undoId?: UndoId;
};

export type TransferMode = { readonly from: ListId; readonly to: ListId; readonly how: "move" | "copy" };

/** Stores list items. A list contains each podcast at most once. Otherwise like `ListStore`. */
export abstract class ListItemStore {
  abstract page(user: ListUserId, list: ListId, query: ItemQuery): Promise<ItemPage | "no-such-list">;
  /** Returns all items in batches of fixed size. Items that are added in the meantime can be missing. */
  abstract walk(user: ListUserId, list: ListId, sort: ListSort): AsyncIterable<readonly ListItem[]>;
  /** Adds the podcasts that are not in the list. Later ones in `items` count as newer. */
  abstract add(user: ListUserId, list: ListId, items: readonly NewItem[]): Promise<Added | Denied | "list-full">;
  /** Removes the given items that are in the list. */
  abstract remove(
    user: ListUserId,
    list: ListId,
    items: readonly ItemId[],
  ): Promise<{ readonly done: readonly ItemId[]; readonly undoId?: UndoId } | Denied>;
  /** Moved items keep their ids and times; copies get new ones. Unknown ids are ignored. Copying does not change `from`. */
  abstract transfer(
    user: ListUserId,
    way: TransferMode,
    items: readonly ItemId[],
  ): Promise<Transferred | Denied | "list-full">;
}
