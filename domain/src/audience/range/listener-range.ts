import { formatCount } from "../../shared/text/format-count.js";

/** A number of people as a range. Open ranges have no upper bound ("70,001+"). "unknown" is never 0 or NaN. */
export type ListenerRange =
  | { readonly kind: "closed"; readonly low: number; readonly high: number }
  | { readonly kind: "open"; readonly low: number }
  | { readonly kind: "unknown" };

export const UNKNOWN_RANGE: ListenerRange = { kind: "unknown" };

/**
 * Parses a figure as people and providers write it: "1,000-5,000", "1.000 – 5.000", "1 000 to 5 000", "10-20k", "70,001+", "1.5M", ">=
 * 500", "<1,000" (which is 1 to 1,000). Reversed bounds are swapped. Anything else, including "N/A" and null, is "unknown".
 */
export function parseListenerRange(text: unknown): ListenerRange {
  if (typeof text === "number") return rangeFromNumbers(text, text);
  if (typeof text !== "string" || text.length > LONGEST_TEXT) return UNKNOWN_RANGE;
  const plain = plainText(text);
  const open = OPEN.exec(plain);
  if (open !== null) return rangeFromNumbers(readNumber(open[1] ?? open[2]), null);
  const upTo = UP_TO.exec(plain);
  if (upTo !== null) return rangeUpTo(readNumber(upTo[1]));
  const closed = CLOSED.exec(plain);
  if (closed !== null) return closedRange(closed[1] ?? "", closed[2] ?? "");
  return WHOLE_NUMBER.test(plain) ? rangeFromNumbers(readNumber(plain), readNumber(plain)) : UNKNOWN_RANGE;
}

/**
 * A range with the given bounds, rounded to whole people. Reversed bounds are swapped. If `high` is null, the range is open. A bound that
 * is not a number of people (NaN, infinite, negative) gives "unknown".
 */
export function rangeFromNumbers(low: number, high: number | null): ListenerRange {
  if (!isPeople(low) || (high !== null && !isPeople(high))) return UNKNOWN_RANGE;
  if (high === null) return { kind: "open", low: Math.round(low) };
  return { kind: "closed", low: Math.round(Math.min(low, high)), high: Math.round(Math.max(low, high)) };
}

/** The text of a range, with a hyphen and thousands separators: "1,000-5,000", "70,001+", "5,000" if both bounds are equal, "N/A". */
export function formatListenerRange(range: ListenerRange): string {
  if (range.kind === "unknown") return "N/A";
  if (range.kind === "open") return `${formatCount(range.low)}+`;
  if (range.low === range.high) return formatCount(range.low);
  return `${formatCount(range.low)}-${formatCount(range.high)}`;
}

/** A range for use in a sentence: "1,000 to 5,000", "70,001 or more", "an unknown number of". */
export function rangeInWords(range: ListenerRange): string {
  if (range.kind === "unknown") return "an unknown number of";
  if (range.kind === "open") return `${formatCount(range.low)} or more`;
  if (range.low === range.high) return formatCount(range.low);
  return `${formatCount(range.low)} to ${formatCount(range.high)}`;
}

/**
 * The number by which a range is compared with a category's average: halfway between its ends, or N for "N+" (product specification,
 * section 9). All other comparisons use `comparedListeners`.
 */
export function rangeMidpoint(range: ListenerRange): number | undefined {
  if (range.kind === "unknown") return undefined;
  return range.kind === "open" ? range.low : (range.low + range.high) / 2;
}

/** No listener figure is longer. The limit also keeps the patterns cheap on hostile input. */
const LONGEST_TEXT = 80;

// A separator before three digits marks thousands ("1.500" is 1500), any other one a decimal part ("1.5k").
const GROUPED = ["[.]", ",", " ", "'"].map((separator) => `[1-9]\\d{0,2}(?:${separator}\\d{3})+`).join("|");
const NUMBER = `(?:${GROUPED}|\\d+)(?:[.,]\\d+)?(?: ?[km])?`;
const UNIT = "(?: (?:listeners?|people|listens|downloads))?";
const WHOLE_NUMBER = new RegExp(`^${NUMBER}$`);
const GROUPED_NUMBER = new RegExp(`^(${GROUPED})(?:[.,](\\d+))?$`);
const CLOSED = new RegExp(`^(${NUMBER})(?: ?- ?| ?[.][.] ?| to )(${NUMBER})$`);
const OPEN = new RegExp(`^(?:(${NUMBER}) ?[+]|(?:>|>=|≥|over|more than) ?(${NUMBER}))$`);
const UP_TO = new RegExp(`^(?:<|<=|≤|under|below|less than|fewer than|up to) ?(${NUMBER})$`);
const TRAILING_UNIT = new RegExp(`${UNIT}$`);

/** Normalizes to one kind of space, one kind of dash, lower case, and no unit after the figure. */
function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s+/gu, " ")
    .replace(/[\u2010-\u2015\u2212]/gu, "-")
    .replace(/[\u2018\u2019]/gu, "'")
    .trim()
    .toLowerCase()
    .replace(TRAILING_UNIT, "");
}

function closedRange(lowText: string, highText: string): ListenerRange {
  const low = readNumber(lowText);
  const high = readNumber(highText);
  // "10-20k" means 10k to 20k, but "500-1k" means 500 to 1,000. Both numbers share the unit if they are in order without it.
  const shared = readNumber(highText.replace(/[km]$/, "").trim());
  const sharesUnit = !/[km]$/.test(lowText) && /[km]$/.test(highText) && low < shared;
  return rangeFromNumbers(sharesUnit ? low * (high / shared) : low, high);
}

function rangeUpTo(high: number): ListenerRange {
  return high >= 1 ? rangeFromNumbers(1, high) : UNKNOWN_RANGE;
}

/** Parses a text that matched NUMBER. Returns NaN for undefined and for a fraction of a person ("1,00"). */
function readNumber(text: string | undefined): number {
  if (text === undefined) return Number.NaN;
  const unit = text.endsWith("k") ? 1_000 : text.endsWith("m") ? 1_000_000 : 1;
  const digits = text.replace(/ ?[km]$/, "");
  // With a unit, a single dot is a decimal point even before three digits: "1.250k" is 1,250, not 1,250,000.
  if (unit > 1 && /^\d+[.]\d+$/.test(digits)) return Number(digits) * unit;
  const grouped = GROUPED_NUMBER.exec(digits);
  const whole = grouped?.[1]?.replace(/\D/g, "") ?? digits.replace(/[.,]\d+$/, "");
  const fraction = grouped === null ? /[.,](\d+)$/.exec(digits)?.[1] : grouped[2];
  if (fraction !== undefined && unit === 1) return Number.NaN;
  return Number(`${whole}.${fraction ?? "0"}`) * unit;
}

function isPeople(count: number): boolean {
  return Number.isFinite(count) && count >= 0 && count <= Number.MAX_SAFE_INTEGER;
}
