import { moneyText, parsePrice } from "../columns/money.js";

/** US dollars; more than any campaign costs. */
export const BUDGET_MAX = 100_000_000;

/** "10k": thousands of the amount before it. */
const THOUSANDS = /^(.*\d)\s*k$/isu;

/** Reads a typed budget: a price ("$5,000", "5000.50") or thousands ("10k"). Returns an error sentence otherwise. */
export function parseBudget(text: string): { readonly dollars: number } | { readonly fault: string } {
  if (text.trim() === "") return { fault: "Enter a budget in US dollars, like $5,000." };
  const [, thousands] = THOUSANDS.exec(text.trim()) ?? [];
  const price = parsePrice(thousands ?? text, "USD");
  if (price === undefined) return { fault: "Enter an amount in US dollars, like $5,000 or 10k." };
  if (price.currency !== "USD") return { fault: "Plans are made in US dollars. Enter the budget in dollars." };
  const cents = thousands === undefined ? price.cents : price.cents * 1_000;
  if (cents === 0) return { fault: "Enter a budget of more than $0." };
  const most = { cents: BUDGET_MAX * 100, currency: "USD" } as const;
  return cents > most.cents ? { fault: `Enter at most ${moneyText(most)}.` } : { dollars: cents / 100 };
}
