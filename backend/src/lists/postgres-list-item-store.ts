import { type ItemId, ITEMS_MAX, type ListId, type ListItem, PAGE_SIZE, type UndoId } from "@earshot/domain/lists/list";
import { type ListSort, searchForm, searchText, titleKey } from "@earshot/domain/lists/list-order";
import {
  type Added,
  type ItemPage,
  type ItemPlace,
  type ItemQuery,
  ListItemStore,
  type ListUserId,
  type NewItem,
  type Transferred,
} from "@earshot/domain/lists/list-store.port";
import type { Denied } from "@earshot/domain/lists/list-roles";
import { USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { Any, type SelectQueryBuilder } from "typeorm";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { returnedRows } from "../database/returned-rows.js";
import { isUuid } from "../shared/process/uuid.js";
import { ListItemRow } from "./stores/list-item.row.js";
import { countItems, ITEM_COLUMNS, itemOf, type ShownItem } from "./list-rows.js";
import { ListRow } from "./stores/list.row.js";
import { recordStep } from "./list-steps.js";
import { adoptStatuses } from "./adopt-statuses.js";
import { ListTotals } from "./stores/list-totals.js";
import { type ListNews, NO_LIST_NEWS } from "./stores/list-news.js";
import { withLockedLists, visible } from "./stores/lock-lists.js";

/** The sort column and direction of a list; ids break ties in the same direction. */
const ORDERS: Readonly<Record<ListSort, { readonly column: "createdAt" | "titleKey"; readonly way: "ASC" | "DESC" }>> =
  {
    newest: { column: "createdAt", way: "DESC" },
    oldest: { column: "createdAt", way: "ASC" },
    title_asc: { column: "titleKey", way: "ASC" },
    title_desc: { column: "titleKey", way: "DESC" },
  };

/** The sort values of items as text. JavaScript dates have no microseconds. */
const VALUES = {
  createdAt: "(extract(epoch FROM shown.created_at) * 1000000)::bigint::text",
  titleKey: "shown.title_key",
} as const;

const OPPOSITE = { ASC: "DESC", DESC: "ASC" } as const;

/** Number of items held in memory while reading a whole list. */
const PORTION = 1_000;

const SHOWN = `id, podcast_id AS "podcastId", payload, created_at AS "createdAt", status, note,
  price_cents AS "priceCents", price_currency AS "priceCurrency", tags, version`;

/** Times are one microsecond apart by the database's clock, so that later items count as newer. */
const ADD = `
INSERT INTO list_items (list_id, podcast_id, payload, created_at, title_key, search_text,
  status, note, price_cents, price_currency, tags)
SELECT $1, new.podcast_id, new.payload, clock.now + new.place * interval '1 microsecond', new.title_key, new.search_text,
  coalesce(new.own->>'status', (SELECT statuses->0->>'name' FROM lists WHERE id = $1), $7), coalesce(new.own->>'note', ''),
  (new.own->'price'->>'cents')::bigint, new.own->'price'->>'currency',
  ARRAY(SELECT jsonb_array_elements_text(coalesce(new.own->'tags', '[]')))
FROM unnest($2::text[], $3::jsonb[], $4::text[], $5::text[], $6::jsonb[])
  WITH ORDINALITY AS new (podcast_id, payload, title_key, search_text, own, place),
  (SELECT clock_timestamp() AS now) AS clock
ORDER BY new.place
ON CONFLICT (list_id, podcast_id) DO NOTHING RETURNING ${SHOWN}`;

/** Like `ADD`, but copies from another list, with each item's source. */
const COPY = `
WITH source AS (
  SELECT id AS origin, gen_random_uuid() AS id, podcast_id, payload, title_key, search_text,
    status, note, price_cents, price_currency, tags, row_number() OVER (ORDER BY created_at, id) AS place
  FROM list_items WHERE list_id = $1 AND id = ANY($3::uuid[])
), copied AS (
  INSERT INTO list_items (id, list_id, podcast_id, payload, created_at, title_key, search_text,
    status, note, price_cents, price_currency, tags)
  SELECT s.id, $2, s.podcast_id, s.payload, clock.now + s.place * interval '1 microsecond', s.title_key, s.search_text,
    s.status, s.note, s.price_cents, s.price_currency, s.tags
  FROM source s, (SELECT clock_timestamp() AS now) AS clock RETURNING ${SHOWN}
) SELECT copied.*, source.origin FROM copied JOIN source USING (id)`;

export class PostgresListItemStore extends ListItemStore {
  private readonly totals = new ListTotals();

  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly news: ListNews = NO_LIST_NEWS,
  ) {
    super();
  }

  async page(
    user: ListUserId,
    list: ListId,
    { page, after, sort, q, status }: ItemQuery,
  ): Promise<ItemPage | "no-such-list"> {
    if (!isUuid(user) || !isUuid(list)) return "no-such-list";
    const edition = await this.edition(user, list);
    if (edition === undefined) return "no-such-list";
    const total = await this.totals.total([list, edition, searchForm(q), status], async () =>
      (await this.matching(user, list, q, status)).getCount(),
    );
    const skipped = (page - 1) * PAGE_SIZE;
    if (!after && skipped >= total) return { items: [], total };
    const found = await this.matching(user, list, q, status);
    const ids = after ? following(found, sort, after) : numbered(found, sort, skipped, total);
    const rows = await this.shown(ids, sort);
    const last = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
    const items = rows.slice(0, PAGE_SIZE).map(({ row }) => itemOf(row));
    return { items, total, ...(last && { end: { value: last.value, id: last.row.id } }) };
  }

  async *walk(user: ListUserId, list: ListId, sort: ListSort): AsyncGenerator<readonly ListItem[]> {
    if (!isUuid(user) || !isUuid(list)) return;
    const { column, way } = ORDERS[sort];
    const beyond = way === "ASC" ? ">" : "<";
    let last: { readonly place: string; readonly id: ItemId } | undefined;
    do {
      // Reads batches instead of an open cursor, so that a slow download does not hold a connection.
      const portion = (await this.matching(user, list))
        .select(Object.keys(ITEM_COLUMNS).map((name) => `item.${name}`))
        // The time as text: JavaScript dates have no microseconds.
        .addSelect(`CAST(item.${column} AS text)`, "place")
        .orderBy({ [`item.${column}`]: way, "item.id": way })
        .limit(PORTION);
      if (last) portion.andWhere(`(item.${column}, item.id) ${beyond} (:place, :id)`, last);
      const { entities, raw } = await portion.getRawAndEntities<{ place: string }>();
      if (entities.length > 0) yield entities.map(itemOf);
      const end = entities.length === PORTION ? entities.at(-1) : undefined;
      last = end && { place: raw.at(-1)?.place ?? "", id: end.id };
    } while (last);
  }

  add(user: ListUserId, list: ListId, items: readonly NewItem[]): Promise<Added | Denied | "list-full"> {
    return withLockedLists(this.transactions, user, [{ list, action: "edit" }], async () => {
      const added = await this.transactions.write<ShownItem>(ADD, [
        list,
        items.map(({ podcastId }) => podcastId),
        items.map(({ payload }) => JSON.stringify(payload)),
        items.map(({ payload }) => titleKey(payload)),
        items.map(({ payload }) => searchText(payload)),
        items.map(({ own }) => JSON.stringify(own ?? {})),
        USUAL_STATUSES[0].name,
      ]);
      if ((await countItems(this.transactions, list)) > ITEMS_MAX) throw new ListFull();
      const stored = new Map(added.map((row) => [row.podcastId, itemOf(row)]));
      const alreadyThere = items.map(({ podcastId }) => podcastId).filter((id) => !stored.has(id));
      if (added.length === 0) return { items: [], alreadyThere };
      const given = items.flatMap(({ own }) => own?.status ?? []);
      await adoptStatuses(this.transactions, list, given);
      const ids = added.map(({ id }) => id);
      const undoId = await recordStep(this.transactions, { user, kind: "items-added", list, items: ids });
      await this.news.tell(list, { change: "items-added", podcastIds: added.map(({ podcastId }) => podcastId) });
      return { items: items.flatMap(({ podcastId }) => stored.get(podcastId) ?? []), alreadyThere, undoId };
    }).catch(fullList);
  }

  remove(
    user: ListUserId,
    list: ListId,
    items: readonly ItemId[],
  ): Promise<{ readonly done: readonly ItemId[]; readonly undoId?: UndoId } | Denied> {
    return withLockedLists(this.transactions, user, [{ list, action: "edit" }], async () => {
      const there = await this.present(list, items);
      if (there.length === 0) return { done: [] };
      const done = there.map(({ id }) => id);
      const undoId = await recordStep(this.transactions, { user, kind: "items-removed", list, items: done });
      await (await this.transactions.writing(ListItemRow)).delete({ listId: list, id: Any(done) });
      await this.news.tell(list, { change: "items-removed", podcastIds: there.map(({ podcastId }) => podcastId) });
      return { done, undoId };
    });
  }

  transfer(
    user: ListUserId,
    { from, to, how }: { readonly from: ListId; readonly to: ListId; readonly how: "move" | "copy" },
    items: readonly ItemId[],
  ): Promise<Transferred | Denied | "list-full"> {
    return withLockedLists(
      this.transactions,
      user,
      [
        { list: from, action: how === "move" ? "edit" : "read" },
        { list: to, action: "edit" },
      ],
      async () => {
        const there = await this.present(from, items);
        const rows = await this.transactions.writing(ListItemRow);
        const present = await rows.find({
          select: { podcastId: true },
          where: { listId: to, podcastId: Any(there.map(({ podcastId }) => podcastId)) },
        });
        const taken = new Set(present.map(({ podcastId }) => podcastId));
        const alreadyThere = there.filter(({ podcastId }) => taken.has(podcastId)).map(({ id }) => id);
        const going = there.filter(({ podcastId }) => !taken.has(podcastId)).map(({ id }) => id);
        if (going.length === 0) return { items: [], alreadyThere };
        const way = { from, to, going };
        const arrived = how === "move" ? await this.move(user, way) : await this.copy(user, way);
        if ((await countItems(this.transactions, to)) > ITEMS_MAX) throw new ListFull();
        const statuses = arrived.items.map(({ status }) => status);
        await adoptStatuses(this.transactions, to, statuses, from);
        const podcastIds = arrived.items.map(({ podcastId }) => podcastId);
        if (how === "move") await this.news.tell(from, { change: "items-removed", podcastIds });
        await this.news.tell(to, { change: "items-added", podcastIds });
        return { ...arrived, alreadyThere };
      },
    ).catch(fullList);
  }

  private async move(user: ListUserId, { from, to, going }: Way): Promise<Omit<Transferred, "alreadyThere">> {
    const undoId = await recordStep(this.transactions, {
      user,
      kind: "items-moved",
      list: from,
      other: to,
      items: going,
    });
    const rows = await this.transactions.writing(ListItemRow);
    const moved = await rows
      .createQueryBuilder()
      .update({ listId: to })
      .where({ listId: from, id: Any(going) })
      .returning("*")
      .execute();
    return { items: returnedRows(rows, moved).map((row) => ({ ...itemOf(row), from: row.id })), undoId };
  }

  private async copy(user: ListUserId, { from, to, going }: Way): Promise<Omit<Transferred, "alreadyThere">> {
    const rows = await this.transactions.write<ShownItem & { origin: string }>(COPY, [from, to, going]);
    const ids = rows.map(({ id }) => id);
    const undoId = await recordStep(this.transactions, { user, kind: "items-added", list: to, items: ids });
    return { items: rows.map((row) => ({ ...itemOf(row), from: row.origin })), undoId };
  }

  /** The items with these ids, in the order of the list, each with its value for `following`. */
  private async shown(
    ids: SelectQueryBuilder<ListItemRow>,
    sort: ListSort,
  ): Promise<readonly { readonly row: ListItemRow; readonly value: string }[]> {
    const { column, way } = ORDERS[sort];
    const items = await this.transactions.reading(ListItemRow);
    const { entities, raw } = await items
      .createQueryBuilder("shown")
      .select(Object.keys(ITEM_COLUMNS).map((name) => `shown.${name}`))
      .addSelect(VALUES[column], "value")
      .where(`shown.id IN (${ids.getQuery()})`)
      .setParameters(ids.getParameters())
      .orderBy({ [`shown.${column}`]: way, "shown.id": way })
      .getRawAndEntities<{ value: string }>();
    return entities.map((row, at) => ({ row, value: raw[at]?.value ?? "" }));
  }

  /** A text that differs after each change of a list; undefined for a list that the user cannot see. */
  private async edition(user: ListUserId, list: ListId): Promise<string | undefined> {
    const lists = await this.transactions.reading(ListRow);
    const found = await lists
      .createQueryBuilder("list")
      // The transaction that wrote the row. Our own version number would start over when a deleted list is restored.
      .select("CAST(list.xmin AS text)", "edition")
      .where(`list.id = :list AND ${visible("list")}`, { list, user })
      .getRawOne<{ edition: string }>();
    return found?.edition;
  }

  /** The items of a list that the user can see whose title or author contains a text; all items if the text is empty. */
  private async matching(
    user: ListUserId,
    list: ListId,
    q = "",
    status?: string,
  ): Promise<SelectQueryBuilder<ListItemRow>> {
    const rows = await this.transactions.reading(ListItemRow);
    const items = rows
      .createQueryBuilder("item")
      // A subquery instead of a join: its result is a constant, so the items are read in the order of their index.
      .where((query) => {
        const own = query.subQuery().select("list.id").from(ListRow, "list");
        return `item.listId = ${own.where(`list.id = :list AND ${visible("list")}`).getQuery()}`;
      })
      .setParameters({ list, user });
    if (status !== undefined) items.andWhere("item.status = :status", { status });
    const wanted = searchForm(q);
    if (wanted === "") return items;
    return items.andWhere("item.searchText LIKE :like", { like: `%${wanted.replace(/[\\%_]/g, "\\$&")}%` });
  }

  private async present(list: ListId, items: readonly ItemId[]): Promise<Pick<ListItemRow, "id" | "podcastId">[]> {
    const rows = await this.transactions.writing(ListItemRow);
    return rows.find({ select: { id: true, podcastId: true }, where: { listId: list, id: Any(items.filter(isUuid)) } });
  }
}

