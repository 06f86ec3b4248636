type Amount = { readonly currency: string; readonly low: number; readonly high: number | null };

/** The source of the rates. Our prices for spots are averages of the same month. */
export const RATE_SOURCE = "European Central Bank, December 29, 2023";

/** The source's rates: one euro in dollars and in pounds. We have not verified its rates for other currencies. */
const EURO = { dollars: 1.105, pounds: 0.86905 };

const DOLLARS_FOR: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: EURO.dollars,
  GBP: EURO.dollars / EURO.pounds,
};

/** An amount of money in US dollars; undefined if we have no rate for its currency. */
export function inDollars({ currency, low, high }: Amount): Pick<Amount, "low" | "high"> | undefined {
  const rate = DOLLARS_FOR[currency];
  return rate === undefined ? undefined : { low: low * rate, high: high === null ? null : high * rate };
}
