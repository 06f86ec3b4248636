import { type ItemId, ITEMS_MAX, type ListId, type ListItem, PAGE_SIZE, type UndoId } from "@earshot/domain/lists/list";
import { type ListSort, searchForm, searchText, titleKey } from "@earshot/domain/lists/list-order";
import {
  type Added,
  type ItemPage,
  type ItemQuery,
  ListItemStore,
  type NewItem,
  type OwnerId,
  type Transferred,
} from "@earshot/domain/lists/list-store.port";
import { Any, type SelectQueryBuilder } from "typeorm";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { returnedRows } from "../shared/returned-rows.js";
import { isUuid } from "../shared/uuid.js";
import { ListItemRow } from "./list-item.row.js";
import { countItems, holdLists, ITEM_COLUMNS, itemOf, type ShownItem } from "./list-rows.js";
import { ListRow } from "./list.row.js";
import { keepStep } from "./list-steps.js";

/** By which column a list is ordered, which way; ids tell equal ones apart, the same way. */
const ORDERS: Readonly<Record<ListSort, { readonly column: "createdAt" | "titleKey"; readonly way: "ASC" | "DESC" }>> =
  {
    newest: { column: "createdAt", way: "DESC" },
    oldest: { column: "createdAt", way: "ASC" },
    title_asc: { column: "titleKey", way: "ASC" },
    title_desc: { column: "titleKey", way: "DESC" },
  };

/** Items held in memory while a list is walked through. */
const PORTION = 1_000;

const SHOWN = `id, podcast_id AS "podcastId", payload, created_at AS "createdAt"`;

/** A microsecond apart by the clock of the database, so that later ones are newer. */
const ADD = `
INSERT INTO list_items (list_id, podcast_id, payload, created_at, title_key, search_text)
SELECT $1, new.podcast_id, new.payload, clock.now + new.place * interval '1 microsecond', new.title_key, new.search_text
FROM unnest($2::text[], $3::jsonb[], $4::text[], $5::text[])
  WITH ORDINALITY AS new (podcast_id, payload, title_key, search_text, place),
  (SELECT clock_timestamp() AS now) AS clock
ORDER BY new.place
ON CONFLICT (list_id, podcast_id) DO NOTHING RETURNING ${SHOWN}`;

/** As `ADD`, from another list, with the item that each came from. */
const COPY = `
WITH source AS (
  SELECT id AS origin, gen_random_uuid() AS id, podcast_id, payload, title_key, search_text,
    row_number() OVER (ORDER BY created_at, id) AS place
  FROM list_items WHERE list_id = $1 AND id = ANY($3::uuid[])
), copied AS (
  INSERT INTO list_items (id, list_id, podcast_id, payload, created_at, title_key, search_text)
  SELECT s.id, $2, s.podcast_id, s.payload, clock.now + s.place * interval '1 microsecond', s.title_key, s.search_text
  FROM source s, (SELECT clock_timestamp() AS now) AS clock RETURNING ${SHOWN}
) SELECT copied.*, source.origin FROM copied JOIN source USING (id)`;

