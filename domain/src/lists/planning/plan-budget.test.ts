import { BUDGET_MAX, parseBudget } from "./plan-budget.js";

test.each([
  ["5000", 5_000],
  [" $5,000 ", 5_000],
  ["5.000,50 usd", 5_000.5],
  ["10k", 10_000],
  ["$1.5 K", 1_500],
  ["100,000,000", BUDGET_MAX],
])("%p is %d dollars", (text, dollars) => {
  expect(parseBudget(text)).toEqual({ dollars });
});

test.each([
  ["", "Enter a budget in US dollars, like $5,000."],
  ["a lot", "Enter an amount in US dollars, like $5,000 or 10k."],
  ["k", "Enter an amount in US dollars, like $5,000 or 10k."],
  ["-5", "Enter an amount in US dollars, like $5,000 or 10k."],
  ["€500", "Plans are made in US dollars. Enter the budget in dollars."],
  ["0", "Enter a budget of more than $0."],
  ["100,000,000.01", "Enter at most $100,000,000."],
  ["100001k", "Enter at most $100,000,000."],
])("%p is refused: %s", (text, fault) => {
  expect(parseBudget(text)).toEqual({ fault });
});
