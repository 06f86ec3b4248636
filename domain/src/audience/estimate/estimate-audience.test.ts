import fc from "fast-check";
import type { AudienceEstimate } from "../figures/audience-estimate.js";
import type { DemandSignal } from "../signals/demand-signal.js";
import { METHOD_VERSION, estimateAudience, placement, type AudienceFacts } from "./estimate-audience.js";
import { NO_SIGN_OF_DEMAND } from "./estimate-notes.js";
import { anyFacts } from "../facts/facts.contract.js";
import { publishingRecord } from "../facts/publishing-record.js";
import { formatListenerRange, type ListenerRange } from "../range/listener-range.js";
import { LARGEST_AUDIENCE } from "../signals/chart-audience.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const TODAY = NOW.getTime() / 1000;
const daysBefore = (days: number): number => TODAY - days * 86_400;

const FIGURES = ["listeners", "perEpisode", "monthlyReach", "activeFollowers"] as const;
const rangesOf = (estimate: AudienceEstimate): readonly ListenerRange[] => FIGURES.map((figure) => estimate[figure]);
const texts = (estimate: AudienceEstimate): readonly string[] => rangesOf(estimate).map(formatListenerRange);
const width = (facts: AudienceFacts): number => {
  const spread = placement(facts, NOW)?.listeners;
  return spread === undefined ? Infinity : Math.log10(spread.high / spread.low);
};

const charted: DemandSignal = { kind: "chart", country: "us", place: 100, source: "Apple Podcasts", at: daysBefore(1) };

