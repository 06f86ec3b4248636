import type { DataSource } from "typeorm";
import { HISTORY_START } from "../record/history-fields.js";

const WEEK_SECONDS = 7 * 86_400;
/** Weeks in which each day's point of a chart or of ratings is kept. */
const DAILY_WEEKS = 4;
/** Weeks before those that are thinned again each time, in case the service did not run. */
const CHECKED_WEEKS = 26;

/** Keeps one point a week of each chart and source, the last one, of points older than four weeks. Safe in several processes at once. */
export async function thinDemand(database: DataSource, now: Date): Promise<void> {
  const before = Math.floor(now.getTime() / 1000) - HISTORY_START - DAILY_WEEKS * WEEK_SECONDS;
  await database.query(
    `DELETE FROM demand_history h USING (
       SELECT ctid, row_number() OVER (
         PARTITION BY show, source, country, genre, at / ${WEEK_SECONDS} ORDER BY at DESC, ctid DESC) AS nth
       FROM demand_history WHERE at < $1 AND at >= $1 - ${CHECKED_WEEKS * WEEK_SECONDS}
     ) old WHERE h.ctid = old.ctid AND old.nth > 1`,
    [before],
  );
}
