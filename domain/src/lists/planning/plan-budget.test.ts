import { BUDGET_MAX, parseBudget } from "./plan-budget.js";

test.each([
  ["5000", 5_000],
  [" $5,000 ", 5_000],
  ["5.000,50 usd", 5_000.5],
  ["10k", 10_000],
  ["$1.5 K", 1_500],
  ["100,000,000", BUDGET_MAX],
])("%p is %d dollars", (text, dollars) => {
  expect(parseBudget(text, "USD")).toEqual({ amount: dollars, currency: "USD" });
});

test.each([
  ["", "Enter a budget in US dollars, like $5,000."],
  ["a lot", "Enter an amount in US dollars, like $5,000 or 10k."],
  ["k", "Enter an amount in US dollars, like $5,000 or 10k."],
  ["-5", "Enter an amount in US dollars, like $5,000 or 10k."],
  ["0", "Enter a budget of more than $0."],
  ["100,000,000.01", "Enter at most $100,000,000."],
  ["100001k", "Enter at most $100,000,000."],
])("%p is refused: %s", (text, fault) => {
  expect(parseBudget(text, "USD")).toEqual({ fault });
});

test("a budget is in the typed currency, or else in the default one", () => {
  expect(parseBudget("£20k", "USD")).toEqual({ amount: 20_000, currency: "GBP" });
  expect(parseBudget("20k", "GBP")).toEqual({ amount: 20_000, currency: "GBP" });
  expect(parseBudget("500 €", "GBP")).toEqual({ amount: 500, currency: "EUR" });
  expect(parseBudget("¥1,200", "USD")).toEqual({ amount: 1_200, currency: "JPY" });
  expect(parseBudget("much", "GBP")).toEqual({ fault: "Enter an amount in GBP, like £5,000 or 10k." });
  expect(parseBudget("£0", "USD")).toEqual({ fault: "Enter a budget of more than £0." });
});
