import type { PodcastId } from "../../catalogue/shows/podcast.js";
import type { ItemId, ListId, ListItem } from "../list.js";
import type { ListUserId } from "../list-store.port.js";
import type { Denied } from "../list-roles.js";
import type { Money } from "../columns/money.js";
import type { ItemEdit, OwnColumns } from "../columns/own-columns.js";
import type { ShowFigures } from "../columns/show-figures.js";
import type { Statuses } from "../columns/statuses.js";

export type Shortlist = {
  readonly statuses: Statuses;
  /** When its figures were frozen; null if it shows current ones. */
  readonly frozenOn: Date | null;
};

/** The values of an item that a list's sums use. */
export type SummedItem = Pick<OwnColumns, "status" | "price"> & {
  readonly podcastId: PodcastId;
  /** Its frozen figures; undefined if it has none from that day. */
  readonly frozen: ShowFigures | undefined;
};

export type SpotPrice = { readonly price: Money; readonly listId: ListId; readonly listName: string };

export type FiguresByShow = ReadonlyMap<PodcastId, ShowFigures>;

/** The part of the shortlist store that devices also have offline: users' own columns in their lists. Refusals as in `ListStore`. */
export abstract class ShortlistRows {
  abstract find(user: ListUserId, list: ListId): Promise<Shortlist | "no-such-list">;
  /** Changes columns of an item, but only if it still has this version. Otherwise returns the current item as `newer`. */
  abstract edit(
    user: ListUserId,
    list: ListId,
    item: ItemId,
    change: { readonly version: number; readonly edit: ItemEdit },
  ): Promise<ListItem | { readonly newer: ListItem } | Denied | "no-such-item" | "no-such-status">;
  /** Returns the whole list in batches of fixed size, in no particular order. */
  abstract walk(user: ListUserId, list: ListId): AsyncIterable<readonly SummedItem[]>;
  /** The frozen figures of the given items. Items without any are left out. */
  abstract frozen(list: ListId, items: readonly ItemId[]): Promise<FiguresByShow>;
}

/** Stores users' own columns in their lists. */
export abstract class ShortlistStore extends ShortlistRows {
  /** Changes a list's statuses. Shows follow a renamed status. `used` names a removed status that shows still have. */
  abstract setStatuses(
    user: ListUserId,
    list: ListId,
    change: { readonly statuses: Statuses; readonly renamed: ReadonlyMap<string, string> },
  ): Promise<Shortlist | { readonly used: string } | Denied>;
  /** Stores a copy of the figures that `figures` returns for each batch. Stores all of them or none. */
  abstract freeze(
    user: ListUserId,
    list: ListId,
    on: Date,
    figures: (ids: readonly PodcastId[]) => Promise<FiguresByShow>,
  ): Promise<Shortlist | Denied>;
  abstract unfreeze(user: ListUserId, list: ListId): Promise<Shortlist | Denied>;
  /**
   * Prices of shows in the lists that the user can read. If several lists have a price for a show, the list to which it was added last
   * counts.
   */
  abstract spotPrices(user: ListUserId, shows: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, SpotPrice>>;
}
