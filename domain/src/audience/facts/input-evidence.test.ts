import type { AudienceFacts } from "./audience-facts.js";
import { evidenceOf, type InputName } from "./input-evidence.js";
import { publishingRecord } from "./publishing-record.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;

/** The known facts, each described in words. */
function evidence(facts: AudienceFacts): Partial<Record<InputName, { z: number; value: string }>> {
  const found = Object.entries(evidenceOf(facts, publishingRecord(facts, NOW)));
  return Object.fromEntries(
    found.flatMap(([name, fact]) => (fact ? [[name, { z: fact.z, value: fact.words() }]] : [])),
  );
}

describe("evidenceOf", () => {
  it("scores the typical active show at zero", () => {
    const facts: AudienceFacts = {
      episodeCount: 25,
      newestEpisode: daysBefore(14),
      oldestEpisode: daysBefore(14 + 548),
      updateIntervalDays: 10,
    };
    const known = Object.values(evidence(facts));
    for (const { z } of known) expect(z).toBeCloseTo(0, 10);
    expect(known).toHaveLength(4);
  });

  it("describes each fact in words", () => {
    const facts: AudienceFacts = {
      episodeCount: 1248,
      newestEpisode: daysBefore(3),
      oldestEpisode: daysBefore(3 + 1900),
      hasItunesId: true,
    };
    const words = Object.fromEntries(Object.entries(evidence(facts)).map(([name, { value }]) => [name, value]));
    expect(words).toEqual({
      episodeCount: "1,248 episodes",
      recency: "3 days ago",
      cadence: "about 5 a week",
      history: "5 years",
      itunes: "listed",
    });
  });

  it.each([
    [0.25, "about 4 a day"],
    [1, "about one a day"],
    [2, "about 4 a week"],
    [7, "about one a week"],
    [14, "about one every two weeks"],
    [30, "about one a month"],
    [90, "about one every 3 months"],
    [400, "about one a year or fewer"],
  ])("calls an interval of %d days %s", (updateIntervalDays, words) => {
    expect(evidence({ updateIntervalDays }).cadence?.value).toBe(words);
  });

  it("returns nothing for unknown facts", () => {
    expect(evidence({})).toEqual({});
    expect(evidence({ episodeCount: 0, newestEpisode: 0 })).toEqual({});
  });

  it("scores by the logarithm of the number of episodes", () => {
    // log10(250 / 25) / 0.52
    expect(evidence({ episodeCount: 250 }).episodeCount?.z).toBeCloseTo(1.9231, 4);
    expect(evidence({ episodeCount: 1 }).episodeCount).toEqual({
      value: "1 episode",
      z: expect.closeTo(-2.6883, 4),
    });
    expect(evidence({ episodeCount: 1_000_000 }).episodeCount?.z).toBe(3);
  });

  it("does not reward publishing twice a week over once", () => {
    const z = (days: number) => evidence({ newestEpisode: daysBefore(days) }).recency?.z;
    expect(z(0)).toBe(1);
    expect(z(3.5)).toBe(1);
    expect(z(56)).toBeCloseTo(-1, 10);
    expect(z(10_000)).toBe(-4);
  });

  it("dates the newest episode from today, unless the facts are over a year old", () => {
    const read = (days: number) => evidence({ readAt: daysBefore(days), newestEpisode: daysBefore(days) }).recency;
    expect(read(0)).toEqual({ value: "today", z: 1 });
    expect(read(100)).toEqual({ value: "3 months ago", z: 1 });
    expect(read(365)?.value).toBe("11 months ago");
    expect(read(366)).toBeUndefined();
  });

  it("counts a missing Apple listing against the show only if it is known to be missing", () => {
    expect(evidence({ hasItunesId: false }).itunes).toEqual({ value: "not listed", z: -0.8 });
    expect(evidence({}).itunes).toBeUndefined();
  });
});
