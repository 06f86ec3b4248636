import { figureOf, figureText } from "./chosen-figures.js";
import { daysSpan, spanDays } from "./figure-days.js";

describe("money as text", () => {
  it.each([
    [{ currency: "USD", low: 5_000, high: 5_000 }, "USD 5000"],
    [{ currency: "EUR", low: 5_000, high: 10_000 }, "EUR 5000-10000"],
    [{ currency: "GBP", low: 5_000, high: null }, "GBP 5000-"],
  ])("%p is %p, and back", (money, text) => {
    expect(figureText("budget", money)).toBe(text);
    expect(figureOf("budget", text)).toEqual(money);
  });

  it.each([
    "",
    "USD",
    "USD 0",
    "USD -5",
    "USD 10-5",
    "usd 5",
    "XYZ 5",
    "USD 5000000000",
    "USD 1e9",
    " USD 5",
    "USD 5-6-7",
  ])("%p is not a budget", (text) => {
    expect(figureOf("budget", text)).toBeUndefined();
  });
});

describe("dates as text", () => {
  it.each([
    [{ from: "2027-03", until: "2027-06" }, "2027-03/2027-06"],
    [{ from: "--03-15", until: null }, "--03-15/"],
    [{ from: null, until: "2027-06-30" }, "/2027-06-30"],
    [{ from: "--11", until: "--02" }, "--11/--02"],
  ])("%p is %p, and back", (span, text) => {
    expect(figureText("dates", span)).toBe(text);
    expect(figureOf("dates", text)).toEqual(span);
  });

  it.each(["", "/", "March", "2027-13/", "2027-03-32/", "2027-06/2027-03", "2027-03/2027-04/", "1999-03/"])(
    "%p are not dates",
    (text) => {
      expect(figureOf("dates", text)).toBeUndefined();
    },
  );
});

describe("the days of a span", () => {
  it.each([
    [{ from: "2027-03", until: "2027-03" }, "2027-03-01", "2027-03-31"],
    [{ from: "2028-02", until: "2028-02" }, "2028-02-01", "2028-02-29"],
    [{ from: "--03", until: "--03" }, "2027-03-01", "2027-03-31"],
    // November is not over yet.
    [{ from: "--11", until: "--02" }, "2026-11-01", "2027-02-28"],
    [{ from: "--11-24", until: "--11-26" }, "2027-11-24", "2027-11-26"],
    [{ from: "--11-25", until: null }, "2026-11-25", ""],
    [{ from: null, until: "--01-15" }, "", "2027-01-15"],
  ])("%p is from %p until %p, on 25 November 2026", (span, from, until) => {
    expect(spanDays(span, "2026-11-25")).toEqual({ from, until });
  });

  it.each([
    ["2027-03-01", "2027-03-31", { from: "2027-03", until: "2027-03" }],
    ["2027-03-01", "2027-06-30", { from: "2027-03", until: "2027-06" }],
    ["2027-03-02", "2027-06-30", { from: "2027-03-02", until: "2027-06-30" }],
    ["2027-03-01", "", { from: "2027-03-01", until: null }],
    ["", "2027-03-31", { from: null, until: "2027-03-31" }],
    ["", "", undefined],
    ["2027-03-02", "2027-03-01", undefined],
    ["soon", "", undefined],
  ])("from %p until %p is %p", (from, until, span) => {
    expect(daysSpan({ from, until })).toEqual(span);
  });
});