describe("estimateAudience", () => {
  it("estimates a charted show as worked out by hand", () => {
    const show: AudienceFacts = {
      episodeCount: 25,
      newestEpisode: daysBefore(14),
      oldestEpisode: daysBefore(14 + 548),
      updateIntervalDays: 10,
      signals: [charted],
    };
    const estimate = estimateAudience(show, NOW);
    // 13 million * 100 ^ -0.662 = 616,500, with a factor of 2.6954 either way: 229,000 to 1,662,000. Publishing does not narrow checked
    // classes.
    expect(estimate.listeners).toEqual({ kind: "closed", low: 200_000, high: 1_500_000 });
    // Three episodes in 30 days: 3.3333 listens and 3.3333 / (1.593 * 3 ^ 0.233) = 1.62 people for each listener of an episode: 140,000
    // to 950,000.
    expect(estimate.perEpisode).toEqual({ kind: "closed", low: 150_000, high: 1_000_000 });
    // Times 0.8: 112,000 to 760,000.
    expect(estimate.activeFollowers).toEqual({ kind: "closed", low: 100_000, high: 700_000 });
    // Times 3.3333: 468,000 to 3,168,000.
    expect(estimate.monthlyReach).toEqual({ kind: "closed", low: 500_000, high: 3_000_000 });
    expect(estimate).toMatchObject({ basis: "modelled", evidence: "charted", methodVersion: METHOD_VERSION });
    expect(estimate).toMatchObject({ confidence: "medium", typical: null });
  });

  it("gives no figure per episode without a known rhythm, and allows for every usual rhythm", () => {
    const published: DemandSignal = {
      ...{ kind: "published", figure: 10_000_000, unit: "listeners", source: "Its makers", at: TODAY },
    };
    const { listeners, perEpisode, monthlyReach, activeFollowers } = estimateAudience(
      { episodeCount: 300, signals: [published] },
      NOW,
    );
    // A factor of 10 ^ (0.25 * 1.2816) = 2.09 either way: 4,780,000 to 20,910,000.
    expect(listeners).toEqual({ kind: "closed", low: 5_000_000, high: 20_000_000 });
    expect([perEpisode, activeFollowers]).toEqual([{ kind: "unknown" }, { kind: "unknown" }]);
    // With one episode in 30 days, 1.1111 listens per person; with 22, 1.593 * 22 ^ 0.233 = 3.2735: 5,310,000 to 68,450,000.
    expect(monthlyReach).toEqual({ kind: "closed", low: 5_000_000, high: 70_000_000 });
  });

  it("never exceeds the first place of all English charts, however old the published figure is", () => {
    const published: DemandSignal = {
      ...{ kind: "published", figure: 10_000_000, unit: "listeners", source: "Its makers", at: daysBefore(7 * 365.25) },
    };
    // The deviation after 7 years is (0.235 ^ 2 + 0.56 ^ 2) ^ 0.5 = 0.607, a factor of 6 either way: 1,666,000 to 60,000,000. The cap is
    // 13,000,000 * (116 + 14.4 + 11.8 + 9 + 1.9 + 1.4 + 10.4 + 20) / 116 = 20,720,000.
    expect(estimateAudience({ signals: [published] }, NOW).listeners).toEqual({
      ...{ kind: "closed", low: 1_500_000, high: 20_000_000 },
    });
  });

  it("takes the rhythm from the number of episodes and the age of the show, as by hand", () => {
    const published: DemandSignal = {
      ...{ kind: "published", figure: 10_000_000, unit: "listeners", source: "Its makers", at: TODAY },
    };
    const facts: AudienceFacts = { episodeCount: 300, oldestEpisode: daysBefore(450), signals: [published] };
    // 20 episodes in 30 days: 22.222 listens and 22.222 / (1.593 * 20 ^ 0.233) = 6.941 people for each listener of an episode: 689,000 to
    // 3,012,000.
    expect(estimateAudience(facts, NOW).perEpisode).toEqual({ kind: "closed", low: 700_000, high: 3_000_000 });
  });

  it("gives a published figure per episode even if the rhythm is unknown", () => {
    const published: DemandSignal = {
      ...{ kind: "published", figure: 10_000, unit: "perEpisode", source: "Its makers", at: TODAY },
    };
    // A factor of 10 ^ (0.25 * 1.2816) = 2.09 either way: 4,780 to 20,910.
    expect(estimateAudience({ signals: [published] }, NOW).perEpisode).toEqual({
      ...{ kind: "closed", low: 5_000, high: 20_000 },
    });
  });

  it("lists each sign with source, date and weight, and narrowing facts without a weight", () => {
    const publishing = (facts: AudienceFacts) =>
      estimateAudience({ episodeCount: 300, ...facts }, NOW).inputs.filter(({ role }) => role === "narrows");
    expect(publishing({ popularityScore: 8 })).toEqual([
      {
        ...{ name: "episodeCount", label: "Episodes published", value: "300 episodes", role: "narrows", source: null },
        ...{ at: null, weight: 0, pointsTo: null, z: expect.closeTo(2.0753, 4) as number },
      },
    ]);
    // The error of chart places was measured without publishing facts.
    const estimate = estimateAudience({ episodeCount: 300, signals: [charted], popularityScore: 8 }, NOW);
    expect(estimate.inputs).toEqual([
      {
        ...{ name: "chart", label: "Chart position", value: "No. 100 in US", role: "places", source: "Apple Podcasts" },
        // 1 / 0.113 of 1 / 0.113 + 1
        ...{ at: daysBefore(1), weight: expect.closeTo(0.8986, 4) as number, pointsTo: 620_000, z: 0 },
      },
      {
        ...{ name: "popularity", label: "Popularity score", value: "8 of 10", role: "places", source: "Podcast Index" },
        ...{ at: null, weight: expect.closeTo(0.1014, 4) as number, pointsTo: 20_000, z: 0 },
      },
    ]);
  });

  it.each<[string, AudienceFacts]>([
    ["nothing", {}],
    ["a directory entry", { hasItunesId: true, language: "en", categories: ["News"] }],
    [
      "a long and steady record of publishing",
      { episodeCount: 900, newestEpisode: daysBefore(1), oldestEpisode: daysBefore(3000), updateIntervalDays: 3 },
    ],
    [
      "defaults that mean nothing",
      { episodeCount: 0, newestEpisode: 0, popularityScore: 0, categories: [], language: "N/A", signals: [] },
    ],
  ])("gives no number and a reason when it knows %s", (_, facts) => {
    const estimate = estimateAudience(facts, NOW);
    expect(texts(estimate)).toEqual(["N/A", "N/A", "N/A", "N/A"]);
    expect(estimate).toMatchObject({ confidence: "medium", evidence: null, inputs: [] });
    expect(estimate.notes).toEqual([NO_SIGN_OF_DEMAND]);
  });

  it("shows the typical range of similar shows when there is no number", () => {
    const kind = { categories: ["Technology"], language: "de", newestEpisode: daysBefore(3) };
    expect(estimateAudience(kind, NOW).typical).toEqual({ kind: "closed", low: 300, high: 7_000 });
    expect(estimateAudience({}, NOW).typical).toBeNull();
  });

  it("gives no typical range with a list of popular shows, or for a silent or dead show", () => {
    const kind = { categories: ["Technology"], language: "de", newestEpisode: daysBefore(3) };
    const listed = estimateAudience({ ...kind, signals: [{ kind: "list", shows: 900, source: "Spotify" }] }, NOW);
    expect(listed).toMatchObject({ atLeast: "Large", typical: null });
    expect(estimateAudience({ ...kind, newestEpisode: daysBefore(3_000) }, NOW).typical).toBeNull();
    expect(estimateAudience({ ...kind, dead: true }, NOW).typical).toBeNull();
  });

  it("does not assume that a show fell silent after the day of old facts", () => {
    const saved = { newestEpisode: daysBefore(3_000), readAt: daysBefore(2_990), episodeCount: 2_400 };
    const signals = [{ kind: "list", shows: 900, source: "Spotify" }] as const;
    expect(estimateAudience({ ...saved, signals }, NOW)).toMatchObject({ evidence: "listed", atLeast: "Large" });
  });

  it("states the size of the last show in a category's list", () => {
    const inList = (genre: string, shows = 240) =>
      estimateAudience({ signals: [{ kind: "list", shows, genre, source: "Apple Podcasts" }] }, NOW);
    expect([inList("News").atLeast, inList("Leisure").atLeast, inList("Leisure", 5).atLeast]).toEqual([
      ...["Large", "Medium", "Large"],
    ]);
    expect(inList("News").inputs).toMatchObject([{ value: "one of 240 in News", role: "contains" }]);
  });

  it("ignores a popularity score older than a year, with a note", () => {
    const show = { popularityScore: 8, newestEpisode: daysBefore(500), episodeCount: 90 };
    expect(estimateAudience({ ...show, readAt: daysBefore(364) }, NOW).evidence).toBe("scored");
    const old = estimateAudience({ ...show, readAt: daysBefore(490), newestEpisode: daysBefore(492) }, NOW);
    expect([old.evidence, old.listeners.kind]).toEqual([null, "unknown"]);
    expect(old.notes.at(-1)).toMatch(/^Its facts were read .+ ago; signs of demand from that time no longer count\.$/);
  });

  it("gives no number for a list without places, but its name and a minimum band", () => {
    const list = { kind: "list", shows: 4560, source: "Apple Podcasts" } as const;
    const estimate = estimateAudience({ signals: [list], episodeCount: 300, updateIntervalDays: 7 }, NOW);
    expect(texts(estimate)).toEqual(["N/A", "N/A", "N/A", "N/A"]);
    // By 13 million * place ^ -0.662, the last of 4,560 shows has 49,000 listeners, and the last of 900 has 144,000.
    expect(estimate).toMatchObject({ evidence: "listed", atLeast: "Medium", confidence: "medium" });
    expect(estimate.inputs).toEqual([
      {
        ...{ name: "list", label: "On a list of popular shows", value: "one of 4,560", role: "contains" },
        ...{ source: "Apple Podcasts", at: null, weight: 0, pointsTo: null, z: 0 },
      },
    ]);
    expect(estimateAudience({ signals: [list, { ...list, shows: 900 }] }, NOW).atLeast).toBe("Large");
    // If the show has a chart place, the list is on the receipt but changes nothing.
    const placed = estimateAudience({ signals: [list, charted] }, NOW);
    expect(placed.listeners).toEqual(estimateAudience({ signals: [charted] }, NOW).listeners);
    expect(placed.inputs.map(({ role }) => role)).toEqual(["places", "contains"]);
    expect(placed.atLeast).toBeNull();
  });

  it("prefers the source's figures to its own", () => {
    const show = { popularityScore: 7, episodeCount: 300 };
    const provided = estimateAudience({ ...show, provided: { listeners: "1,000-5,000" } }, NOW);
    expect(provided).toMatchObject({ basis: "provided", listeners: { low: 1000, high: 5000 }, inputs: [] });
    expect(estimateAudience({ ...show, provided: { listeners: "N/A" } }, NOW).basis).toBe("modelled");
  });

  it("uses counted downloads as the monthly reach", () => {
    const signal: DemandSignal = { kind: "downloads", perMonth: 42_000, complete: true, source: "OP3" };
    const estimate = estimateAudience({ signals: [signal], updateIntervalDays: 7, popularityScore: 2 }, NOW);
    // 42,000 with a factor of 10 ^ (1.2816 * 0.083) either way: 32,900 to 53,700.
    expect(estimate.monthlyReach).toEqual({ kind: "closed", low: 30_000, high: 50_000 });
    expect(estimate).toMatchObject({ basis: "measured", evidence: "measured", confidence: "high" });
    expect(estimate.inputs).toHaveLength(1);
  });

  it("gives a dead or silent show no number from old signs", () => {
    const silent = { episodeCount: 200, newestEpisode: daysBefore(900), popularityScore: 9 };
    expect(texts(estimateAudience(silent, NOW))).toEqual(["N/A", "N/A", "N/A", "N/A"]);
    expect(estimateAudience(silent, NOW).notes).toContain(
      "The latest episode came out 2 years ago; older signs of demand no longer count.",
    );
    const gone = { episodeCount: 200, newestEpisode: daysBefore(9), dead: true, signals: [charted] };
    expect(estimateAudience(gone, NOW).notes.at(-1)).toContain("Its feed is gone");
    expect(estimateAudience({ ...silent, signals: [charted] }, NOW).listeners.kind).toBe("closed");
  });

  it("gives a show with fewer than one episode a month its audience per episode", () => {
    const yearly = { episodeCount: 10, newestEpisode: daysBefore(20), oldestEpisode: daysBefore(20 + 3650) };
    const { perEpisode, listeners, notes } = estimateAudience({ ...yearly, signals: [charted] }, NOW);
    expect(listeners).toEqual(perEpisode);
    expect(notes).toContain(
      "It has fewer than one episode in 30 days; the figures describe 30 days with a new episode.",
    );
  });

  it("names the band and the bounds of a range that is too wide", () => {
    // 10 ^ (2.3 + 0.25 * 8) = 19,953, with a factor of 10 ^ 1.2816 either way.
    expect(estimateAudience({ popularityScore: 8 }, NOW).notes).toContain(
      "Medium is our best guess; the evidence allows 1,000 to 300,000 listeners.",
    );
  });

  it("returns ordered ranges of whole people and a complete receipt for any facts", () => {
    fc.assert(
      fc.property(anyFacts(NOW), (facts) => {
        const estimate = estimateAudience(facts, NOW);
        for (const range of rangesOf(estimate)) {
          if (range.kind === "unknown") continue;
          expect(Number.isSafeInteger(range.low) && range.low >= 1).toBe(true);
          if (range.kind === "closed") expect(Number.isSafeInteger(range.high) && range.high >= range.low).toBe(true);
        }
        const known = estimate.listeners.kind !== "unknown";
        const [, perEpisode, reach, followers] = rangesOf(estimate).map(({ kind }) => kind !== "unknown");
        expect(reach).toBe(known);
        // An episode's audience is unknown without the rhythm, unless the published figure is per episode.
        expect(followers).toBe(perEpisode);
        const rhythm = publishingRecord(facts, NOW).episodesPer30Days;
        if (known && rhythm !== undefined) expect(perEpisode).toBe(true);
        if (!known) expect(perEpisode).toBe(false);
        expect(estimate.evidence !== null && estimate.evidence !== "listed").toBe(known);
        expect(estimate.atLeast !== null).toBe(estimate.evidence === "listed");
        const weights = estimate.inputs.reduce((sum, { weight }) => sum + weight, 0);
        expect(weights).toBeCloseTo(known ? 1 : 0, 9);
        for (const { role, weight, z, pointsTo, source, label, value } of estimate.inputs) {
          expect(Number.isFinite(z) && label !== "" && value !== "" && value !== "N/A").toBe(true);
          expect(weight > 0).toBe(role === "places");
          expect(pointsTo !== null).toBe(role === "places");
          expect(source !== null).toBe(role !== "narrows");
        }
        expect(estimate.notes.length).toBeGreaterThan(0);
        for (const note of estimate.notes) expect(note).toMatch(/^[A-Z].*[.]$/);
        expect(estimate.notes.join(" ")).not.toMatch(/NaN|undefined|null/);
      }),
      { numRuns: 500 },
    );
  });

  it("never gives contradictory figures for any facts", () => {
    fc.assert(
      fc.property(anyFacts(NOW), (facts) => {
        const { listeners, perEpisode, monthlyReach, activeFollowers } = estimateAudience(facts, NOW);
        expectWithin(listeners, monthlyReach);
        // Without a rhythm, there are no per-episode figures.
        if (perEpisode.kind === "unknown" && publishingRecord(facts, NOW).episodesPer30Days === undefined) return;
        expectWithin(perEpisode, monthlyReach);
        expectWithin(perEpisode, listeners);
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

  it("gives no number for any facts of publishing alone", () => {
    fc.assert(
      fc.property(anyFacts(NOW), (facts) => {
        const publishing = { ...facts, signals: undefined, popularityScore: undefined };
        expect(texts(estimateAudience(publishing, NOW))).toEqual(["N/A", "N/A", "N/A", "N/A"]);
      }),
    );
  });

  it("never widens with one more sign of demand of the same day that agrees", () => {
    fc.assert(
      fc.property(anyFacts(NOW), (any) => {
        // A popularity score moves the middle, so a sign there need not agree with the others.
        const signs = any.signals?.filter(({ kind }) => kind !== "popularity");
        const signals = signs?.map((signal) => ({ ...signal, at: TODAY }));
        const facts = { ...any, popularityScore: undefined, signals };
        const placed = placement(facts, NOW);
        // The range must be below the largest audience: a signal that moves it down would restore the part that was capped.
        fc.pre(placed !== undefined && placed.listeners.high < LARGEST_AUDIENCE);
        const agreeing: DemandSignal = {
          ...{ kind: "published", figure: placed.demand.listeners.middle, unit: "listeners", source: "x", at: TODAY },
        };
        const with_ = width({ ...facts, signals: [...(facts.signals ?? []), agreeing] });
        // Publishing narrows a range by a fraction of its width, so the narrower of two ranges stays narrower.
        expect(with_).toBeLessThanOrEqual(width(facts) + 1e-9);
      }),
      { numRuns: 1_000 },
    );
  });

  it("publishing facts only narrow a range, and never move it out of the signals' range", () => {
    fc.assert(
      fc.property(anyFacts(NOW), (facts) => {
        const placed = placement(facts, NOW);
        if (placed === undefined) return;
        const { low, high } = placed.demand.listeners;
        expect(placed.listeners.low).toBeGreaterThanOrEqual(low * (1 - 1e-9));
        expect(placed.listeners.high).toBeLessThanOrEqual(high * (1 + 1e-9));
      }),
      { numRuns: 1_000 },
    );
  });

  it("never falls with more episodes or a more recent one", () => {
    const more = fc.double({ min: 1, max: 20, noNaN: true });
    const count = fc.integer({ min: 2, max: 5000 });
    const days = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(
      fc.property(anyFacts(NOW), count, days, more, (facts, episodeCount, age, factor) => {
        const base = { ...facts, updateIntervalDays: 7, readAt: undefined, oldestEpisode: undefined, dead: undefined };
        const show = { ...base, episodeCount, newestEpisode: daysBefore(age) };
        expectAtLeast({ ...show, episodeCount: Math.ceil(episodeCount * factor) }, show);
        expectAtLeast({ ...show, newestEpisode: daysBefore(age / factor) }, show);
      }),
    );
  });

  it("never falls with a higher popularity score, a better place or more downloads", () => {
    fc.assert(
      fc.property(anyFacts(NOW), fc.integer({ min: 2, max: 9 }), (facts, number) => {
        expectAtLeast({ ...facts, popularityScore: number + 1 }, { ...facts, popularityScore: number });
        const charts = (place: number) => ({ ...facts, signals: [{ ...charted, place } as DemandSignal] });
        expectAtLeast(charts(number - 1), charts(number));
        const counted = (perMonth: number): AudienceFacts => ({
          ...facts,
          signals: [{ kind: "downloads", complete: true, source: "OP3", at: TODAY, perMonth }],
        });
        expectAtLeast(counted(number * 1_000 + 300), counted(number * 1_000));
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
