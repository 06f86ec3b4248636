import { estimateAudience, type AudienceFacts } from "./estimate-audience.js";
import { NO_SIGN_OF_DEMAND } from "./estimate-notes.js";
import { listenersSource } from "./figure-source.js";

const NOW = new Date("2026-11-22T12:00:00Z");

describe("listenersSource", () => {
  it.each<[string, AudienceFacts, string]>([
    ["a source", { provided: { listeners: "1,000-5,000" } }, "Based on iTunes & Spotify (publisher stats)"],
    ["the model", { popularityScore: 4 }, "Estimated from public data"],
    [
      "counted downloads",
      { signals: [{ kind: "downloads", perMonth: 9000, complete: true, source: "OP3" }] },
      "Based on measured downloads",
    ],
    ["publishing alone", { episodeCount: 40, updateIntervalDays: 7 }, NO_SIGN_OF_DEMAND],
    ["a source that leaves it out", { provided: { monthlyReach: "9,000+" } }, "The source doesn’t give this figure."],
  ])("names the source of a figure from %s", (_, facts, words) => {
    expect(listenersSource(estimateAudience(facts, NOW))).toBe(words);
  });

  it("names the lists that contain a show without a figure, with their date", () => {
    const list = { kind: "list", shows: 900, source: "Spotify" } as const;
    expect(listenersSource(estimateAudience({ signals: [list] }, NOW))).toBe(
      "On a list of popular shows of Spotify (undated)",
    );
    const dated = { ...list, at: Date.UTC(2018, 4, 2) / 1000 };
    expect(listenersSource(estimateAudience({ signals: [dated] }, NOW))).toBe(
      "On a list of popular shows of Spotify (May 2, 2018)",
    );
  });

  it("names the missing demand signal when there is no estimate", () => {
    expect(listenersSource(null)).toBe(NO_SIGN_OF_DEMAND);
  });
});
