import { chartAudience, listAudience } from "./chart-audience.js";

describe("chartAudience", () => {
  const us = (place: number) => chartAudience({ country: "us", place });

  it("gives the 32 biggest shows 2.14 million listeners each on average, and the best 1 % about 23,000", () => {
    const mean = Array.from({ length: 32 }, (_, at) => us(at + 1)).reduce((sum, people) => sum + people, 0) / 32;
    expect(mean / 2_140_000).toBeCloseTo(1, 1);
    expect(us(4_500) / 23_000).toBeGreaterThan(0.9);
    expect(us(4_500) / 23_000).toBeLessThan(1.1);
  });

  it("counts the place in a category for 19 times the place, and other countries by their market", () => {
    expect(chartAudience({ country: "us", genre: "Comedy", place: 2 })).toBeCloseTo(us(38), 6);
    expect(chartAudience({ country: "GB", place: 7 })).toBeCloseTo(us(7) * 0.2, 6);
    expect(chartAudience({ country: "mt", place: 7 })).toBeCloseTo(us(7) * 0.04, 6);
  });
});

test("a list without places is as good as its middle", () => {
  expect(listAudience(4560)).toBeCloseTo(chartAudience({ country: "us", place: 2280 }), 6);
});