/**
 * The ids of a page, and of the item after it. Reads them from an index alone, starting at the nearer end: in a list of 100,000, skipping
 * whole rows would take ten times as long.
 */
function numbered(
  found: SelectQueryBuilder<ListItemRow>,
  sort: ListSort,
  skipped: number,
  total: number,
): SelectQueryBuilder<ListItemRow> {
  const { column, way } = ORDERS[sort];
  const take = Math.min(PAGE_SIZE + 1, total - skipped);
  const after = total - skipped - take;
  const near = skipped <= after ? way : OPPOSITE[way];
  return found
    .select("item.id", "id")
    .orderBy({ [`item.${column}`]: near, "item.id": near })
    .limit(take)
    .offset(Math.min(skipped, after));
}

/** The ids of a page that follows a place, and of the item after it. */
function following(
  found: SelectQueryBuilder<ListItemRow>,
  sort: ListSort,
  place: ItemPlace,
): SelectQueryBuilder<ListItemRow> {
  const { column, way } = ORDERS[sort];
  const value = column === "createdAt" ? "to_timestamp(0) + :value::bigint * interval '1 microsecond'" : ":value";
  return found
    .select("item.id", "id")
    .andWhere(`(item.${column}, item.id) ${way === "ASC" ? ">" : "<"} (${value}, :id)`, place)
    .orderBy({ [`item.${column}`]: way, "item.id": way })
    .limit(PAGE_SIZE + 1);
}

type Way = { readonly from: ListId; readonly to: ListId; readonly going: readonly ItemId[] };

/** Thrown inside a transaction to roll it back. */
class ListFull extends Error {}

function fullList(error: unknown): "list-full" {
  if (error instanceof ListFull) return "list-full";
  throw error;
}
