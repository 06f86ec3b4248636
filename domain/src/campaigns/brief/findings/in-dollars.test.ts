import { inDollars } from "./in-dollars.js";

it.each([
  ["dollars are kept", { currency: "USD", low: 5_000, high: 9_000 }, { low: 5_000, high: 9_000 }],
  ["a euro is more than a dollar", { currency: "EUR", low: 1_000, high: null }, { low: 1_105, high: null }],
  ["a pound is more than a euro", { currency: "GBP", low: 0, high: 86_905 }, { low: 0, high: expect.closeTo(110_500) }],
  ["there is no rate for pesos", { currency: "MXN", low: 1_000, high: 1_000 }, undefined],
])("%s", (_, amount, expected) => {
  expect(inDollars(amount)).toEqual(expected);
});
