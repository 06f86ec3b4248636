import type { ShowTies } from "@earshot/domain/webhooks/webhook";
import { Any } from "typeorm";
import { ListItemRow } from "../lists/stores/list-item.row.js";
import { ListRow } from "../lists/stores/list.row.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { TrackedRow } from "../tracking/stores/tracked.row.js";

/** The provider name under which tracked shows store the catalogue in PostgreSQL. */
export const LOCAL = "local";

const NO_TIES: ShowTies = { isTracked: false, listIds: [] };

/** Finds who tracks shows or has them on a list. */
export class ShowFollowers {
  constructor(private readonly transactions: PostgresTransactions) {}

  /** Which of these people follow which of these shows, and how. */
  async ties(
    userIds: readonly string[],
    podcastIds: readonly string[],
    sourceProvider: string,
  ): Promise<(userId: string, podcastId: string) => ShowTies> {
    const [users, shows] = [Any([...new Set(userIds)]), Any([...new Set(podcastIds)])];
    const tracked = await (
      await this.transactions.reading(TrackedRow)
    ).find({ select: { userId: true, podcastId: true }, where: { userId: users, podcastId: shows, sourceProvider } });
    const items = await this.transactions.reading(ListItemRow);
    const listed = await items
      .createQueryBuilder("item")
      .innerJoin(ListRow, "list", "list.id = item.listId")
      .select("item.podcastId", "podcastId")
      .addSelect("item.listId", "listId")
      .addSelect("list.userId", "userId")
      .where("list.userId = ANY(:users) AND item.podcastId = ANY(:shows)", {
        users: [...new Set(userIds)],
        shows: [...new Set(podcastIds)],
      })
      .getRawMany<{ podcastId: string; listId: string; userId: string }>();
    const ties = new Map<string, ShowTies>();
    const tie = (userId: string, podcastId: string, more: (known: ShowTies) => ShowTies) => {
      const key = `${userId} ${podcastId}`;
      ties.set(key, more(ties.get(key) ?? NO_TIES));
    };
    for (const { userId, podcastId } of tracked) tie(userId, podcastId, (known) => ({ ...known, isTracked: true }));
    for (const { userId, podcastId, listId } of listed)
      tie(userId, podcastId, (known) => ({ ...known, listIds: [...known.listIds, listId] }));
    return (userId, podcastId) => ties.get(`${userId} ${podcastId}`) ?? NO_TIES;
  }
}
