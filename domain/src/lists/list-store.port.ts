import type { PodcastId } from "../catalogue/podcast.js";
import type { ItemPayload } from "./item-payload.js";
import type { ItemId, List, ListId, ListItem, UndoId } from "./list.js";
import type { ListSort } from "./list-order.js";

/** A user's id; lists know nothing else of users. */
export type OwnerId = string;

/**
 * Keeps lists. Names are parsed already. "no-such-list" means: none of this owner, whoever else may have it. Rules hold
 * in any interleaving of callers; only a failing store throws.
 */
export abstract class ListStore {
  /** Oldest first. */
  abstract ofOwner(owner: OwnerId): Promise<readonly List[]>;
  abstract find(owner: OwnerId, id: ListId): Promise<List | undefined>;
  abstract create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists">;
  abstract rename(owner: OwnerId, id: ListId, name: string): Promise<List | "duplicate-name" | "no-such-list">;
  /** Removes the list with its items. */
  abstract remove(owner: OwnerId, id: ListId): Promise<{ readonly undoId: UndoId } | "no-such-list">;
  /** Lists of this owner that hold the podcast. */
  abstract containing(owner: OwnerId, podcastId: PodcastId): Promise<readonly ListId[]>;
  /**
   * Takes a step back: what was removed or moved is where it was, with its ids, names and times; what was added is gone.
   * Items that are elsewhere by now, or whose podcast the list holds again, stay as they are. A step can be taken back once.
   */
  abstract undo(
    owner: OwnerId,
    undoId: UndoId,
  ): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists">;
  /** Forgets steps older than so many seconds; tells how many. */
  abstract forgetSteps(seconds: number): Promise<number>;
}

export type NewItem = { readonly podcastId: PodcastId; readonly payload: ItemPayload };
export type ItemPage = { readonly items: readonly ListItem[]; readonly total: number };
/** A search in a list: `q` as typed, pages from 1. */
export type ItemQuery = { readonly page: number; readonly sort: ListSort; readonly q: string };

export type Added = {
  /** In the order given. */
  readonly items: readonly ListItem[];
  readonly alreadyThere: readonly PodcastId[];
  /** Absent when nothing was added. */
  readonly undoId?: UndoId;
};

export type Transferred = {
  /** The items as they are in the list they went to; `from` are the ids they were asked for by. */
  readonly items: readonly (ListItem & { readonly from: ItemId })[];
  /** Items whose podcast the other list holds already: they stay. */
  readonly alreadyThere: readonly ItemId[];
  readonly undoId?: UndoId;
};

/** Keeps the items of lists; a list holds a podcast once. As `ListStore` in all else. */
export abstract class ListItemStore {
  abstract page(owner: OwnerId, list: ListId, query: ItemQuery): Promise<ItemPage | "no-such-list">;
  /** The whole list in portions of constant size. What is added while one reads may be missing. */
  abstract walk(owner: OwnerId, list: ListId, sort: ListSort): AsyncIterable<readonly ListItem[]>;
  /** Adds what is not there yet, later ones as newer ones. */
  abstract add(owner: OwnerId, list: ListId, items: readonly NewItem[]): Promise<Added | "no-such-list" | "list-full">;
  /** Removes those of the items that are in the list. */
  abstract remove(
    owner: OwnerId,
    list: ListId,
    items: readonly ItemId[],
  ): Promise<{ readonly done: readonly ItemId[]; readonly undoId?: UndoId } | "no-such-list">;
  /** Moved items keep id and time; copies get their own. Ids that are not in the list are left out. */
  abstract transfer(
    owner: OwnerId,
    way: { readonly from: ListId; readonly to: ListId; readonly how: "move" | "copy" },
    items: readonly ItemId[],
  ): Promise<Transferred | "no-such-list" | "list-full">;
}
