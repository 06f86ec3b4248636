import { APPLE_CATEGORIES } from "../../catalogue/codes/categories.js";
import { countries } from "../../catalogue/codes/countries.js";
import { FITTED } from "./fitted-model.js";
import { chartAudience, isNewInCharts, jointPlace, leastInList, SUBCATEGORIES } from "./chart-audience.js";

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

  it("counts a subcategory as an equal share of its category, as worked out by hand", () => {
    const first = (genre: string) => chartAudience({ country: "us", genre, place: 1 });
    // News has 40 + 3 of the 301, and seven subcategories.
    expect(first("Politics")).toBeCloseTo(us((301 / 43) * 7), 3);
    expect(first("news > tech news")).toBeCloseTo(first("Politics"), 3);
  });

  it("knows the catalogue's subcategories", () => {
    const parents = APPLE_CATEGORIES.filter(({ sub }) => sub.length > 0);
    const lower = (name: string) => name.toLowerCase();
    expect(SUBCATEGORIES).toEqual(Object.fromEntries(parents.map(({ name, sub }) => [lower(name), sub.map(lower)])));
  });

  it("never puts the first place of a category above that of all shows, nor a subcategory's above its category's", () => {
    const first = (genre: string) => chartAudience({ country: "us", genre, place: 1 });
    for (const { name, sub } of APPLE_CATEGORIES) {
      expect([name, first(name) < us(1)]).toEqual([name, true]);
      for (const child of sub) expect([child, first(child) < first(name)]).toEqual([child, true]);
    }
  });

  it("gives a place in a category no more than the country's chart of all shows allows", () => {
    const absentFrom = [{ country: "US", places: 100 }, { country: "gb", places: 5 }]; // prettier-ignore
    const technology = (place: number) => ({ country: "us", genre: "Technology", place });
    // First in Technology is worth place 60, but the show is not among the first hundred.
    expect(chartAudience({ ...technology(1), absentFrom })).toBeCloseTo(us(101), 3);
    expect(chartAudience({ ...technology(2), absentFrom })).toBeCloseTo(us((2 * 301) / 5), 3);
    expect(chartAudience(technology(1))).toBeCloseTo(us(301 / 5), 3);
  });

  it("scales other countries by the size of their market", () => {
    expect(chartAudience({ country: "GB", place: 7 })).toBeCloseTo((us(7) * 14.4) / 116, 3);
    expect(chartAudience({ country: "ng", place: 7 })).toBeCloseTo((us(7) * 1.5) / 116, 3);
  });

  it("counts at most a quarter of the people of a country without a known market", () => {
    const people = (country: string) => (chartAudience({ country, place: 1 }) / us(1)) * 116;
    expect(people("IS")).toBeLessThan(0.1);
    expect(people("mt")).toBeLessThan(0.15);
    expect(people("lu")).toBeLessThan(0.2);
    expect(people("ai")).toBeLessThan(0.005);
    // These have more than six million people, so the limit does not apply; Slovakia has a known market of 1.5 million.
    const large =
      "AE AF AO AZ BD BF BG BI BJ BO BY CD CG CI CM CN CU DO DZ EC EG ER ET GH GN GT HN HT ID IL IQ IR JO KE KG KH KP KZ LA LK LY MA " +
      "MG ML MM MW MY MZ NE NG NI NP PG PK PY RS RU RW SA SD SK SL SN SO SS SV SY TD TG TH TJ TN TZ UA UG UZ VE VN YE ZM ZW";
    const codes = countries().map(({ code }) => code);
    expect(codes.filter((code) => people(code) === people("NG")).sort()).toEqual(large.split(" "));
    expect(people("NG")).toBeCloseTo(1.5, 9);
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
