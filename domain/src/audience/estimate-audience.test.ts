import fc from "fast-check";
import type { AudienceEstimate } from "./audience-estimate.js";
import { METHOD_VERSION, estimateAudience, type AudienceFacts } from "./estimate-audience.js";
import { formatListenerRange, type ListenerRange } from "./listener-range.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const TODAY = NOW.getTime() / 1000;
const daysBefore = (days: number): number => TODAY - days * 86_400;

const FIGURES = ["listeners", "perEpisode", "monthlyReach", "activeFollowers"] as const;
const rangesOf = (estimate: AudienceEstimate): readonly ListenerRange[] => FIGURES.map((figure) => estimate[figure]);
const texts = (estimate: AudienceEstimate): readonly string[] => rangesOf(estimate).map(formatListenerRange);

const sometimes = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined });
const date = fc.oneof(fc.integer({ min: daysBefore(7300), max: daysBefore(-1) }), fc.constantFrom(0, -1, Number.NaN));

/** Facts as sources really give them: any of them absent, some zero, reversed or senseless. */
const someFacts: fc.Arbitrary<AudienceFacts> = fc.record({
  episodeCount: sometimes(fc.oneof(fc.nat({ max: 20_000 }), fc.constantFrom(-3, Number.NaN, Infinity))),
  newestEpisode: sometimes(date),
  oldestEpisode: sometimes(date),
  updateIntervalDays: sometimes(
    fc.oneof(fc.double({ min: 0, max: 4000, noNaN: true }), fc.constantFrom(-1, Number.NaN)),
  ),
  categories: sometimes(
    fc.array(fc.constantFrom("News", "Comedy", "arts", "Beekeeping", "Religion"), { maxLength: 10 }),
  ),
  language: sometimes(fc.constantFrom("en", "de-AT", "sv", "N/A", "", "x")),
  popularityScore: sometimes(fc.oneof(fc.integer({ min: 0, max: 10 }), fc.constantFrom(Number.NaN, 120))),
  hasItunesId: sometimes(fc.boolean()),
  readAt: sometimes(date),
});

