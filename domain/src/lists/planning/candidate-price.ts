import type { ListenerRange } from "../../audience/range/listener-range.js";
import { spotPrice } from "../../campaigns/fit/budget-fit.js";
import { amountOf, type Currency, type Money } from "../columns/money.js";

/** The price of a spot in the currency of the plan, and why there is none. */
export type CandidatePrice = { readonly price: number | undefined; readonly noPrice?: string };

/**
 * The price of a spot on a show: the user's own price; in US dollars also the likely price of the market table, to the cent.
 * Currencies are not converted, so a price of the user in another currency does not count.
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
  // Prices vary by powers of ten, as audiences do.
  return { price: market && Math.round(100 * Math.sqrt(market.low * (market.high ?? market.low))) / 100 };
}
