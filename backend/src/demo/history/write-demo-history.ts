import type { DataSource } from "typeorm";
import { OPEN_END } from "../../catalogue/local/record/audience-facts.js";
import { signalsIn } from "../../catalogue/local/record/stored-signals.js";
import { demoDemand } from "./demo-demand.js";
import { demoHistory, type DemoToday } from "./demo-history.js";

/** Writes the invented history of the demo shows in the live catalogue. */
export async function writeDemoHistory(database: DataSource, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / 86_400_000) * 86_400;
  const shows = await database.query<(DemoToday & { show: string; signals: string | null })[]>(
    `SELECT id, show_number(id)::text AS show, signals, listeners_low::float8 AS low,
       nullif(listeners_high, ${OPEN_END})::float8 AS high, episode_count AS episodes,
       update_interval_days::float8 AS "everyDays", created_on::float8 AS began, count(*) FILTER (WHERE ranked) OVER ()::int AS ranked,
       CASE WHEN ranked THEN (count(*) FILTER (WHERE ranked) OVER (ORDER BY position))::int END AS rank
     FROM catalogue.podcasts WHERE source = 'demo' AND NOT coalesce(dead, false)`,
  );
  const rows = shows.flatMap(({ show, ...demo }) => demoHistory(demo, today).map((row) => ({ ...row, show })));
  await insert(database, "show_history", rows);
  const signs = shows.flatMap(({ id, show, signals }) =>
    demoDemand(id, signalsIn(signals ?? undefined) ?? [], today).map((row) => ({ ...row, show })),
  );
  await insert(database, "demand_history", signs);
}

async function insert(database: DataSource, table: "show_history" | "demand_history", rows: readonly object[]) {
  await database.query(
    `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ORDER BY show, at`,
    [JSON.stringify(rows)],
  );
}
