import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { ItemPayload } from "./item-payload.js";
import type { ItemId, List, ListId, ListItem, UndoId } from "./list.js";
import type { ListSort } from "./list-order.js";
import type { Denied, ListRole } from "./list-roles.js";
import type { ItemEdit } from "./columns/own-columns.js";

/** A user's id; lists know nothing else about users. */
export type OwnerId = string;
/** The id of a user who may be the owner of a list, a member of it, or neither. */
export type ListUserId = string;

/**
 * Stores lists. Names are already parsed. "no-such-list": this user sees no such list. "not-allowed": the user sees the list, but
 * the role is too low (`mayDo`). The rules hold under concurrency; only a failing store throws.
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
  /** Removes the list with its items. */
  abstract remove(user: ListUserId, id: ListId): Promise<{ readonly undoId: UndoId } | Denied>;
  /** This owner's lists with the podcast. */
  abstract containing(owner: OwnerId, podcastId: PodcastId): Promise<readonly ListId[]>;
  /**
   * Undoes a step: removed or moved items return with their ids, names and times; added ones are deleted. Items that have moved
   * since, or whose podcast is in the list again, do not change. Only the user who made a step can undo it, once, and only while
   * that user may edit the list.
   */
  abstract undo(
    user: ListUserId,
    undoId: UndoId,
  ): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists">;
}

/** `own`: columns that differ from the defaults of a new item. */
export type NewItem = { readonly podcastId: PodcastId; readonly payload: ItemPayload; readonly own?: ItemEdit };
export type ItemPage = { readonly items: readonly ListItem[]; readonly total: number };
/** A search in a list: `q` as typed, pages from 1. With `status`, only shows that have it. */
export type ItemQuery = {
  readonly page: number;
  readonly sort: ListSort;
  readonly q: string;
  readonly status?: string | undefined;
};

export type Added = {
  /** In the order given. */
  readonly items: readonly ListItem[];
  readonly alreadyThere: readonly PodcastId[];
  /** Absent when nothing was added. */
  readonly undoId?: UndoId;
};

export type Transferred = {
  /** The items in the target list; `from` are their ids in the request. */
  readonly items: readonly (ListItem & { readonly from: ItemId })[];
  /** Items whose podcast is already in the other list: they stay. */
  readonly alreadyThere: readonly ItemId[];
  readonly undoId?: UndoId;
};

export type TransferMode = { readonly from: ListId; readonly to: ListId; readonly how: "move" | "copy" };

/** Stores list items; a list contains a podcast once. Otherwise like `ListStore`. */
export abstract class ListItemStore {
  abstract page(user: ListUserId, list: ListId, query: ItemQuery): Promise<ItemPage | "no-such-list">;
  /** The whole list in batches of constant size. Items added in the meantime may be missing. */
  abstract walk(user: ListUserId, list: ListId, sort: ListSort): AsyncIterable<readonly ListItem[]>;
  /** Adds missing podcasts; later ones count as newer. */
  abstract add(user: ListUserId, list: ListId, items: readonly NewItem[]): Promise<Added | Denied | "list-full">;
  /** Removes the items that are in the list. */
  abstract remove(
    user: ListUserId,
    list: ListId,
    items: readonly ItemId[],
  ): Promise<{ readonly done: readonly ItemId[]; readonly undoId?: UndoId } | Denied>;
  /** Moved items keep ids and times; copies get new ones. Ignores unknown ids. Copying only reads `from`. */
  abstract transfer(
    user: ListUserId,
    way: TransferMode,
    items: readonly ItemId[],
  ): Promise<Transferred | Denied | "list-full">;
}
