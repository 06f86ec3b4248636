import fc from "fast-check";
import { narrowed, placeByDemand } from "./demand-placement.js";
import type { DemandSignal } from "../signals/demand-signal.js";
import { monthlyFigures } from "../facts/monthly-figures.js";
import { publishingRecord } from "../facts/publishing-record.js";
import { anySignal } from "../signals/signals.contract.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const DAY = 86_400;
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * DAY;

const weekly = publishingRecord({ updateIntervalDays: 7 }, NOW);
const unit = monthlyFigures(1, weekly);
const chart = (country: string, place: number, genre?: string): DemandSignal => ({
  ...{ kind: "chart", source: "Apple Podcasts", country, place },
  ...(genre === undefined ? {} : { genre }),
});

describe("placeByDemand", () => {
  it("returns nothing without a usable sign of demand", () => {
    expect(placeByDemand([], unit, NOW)).toBeUndefined();
    expect(placeByDemand([{ kind: "ratings", count: 0, source: "x" }], unit, NOW)).toBeUndefined();
    expect(placeByDemand([{ kind: "popularity", score: 0, source: "x" }, chart("us", 0)], unit, NOW)).toBeUndefined();
    expect(placeByDemand([{ kind: "list", shows: 900, source: "x" }], unit, NOW)).toBeUndefined();
  });

  it("places a charted show as worked out by hand", () => {
    // 13 million * 10 ^ -0.662 = 2,831,023. Four of five such shows are within a factor of 10 ^ (1.2816 * 0.336) = 2.6954.
    expect(placeByDemand([chart("us", 10)], unit, NOW)).toMatchObject({
      evidence: "charted",
      signals: [{ weight: 1, listeners: expect.closeTo(2_831_023, -1) as number }],
      listeners: {
        low: expect.closeTo(1_050_330, -2) as number,
        middle: expect.closeTo(2_831_023, -1) as number,
        high: expect.closeTo(7_630_640, -2) as number,
      },
    });
  });

  it("counts a new show's place as a quarter, with a wider range, as worked out by hand", () => {
    const at = daysBefore(1);
    const place = { ...chart("us", 3), at };
    const [fresh, old] = [daysBefore(20), daysBefore(900)].map((begun) => placeByDemand([place], unit, NOW, { begun }));
    // 13 million * 3 ^ -0.662 = 6,281,900, a quarter of it 1,570,475; 10 ^ (1.2816 * (0.336 ^ 2 + 0.3 ^ 2) ^ 0.5) = 3.778
    expect(fresh?.listeners.middle).toBeCloseTo(1_570_475, -3);
    expect((fresh?.listeners.high ?? 0) / (fresh?.listeners.middle ?? 1)).toBeCloseTo(3.778, 2);
    expect(old).toEqual(placeByDemand([place], unit, NOW));
    // A place of an earlier day shows that its feed only keeps the latest episodes.
    const earlier = { ...chart("us", 3), at: daysBefore(400) };
    expect(placeByDemand([place, earlier], unit, NOW, { begun: daysBefore(20) })?.listeners.middle).toBeCloseTo(
      6_281_900,
      -3,
    );
  });

  it("trusts a published figure less with age, and combines it with a place", () => {
    const published = (years: number): DemandSignal => ({
      ...{ kind: "published", figure: 900_000, unit: "listeners", source: "x", at: daysBefore(365.25 * years) },
    });
    const of = (...signals: readonly DemandSignal[]) => placeByDemand(signals, unit, NOW);
    // The deviation is (0.235 ^ 2 + 0.24 ^ 2) ^ 0.5 = 0.3359 after three years and 0.6913 after 8.125.
    expect(of(published(3))?.listeners.high).toBeCloseTo(900_000 * 10 ** (1.2816 * 0.3359), -4);
    const old = of(published(8.125), chart("us", 10));
    expect(old?.evidence).toBe("charted");
    expect(old?.signals.map(({ weight }) => Number(weight.toFixed(2)))).toEqual([0.81, 0.19]);
  });

  it("turns published downloads into listeners", () => {
    const downloads: DemandSignal = { kind: "published", figure: 40_000, unit: "downloads", source: "x" };
    expect(placeByDemand([downloads], unit, NOW)?.listeners.middle).toBeCloseTo(40_000 / 2.236, -2);
    const episode: DemandSignal = { ...downloads, figure: 1_000, unit: "perEpisode" };
    expect(placeByDemand([episode], unit, NOW)?.listeners.middle).toBeCloseTo(2_129.6, 0);
  });

  it("turns the downloads of a cut-up radio show into listeners by the parts that were counted", () => {
    const parts: DemandSignal = {
      ...{ kind: "published", figure: 12_100_000, unit: "downloads", episodes: 120, source: "x", at: daysBefore(0) },
    };
    const [unknown, weeklyFeed] = [monthlyFigures(1, publishingRecord({}, NOW)), unit];
    // 1.593 * 120 ^ 0.233 = 4.860 downloads for each listener, whatever the rhythm of the feed.
    for (const month of [unknown, weeklyFeed])
      expect(placeByDemand([parts], month, NOW)?.listeners.middle).toBeCloseTo(12_100_000 / 4.86, -4);
    // As sure as a figure of a show with a known rhythm.
    expect(placeByDemand([parts], unknown, NOW)?.listeners.high).toBeLessThan((12_100_000 / 4.86) * 2.15);
  });

  it("adds up the charts of several countries, with the better chart of each", () => {
    const one = placeByDemand([chart("us", 10), chart("us", 1, "Comedy"), chart("gb", 10)], unit, NOW);
    // The overall chart gives 2,831,023 (first place in a category only 2,569,605), and Britain adds 14.4 / 116 of it.
    expect(one?.listeners.middle).toBeCloseTo(2_831_023 * (1 + 14.4 / 116), -2);
    expect(one?.signals.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it("takes a country's place among all shows before the one in a category", () => {
    const of = (...signals: readonly DemandSignal[]) => placeByDemand(signals, unit, NOW)?.listeners.middle;
    // First in Technology alone is worth place 60.
    expect(of(chart("us", 90), chart("us", 1, "Technology"))).toBe(of(chart("us", 90)));
    expect(of(chart("us", 1, "Technology"))).toBeGreaterThan(of(chart("us", 90)) ?? Infinity);
  });

  it.each([
    ["charts alone", {}, ["us", "us"]],
    ["charts abroad", { language: "de" }, ["us", "us"]],
    ["charts without the largest country", { language: "en" }, ["gb", "gb"]],
  ])("gives a place in a category that does not count no weight: %s", (_, home, [overall = "", category = ""]) => {
    const signals = [
      chart(category, 1, "Technology"),
      chart(overall, 90),
      { kind: "ratings", count: 900, source: "x" },
    ];
    const placed = placeByDemand(signals as DemandSignal[], unit, NOW, home);
    const weights = placed?.signals.map(({ signal, weight }) => [signal.kind === "chart" && signal.place, weight]);
    expect(weights?.map(([place]) => place)).toEqual([90, false, 1]);
    expect(weights?.[2]).toEqual([1, 0]);
    expect(placed?.signals.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it("widens the range if all charts are from countries with another language", () => {
    const of = (language: string, ...countries: readonly string[]) =>
      placeByDemand(
        countries.map((country) => chart(country, 30)),
        unit,
        NOW,
        { language },
      );
    const there = of("de", "de")?.listeners.middle ?? 0;
    // The English-speaking markets together are 193.6 / 23.7 = 8.169 times the German one: the middle is 9.169 ^ 0.5 = 3.028 times as high.
    expect((of("en-us", "de")?.listeners.middle ?? 0) / there).toBeCloseTo(3.028, 2);
    // Half of log10(9.169) is 0.4812; 10 ^ ((1.2816 * 0.336) ^ 2 + 0.4812 ^ 2) ^ 0.5 = 4.423
    const { high, middle } = of("en", "de")?.listeners ?? { high: 0, middle: 1 };
    expect(high / middle).toBeCloseTo(4.423, 2);
    expect(of("en", "de")?.signals[0]?.isOnlyAbroad).toBe(true);
    // Nothing is missing with a chart at home, for a language of one country, or without a language.
    expect(of("en", "de", "gb")?.signals[0]?.isOnlyAbroad).toBeUndefined();
    expect(of("sv", "de")?.listeners.middle).toBeCloseTo(there, 6);
    expect(of("", "de")?.listeners.middle).toBeCloseTo(there, 6);
  });

  it("raises only the upper end if the largest country of the language is missing", () => {
    const of = (country: string | undefined, ...countries: readonly string[]) =>
      placeByDemand(
        countries.map((code) => chart(code, 3)),
        unit,
        NOW,
        { language: "en", country },
      );
    const [alone, missing] = [of("GB", "gb"), of(undefined, "gb")];
    expect(missing?.listeners.low).toBeCloseTo(alone?.listeners.low ?? 0, -1);
    // The United States and India have 136 / 14.4 = 9.444 times as many: log10(10.444) = 1.0189; 10 ^ (0.4306 ^ 2 + 1.0189 ^ 2) ^ 0.5 = 12.77.
    // Third in Britain: 13 million * 14.4 / 116 * 3 ^ -0.662 = 779,820.
    expect(missing?.listeners.high).toBeCloseTo(779_820 * 12.77, -5);
    expect(missing?.signals[0]?.isWithoutLargest).toBe(true);
    // Nothing is missing with the largest country, or in the chart of the show's own country.
    for (const known of [of(undefined, "gb", "us"), of(undefined, "us"), alone, of("au", "au", "gb")])
      expect(known?.signals[0]?.isWithoutLargest).toBeUndefined();
    expect(of("US", "gb")?.signals[0]?.isWithoutLargest).toBe(true);
  });

  it.each<
    [show: string, language: string, places: Readonly<Record<string, number>>, read: readonly string[], counted: number]
  >([
    // Counted or published listeners in 30 days (`CHARTED_SHOWS` of the bench; 1.09 million and 400,000 downloads are converted).
    ["That Peter Crouch Podcast", "en", { gb: 2, nz: 128 }, ["us"], 488_000],
    ["Hamish & Andy", "en", { au: 2 }, ["us", "gb"], 919_057],
    ["The Kyle and Jackie O Show", "en", { au: 28 }, ["us", "gb"], 290_541],
    ["The 2 Johnnies Podcast", "en", { ie: 1 }, ["us", "gb"], 400_000],
    ["Thema des Tages", "de", { at: 2 }, ["de"], 126_000],
  ])(
    "expects fewer listeners of %s in larger countries whose charts do not have it",
    (_, language, places, read, counted) => {
      const range = (absentFrom: readonly string[]) => {
        const signals = Object.entries(places).map(([country, place]): DemandSignal => ({
          ...{ kind: "chart", source: "Apple Podcasts", country, place },
          ...(absentFrom.length > 0 && { absentFrom: absentFrom.map((code) => ({ country: code, places: 100 })) }),
        }));
        return placeByDemand(signals, unit, NOW, { language })?.listeners ?? { low: 0, middle: 1, high: Infinity };
      };
      const [known, unknown] = [range(read), range([])];
      expect(known.high).toBeLessThan(unknown.high);
      expect(known.low).toBeCloseTo(unknown.low, -1);
      expect(Math.log10(known.high / known.low)).toBeLessThan(Math.log10(unknown.high / unknown.low));
      expect([known.low <= counted, known.high >= counted]).toEqual([true, true]);
    },
  );

  it("counts at most the place after the last one of a chart that does not have the show, as worked out by hand", () => {
    const absentFrom = [{ country: "us", places: 100 }];
    const british = (place: number): DemandSignal => ({ kind: "chart", country: "gb", place, source: "x", absentFrom });
    const first = british(1);
    const { middle, high } = placeByDemand([first], unit, NOW, { language: "en" })?.listeners ?? { middle: 1, high: 1 };
    // First in Britain: 13 million * 14.4 / 116 = 1,613,793. Place 101 in the United States: 13 million * 101 ^ -0.662 = 612,464. First in
    // India, whose chart was not read: 2,241,379. Together 1.7684 times as many as in Britain: log10(2.7684) = 0.4422.
    const above = Math.hypot(1.2816 * 0.336, 0.4422);
    expect(high).toBeCloseTo(1_613_793 * 10 ** above, -5);
    expect(Math.log10(high / middle)).toBeLessThan(above);
    // A low place in a small country is not worth more than the same one there.
    const low = british(150);
    const same = placeByDemand([chart("gb", 150)], unit, NOW, { language: "en" });
    expect(placeByDemand([low], unit, NOW, { language: "en" })?.listeners.high).toBeCloseTo(
      same?.listeners.high ?? 0,
      -1,
    );
  });

  it("trusts any sign less with age", () => {
    const reach = (signal: DemandSignal) => {
      const { low = 1, high = 1 } = placeByDemand([signal], unit, NOW)?.listeners ?? {};
      return Math.log10(high / low);
    };
    const downloads: DemandSignal = { kind: "downloads", perMonth: 40_000, complete: true, source: "OP3" };
    for (const signal of [chart("us", 9), downloads, { kind: "ratings", count: 900, source: "x" } as const]) {
      expect(reach({ ...signal, at: daysBefore(0) })).toBeCloseTo(reach(signal), 12);
      expect(reach({ ...signal, at: daysBefore(9 * 365) })).toBeGreaterThan(1.4 * reach(signal));
    }
  });

  it("weighs signs by their precision", () => {
    // Deviations of 0.336 and 0.692 give precisions of 8.858 and 2.088, in total 10.946.
    const both = placeByDemand([chart("us", 100), { kind: "ratings", count: 1_900, source: "Apple" }], unit, NOW);
    expect(both?.signals.map(({ weight }) => Number(weight.toFixed(4)))).toEqual([0.8092, 0.1908]);
    expect(both?.evidence).toBe("charted");
    // 0.8092 * log10(616,514) + 0.1908 * log10(76,000) = 5.6165. They are 0.9091 apart, with a Birge ratio of
    // (0.9091 ^ 2 * 8.858 * 2.088 / 10.946) ^ 0.5 = 1.1817: 2 * 1.2816 * 1.1817 * 10.946 ^ -0.5 = 0.9155
    expect(Math.log10(both?.listeners.middle ?? 0)).toBeCloseTo(5.6165, 3);
    expect(Math.log10((both?.listeners.high ?? 0) / (both?.listeners.low ?? 1))).toBeCloseTo(0.9155, 3);
  });

  it("lowers a stated figure, with a larger error than a published one, as worked out by hand", () => {
    const stated: DemandSignal = { kind: "stated", perWeek: 7_000, source: "Media kit" };
    const placed = placeByDemand([stated], unit, NOW);
    // 30,000 downloads in 30 days, 2.236 for each listener, times 10 ^ -0.1.
    expect(placed?.listeners.middle).toBeCloseTo((30_000 / 2.236) * 0.7943, -2);
    // (0.083 ^ 2 + 0.235 ^ 2) ^ 0.5 + 0.2 = 0.4492
    expect(Math.log10((placed?.listeners.high ?? 0) / (placed?.listeners.middle ?? 1))).toBeCloseTo(1.2816 * 0.4492, 3);
    expect(placed?.evidence).toBe("stated");
  });

  it("does not let a media kit outweigh a ranker and a chart", () => {
    const stated: DemandSignal = { kind: "stated", perWeek: 5_000, source: "Media kit" };
    const ranked: DemandSignal = {
      kind: "published",
      figure: 1_000_000,
      unit: "listeners",
      source: "x",
      at: daysBefore(0),
    };
    const placed = placeByDemand([stated, chart("us", 5), ranked], unit, NOW);
    expect(placed?.evidence).toBe("charted");
    // Precisions of 18.11, 8.858 and 4.956, in total 31.92.
    expect(placed?.signals.map(({ signal, weight }) => [signal.kind, Number(weight.toFixed(2))])).toEqual([
      ...[["published", 0.57], ["chart", 0.28], ["stated", 0.16]], // prettier-ignore
    ]);
    expect(placed?.listeners.middle).toBeGreaterThan(500_000);
    expect(placeByDemand([stated, ranked], unit, NOW)?.evidence).toBe("published");
  });

  it("gives counted downloads precedence over everything else", () => {
    const counted: DemandSignal = { kind: "downloads", perMonth: 40_000, complete: true, source: "OP3" };
    const placed = placeByDemand([chart("us", 1), counted], unit, NOW);
    expect(placed).toMatchObject({ evidence: "measured", signals: [{ signal: counted, weight: 1 }] });
    // A weekly show has 1.593 * (30 / 7) ^ 0.233 = 2.236 downloads per listener.
    expect(placed?.listeners.middle).toBeCloseTo(40_000 / 2.236, -2);
  });

  const today = (signal: DemandSignal): DemandSignal => ({ ...signal, at: daysBefore(0) });
  const listeners = (figure: number): DemandSignal =>
    today({ kind: "published", figure, unit: "listeners", source: "x" });
  const width = (signals: readonly DemandSignal[]): number => {
    const spread = placeByDemand(signals, unit, NOW)?.listeners;
    return spread === undefined ? Infinity : Math.log10(spread.high / spread.low);
  };

  it("widens the range of signs that contradict each other, as worked out by hand", () => {
    // Precisions of 1 / 0.235 ^ 2 = 18.11 and 1 / 0.336 ^ 2 = 8.858, in total 26.97. The place says 130,000 * 22: log10(22) = 1.3424. A
    // Birge ratio of (1.3424 ^ 2 * 18.11 * 8.858 / 26.97) ^ 0.5 = 3.274 makes 26.97 ^ -0.5 = 0.1926 a deviation of 0.6305.
    const place = placeByDemand([chart("us", 10)], unit, NOW)?.listeners.middle ?? 0;
    const both = placeByDemand([chart("us", 10), listeners(place / 22)], unit, NOW);
    expect(Math.log10((both?.listeners.high ?? 0) / (both?.listeners.low ?? 1))).toBeCloseTo(2 * 1.2816 * 0.6305, 3);
    expect(both?.isDisputed).toBe(true);
    // Signs a factor of 2 apart agree.
    expect(placeByDemand([chart("us", 10), listeners(place / 2)], unit, NOW)?.isDisputed).toBe(false);
    expect(width([chart("us", 10), listeners(place / 2)])).toBeLessThan(width([chart("us", 10)]));
  });

  it("never narrows the range when two signs are too far apart for both ranges", () => {
    const sign = anySignal.filter(({ kind }) => !["downloads", "popularity"].includes(kind)).map(today);
    let apart = 0;
    fc.assert(
      fc.property(sign, sign, (one, other) => {
        const [a, b] = [one, other].map((signal) => placeByDemand([signal], unit, NOW)?.listeners);
        if (a === undefined || b === undefined || (one.kind === "chart" && other.kind === "chart")) return;
        if (Math.max(a.low, b.low) <= Math.min(a.high, b.high)) return;
        apart += 1;
        expect(width([one, other])).toBeGreaterThanOrEqual(Math.min(width([one]), width([other])) - 1e-9);
      }),
      { numRuns: 1_000 },
    );
    expect(apart).toBeGreaterThan(100);
  });

  it("contains both of two equally sure signs, however far apart they are", () => {
    const figure = fc.integer({ min: 1, max: 20_000_000 });
    fc.assert(
      fc.property(figure, figure, (one, other) => {
        const { low = Infinity, high = 0 } =
          placeByDemand([listeners(one), listeners(other)], unit, NOW)?.listeners ?? {};
        expect(low).toBeLessThanOrEqual(Math.min(one, other) * (1 + 1e-9));
        expect(high).toBeGreaterThanOrEqual(Math.max(one, other) * (1 - 1e-9));
      }),
    );
  });

  it("never widens with one more sign that agrees", () => {
    fc.assert(
      fc.property(fc.array(anySignal.map(today), { minLength: 1, maxLength: 5 }), (any) => {
        const signals = any.filter(({ kind }) => kind !== "popularity");
        const placed = placeByDemand(signals, unit, NOW);
        if (placed === undefined) return;
        expect(width([...signals, listeners(placed.listeners.middle)])).toBeLessThanOrEqual(width(signals) + 1e-9);
      }),
      { numRuns: 1_000 },
    );
  });

  it("neither widens nor disputes a range by a popularity score", () => {
    const score: DemandSignal = { kind: "popularity", score: 1, source: "x" };
    expect(width([chart("us", 1), score])).toBeLessThan(width([chart("us", 1)]));
    expect(placeByDemand([chart("us", 1), score], unit, NOW)?.isDisputed).toBe(false);
  });

  it("never falls with a better place or more ratings", () => {
    const place = fc.integer({ min: 2, max: 200 });
    fc.assert(
      fc.property(fc.array(anySignal, { maxLength: 3 }), place, fc.integer({ min: 1 }), (signals, at, count) => {
        const middle = (more: DemandSignal) => placeByDemand([...signals, more], unit, NOW)?.listeners.middle ?? 0;
        expect(middle(chart("us", at - 1))).toBeGreaterThanOrEqual(middle(chart("us", at)) * (1 - 1e-9));
        const ratings = (number: number): DemandSignal => ({ kind: "ratings", count: number, source: "Apple" });
        expect(middle(ratings(count * 2))).toBeGreaterThanOrEqual(middle(ratings(count)) * (1 - 1e-9));
      }),
    );
  });
});

describe("narrowed", () => {
  const spread = { low: 100, middle: 1_000, high: 10_000 };

  it("raises the lower end with steady publishing, lowers the upper end slightly, and keeps the middle", () => {
    // At most half of the way to the middle, on a log scale: the geometric mean of the end and the middle.
    expect(narrowed(spread, 1)).toEqual({ low: expect.closeTo(316.23, 2) as number, middle: 1_000, high: 10_000 });
    expect(narrowed(spread, -2)).toEqual({ low: 100, middle: 1_000, high: expect.closeTo(3162.28, 2) as number });
    expect(narrowed(spread, 0)).toEqual(spread);
  });

  it("stays within the range, and rises with the strength", () => {
    const strength = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(strength, strength, (one, other) => {
        const [weak, strong] = [narrowed(spread, Math.min(one, other)), narrowed(spread, Math.max(one, other))];
        expect(weak.low >= spread.low * (1 - 1e-9) && strong.high <= spread.high * (1 + 1e-9)).toBe(true);
        expect(strong.low).toBeGreaterThanOrEqual(weak.low * (1 - 1e-9));
        expect(strong.high).toBeGreaterThanOrEqual(weak.high * (1 - 1e-9));
      }),
    );
  });
});