describe("estimateAudience", () => {
  it("works out a typical show as by hand", () => {
    const typical: AudienceFacts = {
      episodeCount: 25,
      newestEpisode: daysBefore(14),
      oldestEpisode: daysBefore(14 + 548),
      updateIntervalDays: 10,
      categories: ["Leisure"],
      language: "de",
      popularityScore: 5,
      hasItunesId: true,
    };
    const estimate = estimateAudience(typical, NOW);
    // Score 0.05 * 0.3 = 0.015 over a spread of 0.6484, plus 0.5: z = 0.5231, so 0.0231 to 1.0231: 28.5 to 146.7 downloads.
    expect(estimate.percentile).toBe(0.7);
    expect(estimate.perEpisode).toEqual({ kind: "closed", low: 20, high: 200 });
    // Times 1.5111: 43 to 222, on the nearest steps.
    expect(estimate.listeners).toEqual({ kind: "closed", low: 50, high: 200 });
    // Times 0.8: 23 to 117.
    expect(estimate.activeFollowers).toEqual({ kind: "closed", low: 20, high: 100 });
    // Times 3.3333: 95 to 489.
    expect(estimate.monthlyReach).toEqual({ kind: "closed", low: 100, high: 500 });
    expect(estimate).toMatchObject({ basis: "modelled", methodVersion: METHOD_VERSION, confidence: "medium" });
    expect(estimate.inputs).toHaveLength(8);
  });

  it.each<[string, AudienceFacts]>([
    ["nothing", {}],
    ["a directory entry", { hasItunesId: true, language: "en", categories: ["News"] }],
    [
      "defaults that mean nothing",
      { episodeCount: 0, newestEpisode: 0, popularityScore: 0, categories: [], language: "N/A" },
    ],
  ])("leaves the audience unknown when it knows %s, and says why", (_, facts) => {
    const estimate = estimateAudience(facts, NOW);
    expect(texts(estimate)).toEqual(["N/A", "N/A", "N/A", "N/A"]);
    expect(estimate).toMatchObject({ confidence: "medium", percentile: null, inputs: [] });
    expect(estimate.notes).toEqual([expect.stringContaining("Too little is known")]);
  });

  it("takes the source's figures before its own", () => {
    const provided = estimateAudience({ episodeCount: 300, provided: { listeners: "1,000-5,000" } }, NOW);
    expect(provided).toMatchObject({ basis: "provided", listeners: { low: 1000, high: 5000 }, inputs: [] });
    expect(estimateAudience({ episodeCount: 300, provided: { listeners: "N/A" } }, NOW).basis).toBe("modelled");
  });

  it("lets a dead show fade, not vanish", () => {
    const show = (silence: number) => ({
      episodeCount: 200,
      newestEpisode: daysBefore(silence),
      oldestEpisode: daysBefore(silence + 1400),
    });
    const reach = (silence: number): number => {
      const range = estimateAudience(show(silence), NOW).monthlyReach;
      return range.kind === "closed" ? range.high : Number.NaN;
    };
    expect(reach(400)).toBeLessThan(reach(5) / 4);
    expect(reach(1200)).toBeLessThan(reach(400));
    expect(reach(1200)).toBeGreaterThan(0);
  });

  it("gives a show with few episodes the audience of a month in which one comes out", () => {
    const yearly = { episodeCount: 10, newestEpisode: daysBefore(20), oldestEpisode: daysBefore(20 + 3650) };
    const { perEpisode, listeners, notes } = estimateAudience(yearly, NOW);
    expect(listeners).toEqual(perEpisode);
    expect(notes).toContain(
      "It has fewer than one episode in 30 days; the figures describe 30 days with a new episode.",
    );
  });

  it("describes old facts as of when they were read", () => {
    const then = { episodeCount: 200, newestEpisode: daysBefore(2003), oldestEpisode: daysBefore(3400) };
    const living = { episodeCount: 200, newestEpisode: daysBefore(3), oldestEpisode: daysBefore(1400) };
    expect(texts(estimateAudience({ ...then, readAt: daysBefore(2000) }, NOW))).toEqual(
      texts(estimateAudience(living, NOW)),
    );
  });

  it("gives ordered ranges of whole people and a complete receipt, whatever the facts", () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const estimate = estimateAudience(facts, NOW);
        for (const range of rangesOf(estimate)) {
          if (range.kind === "unknown") continue;
          expect(Number.isSafeInteger(range.low) && range.low >= 1).toBe(true);
          if (range.kind === "closed") expect(Number.isSafeInteger(range.high) && range.high >= range.low).toBe(true);
        }
        expect(new Set(rangesOf(estimate).map(({ kind }) => kind === "unknown")).size).toBe(1);
        const weights = estimate.inputs.reduce((sum, { weight }) => sum + weight, 0);
        expect(weights).toBeCloseTo(estimate.percentile === null ? 0 : 1, 12);
        for (const { weight, z, label, value } of estimate.inputs) {
          expect(weight > 0 && Number.isFinite(z) && label !== "" && value !== "" && value !== "N/A").toBe(true);
        }
        expect(estimate.notes.length).toBeGreaterThan(0);
        for (const note of estimate.notes) expect(note).toMatch(/^[A-Z].*[.]$/);
        expect(estimate.notes.join(" ")).not.toMatch(/NaN|undefined|null/);
      }),
      { numRuns: 500 },
    );
  });

  it("never gives figures that contradict each other, whatever the facts", () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const { listeners, perEpisode, monthlyReach, activeFollowers } = estimateAudience(facts, NOW);
        expectWithin(perEpisode, monthlyReach);
        expectWithin(perEpisode, listeners);
        expectWithin(listeners, monthlyReach);
        expectWithin(activeFollowers, listeners);
      }),
      { numRuns: 2_000 },
    );
  });

  function expectWithin(part: ListenerRange, whole: ListenerRange): void {
    if (part.kind !== "closed" || whole.kind !== "closed") return expect(part.kind).toBe(whole.kind);
    expect(part.low).toBeLessThanOrEqual(whole.low);
    expect(part.high).toBeLessThanOrEqual(whole.high);
  }

  it("is never highly confident from the popularity score alone", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 }),
        someFacts,
        (popularityScore, { language, categories, hasItunesId }) => {
          expect(estimateAudience({ popularityScore, language, categories, hasItunesId }, NOW).confidence).toBe("low");
        },
      ),
    );
  });

  const more = fc.double({ min: 1, max: 20, noNaN: true });
  const known = {
    episodeCount: fc.integer({ min: 1, max: 5000 }),
    interval: fc.double({ min: 0.2, max: 400, noNaN: true }),
  };

  it("never falls with more episodes", () => {
    fc.assert(
      fc.property(someFacts, known.episodeCount, more, (facts, count, factor) => {
        expectAtLeast({ ...facts, episodeCount: Math.ceil(count * factor) }, { ...facts, episodeCount: count });
      }),
    );
  });

  it("never falls with a shorter interval", () => {
    fc.assert(
      fc.property(someFacts, known.interval, more, (facts, interval, factor) => {
        expectAtLeast({ ...facts, updateIntervalDays: interval / factor }, { ...facts, updateIntervalDays: interval });
      }),
    );
  });

  it("never falls with a more recent episode", () => {
    const days = fc.double({ min: 0, max: 6000, noNaN: true });
    fc.assert(
      fc.property(someFacts, known.interval, days, more, (facts, updateIntervalDays, age, factor) => {
        const base = { ...facts, readAt: undefined, updateIntervalDays };
        expectAtLeast(
          { ...base, newestEpisode: daysBefore(age / factor) },
          { ...base, newestEpisode: daysBefore(age) },
        );
      }),
    );
  });

  it("never falls with a higher popularity score or an Apple listing", () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 1, max: 9 }), (facts, popularityScore) => {
        expectAtLeast({ ...facts, popularityScore: popularityScore + 1 }, { ...facts, popularityScore });
        expectAtLeast({ ...facts, hasItunesId: true }, { ...facts, hasItunesId: false });
      }),
    );
  });

  function expectAtLeast(better: AudienceFacts, worse: AudienceFacts): void {
    const above = rangesOf(estimateAudience(better, NOW));
    const below = rangesOf(estimateAudience(worse, NOW));
    above.forEach((range, index) => {
      const other = below[index];
      expect(range.kind).toBe(other?.kind);
      if (range.kind !== "closed" || other?.kind !== "closed") return;
      expect(range.low).toBeGreaterThanOrEqual(other.low);
      expect(range.high).toBeGreaterThanOrEqual(other.high);
    });
  }
});
