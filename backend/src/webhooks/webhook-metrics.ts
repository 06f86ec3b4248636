import { Counter } from "prom-client";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import type { Metrics } from "../shared/process/metrics.js";
import { WebhookDeliveryRow } from "./webhook-delivery.row.js";

/** Counts this process's attempts by result: delivered, failed (another attempt follows) or exhausted. */
export class WebhookAttempts {
  private readonly attempts: Counter<"result">;

  constructor(metrics: Metrics) {
    this.attempts = new Counter({
      name: "webhook_deliveries_total",
      help: "Attempts of this process to deliver a webhook, by result: delivered, failed or exhausted.",
      labelNames: ["result"],
      registers: [metrics],
    });
    for (const result of ["delivered", "failed", "exhausted"] as const) this.count(result, 0);
  }

  count(result: "delivered" | "failed" | "exhausted", times = 1): void {
    this.attempts.inc({ result }, times);
  }
}

/** Reports the number of waiting deliveries in the database, for all processes. */
export function addWebhookMetrics(metrics: Metrics, transactions: PostgresTransactions): void {
  metrics.measure({
    source: "webhooks",
    gauges: {
      webhooks_waiting: { help: "Webhook deliveries that are waiting for an attempt." },
      webhooks_late_seconds: { help: "Seconds since the most overdue one was due; 0 without one." },
    },
    read: async () => {
      const rows = await transactions.reading(WebhookDeliveryRow);
      const found = await rows
        .createQueryBuilder("one")
        .select("count(*)::int", "waiting")
        .addSelect("coalesce(extract(epoch FROM now() - min(one.nextTryAt)), 0)::float8", "late")
        .where("one.nextTryAt IS NOT NULL")
        .getRawOne<{ waiting: number; late: number }>();
      return {
        webhooks_waiting: [{ value: found?.waiting ?? 0 }],
        webhooks_late_seconds: [{ value: Math.max(0, found?.late ?? 0) }],
      };
    },
  });
}
