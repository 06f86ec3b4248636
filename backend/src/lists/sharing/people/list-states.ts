import type { List, ListId } from "@earshot/domain/lists/list";
import type { ListStore, ListUserId } from "@earshot/domain/lists/list-store.port";
import type { ListRole } from "@earshot/domain/lists/list-roles";
import type { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { ListRow } from "../../stores/list.row.js";

/** The state that a page polls while it shows a list. */
export class ListStates {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly lists: ListStore,
  ) {}

  async of(user: ListUserId, id: ListId): Promise<(List & { role: ListRole; version: string }) | "no-such-list"> {
    const [list, role] = await Promise.all([this.lists.find(user, id), this.lists.role(user, id)]);
    if (!list || !role) return "no-such-list";
    const rows = await this.transactions.reading(ListRow);
    const { version } = await rows.findOneOrFail({ select: { id: true, version: true }, where: { id } });
    return { ...list, role, version };
  }
}
