import fc from "fast-check";
import { estimateAudience, estimateListeners, type AudienceFacts } from "./estimate-audience.js";
import { UNKNOWN_RANGE } from "./listener-range.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const TODAY = NOW.getTime() / 1000;

const date = fc.oneof(fc.integer({ min: TODAY - 7300 * 86_400, max: TODAY + 86_400 }), fc.constantFrom(0, -1, NaN));
const someFacts: fc.Arbitrary<AudienceFacts> = fc.record(
  {
    episodeCount: fc.oneof(fc.nat({ max: 20_000 }), fc.constantFrom(-3, NaN, Infinity)),
    newestEpisode: date,
    oldestEpisode: date,
    updateIntervalDays: fc.double({ min: -1, max: 4000 }),
    categories: fc.array(fc.constantFrom("News", "Comedy", "arts", "Beekeeping", " News"), { maxLength: 4 }),
    language: fc.constantFrom("en", "de-AT", "sv", "N/A", ""),
    popularityScore: fc.double({ min: 0, max: 12 }),
    hasItunesId: fc.boolean(),
    readAt: date,
    provided: fc.record(
      {
        listeners: fc.constantFrom("1,000-5,000", "70,001+", "N/A", "", "many"),
        perEpisode: fc.constantFrom("200-400", "?"),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

describe("estimateListeners", () => {
  it("gives the listeners of the whole estimate, whatever the facts", () => {
    const property = (facts: AudienceFacts) =>
      expect(estimateListeners(facts, NOW)).toEqual(estimateAudience(facts, NOW).listeners);
    fc.assert(fc.property(someFacts, property), { numRuns: 500 });
  });

  it("is the source's figure, the model's, or unknown", () => {
    const provided = { listeners: "1,000-5,000" };
    expect(estimateListeners({ episodeCount: 25, provided }, NOW)).toEqual({ kind: "closed", low: 1000, high: 5000 });
    // Only a figure per episode is given: the source says nothing about listeners, and nothing is modelled beside it.
    expect(estimateListeners({ episodeCount: 25, provided: { perEpisode: "200-400" } }, NOW)).toBe(UNKNOWN_RANGE);
    expect(estimateListeners({ episodeCount: 25 }, NOW).kind).toBe("closed");
    expect(estimateListeners({ language: "en", categories: ["News"], hasItunesId: true }, NOW)).toBe(UNKNOWN_RANGE);
  });
});
