import { estimateAudience, type AudienceFacts } from "@earshot/domain/audience/estimate/estimate-audience";
import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { describeRealData, realData } from "../testing/catalogue/real-data.js";
import { DEMO_SEED, DEMO_SHOWS, demoShows } from "../demo/shows/demo-shows.js";
import { readDump } from "./import/files/dump-reader.js";
import { audienceFacts } from "./local/record/audience-facts.js";
import type { ImportedPodcast } from "./local/record/imported-podcast.js";
import { storableFacts } from "./local/record/podcast-facts.js";

const NOW = new Date("2026-11-22T12:00:00Z");

const lower = (range: ListenerRange): number => (range.kind === "unknown" ? Number.NaN : range.low);
const upper = (range: ListenerRange): number => (range.kind === "closed" ? range.high : Infinity);

/** The contradictions between a show's figures; empty if they agree. Written independently of the product's own rule. */
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

type Found = {
  shows: number;
  estimated: number;
  listed: number;
  faults: Record<string, number>;
  /** Upper bound divided by lower bound, for each range that has both. */
  widths: number[];
};

function figuresOf(shows: Iterable<ImportedPodcast>): Found {
  const found: Found = { shows: 0, estimated: 0, listed: 0, faults: {}, widths: [] };
  for (const { episodes: _, ...show } of shows) {
    const facts = audienceFacts(storableFacts(show));
    found.shows += 1;
    const { listeners, evidence } = estimateAudience(facts, NOW);
    if (evidence === "listed") found.listed += 1;
    if (listeners.kind !== "unknown") found.estimated += 1;
    if (listeners.kind === "closed") found.widths.push(listeners.high / Math.max(1, listeners.low));
    for (const fault of contradictions(facts, NOW)) found.faults[fault] = (found.faults[fault] ?? 0) + 1;
  }
  return found;
}

describe("the figures of a show do not contradict each other", () => {
  test("in the demo catalogue", () => {
    const found = figuresOf(demoShows(DEMO_SEED, DEMO_SHOWS, NOW));
    expect(found).toMatchObject({ shows: DEMO_SHOWS, faults: {} });
    // Most demo shows have signs of demand that give a range with both ends, and some ranges are narrow enough to be shown as numbers.
    const { widths } = found;
    expect(widths.length).toBeGreaterThan(found.estimated / 2);
    expect(widths.filter((width) => width <= 10).length / widths.length).toBeGreaterThan(0.2);
  });
});

describeRealData("podcastindex_feeds.real-sample.db", "the figures of 47,173 real shows", () => {
  let found: Found;
  beforeAll(() => {
    found = figuresOf(realShows());
  });

  test("do not contradict each other in any of them", () => {
    expect(found).toMatchObject({ shows: 47_173, faults: {} });
  });

  test("are missing, because the sample's only signs of demand are lists without places", () => {
    expect(found.estimated).toBe(0);
    expect(found.listed).toBeGreaterThan(5_200);
    expect(found.listed).toBeLessThan(5_500);
  });
});

function* realShows(): Generator<ImportedPodcast> {
  const sample = realData("podcastindex_feeds.real-sample.db");
  for (const item of readDump(sample, { onProgress: () => undefined, now: NOW })) {
    if (item.kind === "podcast") yield item.podcast;
  }
}
