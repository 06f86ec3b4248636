import type { AudienceFacts } from "./audience-facts.js";
import { estimateInputs } from "./estimate-inputs.js";
import { estimateNotes } from "./estimate-notes.js";
import { asOf, publishingRecord } from "./publishing-record.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;

const notesOf = (facts: AudienceFacts, percentile = 0.5): string => {
  const inputs = estimateInputs(facts, NOW);
  const record = publishingRecord(facts, NOW);
  return estimateNotes({ inputs, record, percentile, asOf: asOf(facts, NOW) }, NOW).join("\n");
};

const everything: AudienceFacts = {
  episodeCount: 120,
  newestEpisode: daysBefore(4),
  oldestEpisode: daysBefore(1000),
  categories: ["Comedy"],
  language: "en",
  hasItunesId: true,
  popularityScore: 4,
};

describe("estimateNotes", () => {
  it("always says that the figure is modelled, how it came about and how far off it may be", () => {
    expect(notesOf(everything, 0.864).split("\n")).toEqual([
      "Estimated from public data about the show, not measured.",
      "The facts place it ahead of about 86 % of active shows; published download figures turn that place into people.",
      expect.stringContaining("within a factor of four"),
    ]);
  });

  it.each([
    [0.001, "less than 1 %"],
    [0.9987, "more than 99 %"],
    [0.5, "about 50 %"],
  ])("does not claim to know a place of %d to the end", (percentile, words) => {
    expect(notesOf(everything, percentile)).toContain(`ahead of ${words} of active shows`);
  });

  it("names what is missing and what is assumed instead", () => {
    const notes = notesOf({
      episodeCount: 80,
      categories: ["News"],
      language: "en",
      hasItunesId: true,
      popularityScore: 3,
    });
    expect(notes).toContain(
      "Not known: when the latest episode came out, how often it publishes, how long it has been publishing.",
    );
    expect(notes).toContain("One episode every two weeks is assumed.");
    expect(notes).toContain("It is assumed to be still publishing.");
  });

  it("tells of silence only after the days in which a show counts as publishing", () => {
    expect(notesOf({ ...everything, newestEpisode: daysBefore(90) })).not.toContain("moved on");
    expect(notesOf({ ...everything, newestEpisode: daysBefore(800) })).toContain(
      "The latest episode came out 2 years ago;",
    );
  });

  it("calls the popularity score weak when it stands alone", () => {
    expect(notesOf({ popularityScore: 9, language: "en" })).toContain("counts requests, not people");
    expect(notesOf(everything)).not.toContain("counts requests");
  });

  it("dates old facts", () => {
    expect(notesOf({ ...everything, readAt: daysBefore(2200), newestEpisode: daysBefore(2210) })).toContain(
      "These facts were read 6 years ago;",
    );
    expect(notesOf({ ...everything, readAt: daysBefore(100) })).not.toContain("were read");
  });
});
