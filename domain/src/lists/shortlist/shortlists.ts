import type { PodcastId } from "../../catalogue/shows/podcast.js";
import { CatalogueUnavailable, type PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { Clock } from "../../shared/clock.port.js";
import { type ItemId, type ListId, type ListItem, PAGE_SIZE } from "../list.js";
import type { ItemPage, ItemQuery, ListItemStore, ListUserId } from "../list-store.port.js";
import { type ListSum, Summing } from "../columns/list-sum.js";
import { type ItemEdit, parseEdit } from "../columns/own-columns.js";
import { figuresOf, type ShowFigures } from "../columns/show-figures.js";
import type { FiguresByShow, Shortlist, ShortlistRows } from "./shortlist-store.port.js";

/** Which figures to show. A list that is not frozen only has today's. */
export const FIGURE_DAYS = ["today", "frozen"] as const;
export type FigureDay = (typeof FIGURE_DAYS)[number];

/** A page of a list. `figures` is keyed by podcast id; null if the source of podcasts is down. */
export type ShortlistPage = ItemPage & {
  readonly page: number;
  readonly pageSize: typeof PAGE_SIZE;
  readonly figures: Readonly<Record<PodcastId, ShowFigures>> | null;
};

/** A list as a shortlist: its figures, sums and the users' own columns. */
export class Shortlists {
  constructor(
    private readonly store: ShortlistRows,
    private readonly items: ListItemStore,
    private readonly catalogue: Pick<PodcastCatalogue, "figures">,
    private readonly clock: Clock,
  ) {}

  find(user: ListUserId, list: ListId): Promise<Shortlist | "no-such-list"> {
    return this.store.find(user, list);
  }

  async page(
    user: ListUserId,
    list: ListId,
    { figures: day, ...query }: ItemQuery & { readonly figures?: FigureDay | undefined },
  ): Promise<ShortlistPage | "no-such-list"> {
    const [found, shortlist] = await Promise.all([this.items.page(user, list, query), this.store.find(user, list)]);
    if (found === "no-such-list" || shortlist === "no-such-list") return "no-such-list";
    const figures = await this.figures({ id: list, ...shortlist }, found.items, day);
    return {
      ...found,
      page: query.page,
      pageSize: PAGE_SIZE,
      figures: figures ? Object.fromEntries(figures) : null,
    };
  }

  /** Throws DomainError if a value is invalid. */
  async edit(
    user: ListUserId,
    list: ListId,
    item: ItemId,
    { version, ...given }: ItemEdit & { readonly version: number },
  ): ReturnType<ShortlistRows["edit"]> {
    return this.store.edit(user, list, item, { version, edit: parseEdit(given) });
  }

  /** The date of a list's figures: the day it was frozen, unless the list is live or the caller asks for today's. */
  figuresOn({ frozenOn }: Shortlist, day?: FigureDay): Date {
    return frozenOn !== null && day !== "today" ? frozenOn : this.clock.now();
  }

  /** The figures of a list's items by show. undefined if the source of podcasts is down. */
  async figures(
    list: { readonly id: ListId } & Shortlist,
    items: readonly Pick<ListItem, "id" | "podcastId">[],
    day?: FigureDay,
  ): Promise<FiguresByShow | undefined> {
    if (items.length === 0) return new Map();
    if (list.frozenOn !== null && day !== "today") return this.store.frozen(list.id, items.map(({ id }) => id)); // prettier-ignore
    try {
      return await this.todays(items.map(({ podcastId }) => podcastId));
    } catch (error) {
      if (error instanceof CatalogueUnavailable) return undefined;
      throw error;
    }
  }

  /** The sums over a whole list. Throws CatalogueUnavailable. */
  async sum(
    user: ListUserId,
    list: ListId,
    day?: FigureDay,
  ): Promise<(Shortlist & { readonly sum: ListSum }) | "no-such-list"> {
    const shortlist = await this.store.find(user, list);
    if (shortlist === "no-such-list") return shortlist;
    const frozen = shortlist.frozenOn !== null && day !== "today";
    const summing = new Summing(shortlist.statuses);
    for await (const items of this.store.walk(user, list)) {
      const today = frozen ? undefined : await this.todays(items.map(({ podcastId }) => podcastId));
      for (const item of items)
        summing.add(item, (today?.get(item.podcastId) ?? (frozen ? item.frozen : undefined))?.perEpisode);
    }
    return { ...shortlist, sum: summing.sum };
  }

  /** The current figures of shows in the catalogue. Throws CatalogueUnavailable. */
  async todays(ids: readonly PodcastId[]): Promise<FiguresByShow> {
    const found = await this.catalogue.figures(ids);
    return new Map([...found].map(([id, show]) => [id, figuresOf(show)]));
  }
}
