import type { DemandSignal } from "../signals/demand-signal.js";
import { publishingRecord } from "../facts/publishing-record.js";
import { countingLists, countingSignals } from "./demand-placement.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const DAY = 86_400;
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * DAY;
const chart = (country: string, place: number): DemandSignal => ({
  ...{ kind: "chart", source: "Apple Podcasts", country, place },
});

describe("countingSignals", () => {
  const list: DemandSignal = { kind: "list", shows: 4560, source: "Apple Podcasts" };
  const counting = (facts: Parameters<typeof countingSignals>[0]) =>
    countingSignals(facts, publishingRecord(facts, NOW), NOW).map(({ kind }) => kind);

  it("counts the popularity score as a sign", () => {
    expect(counting({ popularityScore: 4, signals: [list] })).toEqual(["list", "popularity"]);
  });

  it("counts only later signals for a silent show, and none for a dead one", () => {
    const silent = { newestEpisode: daysBefore(800), episodeCount: 40, popularityScore: 9 };
    const old = { ...chart("us", 3), at: daysBefore(500) };
    const fresh = { ...chart("us", 3), at: daysBefore(5) };
    expect(counting({ ...silent, signals: [list, old, chart("us", 4)] })).toEqual([]);
    expect(counting({ ...silent, signals: [old, fresh] })).toEqual(["chart"]);
    expect(counting({ dead: true, signals: [fresh], popularityScore: 9 })).toEqual([]);
  });

  it("ignores all-time totals for a silent show or one with one episode", () => {
    const totals = ["ratings", "followers"].map(
      (kind) => ({ kind, count: 10_000, source: "x", at: daysBefore(0) }) as DemandSignal,
    );
    expect(counting({ newestEpisode: daysBefore(800), episodeCount: 50, signals: totals })).toEqual([]);
    expect(counting({ episodeCount: 1, signals: totals })).toEqual([]);
    expect(counting({ newestEpisode: daysBefore(8), episodeCount: 50, signals: totals })).toEqual([
      "ratings",
      "followers",
    ]);
  });

  it("ignores weak signs for a show with one episode", () => {
    expect(counting({ episodeCount: 1, popularityScore: 9, signals: [list] })).toEqual([]);
    expect(counting({ episodeCount: 1, signals: [chart("us", 2)] })).toEqual(["chart"]);
  });
});

test("sorts lists by their last show, largest first, and omits them for a silent show", () => {
  const list = (shows: number, genre?: string): DemandSignal => ({
    ...{ kind: "list", shows, source: "x" },
    ...(genre === undefined ? {} : { genre }),
  });
  const found = (facts: Parameters<typeof countingLists>[0]) =>
    countingLists(facts, publishingRecord(facts, NOW), NOW).map(({ shows }) => shows);
  expect(found({ signals: [list(4560), chart("us", 2), list(900), list(0)] })).toEqual([900, 4560]);
  expect(found({ signals: [list(50, "Music"), list(240, "News")] })).toEqual([240, 50]);
  expect(found({ signals: [list(900)], newestEpisode: daysBefore(800) })).toEqual([]);
  expect(found({})).toEqual([]);
});