/** Items of lists in PostgreSQL. */
export class PostgresListItemStore extends ListItemStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async page(owner: OwnerId, list: ListId, { page, sort, q }: ItemQuery): Promise<ItemPage | "no-such-list"> {
    if (!isUuid(owner) || !isUuid(list)) return "no-such-list";
    const { column, way } = ORDERS[sort];
    const [total, items] = await Promise.all([
      (await this.matching(owner, list, q)).getCount(),
      (await this.matching(owner, list, q))
        .select(Object.keys(ITEM_COLUMNS).map((name) => `item.${name}`))
        .orderBy({ [`item.${column}`]: way, "item.id": way })
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE)
        .getMany(),
    ]);
    if (total === 0 && !(await this.owns(owner, list))) return "no-such-list";
    return { items: items.map(itemOf), total };
  }

  async *walk(owner: OwnerId, list: ListId, sort: ListSort): AsyncGenerator<readonly ListItem[]> {
    if (!isUuid(owner) || !isUuid(list)) return;
    const { column, way } = ORDERS[sort];
    const beyond = way === "ASC" ? ">" : "<";
    let last: { readonly place: string; readonly id: ItemId } | undefined;
    do {
      // Portions rather than an open cursor, so that no connection waits for a slow download.
      const portion = (await this.matching(owner, list))
        .select(Object.keys(ITEM_COLUMNS).map((name) => `item.${name}`))
        // The place as text: a date of JavaScript has no microseconds.
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

  add(owner: OwnerId, list: ListId, items: readonly NewItem[]): Promise<Added | "no-such-list" | "list-full"> {
    return this.transactions
      .run(async () => {
        if (!(await holdLists(this.transactions, owner, [list])).has(list)) return "no-such-list";
        const added = await this.transactions.write<ShownItem>(ADD, [
          list,
          items.map(({ podcastId }) => podcastId),
          items.map(({ payload }) => JSON.stringify(payload)),
          items.map(({ payload }) => titleKey(payload)),
          items.map(({ payload }) => searchText(payload)),
        ]);
        if ((await countItems(this.transactions, list)) > ITEMS_MAX) throw new ListFull();
        const kept = new Map(added.map((row) => [row.podcastId, itemOf(row)]));
        const alreadyThere = items.map(({ podcastId }) => podcastId).filter((id) => !kept.has(id));
        if (added.length === 0) return { items: [], alreadyThere };
        const ids = added.map(({ id }) => id);
        const undoId = await keepStep(this.transactions, { owner, kind: "items-added", list, items: ids });
        return { items: items.flatMap(({ podcastId }) => kept.get(podcastId) ?? []), alreadyThere, undoId };
      })
      .catch(fullList);
  }

  remove(
    owner: OwnerId,
    list: ListId,
    items: readonly ItemId[],
  ): Promise<{ readonly done: readonly ItemId[]; readonly undoId?: UndoId } | "no-such-list"> {
    return this.transactions.run(async () => {
      if (!(await holdLists(this.transactions, owner, [list])).has(list)) return "no-such-list";
      const there = await this.present(list, items);
      if (there.length === 0) return { done: [] };
      const done = there.map(({ id }) => id);
      const undoId = await keepStep(this.transactions, { owner, kind: "items-removed", list, items: done });
      await (await this.transactions.writing(ListItemRow)).delete({ listId: list, id: Any(done) });
      return { done, undoId };
    });
  }

  transfer(
    owner: OwnerId,
    { from, to, how }: { readonly from: ListId; readonly to: ListId; readonly how: "move" | "copy" },
    items: readonly ItemId[],
  ): Promise<Transferred | "no-such-list" | "list-full"> {
    return this.transactions
      .run(async () => {
        const lists = await holdLists(this.transactions, owner, [from, to]);
        if (!lists.has(from) || !lists.has(to)) return "no-such-list";
        const there = await this.present(from, items);
        const rows = await this.transactions.writing(ListItemRow);
        const held = await rows.find({
          select: { podcastId: true },
          where: { listId: to, podcastId: Any(there.map(({ podcastId }) => podcastId)) },
        });
        const taken = new Set(held.map(({ podcastId }) => podcastId));
        const alreadyThere = there.filter(({ podcastId }) => taken.has(podcastId)).map(({ id }) => id);
        const going = there.filter(({ podcastId }) => !taken.has(podcastId)).map(({ id }) => id);
        if (going.length === 0) return { items: [], alreadyThere };
        const way = { from, to, going };
        const arrived = how === "move" ? await this.move(owner, way) : await this.copy(owner, way);
        if ((await countItems(this.transactions, to)) > ITEMS_MAX) throw new ListFull();
        return { ...arrived, alreadyThere };
      })
      .catch(fullList);
  }

  private async move(owner: OwnerId, { from, to, going }: Way): Promise<Omit<Transferred, "alreadyThere">> {
    const undoId = await keepStep(this.transactions, {
      owner,
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

  private async copy(owner: OwnerId, { from, to, going }: Way): Promise<Omit<Transferred, "alreadyThere">> {
    const rows = await this.transactions.write<ShownItem & { origin: string }>(COPY, [from, to, going]);
    const ids = rows.map(({ id }) => id);
    const undoId = await keepStep(this.transactions, { owner, kind: "items-added", list: to, items: ids });
    return { items: rows.map((row) => ({ ...itemOf(row), from: row.origin })), undoId };
  }

  /** Items of an owner's list whose title or author has a text; all items for an empty text. */
  private async matching(owner: OwnerId, list: ListId, q = ""): Promise<SelectQueryBuilder<ListItemRow>> {
    const rows = await this.transactions.reading(ListItemRow);
    const items = rows
      .createQueryBuilder("item")
      // A subquery and no join: it is a constant, so that the items are read in the order of their index.
      .where((query) => {
        const own = query.subQuery().select("list.id").from(ListRow, "list");
        return `item.listId = ${own.where("list.id = :list AND list.userId = :owner").getQuery()}`;
      })
      .setParameters({ list, owner });
    const wanted = searchForm(q);
    if (wanted === "") return items;
    return items.andWhere("item.searchText LIKE :like", { like: `%${wanted.replace(/[\\%_]/g, "\\$&")}%` });
  }

  private async owns(owner: OwnerId, list: ListId): Promise<boolean> {
    return (await this.transactions.reading(ListRow)).existsBy({ id: list, userId: owner });
  }

  /** Which of the items are in the list. */
  private async present(list: ListId, items: readonly ItemId[]): Promise<Pick<ListItemRow, "id" | "podcastId">[]> {
    const rows = await this.transactions.writing(ListItemRow);
    return rows.find({ select: { id: true, podcastId: true }, where: { listId: list, id: Any(items.filter(isUuid)) } });
  }
}

type Way = { readonly from: ListId; readonly to: ListId; readonly going: readonly ItemId[] };

/** Thrown inside a transaction, so that nothing of it stays. */
class ListFull extends Error {}

function fullList(error: unknown): "list-full" {
  if (error instanceof ListFull) return "list-full";
  throw error;
}
