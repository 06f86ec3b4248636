import fc from "fast-check";
import { amountOf, CENTS_MAX, CURRENCIES, moneyOf, moneyText, parseAmount, parsePrice, plainAmount } from "./money.js";

test.each([
  ["340", 34_000, "USD"],
  ["$340", 34_000, "USD"],
  ["$1,200.50", 120_050, "USD"],
  ["1.200,50 €", 120_050, "EUR"],
  ["1 200,5 eur", 120_050, "EUR"],
  ["EUR 340", 34_000, "EUR"],
  ["340 usd", 34_000, "USD"],
  ["1,200", 120_000, "USD"],
  ["12.345.678", 1_234_567_800, "USD"],
  ["0", 0, "USD"],
  ["¥1,200", 1_200, "JPY"],
  ["0.5 GBP", 50, "GBP"],
  ["CHF 1'200", 120_000, "CHF"],
])("%j is a price", (text, cents, currency) => {
  expect(parsePrice(text, "USD")).toEqual({ cents, currency });
});

test.each(["", "free", "-5", "1,2,3", "12.3456", "¥1.5", "5 XYZ", "$5 EUR", "1e9", "99999999999", "3 4 dollars"])(
  "%j is not a price",
  (text) => expect(parsePrice(text, "USD")).toBeUndefined(),
);

test.each([
  ["12k", { cents: 1_200_000, currency: "USD" }],
  ["£1.5 K", { cents: 150_000, currency: "GBP" }],
  ["340 EUR", { cents: 34_000, currency: "EUR" }],
  ["k", undefined],
  ["12kk", undefined],
  ["999,999,999k", undefined],
])("%j is the amount %j", (text, money) => {
  expect(parseAmount(text, "USD")).toEqual(money);
});

test("a number without a currency is in the default currency", () => {
  expect(parsePrice("12.50", "EUR")).toEqual({ cents: 1_250, currency: "EUR" });
});

test("shows money with its symbol or code, and with decimals only if there are any", () => {
  expect(moneyText({ cents: 120_000, currency: "USD" })).toBe("$1,200");
  expect(moneyText({ cents: 34_050, currency: "EUR" })).toBe("€340.50");
  expect(moneyText({ cents: 5, currency: "GBP" })).toBe("£0.05");
  expect(moneyText({ cents: 34_000, currency: "CHF" })).toBe("CHF\u00a0340");
  expect(moneyText({ cents: 1_234_567, currency: "JPY" })).toBe("¥1,234,567");
});

test("displayed and exported amounts parse back to the same money", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: CENTS_MAX }), fc.constantFrom(...CURRENCIES), (cents, currency) => {
      const money = { cents, currency };
      expect(parsePrice(moneyText(money), "USD")).toEqual(money);
      expect(parsePrice(plainAmount(money), currency)).toEqual(money);
    }),
  );
});

test("parses any text without an error, and never to a fraction of a cent", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const price = parsePrice(text, "USD");
      if (price) expect(Number.isSafeInteger(price.cents) && price.cents >= 0 && price.cents <= CENTS_MAX).toBe(true);
    }),
  );
});

test("an amount is rounded to the smallest unit of its currency", () => {
  expect(moneyOf(340.505, "GBP")).toEqual({ cents: 34_051, currency: "GBP" });
  expect(moneyOf(1_200.4, "JPY")).toEqual({ cents: 1_200, currency: "JPY" });
  expect([amountOf({ cents: 34_051, currency: "GBP" }), amountOf({ cents: 1_200, currency: "JPY" })]).toEqual([
    340.51, 1_200,
  ]);
});
