import { type List, parseListName } from "@earshot/domain/lists/list";
import type { ListItemStore, ListStore, ListUserId } from "@earshot/domain/lists/list-store.port";
import type { PostgresTransactions } from "../../../database/postgres-transactions.js";
import type { OpenShare } from "./postgres-shares.js";
import type { SharedRows } from "./shared-rows.js";

/** Copies shared lists into the caller's lists. */
export class CopiedLists {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly lists: ListStore,
    private readonly items: ListItemStore,
    private readonly rows: SharedRows,
  ) {}

  /** Copies all shows or none. Throws DomainError for an invalid name. */
  copy(user: ListUserId, opened: OpenShare, name: string) {
    return this.transactions.run(async () => {
      const list: List | "duplicate-name" | "too-many-lists" = await this.lists.create(user, parseListName(name));
      if (typeof list === "string") return list;
      // Oldest first, because items that are added later count as newer.
      for await (const portion of this.rows.walk(opened, "oldest")) {
        const outcome = await this.items.add(user, list.id, portion);
        if (typeof outcome === "string") throw new Error(`A copied list cannot be filled: ${outcome}`);
      }
      const { itemCount } = (await this.lists.find(user, list.id)) ?? list;
      return { listId: list.id, name: list.name, itemCount };
    });
  }
}
