import { candidatePrice } from "./candidate-price.js";

const AUDIENCE = { kind: "closed", low: 1_000, high: 4_000 } as const;

test("prefers the user's own price to the market's", () => {
  expect(candidatePrice({ cents: 34_050, currency: "USD" }, AUDIENCE, "USD")).toEqual({ price: 340.5 });
  // 2,000 downloads at $24.47 per 1,000 are $48.94. A modeled price has no cents.
  expect(candidatePrice(null, AUDIENCE, "USD")).toEqual({ price: 49 });
  // 1,224,745 downloads at $20.44 per 1,000 are $25,033.79.
  const large = { kind: "closed", low: 300_000, high: 5_000_000 } as const;
  expect(candidatePrice(null, large, "USD")).toEqual({ price: 25_000 });
  expect(candidatePrice(null, { kind: "unknown" }, "USD")).toEqual({ price: undefined });
});

test("does not convert a price in another currency", () => {
  expect(candidatePrice({ cents: 100, currency: "EUR" }, AUDIENCE, "USD")).toEqual({
    price: undefined,
    noPrice: "Its price is in EUR, and currencies are not converted.",
  });
});

test("uses only the user's own prices in a currency other than dollars", () => {
  expect(candidatePrice({ cents: 34_050, currency: "GBP" }, AUDIENCE, "GBP")).toEqual({ price: 340.5 });
  expect(candidatePrice({ cents: 5_000, currency: "JPY" }, AUDIENCE, "JPY")).toEqual({ price: 5_000 });
  expect(candidatePrice(null, AUDIENCE, "GBP")).toEqual({
    price: undefined,
    noPrice: "It has no price in GBP yet. Likely prices are in US dollars only.",
  });
});
