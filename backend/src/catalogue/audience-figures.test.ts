import { estimateAudience, type AudienceFacts } from "@earshot/domain/audience/estimate-audience";
import type { ListenerRange } from "@earshot/domain/audience/listener-range";
import { describeRealData, realData } from "../testing/real-data.js";
import { DEMO_SEED, DEMO_SHOWS, demoShows } from "./demo/demo-shows.js";
import { readDump } from "./import/dump-reader.js";
import { audienceFacts } from "./local/record/audience-facts.js";
import type { ImportedPodcast } from "./local/record/imported-podcast.js";
import { storableFacts } from "./local/record/podcast-facts.js";

const NOW = new Date("2026-11-22T12:00:00Z");

const lower = (range: ListenerRange): number => (range.kind === "unknown" ? Number.NaN : range.low);
const upper = (range: ListenerRange): number => (range.kind === "closed" ? range.high : Infinity);

/** What the figures of a show say against each other; empty when they agree. Written without the product's own rule. */
function contradictions(facts: AudienceFacts, now: Date): string[] {
  const estimate = estimateAudience(facts, now);
  const { listeners, perEpisode, monthlyReach, activeFollowers } = estimate;
  const larger = (part: ListenerRange, whole: ListenerRange): boolean =>
    part.kind !== "unknown" && whole.kind !== "unknown" && (lower(part) > lower(whole) || upper(part) > upper(whole));
  return [
    larger(perEpisode, monthlyReach) && "more downloads per episode than listens in 30 days",
    larger(listeners, monthlyReach) && "more listeners than listens in 30 days",
    larger(activeFollowers, listeners) && "more followers than listeners",
    ...[listeners, perEpisode, monthlyReach, activeFollowers].map((range) => lower(range) > upper(range) && "bounds"),
  ].filter((fault) => fault !== false);
}

function faultsOf(shows: Iterable<ImportedPodcast>): {
  shows: number;
  estimated: number;
  faults: Record<string, number>;
} {
  const found = { shows: 0, estimated: 0, faults: {} as Record<string, number> };
  for (const { episodes: _, ...show } of shows) {
    const facts = audienceFacts(storableFacts(show));
    found.shows += 1;
    if (estimateAudience(facts, NOW).listeners.kind !== "unknown") found.estimated += 1;
    for (const fault of contradictions(facts, NOW)) found.faults[fault] = (found.faults[fault] ?? 0) + 1;
  }
  return found;
}

describe("the figures of a show do not contradict each other", () => {
  test("in the demo catalogue", () => {
    const found = faultsOf(demoShows(DEMO_SEED, DEMO_SHOWS, NOW));
    expect(found).toEqual({ shows: DEMO_SHOWS, estimated: DEMO_SHOWS, faults: {} });
  });
});

describeRealData(
  "podcastindex_feeds.real-sample.db",
  "the figures of 47,198 real shows do not contradict each other",
  () => {
    test("in none of them", () => {
      const found = faultsOf(realShows());
      expect(found).toEqual({ shows: 47_198, estimated: expect.any(Number) as number, faults: {} });
      // The others give neither a date nor a number of episodes.
      expect(found.estimated).toBeGreaterThan(6_000);
    });
  },
);

function* realShows(): Generator<ImportedPodcast> {
  const sample = realData("podcastindex_feeds.real-sample.db");
  for (const item of readDump(sample, { onProgress: () => undefined, now: NOW })) {
    if (item.kind === "podcast") yield item.podcast;
  }
}
