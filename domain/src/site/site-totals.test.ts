import fc from "fast-check";
import type { CatalogueSummary } from "../catalogue/search/search-request.js";
import { roundedDown, siteTotals } from "./site-totals.js";

const NOW = new Date("2026-11-22T12:00:00Z");

const language = (code: string) => ({ code, name: code, podcasts: 3 });
const summary = (facts: Partial<CatalogueSummary>): CatalogueSummary => ({
  podcasts: 47_198,
  episodes: 5_150_000,
  updatedAt: "2026-11-20T09:00:00Z",
  source: "local",
  categories: [],
  languages: ["en", "de", "fr"].map(language),
  ...facts,
});
const texts = (...given: Parameters<typeof siteTotals>) =>
  siteTotals(...given).map(({ figure, of }) => `${figure} ${of}`);

describe("siteTotals", () => {
  it("counts the catalogue in use", () => {
    expect(texts("landing", summary({}), NOW)).toEqual(["47.1K+ podcasts", "5.1M+ episodes", "3 languages"]);
    expect(texts("about", summary({}), NOW)).toEqual(texts("landing", summary({}), NOW));
    expect(texts("api", summary({}), NOW)).toEqual([
      "47.1K+ podcasts",
      "5.1M+ episodes",
      "2 days since the last update",
    ]);
  });

  it.each([
    ["2026-11-22T11:58:00Z", "2 min"],
    ["2026-11-22T12:00:05Z", "< 1 min"],
    ["2026-11-22T11:59:00Z", "1 min"],
    ["2026-11-22T06:30:00Z", "5 h"],
    ["2025-11-01T00:00:00Z", "1 year"],
    [null, "N/A"],
  ])("gives the age of the data of %s as %s", (updatedAt, figure) => {
    expect(siteTotals("api", summary({ updatedAt }), NOW)[2]?.figure).toBe(figure);
  });

  it("makes no claim for an empty catalogue", () => {
    const empty = summary({ podcasts: 0, episodes: 0, updatedAt: null, languages: [] });
    expect(texts("landing", empty, NOW)).toEqual(["0 podcasts", "0 episodes", "0 languages"]);
  });

  it("uses the specification's figures for a source that provides none", () => {
    const provider = summary({ source: "rapidapi", podcasts: 0, episodes: 0, updatedAt: null });
    expect(texts("landing", provider, NOW)).toEqual(["5M+ podcasts", "114.4M+ episodes", "50+ languages"]);
    expect(texts("api", provider, NOW)).toEqual(["5M+ podcasts", "180M+ episodes", "< 5 min between updates"]);
    expect(texts("about", provider, NOW)).toEqual(["4.8M+ podcasts", "101M+ episodes", "50+ languages"]);
  });

  it("shows the labels without figures until they are known", () => {
    expect(texts("landing", undefined, NOW)).toEqual([" podcasts", " episodes", " languages"]);
  });
});

describe("roundedDown", () => {
  it.each([
    [0, "0"],
    [9, "9"],
    [10, "10+"],
    [57, "50+"],
    [999, "990+"],
    [1_000, "1K+"],
    [47_198, "47.1K+"],
    [999_999, "999.9K+"],
    [4_812_345, "4.8M+"],
    [114_460_000, "114.4M+"],
    [2_000_000_000, "2B+"],
  ])("writes %d as %s", (count, text) => {
    expect(roundedDown(count)).toBe(text);
  });

  it("never claims more than the count, or less than half of it", () => {
    const sizes: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9 };
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (count) => {
        const [, digits = "", unit = ""] = /^([\d.]+)([KMB]?)\+?$/.exec(roundedDown(count)) ?? [];
        const claimed = Math.round(Number(digits) * (sizes[unit] ?? 1));
        expect(claimed).toBeLessThanOrEqual(count);
        expect(claimed).toBeGreaterThan(count / 2 - 1);
      }),
    );
  });
});
