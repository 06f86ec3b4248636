import { importShows } from "../../../testing/catalogue/import-shows.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { HISTORY_START, LARGEST_LISTENERS, NEW_SIGNS } from "../record/history-fields.js";
import { podcastId } from "../record/podcast-id.js";
import { LocalHomeShows } from "./home-shows.js";

const DAY = 86_400_000;
const NOW = new Date("2026-11-22T10:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const SINCE = ago(56);

let database: TestDatabase;
let home: LocalHomeShows;
beforeAll(async () => {
  database = await testDatabase();
  const show = { source: "dump", categories: ["News"], episodeCount: 9, newestEpisode: seconds(ago(3)) } as const;
  const begins = { doubled: 400, tripled: 6, noisy: 7.5, method: 1, before: -1, wider: 0.5, open: 900, gone: 2 };
  const begun = Object.entries(begins).map(([key, days]) => ({
    ...show,
    key,
    title: `Show ${key}`,
    createdOn: seconds(ago(days)),
    dead: key === "gone",
  }));
  const silent = { ...show, key: "silent", title: "Show silent", newestEpisode: seconds(ago(80)) };
  await importShows(database, [...begun, silent], { mode: "replace", now: NOW });
  home = new LocalHomeShows(database.dataSource);
});
beforeEach(() => database.dataSource.query("DELETE FROM show_history"));
afterAll(() => database.drop());

type Range = readonly [low: number | null, high: number | null];

/** Adds a change of a show's range to the history, dated a number of days ago. */
async function note(key: string, days: number, from: Range, to: Range, method: readonly [number, number] = [1, 1]) {
  await database.dataSource.query(
    `INSERT INTO show_history (show, at, changed, low_from, high_from, low_to, high_to, method_from, method_to)
     VALUES (show_number($1), $2, 1, $3, $4, $5, $6, $7, $8)`,
    [podcastId(key), seconds(ago(days)) - HISTORY_START, ...from, ...to, ...method],
  );
  await database.dataSource.query(
    "UPDATE catalogue.podcasts SET listeners_low = $2, listeners_high = $3 WHERE key = $1",
    [key, ...to],
  );
}

const growing = async (limit = 10) =>
  (await home.growing(SINCE, limit)).map(({ podcast, before, factor }) => [
    podcast.title,
    before.low,
    Math.round(factor * 100) / 100,
  ]);

test("growth compares the first and last range of the period, largest first", async () => {
  await note("doubled", 40, [1_000, 4_000], [1_500, 6_000]);
  await note("doubled", 10, [1_500, 6_000], [2_000, 8_000]);
  await note("tripled", 20, [500, 2_000], [1_500, 6_000]);
  expect(await growing()).toEqual([
    ["Show tripled", 500, 3],
    ["Show doubled", 1_000, 2],
  ]);
  expect(await growing(1)).toEqual([["Show tripled", 500, 3]]);
});

test("a new method, older changes, wider and open ranges, dead and silent shows do not count as growth", async () => {
  await note("method", 20, [1_000, 4_000], [3_000, 12_000], [1, 2]);
  await note("before", 57, [1_000, 4_000], [3_000, 12_000]);
  await note("wider", 20, [1_000, 4_000], [1_000, 40_000]);
  await note("open", 20, [1_000, 4_000], [70_001, LARGEST_LISTENERS]);
  await note("gone", 20, [1_000, 4_000], [3_000, 12_000]);
  await note("silent", 20, [1_000, 4_000], [3_000, 12_000]);
  await note("noisy", 20, [1_000, 4_000], [1_100, 4_400]);
  expect(await growing()).toEqual([]);
});

test("growth begins with the first range of a new method, or the first estimate", async () => {
  await note("method", 30, [1_000, 4_000], [3_000, 12_000], [1, 2]);
  await note("method", 10, [3_000, 12_000], [6_000, 24_000], [2, 2]);
  await note("tripled", 30, [null, null], [500, 2_000], [1, 1]);
  await note("tripled", 10, [500, 2_000], [1_500, 6_000]);
  expect(await growing()).toEqual([
    ["Show tripled", 500, 3],
    ["Show method", 3_000, 2],
  ]);
});

test("old rows that store an unknown range as the largest number are read as unknown", async () => {
  await note("tripled", 30, [LARGEST_LISTENERS, LARGEST_LISTENERS], [500, 2_000]);
  await note("tripled", 10, [500, 2_000], [1_500, 6_000]);
  expect(await growing()).toEqual([["Show tripled", 500, 3]]);
});

test("growth begins with an estimate from other kinds of signs", async () => {
  const newSigns = (days: number) =>
    database.dataSource.query("UPDATE show_history SET changed = changed | $2 WHERE at = $1", [
      seconds(ago(days)) - HISTORY_START,
      NEW_SIGNS,
    ]);
  await note("tripled", 20, [500, 2_000], [1_500, 6_000]);
  await newSigns(20);
  expect(await growing()).toEqual([]);
  await note("tripled", 10, [1_500, 6_000], [3_000, 12_000]);
  expect(await growing()).toEqual([["Show tripled", 1_500, 2]]);
});

test("many tiny or dead shows do not displace a show that grew", async () => {
  await note("doubled", 10, [1_000, 4_000], [2_000, 8_000]);
  const rise = (from: number, low: number) =>
    database.dataSource.query(
      `INSERT INTO show_history (show, at, changed, low_from, high_from, low_to, high_to, method_from, method_to)
       SELECT $1::int + n, $2, 1, $3, $3 * 4, $3 * 50, $3 * 200, 1, 1 FROM generate_series(1, 101) n`,
      [from, seconds(ago(10)) - HISTORY_START, low],
    );
  await rise(0, 1);
  expect(await growing()).toEqual([["Show doubled", 1_000, 2]]);
  // No show in the catalogue has these figures today.
  await rise(1_000, 500);
  expect(await growing()).toEqual([["Show doubled", 1_000, 2]]);
});

test("growth begins after a new method even if the range stayed the same", async () => {
  await note("doubled", 40, [500, 2_000], [1_000, 4_000]);
  await note("doubled", 10, [1_000, 4_000], [2_000, 8_000], [2, 2]);
  expect(await growing()).toEqual([["Show doubled", 1_000, 2]]);
});

test("shows growth only if it leads to today's estimate", async () => {
  await note("doubled", 10, [1_000, 4_000], [2_000, 8_000]);
  await database.dataSource.query("UPDATE catalogue.podcasts SET listeners_low = 900 WHERE key = 'doubled'");
  expect(await growing()).toEqual([]);
});

test("new shows are living and began within the period", async () => {
  const { total, podcasts } = await home.begun(ago(7), NOW, 2);
  expect(total).toBe(3);
  expect(podcasts).toHaveLength(2);
  const all = (await home.begun(ago(7), NOW, 10)).podcasts.map(({ title }) => title);
  expect(all.toSorted()).toEqual(["Show method", "Show tripled", "Show wider"]);
});
