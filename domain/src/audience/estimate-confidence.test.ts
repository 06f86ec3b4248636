import type { AudienceFacts } from "./audience-facts.js";
import { modelConfidence } from "./estimate-confidence.js";
import { estimateInputs } from "./estimate-inputs.js";
import { publishingRecord } from "./publishing-record.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;
const confidence = (facts: AudienceFacts) => modelConfidence(estimateInputs(facts, NOW), publishingRecord(facts, NOW));

const wellKnown: AudienceFacts = {
  episodeCount: 120,
  newestEpisode: daysBefore(4),
  oldestEpisode: daysBefore(1000),
  categories: ["Comedy"],
  language: "en",
  hasItunesId: true,
};

describe("modelConfidence", () => {
  it("is high for a long record in which everything is known and agrees", () => {
    expect(confidence(wellKnown)).toBe("high");
  });

  it.each([
    ["a short record", { ...wellKnown, oldestEpisode: daysBefore(400) }],
    ["few episodes", { ...wellKnown, episodeCount: 49 }],
    ["facts that disagree: many episodes, but none for years", { ...wellKnown, newestEpisode: daysBefore(250) }],
    ["no language and no category", { ...wellKnown, language: undefined, categories: undefined }],
  ])("is medium with %s", (_, facts) => {
    expect(confidence(facts)).toBe("medium");
  });

  it.each([
    ["only a count", { episodeCount: 300 }],
    ["a count without dates", { episodeCount: 300, categories: ["News"], language: "en", hasItunesId: true }],
    ["only a date", { newestEpisode: daysBefore(2), categories: ["News"], language: "en", hasItunesId: true }],
  ])("is low with %s", (_, facts) => {
    expect(confidence(facts)).toBe("low");
  });

  it("does not change with the popularity score", () => {
    for (const popularityScore of [1, 10]) {
      expect(confidence({ popularityScore })).toBe("low");
      expect(
        confidence({
          ...wellKnown,
          language: undefined,
          hasItunesId: undefined,
          categories: undefined,
          popularityScore,
        }),
      ).toBe("medium");
      expect(confidence({ ...wellKnown, popularityScore })).toBe("high");
    }
  });
});
