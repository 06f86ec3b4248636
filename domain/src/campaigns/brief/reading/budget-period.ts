import type { Mention } from "../words/brief-words.js";
import type { DateSpan, Money } from "../findings/finding.js";
import { numberOf } from "../words/number-words.js";

const MONTH = "mo|mos|months?|monate?n?|mes(?:es)?|mois";
const WEEK = "wks?|weeks?|wochen?|semanas?|semaines?";
const EACH = String.raw`[ \u00a0]?(?:\/|per|an?|each|every|pro|je|jeden|im|in der|al|a la|por|cada|par|chaque)[ \u00a0]?`;
const TAX = String.raw`(?: (?:HT|TTC|netto|brutto|net|(?:\+|plus|más|ex|zzgl\.?) ?(?:VAT|IVA|TVA|MwSt\.?)))?`;
const PERIOD = String.raw`${TAX}(?:${EACH}(?:(${MONTH})|(?:${WEEK}))|[ \u00a0](?:(monthly|monatlich|mensuale?s|mensuels?)|weekly|wöchentlich|semanales))(?!\p{L})`;
const NEXT = new RegExp(`^${PERIOD}`, "iu");
const LAST = new RegExp(`${PERIOD}.*$`, "isu");
/** "for three months", within a few words. */
const COUNT = new RegExp(
  String.raw`^([^.!?;\n\p{N}]{0,20}?)(?<!\p{L})(\d{1,2}|\p{L}{2,12}) (?:(${MONTH})|(?:${WEEK}))(?!\p{L})`,
  "iu",
);
/** Before a count that is not how long something lasts: "starting in 2 months". */
const LATER = /(?<!\p{L})(?:in|within|after|nach|binnen|en|dentro de|dans|après|tras) $/iu;
const DURING =
  /(?<!\p{L})(?:for|over|during|für|über|während|durante|por|pendant|sur|per|voor|gedurende)(?: the| die| los| las| les)?(?: \p{L}+)? $/iu;
/** In a year. */
const [WEEKS, MONTHS] = [52, 12];
const MOST_TIMES = WEEKS;

export type BudgetPeriod = {
  /** How many times an amount is meant, and the length of the words after it that name the period. */
  readonly times: number;
  readonly length: number;
  /** For each month, without a number of months. */
  readonly isMonthly: boolean;
};

const ONCE: BudgetPeriod = { times: 1, length: 0, isMonthly: false };

/** What the words after an amount say about its period: "per month for three months". */
export function periodAfter(rest: string): BudgetPeriod {
  const each = NEXT.exec(rest);
  if (!each) return ONCE;
  const isMonthly = (each[1] ?? each[2]) !== undefined;
  const length = each[0].length;
  const count = COUNT.exec(rest.slice(length));
  const [, lead = "", counted = "", month] = count ?? [];
  const isOther = month !== undefined && !isMonthly;
  const number = numberOf(counted);
  const times = number !== undefined && isOther ? Math.round((number * WEEKS) / MONTHS) : number;
  const isMeant = isOther ? DURING.test(lead) : isMonthly === (month !== undefined) && !LATER.test(lead);
  if (!count || times === undefined || times > MOST_TIMES || !isMeant) return { times: 1, length, isMonthly };
  return { times, length: length + count[0].length, isMonthly: false };
}

const SPOTS =
  /(?<![\p{L}\p{N}])(\d{1,3}|\p{L}{2,12}) (?:episodes?|spots?|ads?|reads?|folgen?|sendungen?|episodios?|anuncios?|cuñas?|épisodes?|émissions?|annonces?|mentions?)(?!\p{L})/giu;

/** The same for a number of spots in the same sentence: "per episode, no more than 8 episodes". undefined if none is named. */
export function spotsAfter(rest: string): BudgetPeriod | undefined {
  const [sentence = ""] = rest.slice(0, MOST_BETWEEN).split(/[.!?;\n]/u);
  for (const match of sentence.matchAll(SPOTS)) {
    const times = numberOf(match[1] ?? "") ?? 0;
    if (times > 1) return { times, length: match.index + match[0].length, isMonthly: false };
  }
  return undefined;
}
/** Maximum number of characters between a price and the number of spots. */
const MOST_BETWEEN = 80;

/** The words of an amount without those of its period. */
export const withoutPeriod = (words: string): string => words.replace(LAST, "");

/** A monthly budget in all, if the brief names one period with an end. */
export function inAll(money: Money, dates: readonly Mention<DateSpan>[]): Money {
  const [one, other] = dates;
  const months = one && !other ? monthsIn(one.value) : 1;
  return { ...money, low: months * money.low, high: money.high === null ? null : months * money.high };
}

function monthsIn({ from, until }: DateSpan): number {
  const [start, end] = [from, until].map((day) => /^(\d{4}|-)-(\d\d)/.exec(day ?? ""));
  if (!start || !end) return 1;
  const years = start[1] === "-" || end[1] === "-" ? 0 : Number(end[1]) - Number(start[1]);
  const months = 12 * years + Number(end[2]) - Number(start[2]);
  return 1 + (months < 0 ? months + 12 : months);
}
