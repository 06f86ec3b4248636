import { type ListenerBand, orMore } from "../../audience/range/listener-band.js";
import { type ListenerRange, rangeInWords } from "../../audience/range/listener-range.js";
import { formatCount } from "../../shared/text/format-count.js";
import { RATE_SOURCE } from "../brief/findings/in-dollars.js";
import type { BudgetRange } from "../requests/campaign-request.js";
import { type FitResult, found, notKnown } from "./fit-part.js";

/** US dollars. `high` is null for an open-ended budget ("$50K+"). */
export type Dollars = { readonly low: number; readonly high: number | null };

/** The request form's budget choices as amounts of money. */
export const BUDGET_DOLLARS: Readonly<Record<BudgetRange, Dollars>> = {
  "$1K–5K": { low: 1_000, high: 5_000 },
  "$5K–15K": { low: 5_000, high: 15_000 },
  "$15K–50K": { low: 15_000, high: 50_000 },
  "$50K+": { low: 50_000, high: null },
};

/**
 * US dollars per 1,000 downloads for a 60-second spot, by downloads per episode. Market means of Libsyn's AdvertiseCast for December
 * 2023, as reported by insideaudiomarketing.com ("Podcast CPMs ticked higher in December").
 */
export const CPM_BANDS = [
  { from: 1_000, cpm: 24.47 },
  { from: 10_000, cpm: 23.79 },
  { from: 100_000, cpm: 20.44 },
] as const;
export const CPM_SOURCE =
  "market averages for December 2023 by Libsyn's AdvertiseCast, reported by insideaudiomarketing.com";

/** Judgment: an ad needs repetition to be noticed, and a month of a weekly show is enough to judge it. */
const ENOUGH_SPOTS = 4;
/** A weekly show has this many episodes in a year, so a larger budget cannot be spent on it. */
const MOST_SPOTS = 52;
/** At this many times the maximum number of spots, the show is far too small for the budget. */
const FAR_TOO_MANY = 100;

/** The price in US dollars of a spot in an episode with this audience; undefined if the audience is unknown. */
export function spotPrice(audience: ListenerRange): (Dollars & { readonly cpm: number }) | undefined {
  const middle = audienceMiddle(audience);
  if (middle === undefined || audience.kind === "unknown") return undefined;
  const { cpm } = CPM_BANDS.findLast(({ from }) => middle >= from) ?? CPM_BANDS[0];
  const { low, high } = bounds(audience);
  return { cpm, low: (low / 1_000) * cpm, high: high === null ? null : (high / 1_000) * cpm };
}

/** The audience of an episode as a single figure; undefined if unknown. */
export function audienceMiddle(audience: ListenerRange): number | undefined {
  return audience.kind === "unknown" ? undefined : geometricMiddle(bounds(audience));
}

/** The range of audiences per episode for which a budget buys 4 to 52 spots; undefined if the budget is zero. */
export function affordableAudience(budget: Dollars): { readonly low: number; readonly high: number } | undefined {
  const money = geometricMiddle(budget);
  if (money === undefined) return undefined;
  const [cheapest, dearest] = [
    Math.min(...CPM_BANDS.map(({ cpm }) => cpm)),
    Math.max(...CPM_BANDS.map(({ cpm }) => cpm)),
  ];
  return { low: (money / MOST_SPOTS / dearest) * 1_000, high: (money / ENOUGH_SPOTS / cheapest) * 1_000 };
}

/** The minimum and maximum number of such spots that a budget buys. `high` is null for "or more". Never negative. */
export function spotsFor(budget: Dollars, price: Dollars): { readonly low: number; readonly high: number | null } {
  return {
    low: price.high === null ? 0 : Math.floor(budget.low / price.high),
    high: budget.high === null ? null : Math.floor(budget.high / price.low),
  };
}

