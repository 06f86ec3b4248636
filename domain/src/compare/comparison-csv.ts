import type { ListenerRange } from "../audience/range/listener-range.js";
import { AT_LEAST, SHOW_COLUMNS, showCells } from "../catalogue/shows/shows-csv.js";
import { cpmOf } from "../lists/columns/list-sum.js";
import { type Money, plainAmount } from "../lists/columns/money.js";
import { csvRow } from "../shared/text/csv.js";
import type { OrderedShow } from "./compare-order.js";
import { contactText, rangesOf } from "./compare-shows.js";

/** A row of the file. `market` says how the show compares in its first category, "" if unknown. */
export type ComparedRow = OrderedShow & { readonly market: string };

/** The columns for found shows come first, so that both files can be joined. */
const COLUMNS = [
  ...SHOW_COLUMNS,
  "country",
  "per_episode_from",
  "per_episode_to",
  "monthly_reach_from",
  "monthly_reach_to",
  "rhythm",
  "market_position",
  "contact",
  "price_per_spot",
  "currency",
  "cpm_from",
  "cpm_to",
  AT_LEAST,
] as const;

/** The compared shows as CSV with a header, in row order. Unknown values are empty. */
export function comparisonCsv(rows: readonly ComparedRow[]): string {
  return [COLUMNS, ...rows.map(cells)].map(csvRow).join("");
}

function cells({ show, rhythm, market, price }: ComparedRow): readonly (string | number)[] {
  const { perEpisode, monthlyReach } = rangesOf(show);
  return [
    ...showCells(show),
    show.defaulted.includes("country") ? "" : show.country,
    ...bounds(perEpisode),
    ...bounds(monthlyReach),
    rhythm?.words ?? "",
    market,
    contactText(show),
    ...costs(price, perEpisode),
    show.listenersAtLeast ?? "",
  ];
}

function costs(price: Money | undefined, perEpisode: ListenerRange): readonly string[] {
  if (price === undefined) return ["", "", "", ""];
  const { currency } = price;
  const cpm = cpmOf(price, perEpisode);
  const amount = (cents: number | null | undefined) => (cents == null ? "" : plainAmount({ cents, currency }));
  return [plainAmount(price), currency, amount(cpm?.low), amount(cpm?.high)];
}

function bounds(range: ListenerRange): readonly (string | number)[] {
  return [range.kind === "unknown" ? "" : range.low, range.kind === "closed" ? range.high : ""];
}
