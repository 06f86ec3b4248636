import { leastInList } from "../signals/chart-audience.js";
import { type AudienceFacts, estimateAudience, orderingListeners } from "./estimate-audience.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;

describe("orderingListeners", () => {
  const order = (facts: AudienceFacts) => orderingListeners(facts, estimateAudience(facts, NOW).listeners, NOW);

  it("is the likely number of the estimate", () => {
    // The geometric mean of 1,000 and 300,000.
    expect(order({ popularityScore: 8 })).toBeCloseTo(17_320.5, 1);
  });

  it("uses the last place of the list for a show that only a list contains", () => {
    const list = { kind: "list", shows: 4560, source: "Apple Podcasts" } as const;
    expect(order({ signals: [list, { ...list, shows: 900 }] })).toBeCloseTo(leastInList({ shows: 900 }), 6);
  });

  it("orders shows without an estimate by kind and publishing, and returns nothing for a bare entry", () => {
    const show = (days: number, episodeCount: number) =>
      order({ categories: ["Comedy"], language: "en", episodeCount, newestEpisode: daysBefore(days) }) ?? 0;
    expect(show(2, 300)).toBeGreaterThan(show(2, 3));
    expect(show(2, 300)).toBeGreaterThan(show(900, 300));
    expect(order({ episodeCount: 40 })).toBeUndefined();
    // Such shows usually have 2,000 to 50,000 listeners, so the most steady one counts as less than 10,000, the middle.
    expect(show(2, 300)).toBeGreaterThan(2_000);
    expect(show(2, 300)).toBeLessThan(10_000);
  });
});