/** How well a number of spots suits a show, 0 to 1: rises from one spot, is full from 4 to 52, then falls. */
export function spotShare(spots: number): number {
  if (!(spots > 1)) return 0;
  if (spots < ENOUGH_SPOTS) return Math.log(spots) / Math.log(ENOUGH_SPOTS);
  return spots <= MOST_SPOTS ? 1 : Math.max(0, 1 - Math.log(spots / MOST_SPOTS) / Math.log(FAR_TOO_MANY));
}

/** A budget in dollars, and the ISO 4217 code of the brief's currency if it is another one. */
type Budget = { readonly budget: Dollars | undefined; readonly currency?: string | undefined };

/**
 * Whether the budget buys a campaign in this show. `people` says what the audience counts ("downloads per episode"). `least` is the
 * smallest band of a show without a figure.
 */
export function budgetFit(
  { budget, currency }: Budget,
  audience: ListenerRange,
  people: string,
  least?: ListenerBand,
): FitResult {
  if (budget === undefined && currency !== undefined) {
    return notKnown(`Prices are in US dollars, and the budget in ${currency} isn’t converted. Choose it in dollars.`);
  }
  if (budget === undefined) return notKnown("No budget is chosen yet.");
  const price = spotPrice(audience);
  const cost = geometricMiddle(price);
  const money = geometricMiddle(budget);
  if (price === undefined || cost === undefined || money === undefined) {
    return notKnown(least ? `We only know that the show is ${orMore(least)}.` : "The show's audience is not known.");
  }
  const share = spotShare(money / cost);
  const one = `A 60-second spot for ${rangeInWords(audience)} ${people} costs ${about(price)} at $${price.cpm} per 1,000`;
  const converted = currency === undefined ? "" : ` of about ${limits(budget)} (${RATE_SOURCE})`;
  return found(
    share,
    `${one}; the budget${converted} buys ${spotsInWords(budget, price)}${verdict(share, money / cost)}.`,
  );
}

function verdict(share: number, spots: number): string {
  if (share === 1) return "";
  return spots < ENOUGH_SPOTS ? ", too few to be remembered" : ", more than a weekly show has in a year";
}

function spotsInWords(budget: Dollars, price: Dollars): string {
  const { low, high } = spotsFor(budget, price);
  if (high === 0) return "none";
  if (high === null) return low === 0 ? "some of them" : `${formatCount(low)} or more`;
  if (low === high) return low === 1 ? "one" : formatCount(low);
  return low === 0 ? `up to ${formatCount(high)}` : `${formatCount(low)} to ${formatCount(high)}`;
}

/** Above this many times a lower limit of a few dollars, only the upper limit is useful. Judgment: nobody can plan with "$4 to $171". */
const WIDE = { times: 10, below: 10 };

/** A price: "$12 to $49", "up to $171", "$1,660 or more", "less than $1". */
export function dollars(price: Dollars): string {
  const { low, high } = price;
  const isWide = high !== null && high >= 1 && (low < 1 || (low < WIDE.below && high > WIDE.times * low));
  return isWide ? `up to $${formatCount(high)}` : limits(price);
}

/** Both limits of a price or a budget. */
function limits({ low, high }: Dollars): string {
  if (high === null) return `$${formatCount(low)} or more`;
  if (high < 1) return "less than $1";
  if (Math.round(low) === Math.round(high)) return `$${formatCount(low)}`;
  return `${low < 1 ? "less than $1" : `$${formatCount(low)}`} to $${formatCount(high)}`;
}

/** "about $12 to $49", but "less than $1". */
function about(range: Dollars): string {
  const text = dollars(range);
  return text.startsWith("$") ? `about ${text}` : text;
}

function bounds(audience: Exclude<ListenerRange, { kind: "unknown" }>): Dollars {
  return { low: Math.max(1, audience.low), high: audience.kind === "open" ? null : Math.max(1, audience.high) };
}

/**
 * Budgets and audiences span several orders of magnitude, so the middle is the geometric mean. For an open range, it is the lower bound.
 */
function geometricMiddle(range: Dollars | undefined): number | undefined {
  return range === undefined || range.low <= 0 ? undefined : Math.sqrt(range.low * (range.high ?? range.low));
}
