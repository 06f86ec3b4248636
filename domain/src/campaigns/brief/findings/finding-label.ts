import { foldText } from "../../../catalogue/text/fold.js";
import { countryName } from "../../../catalogue/codes/countries.js";
import { languageName } from "../../../catalogue/codes/languages.js";
import { formatCount } from "../../../shared/text/format-count.js";
import { inDollars, RATE_SOURCE } from "./in-dollars.js";
import type { DateSpan, Finding, FindingKind, Money } from "./finding.js";

export const FINDING_NAMES: Readonly<Record<FindingKind, string>> = {
  budget: "Budget",
  country: "Country",
  language: "Language",
  category: "Category",
  topic: "Topic",
  taboo: "Without",
  audience: "Audience",
  goal: "Goal",
  dates: "Dates",
};

/** A finding in words: "$10,000", "United Kingdom", "March to June". */
export function findingLabel(finding: Finding): string {
  switch (finding.kind) {
    case "budget":
      return moneyLabel(finding.value);
    case "country":
      return countryName(finding.value);
    case "language":
      return languageName(finding.value);
    case "taboo":
      return finding.value.subject + (finding.value.except ? `, except ${finding.value.except.join(", ")}` : "");
    case "dates":
      return datesLabel(finding.value) + (finding.or ? ` or ${datesLabel(finding.or)}` : "");
    default:
      return finding.value;
  }
}

/** Whether a finding affects the score. Others only show what was recognized. */
export function countsInScore({ kind, value }: Finding): boolean {
  if (kind === "budget") return inDollars(value) !== undefined;
  return kind === "country" || kind === "language" || kind === "category" || kind === "topic" || kind === "taboo";
}

/** A hint about a finding, at most 12 words; undefined if there is none. */
export function findingHint(finding: Finding): string | undefined {
  const game = footballHint(finding);
  if (game !== undefined) return game;
  if (finding.or) return "Is the day or the month first? Edit the dates.";
  if (finding.kind !== "budget" || finding.value.currency === DOLLARS) return undefined;
  const converted = inDollars(finding.value);
  if (converted) return `Counts as ${moneyLabel({ currency: DOLLARS, ...rounded(converted) })} (${RATE_SOURCE}).`;
  return `We have no exchange rate from ${finding.value.currency} to dollars. Choose a range below.`;
}

/** Says how "football" was understood, because it could be the other sport. */
function footballHint(finding: Finding): string | undefined {
  if (finding.kind !== "category" || foldText(finding.words) !== "football") return undefined;
  if (finding.value === "Soccer") return "“Football” as soccer. Change or ignore it for the American game.";
  return finding.value === "Football" ? "“Football” as the American game. Change or ignore it for soccer." : undefined;
}

const DOLLARS = "USD";
const SIGNS: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥", INR: "₹" };

function moneyLabel({ currency, low, high }: Money): string {
  const sign = SIGNS[currency];
  const amount = (value: number) =>
    sign === undefined ? `${formatCount(value)} ${currency}` : sign + formatCount(value);
  if (high === null) return `${amount(low)} or more`;
  return low === high ? amount(low) : `${amount(low)} to ${amount(high)}`;
}

function rounded({ low, high }: Pick<Money, "low" | "high">): Pick<Money, "low" | "high"> {
  return { low: Math.round(low), high: high === null ? null : Math.round(high) };
}

function datesLabel({ from, until }: DateSpan): string {
  if (from === null) return until === null ? "" : `until ${dayLabel(until)}`;
  if (until === null) return `from ${dayLabel(from)}`;
  // "June 11–13, 2027"
  const isInMonth = from !== until && from.length === 10 && from.slice(0, 8) === until.slice(0, 8);
  if (isInMonth) return dayLabel(from).replace(",", `–${Number(until.slice(8))},`);
  return from === until ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(until)}`;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** "2027-03-15" becomes "March 15, 2027", "--03" becomes "March". */
function dayLabel(text: string): string {
  const [, year = "", month = "", day] = /^(\d{4}|-)-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  const name = MONTHS[Number(month) - 1] ?? "";
  const start = day === undefined ? name : `${name} ${Number(day)}`;
  if (year === "-") return start;
  return day === undefined ? `${start} ${year}` : `${start}, ${year}`;
}
