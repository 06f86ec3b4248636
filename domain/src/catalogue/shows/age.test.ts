import { ageInYears } from "./age.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const epoch = (date: string): number => Date.parse(date) / 1000;

describe("ageInYears", () => {
  it.each([
    ["2020-11-21T00:00:00Z", 6],
    ["2020-11-22T00:00:00Z", 5],
    ["2020-12-01T00:00:00Z", 5],
    ["2025-11-22T00:00:00Z", 0],
    ["2024-02-29T00:00:00Z", 2],
    ["2027-01-01T00:00:00Z", 0],
  ])("counts full years since %s", (date, years) => {
    expect(ageInYears(epoch(date), NOW)).toBe(years);
  });

  it.each([0, -1, Number.NaN, 1e18])("has no age for a show created at %d", (createdOn) => {
    expect(ageInYears(createdOn, NOW)).toBeUndefined();
  });
});
