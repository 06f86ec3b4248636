import { UNKNOWN_RANGE } from "../audience/range/listener-range.js";
import { categoryAverage, noAverageReason } from "./category-stat.js";

const AVERAGE = { listener_range: "1,000-5,000" };

describe("categoryAverage", () => {
  it.each([
    ["20 shows", { ...AVERAGE, estimated: 20 }],
    ["as many shows as a source does not say", AVERAGE],
  ])("is the average of %s", (_, stat) => {
    expect(categoryAverage(stat)).toEqual({ kind: "closed", low: 1000, high: 5000 });
  });

  it.each([
    ["of one show", { ...AVERAGE, estimated: 1 }],
    ["of 19 shows", { ...AVERAGE, estimated: 19 }],
    ["of no show", { listener_range: "N/A", estimated: 0 }],
    ["of a category without figures", undefined],
  ])("is unknown %s", (_, stat) => {
    expect(categoryAverage(stat)).toEqual(UNKNOWN_RANGE);
  });
});

describe("noAverageReason", () => {
  it.each([
    [undefined, "No show in this category has an estimate"],
    [0, "No show in this category has an estimate"],
    [1, "Only 1 show in this category has an estimate, too few for an average"],
    [2, "Only 2 shows in this category have an estimate, too few for an average"],
  ])("for %p shows", (estimated, reason) => {
    expect(noAverageReason(estimated === undefined ? {} : { estimated })).toBe(reason);
  });
});
