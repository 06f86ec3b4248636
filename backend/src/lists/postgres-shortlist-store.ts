import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { ItemId, ListId, ListItem } from "@earshot/domain/lists/list";
import { changedValues } from "@earshot/domain/lists/list-change";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import type { Denied } from "@earshot/domain/lists/list-roles";
import type { ItemEdit } from "@earshot/domain/lists/columns/own-columns";
import type { ShowFigures } from "@earshot/domain/lists/columns/show-figures";
import {
  type FiguresByShow,
  type Shortlist,
  ShortlistStore,
  type SpotPrice,
  type SummedItem,
} from "@earshot/domain/lists/shortlist/shortlist-store.port";
import { type Statuses, USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { Any, In, IsNull, Not } from "typeorm";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { isUuid } from "../shared/process/uuid.js";
import type { FrozenFigures } from "./stores/item-columns.js";
import { recordActivity } from "./stores/list-activities.js";
import { ListItemRow } from "./stores/list-item.row.js";
import { ITEM_COLUMNS, itemOf, priceOf } from "./list-rows.js";
import { ListRow } from "./stores/list.row.js";
import { type ListNews, NO_LIST_NEWS } from "./stores/list-news.js";
import { withLockedLists, roleIn, visible } from "./stores/lock-lists.js";

/** Number of items held in memory while reading a whole list: few, so that computing their figures does not delay other requests. */
const PORTION = 250;

/** Updates thousands of rows with different figures: one statement for each would take minutes. */
const KEEP_FIGURES = `
UPDATE list_items i SET frozen = new.frozen
FROM unnest($2::uuid[], $3::jsonb[]) AS new (id, frozen) WHERE i.list_id = $1 AND i.id = new.id`;

/** Updates all at once, so that two statuses can exchange their names. */
const FOLLOW_NAMES = `
UPDATE list_items i SET status = new.name, version = i.version + 1
FROM unnest($2::text[], $3::text[]) AS new (was, name) WHERE i.list_id = $1 AND i.status = new.was`;

/** Statuses, notes, prices and tags of shows in lists, in PostgreSQL. */
export class PostgresShortlistStore extends ShortlistStore {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly news: ListNews = NO_LIST_NEWS,
  ) {
    super();
  }

  async find(user: ListUserId, list: ListId): Promise<Shortlist | "no-such-list"> {
    if (!(await roleIn(this.transactions, user, list))) return "no-such-list";
    const row = await (await this.transactions.reading(ListRow)).findOneBy({ id: list });
    return row ? shortlistOf(row) : "no-such-list";
  }

  edit(
    user: ListUserId,
    list: ListId,
    item: ItemId,
    { version, edit: { price, ...texts } }: { readonly version: number; readonly edit: ItemEdit },
  ): Promise<ListItem | { readonly newer: ListItem } | Denied | "no-such-item" | "no-such-status"> {
    return withLockedLists(this.transactions, user, [{ list, action: "edit" }], async () => {
      if (!isUuid(item)) return "no-such-item";
      const rows = await this.transactions.writing(ListItemRow);
      const row = await rows.findOne({ select: ITEM_COLUMNS, where: { id: item, listId: list } });
      if (!row) return "no-such-item";
      if (row.version !== version) return { newer: itemOf(row) };
      if (texts.status !== undefined && texts.status !== row.status) {
        const { statuses } = await this.locked(list);
        if (statuses.every(({ name }) => name !== texts.status)) return "no-such-status";
      }
      const changed = {
        ...texts,
        ...(price !== undefined && {
          priceCents: price && String(price.cents),
          priceCurrency: price && price.currency,
        }),
        version: version + 1,
      };
      await rows.update({ id: item, listId: list }, changed);
      await recordActivity(this.transactions, { list, user, kind: "items-changed", item });
      const [was, is] = [itemOf(row), itemOf({ ...row, ...changed })];
      const fields = changedValues(was, is, ["status", "note", "price", "tags"]);
      await this.news.tell(list, { change: "items-changed", podcastIds: [row.podcastId], fields });
      return is;
    });
  }

  setStatuses(
    user: ListUserId,
    list: ListId,
    { statuses, renamed }: { readonly statuses: Statuses; readonly renamed: ReadonlyMap<string, string> },
  ): Promise<Shortlist | { readonly used: string } | Denied> {
    return withLockedLists(this.transactions, user, [{ list, action: "edit" }], async () => {
      const before = await this.locked(list);
      const names = new Set(statuses.map(({ name }) => name));
      const gone = before.statuses.map(({ name }) => name).filter((name) => !names.has(name) && !renamed.has(name));
      const rows = await this.transactions.writing(ListItemRow);
      const used = await rows.findOne({ select: { status: true }, where: { listId: list, status: In(gone) } });
      if (used) return { used: used.status };
      if (renamed.size > 0) {
        await this.transactions.write(FOLLOW_NAMES, [list, [...renamed.keys()], [...renamed.values()]]);
      }
      await (await this.transactions.writing(ListRow)).update({ id: list }, { statuses });
      await this.tellSettings(list, before, { ...before, statuses });
      return { ...before, statuses };
    });
  }

  async *walk(user: ListUserId, list: ListId): AsyncGenerator<readonly SummedItem[]> {
    const shortlist = await this.find(user, list);
    if (shortlist === "no-such-list") return;
    const on = shortlist.frozenOn?.toISOString();
    for await (const rows of this.portions(list)) {
      yield rows.map((row) => ({
        podcastId: row.podcastId,
        status: row.status,
        price: priceOf(row),
        frozen: figuresOn(row.frozen, on),
      }));
    }
  }

  freeze(
    user: ListUserId,
    list: ListId,
    on: Date,
    figures: (ids: readonly PodcastId[]) => Promise<FiguresByShow>,
  ): Promise<Shortlist | Denied> {
    return withLockedLists(this.transactions, user, [{ list, action: "edit" }], async () => {
      const before = await this.locked(list);
      for await (const rows of this.portions(list)) {
        const found = await figures(rows.map(({ podcastId }) => podcastId));
        const frozenItems = rows.flatMap(({ id, podcastId }) => {
          const shown = found.get(podcastId);
          return shown ? [{ id, frozen: JSON.stringify({ ...shown, on: on.toISOString() }) }] : [];
        });
        const parameters = [list, frozenItems.map(({ id }) => id), frozenItems.map(({ frozen }) => frozen)];
        await this.transactions.write(KEEP_FIGURES, parameters);
      }
      await (await this.transactions.writing(ListRow)).update({ id: list }, { frozenOn: on });
      await this.tellSettings(list, before, { ...before, frozenOn: on });
      return { ...before, frozenOn: on };
    });
  }

  unfreeze(user: ListUserId, list: ListId): Promise<Shortlist | Denied> {
    return withLockedLists(this.transactions, user, [{ list, action: "edit" }], async () => {
      const before = await this.locked(list);
      await (await this.transactions.writing(ListRow)).update({ id: list }, { frozenOn: null });
      await this.tellSettings(list, before, { ...before, frozenOn: null });
      return { ...before, frozenOn: null };
    });
  }

  async spotPrices(user: ListUserId, shows: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, SpotPrice>> {
    if (!isUuid(user)) return new Map();
    const lists = await this.transactions.reading(ListRow);
    const shared = await lists
      .createQueryBuilder("list")
      .select(["list.id", "list.name"])
      .where(visible("list"), { user })
      .getMany();
    const names = new Map(shared.map(({ id, name }) => [id, name]));
    const items = await this.transactions.reading(ListItemRow);
    const rows = await items.find({
      select: { listId: true, podcastId: true, priceCents: true, priceCurrency: true },
      where: { listId: Any([...names.keys()]), podcastId: Any([...shows]), priceCents: Not(IsNull()) },
      // Later entries overwrite earlier ones in the map.
      order: { createdAt: "ASC", id: "ASC" },
    });
    return new Map(
      rows.flatMap((row) => {
        const price = priceOf(row);
        const listName = names.get(row.listId);
        return price && listName !== undefined ? [[row.podcastId, { price, listId: row.listId, listName }]] : [];
      }),
    );
  }

  async frozen(list: ListId, items: readonly ItemId[]): Promise<FiguresByShow> {
    if (!isUuid(list)) return new Map();
    const [row, rows] = await Promise.all([
      (await this.transactions.reading(ListRow)).findOne({ select: { id: true, frozenOn: true }, where: { id: list } }),
      (await this.transactions.reading(ListItemRow)).find({
        select: { id: true, podcastId: true, frozen: true },
        where: { listId: list, id: Any(items.filter(isUuid)) },
      }),
    ]);
    const on = row?.frozenOn?.toISOString();
    return new Map(
      rows.flatMap(({ podcastId, frozen }) => {
        const figures = figuresOn(frozen, on);
        return figures ? [[podcastId, figures] as const] : [];
      }),
    );
  }

  private tellSettings(list: ListId, before: Shortlist, after: Shortlist): Promise<void> {
    return this.news.tell(list, {
      change: "settings-changed",
      fields: changedValues(before, after, ["statuses", "frozenOn"]),
    });
  }

  /** The list, which the surrounding transaction has locked. */
  private async locked(list: ListId): Promise<Shortlist> {
    return shortlistOf(await (await this.transactions.writing(ListRow)).findOneByOrFail({ id: list }));
  }

  private async *portions(list: ListId): AsyncGenerator<readonly ListItemRow[]> {
    let last: ItemId | undefined;
    do {
      const portion = (await this.transactions.reading(ListItemRow))
        .createQueryBuilder("item")
        .select(["id", "podcastId", "status", "priceCents", "priceCurrency", "frozen"].map((name) => `item.${name}`))
        .where("item.listId = :list", { list })
        .orderBy("item.podcastId")
        .limit(PORTION);
      if (last !== undefined) portion.andWhere("item.podcastId > :last", { last });
      const rows = await portion.getMany();
      if (rows.length > 0) yield rows;
      last = rows.length === PORTION ? rows.at(-1)?.podcastId : undefined;
    } while (last !== undefined);
  }
}

function shortlistOf({ statuses, frozenOn }: ListRow): Shortlist {
  return { statuses: statuses ?? USUAL_STATUSES, frozenOn };
}

/** Frozen figures without their day; undefined if they are from another day. */
function figuresOn(frozen: FrozenFigures | null, on: string | undefined): ShowFigures | undefined {
  if (!frozen || frozen.on !== on) return undefined;
  const { on: _on, ...figures } = frozen;
  // Lists that were frozen before contacts existed do not have them.
  return { ...figures, contact: figures.contact ?? null };
}
