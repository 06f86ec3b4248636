import type { ListenerRange } from "../../audience/range/listener-range.js";
import { spotPrice } from "../../campaigns/fit/budget-fit.js";
import { amountOf, type Currency, type Money } from "../columns/money.js";

/** The price of a spot in the plan's currency, or why there is none. */
export type CandidatePrice = { readonly price: number | undefined; readonly noPrice?: string };

/**
 * The price of a spot on a show: the user's own price or, in US dollars, the likely price from the market table. That one is rounded to
 * two digits, because it is modeled: $25,000, not $25,033.79. Currencies are not converted, so a user's price in another currency does not
 * count.
 */
export function candidatePrice(
  own: Money | null | undefined,
  audience: ListenerRange,
  currency: Currency,
): CandidatePrice {
  if (own?.currency === currency) return { price: amountOf(own) };
  if (own) return { price: undefined, noPrice: `Its price is in ${own.currency}, and currencies are not converted.` };
  if (currency !== "USD")
    return { price: undefined, noPrice: `It has no price in ${currency} yet. Likely prices are in US dollars only.` };
  const market = spotPrice(audience);
  // Prices span several orders of magnitude, like audiences, so the geometric mean is used.
  return { price: market && inTwoDigits(Math.sqrt(market.low * (market.high ?? market.low))) };
}

/** To two digits, in whole cents. */
const inTwoDigits = (amount: number): number => Math.round(100 * Number(amount.toPrecision(2))) / 100;
