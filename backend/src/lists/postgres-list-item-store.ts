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
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";
import { countItems, holdLists, ITEM_COLUMNS, itemOf, type ItemRow } from "./list-rows.js";
import { keepStep } from "./list-steps.js";

/** By which column a list is ordered, which way; ids tell equal ones apart, the same way. */
const ORDERS: Readonly<
  Record<ListSort, { readonly column: "created_at" | "title_key"; readonly way: "ASC" | "DESC" }>
> = {
  newest: { column: "created_at", way: "DESC" },
  oldest: { column: "created_at", way: "ASC" },
  title_asc: { column: "title_key", way: "ASC" },
  title_desc: { column: "title_key", way: "DESC" },
};

/** Items held in memory while a list is walked through. */
const PORTION = 1_000;

/** Items of lists in PostgreSQL. */
export class PostgresListItemStore extends ListItemStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async page(owner: OwnerId, list: ListId, { page, sort, q }: ItemQuery): Promise<ItemPage | "no-such-list"> {
    if (!isUuid(owner) || !isUuid(list)) return "no-such-list";
    const { column, way } = ORDERS[sort];
    const wanted = searchForm(q);
    const matches = wanted === "" ? "" : "AND i.search_text LIKE $3";
    const given = wanted === "" ? [list, owner] : [list, owner, `%${wanted.replace(/[\\%_]/g, "\\$&")}%`];
    const [[counted], rows] = await Promise.all([
      this.transactions.read<{ total: number }>(
        `SELECT (SELECT count(*)::int FROM list_items i WHERE i.list_id = l.id ${matches}) AS total
         FROM lists l WHERE l.id = $1 AND l.user_id = $2`,
        given,
      ),
      this.transactions.read<ItemRow>(
        `SELECT ${ITEM_COLUMNS} FROM list_items i
         WHERE i.list_id = (SELECT l.id FROM lists l WHERE l.id = $1 AND l.user_id = $2) ${matches}
         ORDER BY i.${column} ${way}, i.id ${way} LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
        given,
      ),
    ]);
    return counted ? { items: rows.map(itemOf), total: counted.total } : "no-such-list";
  }

  async *walk(owner: OwnerId, list: ListId, sort: ListSort): AsyncGenerator<readonly ListItem[]> {
    if (!isUuid(owner) || !isUuid(list)) return;
    const { column, way } = ORDERS[sort];
    const beyond = way === "ASC" ? ">" : "<";
    let last: (ItemRow & { place: string }) | undefined;
    do {
      // The place as text: a date of JavaScript has no microseconds. Portions rather than an open cursor, so that no
      // connection waits for a slow download.
      const rows: (ItemRow & { place: string })[] = await this.transactions.read(
        `SELECT ${ITEM_COLUMNS}, ${column}::text AS place FROM list_items
         WHERE list_id = (SELECT id FROM lists WHERE id = $1 AND user_id = $2)
         ${last ? `AND (${column}, id) ${beyond} ($3, $4)` : ""}
         ORDER BY ${column} ${way}, id ${way} LIMIT ${PORTION}`,
        last ? [list, owner, last.place, last.id] : [list, owner],
      );
      if (rows.length > 0) yield rows.map(itemOf);
      last = rows.length === PORTION ? rows.at(-1) : undefined;
    } while (last);
  }

  add(owner: OwnerId, list: ListId, items: readonly NewItem[]): Promise<Added | "no-such-list" | "list-full"> {
    return this.transactions
      .run(async () => {
        if (!(await holdLists(this.transactions, owner, [list])).has(list)) return "no-such-list";
        const added = await this.transactions.write<ItemRow>(
          // A microsecond apart, so that later ones are newer.
          `INSERT INTO list_items (list_id, podcast_id, payload, created_at, title_key, search_text)
         SELECT $1, new.podcast_id, new.payload, clock.now + new.place * interval '1 microsecond',
           new.title_key, new.search_text
         FROM unnest($2::text[], $3::jsonb[], $4::text[], $5::text[])
           WITH ORDINALITY AS new (podcast_id, payload, title_key, search_text, place),
           (SELECT clock_timestamp() AS now) AS clock
         ORDER BY new.place
         ON CONFLICT (list_id, podcast_id) DO NOTHING RETURNING ${ITEM_COLUMNS}`,
          [
            list,
            items.map(({ podcastId }) => podcastId),
            items.map(({ payload }) => JSON.stringify(payload)),
            items.map(({ payload }) => titleKey(payload)),
            items.map(({ payload }) => searchText(payload)),
          ],
        );
        if ((await countItems(this.transactions, list)) > ITEMS_MAX) throw new ListFull();
        const kept = new Map(added.map((row) => [row.podcast_id, itemOf(row)]));
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
      await this.transactions.write("DELETE FROM list_items WHERE list_id = $1 AND id = ANY($2::uuid[])", [list, done]);
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
        const held = await this.transactions.write<{ podcast_id: string }>(
          "SELECT podcast_id FROM list_items WHERE list_id = $1 AND podcast_id = ANY($2)",
          [to, there.map(({ podcast_id }) => podcast_id)],
        );
        const taken = new Set(held.map(({ podcast_id }) => podcast_id));
        const alreadyThere = there.filter(({ podcast_id }) => taken.has(podcast_id)).map(({ id }) => id);
        const going = there.filter(({ podcast_id }) => !taken.has(podcast_id)).map(({ id }) => id);
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
    const rows = await this.transactions.write<ItemRow>(
      `UPDATE list_items SET list_id = $2 WHERE list_id = $1 AND id = ANY($3::uuid[]) RETURNING ${ITEM_COLUMNS}`,
      [from, to, going],
    );
    return { items: rows.map((row) => ({ ...itemOf(row), from: row.id })), undoId };
  }

  private async copy(owner: OwnerId, { from, to, going }: Way): Promise<Omit<Transferred, "alreadyThere">> {
    const rows = await this.transactions.write<ItemRow & { origin: string }>(
      `WITH source AS (
         SELECT id AS origin, gen_random_uuid() AS id, podcast_id, payload, title_key, search_text,
           row_number() OVER (ORDER BY created_at, id) AS place
         FROM list_items WHERE list_id = $1 AND id = ANY($3::uuid[])
       ), copied AS (
         INSERT INTO list_items (id, list_id, podcast_id, payload, created_at, title_key, search_text)
         SELECT s.id, $2, s.podcast_id, s.payload, clock.now + s.place * interval '1 microsecond', s.title_key, s.search_text
         FROM source s, (SELECT clock_timestamp() AS now) AS clock RETURNING ${ITEM_COLUMNS}
       ) SELECT copied.*, source.origin FROM copied JOIN source USING (id)`,
      [from, to, going],
    );
    const ids = rows.map(({ id }) => id);
    const undoId = await keepStep(this.transactions, { owner, kind: "items-added", list: to, items: ids });
    return { items: rows.map((row) => ({ ...itemOf(row), from: row.origin })), undoId };
  }

  /** Which of the items are in the list. */
  private present(list: ListId, items: readonly ItemId[]): Promise<{ id: string; podcast_id: string }[]> {
    return this.transactions.write(
      "SELECT id, podcast_id FROM list_items WHERE list_id = $1 AND id = ANY($2::uuid[])",
      [list, items.filter(isUuid)],
    );
  }
}

type Way = { readonly from: ListId; readonly to: ListId; readonly going: readonly ItemId[] };

/** Thrown inside a transaction, so that nothing of it stays. */
class ListFull extends Error {}

function fullList(error: unknown): "list-full" {
  if (error instanceof ListFull) return "list-full";
  throw error;
}
