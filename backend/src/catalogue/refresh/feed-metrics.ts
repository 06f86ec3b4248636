import type { DataSource } from "typeorm";
import { Counter } from "prom-client";
import type { Metrics } from "../../shared/process/metrics.js";

/** Due feeds are counted up to this number: a higher count would cost more and adds no information. */
const MOST = 10_000;

export type FeedReadResult = "changed" | "unchanged" | "failed";

/** Counts this process's reads of feeds, and reports how far behind all processes together are. */
export class FeedMetrics {
  private readonly reads: Counter<"result">;

  constructor(metrics: Metrics, database: DataSource) {
    this.reads = new Counter({
      name: "feed_reads_total",
      help: "Feeds that this process requested, by result: changed, unchanged or failed.",
      labelNames: ["result"],
      registers: [metrics],
    });
    for (const result of ["changed", "unchanged", "failed"] as const) this.reads.inc({ result }, 0);
    metrics.measure({
      source: "feeds",
      gauges: {
        feed_reads_due: { help: `Known feeds whose next read is due; counted up to ${MOST}.` },
        feed_refresh_lag_seconds: { help: "Seconds since the most overdue of them was due; 0 without one." },
      },
      read: async () => {
        // Both figures use the index of due times.
        const [row] = await database.query<{ due: number; lag: number }[]>(
          `SELECT count(*)::int AS due, coalesce(extract(epoch FROM now() - min(next_read_at)), 0)::float8 AS lag
           FROM (SELECT next_read_at FROM feed_reads WHERE next_read_at <= now() ORDER BY next_read_at LIMIT $1) due`,
          [MOST],
        );
        return {
          feed_reads_due: [{ value: row?.due ?? 0 }],
          feed_refresh_lag_seconds: [{ value: row?.lag ?? 0 }],
        };
      },
    });
  }

  read(result: FeedReadResult): void {
    this.reads.inc({ result });
  }
}
