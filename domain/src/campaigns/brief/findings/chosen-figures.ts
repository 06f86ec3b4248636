import type { DateSpan, FindingKind, FindingValues, Money } from "./finding.js";

/**
 * Kinds of findings with a value that the reader can edit: figures, as opposed to values from a list. Edited values are stored as short
 * texts, in URLs too.
 */
export const FIGURES = ["budget", "dates"] as const satisfies readonly FindingKind[];
export type FigureKind = (typeof FIGURES)[number];

/** The currencies that an edited budget can have. They are the ones recognized in briefs. */
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
  "PEN",
  "BRL",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
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

/** Parses the text of a figure; undefined if it is invalid. */
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

/** A period without years can span New Year: "from November to February". */
function isInOrder({ from, until }: DateSpan): boolean {
  if (from === null || until === null || from.startsWith("-") || until.startsWith("-")) return true;
  return firstDay(from) <= lastDay(until);
}

/** The first day of a month with its year. A day is returned unchanged. */
export const firstDay = (point: string): string => (point.length === 7 ? `${point}-01` : point);

/** The last day of a month with its year. A day is returned unchanged. */
export function lastDay(point: string): string {
  if (point.length !== 7) return point;
  const [year, month] = point.split("-").map(Number);
  return `${point}-${new Date(Date.UTC(year ?? 0, month ?? 1, 0)).getUTCDate()}`;
}
