import { amountOf, type Currency, moneyOf, moneyText, parseAmount } from "../columns/money.js";

/** In the currency's main unit. No campaign costs more. */
export const BUDGET_MAX = 100_000_000;

/** The budget of a plan. `amount` is in the currency's main unit. */
export type Budget = { readonly amount: number; readonly currency: Currency };

/** The currency for use in a sentence: "US dollars", "GBP". */
export const currencyWords = (currency: Currency): string => (currency === "USD" ? "US dollars" : currency);

/**
 * Parses a typed budget: a price ("$5,000", "£5000.50") or thousands ("10k"). A budget without a currency is in `usual`. Returns an error
 * sentence if the text is not a budget.
 */
export function parseBudget(text: string, usual: Currency): Budget | { readonly fault: string } {
  const example = moneyText(moneyOf(5_000, usual));
  if (text.trim() === "") return { fault: `Enter a budget in ${currencyWords(usual)}, like ${example}.` };
  const price = parseAmount(text, usual);
  if (price === undefined) return { fault: `Enter an amount in ${currencyWords(usual)}, like ${example} or 10k.` };
  const { currency } = price;
  const amount = amountOf(price);
  if (amount === 0) return { fault: `Enter a budget of more than ${moneyText(moneyOf(0, currency))}.` };
  return amount > BUDGET_MAX
    ? { fault: `Enter at most ${moneyText(moneyOf(BUDGET_MAX, currency))}.` }
    : { amount, currency };
}
