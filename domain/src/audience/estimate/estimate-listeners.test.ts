import fc from "fast-check";
import { anyFacts } from "../facts/facts.contract.js";
import { estimateAudience, estimateAtLeast, estimateListeners, type AudienceFacts } from "./estimate-audience.js";
import { UNKNOWN_RANGE } from "../range/listener-range.js";

const NOW = new Date("2026-11-21T12:00:00Z");

const provided = fc.record(
  {
    listeners: fc.constantFrom("1,000-5,000", "70,001+", "N/A", "", "many"),
    perEpisode: fc.constantFrom("200-400", "?"),
  },
  { requiredKeys: [] },
);

describe("estimateListeners", () => {
  it("returns the listeners and the minimum band of the whole estimate for any facts", () => {
    const property = (facts: AudienceFacts) => {
      const { listeners, atLeast } = estimateAudience(facts, NOW);
      expect(estimateListeners(facts, NOW)).toEqual(listeners);
      expect(estimateAtLeast(facts, NOW)).toBe(atLeast);
    };
    fc.assert(fc.property(anyFacts(NOW), property), { numRuns: 500 });
    fc.assert(
      fc.property(anyFacts(NOW), provided, (facts, given) => property({ ...facts, provided: given })),
      { numRuns: 200 },
    );
  });

  it("returns the source's figure, the modeled one, or unknown", () => {
    const stated = { listeners: "1,000-5,000" };
    expect(estimateListeners({ popularityScore: 5, provided: stated }, NOW)).toMatchObject({ low: 1000, high: 5000 });
    // Only a per-episode figure is given, so listeners stay unknown, and nothing is modeled.
    expect(estimateListeners({ popularityScore: 5, provided: { perEpisode: "200-400" } }, NOW)).toBe(UNKNOWN_RANGE);
    expect(estimateListeners({ popularityScore: 5 }, NOW).kind).toBe("closed");
    expect(estimateListeners({ language: "en", episodeCount: 500, hasItunesId: true }, NOW)).toBe(UNKNOWN_RANGE);
  });

  it("returns unknown when only a list of popular shows contains the show", () => {
    const list = { kind: "list", shows: 4560, source: "Apple Podcasts" } as const;
    expect(estimateListeners({ signals: [list] }, NOW)).toBe(UNKNOWN_RANGE);
    expect(estimateAtLeast({ signals: [list] }, NOW)).toBe("Medium");
    const place = { kind: "chart", country: "us", place: 1, source: "Apple Podcasts" } as const;
    expect(estimateListeners({ signals: [list, place] }, NOW).kind).toBe("closed");
  });
});
