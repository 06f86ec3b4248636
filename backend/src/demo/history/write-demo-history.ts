import type { DataSource } from "typeorm";
import { OPEN_END } from "../../catalogue/local/record/audience-facts.js";
import { demoHistory, type DemoToday } from "./demo-history.js";

const COLUMNS = `show, at, changed, method_from, method_to, low_from, low_to, high_from, high_to, episodes_from, episodes_to, rank`;

/** Gives the demo shows of the live catalogue their past. */
export async function writeDemoHistory(database: DataSource, now: Date): Promise<void> {
  const today = Math.floor(now.getTime() / 86_400_000) * 86_400;
  const shows = await database.query<DemoToday[]>(
    `SELECT id, listeners_low::float8 AS low, nullif(listeners_high, ${OPEN_END})::float8 AS high, episode_count AS episodes,
       update_interval_days::float8 AS "everyDays", created_on::float8 AS began, count(*) FILTER (WHERE ranked) OVER ()::int AS ranked,
       CASE WHEN ranked THEN (count(*) FILTER (WHERE ranked) OVER (ORDER BY position))::int END AS rank
     FROM catalogue.podcasts WHERE source = 'demo' AND NOT coalesce(dead, false)`,
  );
  const rows = shows.flatMap((show) => demoHistory(show, today));
  await database.query(
    `INSERT INTO show_history (${COLUMNS})
     SELECT show_number(show), at, changed, method_from, method_to, low_from, low_to, high_from, high_to, episodes_from,
       episodes_to, rank
     FROM jsonb_to_recordset($1::jsonb) AS row (show text, at int, changed smallint, method_from int, method_to int,
       low_from int, low_to int, high_from int, high_to int, episodes_from int, episodes_to int, rank int)
     ORDER BY show_number(show), at`,
    [JSON.stringify(rows)],
  );
}
