import { parseListenerRange } from "../audience/range/listener-range.js";
import { sizeSummary } from "./size-summary.js";

const summary = (shows: Readonly<Record<string, string>>) =>
  sizeSummary(Object.entries(shows).map(([title, text]) => ({ title, range: parseListenerRange(text) })));

test("names the shows clearly larger than the smallest, and says that the rest overlap", () => {
  expect(
    summary({ A: "25,000-68,000", B: "22,000-60,000", C: "12,000-38,000", D: "9,000-31,000", E: "7,000-21,000" }),
  ).toEqual({
    lead: "A and B are larger than E.",
    rest: "The other ranges overlap, so decide on price, schedule and fit.",
  });
});

test("names the one show that is larger than all others, in any order", () => {
  expect(summary({ B: "10-20", A: "500-900", C: "15-30" })).toEqual({
    lead: "A is larger than C and B.",
    rest: "The other ranges overlap, so decide on price, schedule and fit.",
  });
});

test("compares two shows: clearly different, overlapping, or unknown", () => {
  expect(summary({ A: "10-20", B: "100-200" })).toEqual({
    lead: "B has about 10 times as many listeners as A.",
    rest: "",
  });
  expect(summary({ A: "10-20", B: "21-24" }).lead).toBe("B has somewhat more listeners than A.");
  expect(summary({ A: "10-20", B: "15-200" })).toEqual({
    lead: "",
    rest: "The ranges overlap, so decide on price, schedule and fit.",
  });
  expect(summary({ A: "10-20", B: "N/A" })).toEqual({ lead: "", rest: "Too few estimates to compare sizes." });
});

test("says how many sizes are not known, and does not call an open range an overlap", () => {
  const overlap = "The ranges overlap, so decide on price, schedule and fit.";
  expect(summary({ A: "3,000,000-20,000,000", B: "20,000+" }).rest).toBe("We don’t know how large 1 of them is.");
  expect(summary({ A: "100+", B: "200+" }).rest).toBe("We don’t know how large 2 of them are.");
  expect(summary({ A: "10-20", B: "15-200", C: "N/A" }).rest).toBe(`${overlap} We don’t know how large 1 of them is.`);
  expect(summary({ A: "10-20", B: "30-40", C: "15+" })).toEqual({
    lead: "B is larger than A.",
    rest: "We don’t know how large 1 of them is.",
  });
});

test("orders and compares by the middle on a logarithmic scale", () => {
  expect(summary({ A: "50,000-5,000,000", B: "300,000-2,000,000", C: "10-20" }).lead).toBe(
    "B and A are larger than C.",
  );
  // 31,623 and 1,414.
  expect(summary({ A: "1,000-2,000", B: "10,000-100,000" }).lead).toBe("B has about 20 times as many listeners as A.");
});

test("gives no factor for a range that is open or too wide", () => {
  expect(summary({ A: "10-20", B: "100+" }).lead).toBe("B is larger than A.");
  expect(summary({ A: "10-20", B: "100-5000" }).lead).toBe("B is larger than A.");
});

test("names only the largest show when several differences are clear", () => {
  expect(summary({ A: "1-2", B: "10-20", C: "100-200" })).toEqual({ lead: "C is larger than B and A.", rest: "" });
});
