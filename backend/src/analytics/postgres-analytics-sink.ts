import type { AnalyticsEvent } from "@earshot/domain/analytics/analytics-event";
import {
  type AnalyticsPeriod,
  type AnalyticsReport,
  AnalyticsSink,
} from "@earshot/domain/analytics/analytics-sink.port";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { AnalyticsEventRow } from "./analytics-event.row.js";

/** Months to keep in addition to the current one, so that a month can be compared with the same month of the previous year. */
const MONTHS_KEPT = 13;

/** Stores events in PostgreSQL, one partition per month. */
export class PostgresAnalyticsSink extends AnalyticsSink {
  /** Months whose partition is known to exist. */
  private readonly months = new Set<string>();

  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async record(events: readonly AnalyticsEvent[], userId: string | undefined): Promise<void> {
    if (events.length === 0) return;
    for (const { at } of events) await this.ensureMonth(at);
    const rows = events.map((event) => ({
      at: event.at.toISOString(),
      name: event.name,
      route: event.name === "page_view" ? event.route : null,
      podcast_id: event.name === "search" ? null : (event.podcastId ?? null),
      title: event.name === "select_podcast" ? event.title : null,
      mode: event.name === "search" ? event.mode : null,
      found: event.name === "search" ? event.found : null,
    }));
    // One statement for all events. It looks up the user id, because the account may no longer exist.
    await this.transactions.write(
      `INSERT INTO analytics_events (at, name, route, podcast_id, title, mode, found, user_id)
       SELECT at, name, route, podcast_id, title, mode, found, (SELECT id FROM account_ids WHERE id = $2)
       FROM jsonb_to_recordset($1) AS e(at timestamptz, name text, route text, podcast_id text, title text, mode text, found boolean)`,
      [JSON.stringify(rows), userId ?? null],
    );
  }

  async report({ from, to, shows }: AnalyticsPeriod): Promise<AnalyticsReport> {
    const rows = await this.transactions.reading(AnalyticsEventRow);
    const events = () => rows.createQueryBuilder("e").where("e.at >= :from AND e.at < :to", { from, to });
    const [views, searches, popular] = await Promise.all([
      events()
        .andWhere("e.name = 'page_view'")
        .select("e.route", "route")
        .addSelect("count(*)::int", "views")
        .addSelect("count(DISTINCT e.userId)::int", "users")
        .groupBy("e.route")
        .orderBy("views", "DESC")
        .addOrderBy("e.route")
        .getRawMany<AnalyticsReport["views"][number]>(),
      events()
        .andWhere("e.name = 'search'")
        .select("e.mode", "mode")
        .addSelect("count(*)::int", "searches")
        .addSelect("(count(*) FILTER (WHERE NOT e.found))::int", "withoutResult")
        .groupBy("e.mode")
        .orderBy("searches", "DESC")
        .addOrderBy("e.mode")
        .getRawMany<AnalyticsReport["searches"][number]>(),
      events()
        .andWhere("e.podcastId IS NOT NULL")
        .select("e.podcastId", "podcastId")
        .addSelect("coalesce(max(e.title COLLATE \"C\"), '')", "title")
        .addSelect("(count(*) FILTER (WHERE e.name = 'page_view'))::int", "views")
        .addSelect("(count(*) FILTER (WHERE e.name = 'select_podcast'))::int", "selections")
        .groupBy("e.podcastId")
        .orderBy("count(*)", "DESC")
        .addOrderBy("e.podcastId")
        .limit(shows)
        .getRawMany<AnalyticsReport["shows"][number]>(),
    ]);
    return { views, searches, shows: popular };
  }

  /** Drops the months that are past the retention period. */
  async forgetOldMonths(now: Date): Promise<void> {
    const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_KEPT, 1));
    // Only PostgreSQL's own catalogue knows the partitions.
    const partitions = await this.transactions.read<{ name: string }>(
      "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'analytics_events'::regclass",
    );
    const last = `analytics_events_${monthOf(oldest).replace("-", "_")}`;
    for (const { name } of partitions) {
      if (name < last) await this.transactions.write(`DROP TABLE IF EXISTS ${name}`);
    }
  }

  private async ensureMonth(at: Date): Promise<void> {
    const month = monthOf(at);
    if (this.months.has(month)) return;
    await this.transactions.write("SELECT analytics_month($1)", [at]);
    this.months.add(month);
  }
}

/** "2026-11" */
const monthOf = (at: Date): string => at.toISOString().slice(0, 7);
