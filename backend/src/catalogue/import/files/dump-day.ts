import type { DatabaseSync } from "node:sqlite";
import { OCCASIONAL_DAYS } from "@earshot/domain/audience/facts/activity";

const DATES = ["lastUpdate", "newestItemPubdate"] as const;
const YEAR = OCCASIONAL_DAYS * 86_400;

/**
 * The day that an old dump describes, in epoch seconds: its latest date. undefined for a dump with a date within the last year,
 * because it describes today, and for a dump without dates. `names`: the dump's columns. Dates after `now` are mistakes.
 */
export function dumpDay(database: DatabaseSync, names: readonly string[], now: Date): number | undefined {
  const seconds = Math.floor(now.getTime() / 1000);
  const dates = DATES.filter((name) => names.includes(name)).map((name) => `CAST("${name}" AS INTEGER)`);
  const between = (date: string, from: number, to: number) => `${date} BETWEEN ${from} AND ${to}`;
  const recent = dates.map((date) => between(date, seconds - YEAR, seconds));
  const latest = dates.map((date) => `max(CASE WHEN ${between(date, 1, seconds)} THEN ${date} END)`);
  if (dates.length === 0) return undefined;
  try {
    // Nearly every row of a recent dump has a recent date; only an old dump is read to its end.
    if (database.prepare(`SELECT 1 FROM podcasts WHERE ${recent.join(" OR ")} LIMIT 1`).get()) return undefined;
    const found = Object.values(database.prepare(`SELECT ${latest.join(", ")} FROM podcasts`).get() ?? {});
    const known = found.map(Number).filter((date) => date > 0);
    return known.length === 0 ? undefined : Math.max(...known);
  } catch {
    // A dump that is damaged and cannot be read to its end keeps its dates.
    return undefined;
  }
}
