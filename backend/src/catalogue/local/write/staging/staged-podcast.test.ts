import type { PodcastFacts } from "../../record/show-table.js";
import { nameKey } from "../../record/words/names.js";
import { loadLanguages } from "./detected-language.js";
import { stagedPodcast } from "./staged-podcast.js";

beforeAll(loadLanguages);

const NOW = new Date("2026-08-04T10:00:00.789Z");
const bare: PodcastFacts = { source: "dump", key: "k", title: "Kelp", categories: [] };
const staged = (more: Partial<PodcastFacts> = {}, now = NOW) => stagedPodcast({ ...bare, ...more }, now);

test("stores given facts unchanged, and unknown ones as NULL", () => {
  expect(staged({ episodeCount: 12, explicit: false })).toMatchObject({
    episode_count: 12,
    explicit: false,
    dead: false,
  });
  const { language, popularity_score, created_on, listeners_low, feed_identity } = staged();
  expect([language, popularity_score, created_on, listeners_low, feed_identity]).toEqual(Array(5).fill(undefined));
});

test("given listeners are stored as numbers, an open range without an end", () => {
  expect(staged({ listenerRange: "1,000-5,000" })).toMatchObject({ listeners_low: 1_000, listeners_high: 5_000 });
  expect(staged({ listenerRange: "70,001+" })).toMatchObject({
    listeners_low: 70_001,
    listeners_high: Number.MAX_SAFE_INTEGER,
  });
  expect(staged({ listenerRange: "N/A" }).listeners_low).toBeUndefined();
});

test("the hash changes with the facts or the month, and not otherwise", () => {
  const hash = staged({ author: "Ida" }).facts_hash;
  expect(staged({ author: "Ida" }, new Date("2026-08-31T23:59:59Z")).facts_hash).toBe(hash);
  expect(staged({ author: "Ida", owner: undefined }).facts_hash).toBe(hash);
  expect(staged({ author: "Ada" }).facts_hash).not.toBe(hash);
  expect(staged({ author: "Ida" }, new Date("2026-09-01T00:00:00Z")).facts_hash).not.toBe(hash);
});

test("takes the newest episode as the last update if the source states none", () => {
  expect(staged({ newestEpisode: 99 })).toMatchObject({ last_update: 99, newest_episode: 99 });
  expect(staged({ newestEpisode: 99, lastUpdate: 120 })).toMatchObject({ last_update: 120 });
});

test("labels a show by language, explicit, categories and their parents", () => {
  expect(staged({ language: "en", explicit: true, categories: ["Tech News", "Society & Culture"] }).labels).toEqual([
    ...["c:tech news", "c:society culture", "c:news", "l:en", "x:1"],
  ]);
});

test("numbers that do not fit a column count as unknown", () => {
  const odd = staged({ episodeCount: Number.NaN, itunesId: 1e300, popularityScore: Infinity, typicalDuration: -1e12 });
  expect([odd.episode_count, odd.itunes_id, odd.popularity_score, odd.typical_duration]).toEqual(
    Array(4).fill(undefined),
  );
  expect(Number.isFinite(odd.size)).toBe(true);
});

test("compares names without case, accents and spaces, up to a limit", () => {
  expect(nameKey("  Café  Société! ")).toBe("cafesociete");
  expect(nameKey("x".repeat(5_000))).toHaveLength(160);
});
