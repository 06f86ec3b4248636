import { estimatePerEpisode } from "@earshot/domain/audience/estimate/estimate-audience";
import { daysBetween, publishingRecord } from "@earshot/domain/audience/facts/publishing-record";
import { rangeMidpoint } from "@earshot/domain/audience/range/listener-range";
import { audienceFacts } from "./audience-facts.js";
import { someFactsOf } from "./podcast-facts.js";
import type { FactsRow, ShowRow } from "./show-table.js";

export const FIGURE_COLUMNS = [
  "fetched_at",
  "as_of",
  "oldest_episode",
  "update_interval_days",
  "listener_range",
  "signals",
  "dead",
] as const satisfies readonly (keyof ShowRow)[];

type FigureRow = Partial<FactsRow> & Pick<ShowRow, "categories" | "fetched_at" | "listeners_low">;

/** The largest value of each column; larger values are stored as this one. */
const LARGEST_AUDIENCE = 4_000_000_000;
const SLOWEST = 60_000;

/**
 * Figures that sort orders compare but no column stores, as of the day when the show was read; -1 is unknown. `audience`: twice the
 * midpoint of the per-episode range. `pace`: larger when fewer days pass between episodes.
 */
export function orderFigures(row: FigureRow): { readonly audience: number; readonly pace: number } {
  const facts = audienceFacts({ ...someFactsOf(row), categories: row.categories });
  const readOn = new Date(Number(row.fetched_at) * 1000);
  const middle = row.listeners_low === null ? undefined : rangeMidpoint(estimatePerEpisode(facts, readOn));
  const days = daysBetween(publishingRecord(facts, readOn));
  return {
    audience: middle === undefined ? -1 : Math.min(2 * middle, LARGEST_AUDIENCE),
    pace: days === undefined ? -1 : Math.max(0, SLOWEST - Math.round(days * 10)),
  };
}
