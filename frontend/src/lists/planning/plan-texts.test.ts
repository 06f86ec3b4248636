import type { ListPlan } from "./plan-api";
import { amountText, madeText, planSummary } from "./plan-texts";

const left = { id: "b", title: "B", reason: "Its price is not known." };
const range = { low: 900, high: 1_300 };
const method = { version: "1", sentences: [] };
const pick = {
  id: "a",
  title: "A",
  spots: 4,
  cost: 195.76,
  adds: 1_204,
  addsRange: range,
  gross: 1_204,
  reasons: [],
};

test("money is written to the cent", () => {
  const dollars = [5_000, 195.76, 0.1 + 0.2].map((amount) => amountText(amount, "USD"));
  expect(dollars).toEqual(["$5,000", "$195.76", "$0.30"]);
  expect(amountText(195.76, "GBP")).toBe("£195.76");
});

const CASES: readonly [ListPlan["picks"], ListPlan["leftOut"], string][] = [
  [[pick], [left], "1 show for $195.76 of $5,000 reaches about 1,200 different people."],
  [[pick, { ...pick, id: "c" }], [], "2 shows for $195.76 of $5,000 reach about 1,200 different people."],
  [[], [left], "No show can be booked for $5,000."],
  [[], [], "No show here can be planned."],
];

test.each(CASES)("sums up a plan in a sentence", (picks, leftOut, text) => {
  const totals = { spots: 4, cost: 195.76, people: 1_204, peopleRange: range };
  expect(planSummary({ picks, leftOut, totals, method, budget: 5_000, currency: "USD" })).toBe(text);
});

test("says how many shows a new list has, and how many are gone", () => {
  expect(madeText({ added: 10, unknown: [] }, "Autumn")).toBe("List “Autumn” created with 10 shows");
  expect(madeText({ added: 1, unknown: ["a"] }, "Autumn")).toBe(
    "List “Autumn” created with 1 show, 1 is no longer in the catalogue",
  );
  expect(madeText({ added: 1, unknown: ["a", "b"] }, "Autumn")).toMatch(/, 2 are no longer in the catalogue$/);
});
