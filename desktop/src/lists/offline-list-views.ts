import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Summing } from "@earshot/domain/lists/columns/list-sum";
import { figuresOf, type ShowFigures } from "@earshot/domain/lists/columns/show-figures";
import { USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { PAGE_SIZE } from "@earshot/domain/lists/list";
import { type ListSort, searchForm, searchText, titleKey } from "@earshot/domain/lists/list-order";
import { columnsOf, type CopiedItem, type CopiedList } from "@earshot/domain/lists/offline-lists";

export type Query = Readonly<Record<string, string | undefined>>;
/** The lists' queries to this device's catalogue. */
export type ListedShows = Pick<PodcastCatalogue, "podcasts" | "figures" | "lookUp">;

export function summaryOf({ id, name, createdAt, items }: CopiedList): object {
  return { id, name, createdAt, itemCount: items.length };
}

export function itemOf(item: CopiedItem, { statuses }: CopiedList): CopiedItem {
  return { ...item, ...columnsOf(item, statuses), version: item.version ?? 1 };
}

/** A page of a list. Its figures are those of the catalogue on this device; null without one. */
export async function pageOf(list: CopiedList, query: Query, catalogue: ListedShows | undefined): Promise<object> {
  const looked = searchForm(query.q ?? "");
  const page = Math.max(1, Math.floor(Number(query.page ?? 1)) || 1);
  const matching = list.items
    .map((item) => itemOf(item, list))
    .filter(({ payload, status }) => searchText(payload).includes(looked) && (query.status ?? status) === status);
  const found = sorted(matching, (query.sort ?? "newest") as ListSort);
  const items = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const figures = await figuresFor(items, catalogue);
  return {
    items,
    total: found.length,
    page,
    pageSize: PAGE_SIZE,
    figures: figures ? Object.fromEntries(figures) : null,
  };
}

/** The statuses and sums of a list. Frozen figures are on the server only, so all figures are those of this device. */
export async function sumsOf(list: CopiedList, catalogue: ListedShows | undefined): Promise<object> {
  const statuses = list.statuses ?? USUAL_STATUSES;
  const figures = await figuresFor(list.items, catalogue);
  const summing = new Summing(statuses);
  for (const item of list.items) summing.add(columnsOf(item, statuses), figures?.get(item.podcastId)?.perEpisode);
  return { statuses, frozenOn: null, sum: summing.sum };
}

async function figuresFor(
  items: readonly CopiedItem[],
  catalogue: ListedShows | undefined,
): Promise<ReadonlyMap<string, ShowFigures> | undefined> {
  const found = await catalogue?.figures(items.map(({ podcastId }) => podcastId));
  return found && new Map([...found].map(([id, show]) => [id, figuresOf(show)]));
}

/** Items of one moment, such as those of one batch, keep the order in which they were added. */
function sorted(items: readonly CopiedItem[], sort: ListSort): readonly CopiedItem[] {
  const keyOf = ({ payload, createdAt }: CopiedItem) => (sort.startsWith("title") ? titleKey(payload) : createdAt);
  const ascending = items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key))
    .map(({ item }) => item);
  return sort === "newest" || sort === "title_desc" ? ascending.toReversed() : ascending;
}
