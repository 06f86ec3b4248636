import { estimateAudience, type AudienceFacts } from "./estimate-audience.js";
import { listenersSource } from "./figure-source.js";

const NOW = new Date("2026-11-22T12:00:00Z");

describe("listenersSource", () => {
  it.each<[string, AudienceFacts, string]>([
    ["a source", { provided: { listeners: "1,000-5,000" } }, "Based on iTunes & Spotify (publisher stats)"],
    ["the model", { episodeCount: 40, updateIntervalDays: 7 }, "Estimated from public data"],
    ["nothing", {}, "Too little is known about this show to estimate it."],
    ["a source that leaves it out", { provided: { monthlyReach: "9,000+" } }, "The source does not give this figure."],
  ])("names the source of a figure from %s", (_, facts, words) => {
    expect(listenersSource(estimateAudience(facts, NOW))).toBe(words);
  });

  it("says that too little is known when there is no estimate", () => {
    expect(listenersSource(null)).toBe("Too little is known about this show to estimate it.");
  });
});
