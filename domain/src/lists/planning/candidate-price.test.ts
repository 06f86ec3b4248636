import { candidatePrice } from "./candidate-price.js";

const AUDIENCE = { kind: "closed", low: 1_000, high: 4_000 } as const;

test("an own price in dollars comes before the market's", () => {
  expect(candidatePrice({ cents: 34_050, currency: "USD" }, AUDIENCE)).toEqual({ price: 340.5 });
  // 2,000 downloads at $24.47 per 1,000
  expect(candidatePrice(null, AUDIENCE)).toEqual({ price: 48.94 });
  expect(candidatePrice(null, { kind: "unknown" })).toEqual({ price: undefined });
});

test("a price in another currency is not converted", () => {
  expect(candidatePrice({ cents: 100, currency: "EUR" }, AUDIENCE)).toEqual({
    price: undefined,
    noPrice: "Its price is in EUR, and currencies are not converted.",
  });
});
