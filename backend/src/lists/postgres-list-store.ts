import { type List, type ListId, LISTS_MAX, type UndoId } from "@earshot/domain/lists/list";
import { ListStore, type OwnerId } from "@earshot/domain/lists/list-store.port";
import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";
import { holdLists, listOf, type ListRow } from "./list-rows.js";
import { forgetSteps, keepStep, takeBack } from "./list-steps.js";

const LIST = `l.id, l.name, l.created_at, (SELECT count(*) FROM list_items i WHERE i.list_id = l.id) AS item_count`;

/** Lists in PostgreSQL. */
export class PostgresListStore extends ListStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async ofOwner(owner: OwnerId): Promise<readonly List[]> {
    if (!isUuid(owner)) return [];
    const rows = await this.transactions.read<ListRow>(
      `SELECT ${LIST} FROM lists l WHERE l.user_id = $1 ORDER BY l.created_at, l.id`,
      [owner],
    );
    return rows.map(listOf);
  }

  async find(owner: OwnerId, id: ListId): Promise<List | undefined> {
    if (!isUuid(owner) || !isUuid(id)) return undefined;
    const [row] = await this.transactions.read<ListRow>(
      `SELECT ${LIST} FROM lists l WHERE l.id = $1 AND l.user_id = $2`,
      [id, owner],
    );
    return row && listOf(row);
  }

  create(owner: OwnerId, name: string): Promise<List | "duplicate-name" | "too-many-lists"> {
    return this.transactions.run(async () => {
      if ((await this.countHeld(owner)) >= LISTS_MAX) return "too-many-lists";
      const made = await this.transactions.unlessDuplicate(() =>
        this.transactions.write<ListRow>(
          "INSERT INTO lists (user_id, name) VALUES ($1, $2) RETURNING id, name, created_at, 0 AS item_count",
          [owner, name],
        ),
      );
      return made === "duplicate" ? "duplicate-name" : listOf(made[0]!);
    });
  }

  async rename(owner: OwnerId, id: ListId, name: string): Promise<List | "duplicate-name" | "no-such-list"> {
    if (!isUuid(owner) || !isUuid(id)) return "no-such-list";
    const renamed = await this.transactions.unlessDuplicate(() =>
      this.transactions.write<ListRow>(
        `UPDATE lists l SET name = $3 WHERE l.id = $1 AND l.user_id = $2 RETURNING ${LIST}`,
        [id, owner, name],
      ),
    );
    if (renamed === "duplicate") return "duplicate-name";
    return renamed[0] ? listOf(renamed[0]) : "no-such-list";
  }

  remove(owner: OwnerId, id: ListId): Promise<{ readonly undoId: UndoId } | "no-such-list"> {
    return this.transactions.run(async () => {
      if (!(await holdLists(this.transactions, owner, [id])).has(id)) return "no-such-list";
      const undoId = await keepStep(this.transactions, { owner, kind: "list-removed", list: id });
      await this.transactions.write("DELETE FROM lists WHERE id = $1", [id]);
      return { undoId };
    });
  }

  async containing(owner: OwnerId, podcastId: PodcastId): Promise<readonly ListId[]> {
    if (!isUuid(owner)) return [];
    const rows = await this.transactions.read<{ id: string }>(
      `SELECT l.id FROM lists l JOIN list_items i ON i.list_id = l.id AND i.podcast_id = $2
       WHERE l.user_id = $1 ORDER BY l.created_at, l.id`,
      [owner, podcastId],
    );
    return rows.map(({ id }) => id);
  }

  async undo(
    owner: OwnerId,
    undoId: UndoId,
  ): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists"> {
    if (!isUuid(owner) || !isUuid(undoId)) return "undo-gone";
    return this.transactions.run(async () => {
      const lists = await this.countHeld(owner);
      return takeBack(this.transactions, owner, undoId, lists < LISTS_MAX);
    });
  }

  forgetSteps(seconds: number): Promise<number> {
    return forgetSteps(this.transactions, seconds);
  }

  /** How many lists the owner has; nobody adds one until the transaction ends. */
  private async countHeld(owner: OwnerId): Promise<number> {
    await this.transactions.write("SELECT id FROM account_ids WHERE id = $1 FOR NO KEY UPDATE", [owner]);
    const [row] = await this.transactions.write<{ n: number }>(
      "SELECT count(*)::int AS n FROM lists WHERE user_id = $1",
      [owner],
    );
    return row?.n ?? 0;
  }
}
