import { parseListenerRange } from "../../audience/range/listener-range.js";
import { cpmOf, type CpmRange } from "./list-sum.js";
import { type Currency, type Money, moneyText } from "./money.js";

/** The price per thousand listeners of an episode, as text; "–" if the price or the audience is unknown. */
export function cpmText(price: Money | null, perEpisode: string | undefined): string {
  const cpm = price && cpmOf(price, parseListenerRange(perEpisode));
  return price && cpm ? cpmRangeText(cpm, price.currency) : "–";
}

/** "$26–$81", or "up to $81" if the audience has no upper bound. */
export function cpmRangeText({ low, high }: CpmRange, currency: Currency): string {
  const text = (cents: number) =>
    moneyText({ cents: cents >= 1_000 ? Math.round(cents / 100) * 100 : cents, currency });
  if (high === null) return low === null ? "–" : `from ${text(low)}`;
  if (low === null) return `up to ${text(high)}`;
  return low === high ? text(low) : `${text(low)}–${text(high)}`;
}
