import type { PostgresTransactions } from "../database/postgres-transactions.js";
import type { Metrics } from "../shared/process/metrics.js";
import { MailRow } from "./mail.row.js";

/** Reports the number of waiting emails in the database, for all processes. */
export function addOutboxMetrics(metrics: Metrics, transactions: PostgresTransactions): void {
  metrics.measure({
    source: "outbox",
    gauges: {
      outbox_waiting: { help: "Emails that have not been delivered yet." },
      outbox_oldest_seconds: { help: "Seconds since the oldest of them was written; 0 if none is waiting." },
    },
    read: async () => {
      const outbox = await transactions.reading(MailRow);
      const found = await outbox
        .createQueryBuilder("mail")
        .select("count(*)::int", "waiting")
        .addSelect("coalesce(extract(epoch FROM now() - min(mail.created_at)), 0)::float8", "oldest")
        .where("mail.state = 'waiting'")
        .getRawOne<{ waiting: number; oldest: number }>();
      return {
        outbox_waiting: [{ value: found?.waiting ?? 0 }],
        outbox_oldest_seconds: [{ value: Math.max(0, found?.oldest ?? 0) }],
      };
    },
  });
}
