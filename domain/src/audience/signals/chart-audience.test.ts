import { FITTED } from "./fitted-model.js";
import { chartAudience, isNewInCharts, jointPlace, leastInList } from "./chart-audience.js";

const us = (place: number) => chartAudience({ country: "us", place });

describe("chartAudience", () => {
  it("falls with the place in the United States by a power law", () => {
    expect(us(1)).toBeCloseTo(FITTED.chart.firstPlace, 3);
    expect(us(100) / us(1)).toBeCloseTo(100 ** -FITTED.chart.fall, 9);
    expect(us(0)).toBe(us(1));
  });

  it("scales a place in a category by its share of the chart of all shows", () => {
    const first = (genre: string) => chartAudience({ country: "us", genre, place: 1 });
    // 244 shows in both charts, plus 3 for each of 19 categories, make 301: for 23 + 3 in comedy, 2 + 3 in technology, 0 + 3 in music.
    expect(first("Comedy")).toBeCloseTo(us(301 / 26), 3);
    expect(first("technology")).toBeCloseTo(us(301 / 5), 3);
    expect(first("Music")).toBeCloseTo(us(301 / 3), 3);
    expect(first("Kelp")).toBeCloseTo(us(19), 3);
  });

  it("scales other countries by the size of their market", () => {
    expect(chartAudience({ country: "GB", place: 7 })).toBeCloseTo((us(7) * 14.4) / 116, 3);
    expect(chartAudience({ country: "mt", place: 7 })).toBeCloseTo((us(7) * 1.5) / 116, 3);
  });
});

describe("isNewInCharts", () => {
  const DAY = 86_400;
  const begun = 1_700_000_000;

  it("is true for the first sixty days of a show", () => {
    expect(isNewInCharts(begun, [begun])).toBe(true);
    expect(isNewInCharts(begun, [begun + 60 * DAY])).toBe(true);
    expect(isNewInCharts(begun, [begun + 61 * DAY])).toBe(false);
  });

  it("is false for a show of unknown age, or placed before its first known day", () => {
    expect(isNewInCharts(undefined, [begun])).toBe(false);
    expect(isNewInCharts(begun, [begun + DAY, begun - DAY])).toBe(false);
  });
});

describe("jointPlace", () => {
  it("is the place itself for one US chart, and improves with each further chart", () => {
    expect(jointPlace([{ country: "us", place: 12 }], 0.7)).toBeCloseTo(12, 9);
    // Both halves of the audience: 2 * 12 ^ -0.5 = 3 ^ -0.5.
    expect(jointPlace([{ country: "us", place: 12 }, { country: "us", place: 12 }], 0.5)).toBeCloseTo(3, 9); // prettier-ignore
    expect(jointPlace([], 0.7)).toBe(Infinity);
  });
});

test("a list implies at least the listeners of its last show", () => {
  expect(leastInList({ shows: 4560 })).toBeCloseTo(us(4560), 3);
  expect(leastInList({ shows: 240, genre: "News" })).toBeCloseTo(us((240 * 301) / 43), 3);
});
