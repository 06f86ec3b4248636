import type { DigestEvery } from "@earshot/domain/saved/watching/view-digest";
import type { PostgresTransactions } from "../../shared/database/postgres-transactions.js";
import { ViewDigestRow } from "./view-digest.row.js";

/** Who wants mail about watched views, in PostgreSQL. */
export class PostgresDigests {
  constructor(private readonly transactions: PostgresTransactions) {}

  async of(userId: string): Promise<DigestEvery> {
    const row = await (await this.transactions.reading(ViewDigestRow)).findOneBy({ userId });
    return row?.every ?? "off";
  }

  /** What changed before mail was turned on is not mailed. */
  async set(userId: string, every: DigestEvery, now: Date): Promise<void> {
    await this.transactions.run(async () => {
      const rows = await this.transactions.writing(ViewDigestRow);
      const old = await rows.findOne({ where: { userId }, lock: { mode: "pessimistic_write" } });
      if (old?.every === every) return;
      const sentAt = old && old.every !== "off" ? old.sentAt : now;
      await rows.upsert({ userId, every, sentAt }, ["userId"]);
    });
  }
}
