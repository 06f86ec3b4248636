import type { DateSpan, FindingKind, FindingValues, Money } from "./finding.js";

/** Kinds whose value the reader may edit: figures, not one of a list. Their edited values are kept as short texts, in addresses too. */
export const FIGURES = ["budget", "dates"] as const satisfies readonly FindingKind[];
export type FigureKind = (typeof FIGURES)[number];

/** The currencies that an edited budget may have; those that briefs are read in. */
export const CURRENCIES = [
  "USD",
  "EUR",
  "GBP",
  "CHF",
  "CAD",
  "AUD",
  "NZD",
  "MXN",
  "ARS",
  "CLP",
  "COP",
  "INR",
  "JPY",
] as const;

const MOST_MONEY = 1_000_000_000;
const MONEY = /^([A-Z]{3}) (\d{1,10})(?:-(\d{1,10})?)?$/;
const POINT = /^(?:20\d\d|-)-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

/** A figure as text: "USD 5000", "EUR 5000-10000", "GBP 5000-" (or more); "2027-03/2027-06", "--03/", "/2027-06-30". */
export function figureText<Kind extends FigureKind>(kind: Kind, value: FindingValues[Kind]): string;
export function figureText(kind: FigureKind, value: Money | DateSpan): string {
  if (kind === "dates") {
    const { from, until } = value as DateSpan;
    return `${from ?? ""}/${until ?? ""}`;
  }
  const { currency, low, high } = value as Money;
  return `${currency} ${low}${high === low ? "" : `-${high ?? ""}`}`;
}

/** The figure that a text stands for; undefined when there is none. */
export function figureOf<Kind extends FigureKind>(kind: Kind, text: string): FindingValues[Kind] | undefined;
export function figureOf(kind: FigureKind, text: string): Money | DateSpan | undefined {
  return kind === "dates" ? spanOf(text) : moneyOf(text);
}

function moneyOf(text: string): Money | undefined {
  const [, currency = "", first = "", second] = MONEY.exec(text) ?? [];
  if (!CURRENCIES.some((one) => one === currency)) return undefined;
  const low = Number(first);
  const high = second !== undefined ? Number(second) : text.endsWith("-") ? null : low;
  return low > 0 && low <= (high ?? low) && (high ?? low) <= MOST_MONEY ? { currency, low, high } : undefined;
}

function spanOf(text: string): DateSpan | undefined {
  const [first = "", second = "", ...more] = text.split("/");
  const points = [first, second].filter((point) => point !== "");
  if (more.length > 0 || points.length === 0 || !points.every((point) => POINT.test(point))) return undefined;
  const span = { from: first || null, until: second || null };
  return isInOrder(span) ? span : undefined;
}

/** Days without a year may cross its end: "from November to February". */
function isInOrder({ from, until }: DateSpan): boolean {
  if (from === null || until === null || from.startsWith("-") || until.startsWith("-")) return true;
  return firstDay(from) <= lastDay(until);
}

/** The days of a span as "2027-03-15", "" for an open end. */
export type SpanDays = { readonly from: string; readonly until: string };

/** The first and last day of a span. A day or month without its year is the next one, from `today` ("2026-11-25") on. */
export function spanDays({ from, until }: DateSpan, today: string): SpanDays {
  const first = from === null ? "" : firstDay(nextFrom(from, today));
  return { from: first, until: until === null ? "" : lastDay(nextFrom(until, first || today)) };
}

/** The span between two days; undefined when there is none or they are in the wrong order. Whole months are named as months. */
export function daysSpan({ from, until }: SpanDays): DateSpan | undefined {
  const isWhole = from.endsWith("-01") && until !== "" && lastDay(until.slice(0, 7)) === until;
  return spanOf(isWhole ? `${from.slice(0, 7)}/${until.slice(0, 7)}` : `${from}/${until}`);
}

/** "--03" as the first March that is not over on a day. */
function nextFrom(point: string, day: string): string {
  if (!point.startsWith("-")) return point;
  const year = Number(day.slice(0, 4));
  const soon = `${year}${point.slice(1)}`;
  return lastDay(soon) >= day ? soon : `${year + 1}${point.slice(1)}`;
}

const firstDay = (point: string): string => (point.length === 7 ? `${point}-01` : point);

function lastDay(point: string): string {
  if (point.length !== 7) return point;
  const [year, month] = point.split("-").map(Number);
  return `${point}-${new Date(Date.UTC(year ?? 0, month ?? 1, 0)).getUTCDate()}`;
}
