import type { ListenerRange } from "../../audience/range/listener-range.js";
import { spotPrice } from "../../campaigns/fit/budget-fit.js";
import type { Money } from "../columns/money.js";

/** US dollars for a spot, and why there is none. */
export type CandidatePrice = { readonly price: number | undefined; readonly noPrice?: string };

/**
 * The price of a spot on a show: the user's own price, else the likely price of the market table, to the cent.
 * Currencies are not converted, so a price of the user in another currency does not count.
 */
export function candidatePrice(own: Money | null | undefined, audience: ListenerRange): CandidatePrice {
  if (own?.currency === "USD") return { price: own.cents / 100 };
  if (own) return { price: undefined, noPrice: `Its price is in ${own.currency}, and currencies are not converted.` };
  const market = spotPrice(audience);
  // Prices vary by powers of ten, as audiences do.
  return { price: market && Math.round(100 * Math.sqrt(market.low * (market.high ?? market.low))) / 100 };
}
