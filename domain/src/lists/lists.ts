import type { Podcast, PodcastId } from "../catalogue/shows/podcast.js";
import type { PodcastCatalogue } from "../catalogue/podcast-catalogue.port.js";
import { DomainError } from "../shared/domain-error.js";
import { type GivenPayload, type ItemPayload, itemPayload, payloadOf } from "./item-payload.js";
import { type ItemId, type List, type ListId, type ListItem, parseListName, type UndoId } from "./list.js";
import type {
  ListItemStore,
  ListStore,
  ListUserId,
  NewItem,
  OwnerId,
  Transferred,
  TransferMode,
} from "./list-store.port.js";
import { type Denied, denial } from "./list-roles.js";
import type { Money } from "./columns/money.js";
import { type ItemEdit, parseEdit } from "./columns/own-columns.js";

export type BatchOutcome = {
  readonly added: number;
  readonly alreadyThere: number;
  readonly unknown: readonly PodcastId[];
  readonly undoId: UndoId | null;
};

type BulkAction =
  | { readonly action: "remove"; readonly itemIds: readonly ItemId[] }
  | { readonly action: "move" | "copy"; readonly itemIds: readonly ItemId[]; readonly targetListId: ListId };

export type BulkOutcome = {
  readonly done: readonly ItemId[];
  /** Items that stay where they are, because their podcast is already in the other list. */
  readonly alreadyThere: readonly ItemId[];
  readonly undoId?: UndoId;
};

/** The part of the catalogue that lists use. */
type ListedPodcasts = Pick<PodcastCatalogue, "podcasts"> & {
  podcast(id: PodcastId): Promise<Podcast | undefined>;
};

type Untransferred = Denied | "list-full" | "same-list";

/** Operations on lists. Converts names and podcasts to their stored form. */
export class Lists {
  constructor(
    private readonly lists: ListStore,
    private readonly items: ListItemStore,
    private readonly catalogue: ListedPodcasts,
    /** The origin of our own covers: "https://earshot.example". */
    private readonly origin: string,
  ) {}

  /** Throws DomainError if the name is invalid. */
  async create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists"> {
    return this.lists.create(owner, parseListName(name));
  }

  /** Throws DomainError if the name is invalid. */
  async rename(user: ListUserId, id: ListId, name: string): Promise<List | "duplicate-name" | Denied> {
    return this.lists.rename(user, id, parseListName(name));
  }

  /**
   * Adds a podcast with the facts sent by the client, or otherwise the catalogue's. `own` has the user's columns, if the show had any
   * before. Throws DomainError "podcast.unknown" if the facts must come from the catalogue and it does not have the podcast.
   */
  async add(
    user: ListUserId,
    list: ListId,
    {
      podcastId,
      payload,
      own,
    }: {
      readonly podcastId: PodcastId;
      readonly payload?: GivenPayload | undefined;
      readonly own?: ItemEdit | undefined;
    },
  ): Promise<ListItem | Denied | "list-full" | "duplicate-item"> {
    // Reports a missing list before any other error.
    const denied = payload ? undefined : denial(await this.lists.role(user, list), "edit");
    if (denied) return denied;
    const snapshot = payload ? itemPayload(payload, this.origin) : await this.known(podcastId);
    const added = await this.items.add(user, list, [
      { podcastId, payload: snapshot, ...(own && { own: parseEdit(own) }) },
    ]);
    return typeof added === "string" ? added : (added.items[0] ?? "duplicate-item");
  }

  /** Adds all podcasts that are in the catalogue, each once, in the given order. `prices` has the price of a spot on some of them. */
  async addAll(
    user: ListUserId,
    list: ListId,
    podcastIds: readonly PodcastId[],
    prices: Readonly<Record<PodcastId, Money | null>> = {},
  ): Promise<BatchOutcome | Denied | "list-full"> {
    const denied = denial(await this.lists.role(user, list), "edit");
    if (denied) return denied;
    const ids = [...new Set(podcastIds)];
    // A Map, because an id can be the name of an object's property, such as "constructor".
    const own = new Map(Object.entries(prices));
    const found = await this.catalogue.podcasts(ids);
    const unknown = ids.filter((id) => !found.has(id));
    const items = ids.flatMap((podcastId): NewItem[] => {
      const podcast = found.get(podcastId);
      if (!podcast) return [];
      const price = own.get(podcastId);
      return [{ podcastId, payload: payloadOf(podcast, this.origin), ...(price && { own: parseEdit({ price }) }) }];
    });
    if (items.length === 0) return { added: 0, alreadyThere: 0, unknown, undoId: null };
    const outcome = await this.items.add(user, list, items);
    if (typeof outcome === "string") return outcome;
    const { items: added, alreadyThere, undoId } = outcome;
    return { added: added.length, alreadyThere: alreadyThere.length, unknown, undoId: undoId ?? null };
  }

  async bulk(user: ListUserId, list: ListId, action: BulkAction): Promise<BulkOutcome | Untransferred> {
    if (action.action === "remove") {
      const removed = await this.items.remove(user, list, action.itemIds);
      return typeof removed === "string" ? removed : { alreadyThere: [], ...removed };
    }
    const way = { from: list, to: action.targetListId, how: action.action };
    const outcome = await this.transfer(user, way, action.itemIds);
    if (typeof outcome === "string") return outcome;
    const { items, alreadyThere, undoId } = outcome;
    return { done: items.map(({ from }) => from), alreadyThere, ...(undoId && { undoId }) };
  }

  async removeOne(user: ListUserId, list: ListId, item: ItemId): Promise<{ undoId: UndoId } | Denied | "no-such-item"> {
    const removed = await this.items.remove(user, list, [item]);
    if (typeof removed === "string") return removed;
    return removed.undoId ? { undoId: removed.undoId } : "no-such-item";
  }

  /** Moves or copies one item to another list. */
  async transferOne(
    user: ListUserId,
    way: TransferMode,
    item: ItemId,
  ): Promise<
    { readonly item: ListItem; readonly undoId?: UndoId } | Untransferred | "no-such-item" | "duplicate-in-target"
  > {
    const outcome = await this.transfer(user, way, [item]);
    if (typeof outcome === "string") return outcome;
    const { items, alreadyThere, undoId } = outcome;
    if (!items[0]) return alreadyThere.length > 0 ? "duplicate-in-target" : "no-such-item";
    const { from: _from, ...arrived } = items[0];
    return { item: arrived, ...(undoId && { undoId }) };
  }

  private async transfer(
    user: ListUserId,
    way: TransferMode,
    items: readonly ItemId[],
  ): Promise<Transferred | Untransferred> {
    return way.from === way.to ? "same-list" : this.items.transfer(user, way, items);
  }

  private async known(podcastId: PodcastId): Promise<ItemPayload> {
    const podcast = await this.catalogue.podcast(podcastId);
    if (!podcast) throw new DomainError("podcast.unknown", "No podcast found.");
    return payloadOf(podcast, this.origin);
  }
}
