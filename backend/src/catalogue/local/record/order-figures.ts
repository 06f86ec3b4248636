import { estimatePerEpisode } from "@earshot/domain/audience/estimate/estimate-audience";
import { daysBetween, publishingRecord } from "@earshot/domain/audience/facts/publishing-record";
import { comparedListeners } from "@earshot/domain/audience/range/listener-band";
import { audienceFacts, rangeOfBounds } from "./audience-facts.js";
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

type FigureRow = Partial<FactsRow> & Pick<ShowRow, "categories" | "fetched_at" | "listeners_low" | "listeners_high">;

/** The largest value of each column; larger values are stored as this one. A cursor holds no larger number of listeners. */
const LARGEST_LISTENERS = 999_999_999_999_999;
const LARGEST_AUDIENCE = 4_000_000_000;
const SLOWEST = 60_000;

type OrderFigures = { readonly listeners: number; readonly audience: number; readonly pace: number };

/**
 * Figures that sort orders compare but PostgreSQL doesn't store, as of the day when the show was read; -1 is unknown. `listeners` and
 * `audience`: the `comparedListeners` of the listener range and of the per-episode range. `pace`: larger when fewer days pass between
 * episodes.
 */
export function orderFigures(row: FigureRow): OrderFigures {
  const facts = audienceFacts({ ...someFactsOf(row), categories: row.categories });
  const readOn = new Date(Number(row.fetched_at) * 1000);
  const listeners = comparedListeners(rangeOfBounds(row));
  const audience = listeners === undefined ? undefined : comparedListeners(estimatePerEpisode(facts, readOn));
  const days = daysBetween(publishingRecord(facts, readOn));
  return {
    listeners: Math.min(listeners ?? -1, LARGEST_LISTENERS),
    audience: Math.min(audience ?? -1, LARGEST_AUDIENCE),
    pace: days === undefined ? -1 : Math.max(0, SLOWEST - Math.round(days * 10)),
  };
}
