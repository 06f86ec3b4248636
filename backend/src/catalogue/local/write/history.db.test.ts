import { methodNumber } from "@earshot/domain/audience/estimate/method-number";
import { METHOD_VERSION } from "@earshot/domain/audience/estimate/estimate-audience";
import { drill } from "../../../testing/drill.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";
import { podcastId } from "../record/podcast-id.js";
import { signalsText } from "../record/stored-signals.js";
import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { LocalShowHistory } from "../shows/show-history.js";
import { CatalogueBuild } from "./catalogue-build.js";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const MONTH = Date.UTC(2026, 10, 2);
const day = (number: number) => new Date(MONTH + number * 86_400_000);

type Show = {
  key: string;
  episodes: number | undefined;
  score?: number;
  range?: string;
  signals?: readonly DemandSignal[];
};
/** Only demo shows bring their own signs; those of other shows are in the table of signs. */
const imported = ({ key, episodes, score, range, signals = [] }: Show): ImportedPodcast => ({
  ...{
    source: signals.length > 0 ? "demo" : "dump",
    key,
    title: `Show ${key}`,
    categories: ["News"],
    listenerRange: range,
  },
  signals: signalsText(signals),
  ...{ episodeCount: episodes, popularityScore: score, newestEpisode: MONTH / 1000 - 86_400 },
});

async function importShows(shows: readonly Show[], now: Date, mode: "merge" | "replace" = "merge"): Promise<void> {
  const build = await CatalogueBuild.begin(database.dataSource, {
    mode,
    now,
    indexFolder: database.indexFolder,
  });
  for (const show of shows) await build.add(imported(show));
  await build.finish();
}

type Stored = {
  episode_count: number | null;
  popularity_score: number | null;
  low: string | null;
  high: string | null;
};
const storedNow = async (key: string): Promise<Stored | undefined> =>
  (
    await database.dataSource.query<Stored[]>(
      `SELECT episode_count, popularity_score, listeners_low AS low, listeners_high AS high
       FROM catalogue.podcasts WHERE key = $1`,
      [key],
    )
  )[0];

/** The figures before each change, newest first: today's figures with the changes undone. */
function replayed(today: Stored | undefined, changes: readonly ShowChange[]): Stored[] {
  const moments = [...new Set(changes.map(({ at }) => at))];
  let state = today as Stored;
  return moments.map((moment) => {
    for (const change of changes.filter(({ at }) => at === moment)) {
      if (change.field === "episodeCount") state = { ...state, episode_count: change.from };
      if (change.field === "popularityScore") state = { ...state, popularity_score: change.from };
      if (change.field === "listeners")
        state = { ...state, low: text(change.from?.low), high: text(change.from?.high) };
    }
    return state;
  });
}
const text = (value: number | null | undefined) => (value === null || value === undefined ? null : String(value));

// With few shows, each import rewrites everything; with many, it changes just a few in place.
test.each([
  ["written again", 0],
  ["changed in place", 300],
])("undoing three imports by the history restores each stored catalogue; %s", async (_how, others) => {
  const rest = Array.from({ length: others }, (_, at) => ({ key: `other ${at}`, episodes: at }));
  const versions: Show[] = [
    { key: "tides", episodes: 10, score: 3, range: "1,000-5,000" },
    { key: "tides", episodes: 11, score: 3, range: "1,000-5,000" },
    { key: "tides", episodes: undefined, score: 4.5, range: "10,000-20,000" },
  ];
  const states: (Stored | undefined)[] = [];
  for (const [at, show] of versions.entries()) {
    await importShows([show, ...(at === 0 ? rest : [])], day(at));
    states.push(await storedNow("tides"));
  }
  const changes = await new LocalShowHistory(database.dataSource).changes(podcastId("tides"));
  expect(changes.map(({ at, field }) => [at, field])).toEqual([
    [day(2).toISOString(), "listeners"],
    [day(2).toISOString(), "episodeCount"],
    [day(2).toISOString(), "popularityScore"],
    [day(1).toISOString(), "episodeCount"],
  ]);
  expect(replayed(states[2], changes)).toEqual([states[1], states[0]]);
  expect(changes[0]).toMatchObject({ method: { from: METHOD_VERSION, to: METHOD_VERSION } });
  expect(await new LocalShowHistory(database.dataSource).changes(podcastId("other 5"))).toEqual([]);
  // Importing the same data again adds nothing.
  await importShows([versions[2] as Show], day(3));
  expect(await new LocalShowHistory(database.dataSource).changes(podcastId("tides"))).toHaveLength(4);
});

test("names a new method with the estimates that it changed", async () => {
  await importShows([{ key: "tides", episodes: 1, range: "1,000-5,000" }], day(0));
  await database.dataSource.query("UPDATE catalogue.podcasts SET estimate_method = $1", [methodNumber("2025-01.1")]);
  await importShows([{ key: "tides", episodes: 1, range: "70,001+" }], day(1));
  const [change] = await new LocalShowHistory(database.dataSource).changes(podcastId("tides"));
  expect(change).toMatchObject({
    field: "listeners",
    from: { low: 1_000, high: 5_000 },
    to: { low: 70_001, high: null },
    method: { from: "2025-01.1", to: METHOD_VERSION },
  });
});

/** 120 shows with an estimate: enough to rank. If most of them change, the catalogue is written again. */
const rankedShows = (episodes: number): Show[] =>
  Array.from({ length: 120 }, (_, at) => ({ key: `other ${at}`, episodes, range: "10-50" }));

test.each([
  ["written again", (at: number) => rankedShows(at)],
  ["changed in place", () => []],
])("logs the rank only when it changed; %s", async (_how, others) => {
  const small = { key: "small", episodes: 5, range: "1,000-5,000" };
  const large = { key: "large", episodes: 5, range: "10,000-20,000" };
  await importShows([small, large, ...rankedShows(100)], day(0));
  await importShows([{ ...small, episodes: 6 }, ...others(1)], day(1));
  await importShows([{ ...small, episodes: 7 }, ...others(2)], day(2));
  await importShows([{ ...small, range: "50,000-60,000" }, ...others(3)], day(3));
  const changes = await new LocalShowHistory(database.dataSource).changes(podcastId("small"));
  expect(changes.filter(({ field }) => field === "rank")).toEqual([
    { at: day(3).toISOString(), field: "rank", from: 2, to: 1 },
    { at: day(1).toISOString(), field: "rank", from: null, to: 2 },
  ]);
});

test("logs no rank among fewer than a hundred shows with an estimate", async () => {
  const show = { key: "small", episodes: 5, range: "1,000-5,000" };
  await importShows([show, ...rankedShows(1).slice(0, 98)], day(0));
  await importShows([{ ...show, episodes: 6 }], day(1));
  const changes = await new LocalShowHistory(database.dataSource).changes(podcastId("small"));
  expect(changes.map(({ field }) => field)).toEqual(["episodeCount"]);
});

const chart = (place: number, country = "us"): DemandSignal => ({
  ...{ kind: "chart", country, place, source: "Apple Podcasts", at: MONTH / 1000 },
});
const ratings = (count: number): DemandSignal => ({ kind: "ratings", count, source: "A file", at: MONTH / 1000 });

test("marks a change to an estimate from other kinds of signs", async () => {
  const versions: (readonly DemandSignal[])[] = [
    [chart(150)],
    [chart(20)],
    [chart(20), ratings(90_000)],
    [chart(90), ratings(90_000)],
    [chart(90), chart(5, "gb"), ratings(90_000)],
  ];
  for (const [at, signals] of versions.entries()) await importShows([{ key: "tides", episodes: 10, signals }], day(at));
  const changes = await new LocalShowHistory(database.dataSource).changes(podcastId("tides"));
  expect(changes.flatMap((change) => (change.field === "listeners" ? [[change.at, change.newSigns]] : []))).toEqual([
    [day(4).toISOString(), true],
    [day(3).toISOString(), undefined],
    [day(2).toISOString(), true],
    [day(1).toISOString(), undefined],
  ]);
});

test.each([
  ["written again", 0],
  ["changed in place", 300],
])("a first and a lost estimate have no range on the other side; %s", async (_how, others) => {
  const rest = Array.from({ length: others }, (_, at) => ({ key: `other ${at}`, episodes: at }));
  await importShows([{ key: "tides", episodes: 1 }, ...rest], day(0));
  await importShows([{ key: "tides", episodes: 1, range: "1,000-5,000" }], day(1));
  await importShows([{ key: "tides", episodes: 1 }, ...rest], day(2), "replace");
  const changes = await new LocalShowHistory(database.dataSource).changes(podcastId("tides"));
  const known = { low: 1_000, high: 5_000 };
  expect(changes.flatMap((change) => (change.field === "listeners" ? [[change.from, change.to]] : []))).toEqual([
    [known, null],
    [null, known],
  ]);
});

/** Before December 2026, an unknown range was stored as the largest number at both ends. */
test("old rows with the largest number at both ends mean an unknown range", async () => {
  await database.dataSource.query(
    `INSERT INTO show_history (show, at, changed, low_from, high_from, low_to, high_to)
     VALUES (show_number($1), 1, 1, $2, $2, 1000, 5000), (show_number($1), 2, 1, 1000, 5000, $2, $2)`,
    [podcastId("tides"), 2_147_483_647],
  );
  const changes = await new LocalShowHistory(database.dataSource).changes(podcastId("tides"));
  expect(changes.map(({ from, to }) => [from, to])).toEqual([
    [{ low: 1_000, high: 5_000 }, null],
    [null, { low: 1_000, high: 5_000 }],
  ]);
});

/** Enough changes that the last page of a table, which may be nearly empty, hardly counts in the average. */
const CHANGED = drill({ short: 4_000, long: 10_000 });

test("a logged change takes at most 100 bytes, including its index", async () => {
  const shows = Array.from({ length: CHANGED }, (_, at) => ({
    key: `show ${at}`,
    episodes: 10 + (at % 90),
    score: at % 10,
  }));
  const importLater = (more: number) =>
    importShows(shows.map((show) => ({ ...show, episodes: show.episodes + more })), day(7 * more)); // prettier-ignore
  // Without the map that a vacuum adds at its own time: one page, whatever is in the table.
  const size = async () => {
    const [row] = await database.dataSource.query<{ rows: number; bytes: number }[]>(
      `SELECT (SELECT count(*)::int FROM show_history) AS rows, sum(pg_relation_size(part))::int AS bytes
       FROM (SELECT 'show_history'::regclass AS part
             UNION ALL SELECT indexrelid FROM pg_index WHERE indrelid = 'show_history'::regclass) AS parts`,
    );
    return row!;
  };
  await importShows(shows, day(0));
  await importLater(1);
  // Tables and indexes have a few pages from the start, whatever is in them.
  const before = await size();
  await importLater(2);
  const after = await size();
  expect([before.rows, after.rows]).toEqual([CHANGED, 2 * CHANGED]);
  const each = (after.bytes - before.bytes) / CHANGED;
  process.stderr.write(`History: ${each.toFixed(1)} bytes for each changed show\n`);
  expect(each).toBeLessThanOrEqual(100);
});

test("a show's changes leave out those of shows whose numbers begin alike", async () => {
  await database.dataSource.query(
    `INSERT INTO show_history (show, at, changed, episodes_from, episodes_to)
     VALUES (show_number($1), 1, 2, 10, 11), (show_number($1) # 1, 2, 2, 90, 91)`,
    [podcastId("tides")],
  );
  const changes = await new LocalShowHistory(database.dataSource).changes(podcastId("tides"));
  expect(changes.map(({ to }) => to)).toEqual([11]);
});

/** The part of five million shows that a run writes, as bits: a sixteenth of them by default, with as many rows for each show. */
const LESS = drill({ short: 4, long: 0 });

test("ten weeks of 2 % of five million shows, in merges out of order, take at most 8 MB a week", async () => {
  // Each fifth change is one of listeners. A merge writes its rows by the number of the show, as `changesSql` does.
  for (let merge = 0; merge < 200; merge += 1)
    await database.dataSource.query(
      `INSERT INTO show_history (show, at, changed, episodes_from, episodes_to, method_from, method_to, low_from, low_to, high_from, high_to)
       SELECT show, $1, CASE WHEN listened THEN 1 ELSE 2 END, CASE WHEN NOT listened THEN 10 END, CASE WHEN NOT listened THEN 11 END,
         CASE WHEN listened THEN 1 END, CASE WHEN listened THEN 1 END, CASE WHEN listened THEN 1000 END,
         CASE WHEN listened THEN 2000 END, CASE WHEN listened THEN 5000 END, CASE WHEN listened THEN 9000 END
       FROM (SELECT hashint8extended(floor(random() * 5000000)::bigint, 0) >> $3 AS show, number % 5 = 0 AS listened
             FROM generate_series(1, $2::integer) number) shows ORDER BY 1`,
      [merge * 30_240, 5_000 >> LESS, LESS],
    );
  const [size] = await database.dataSource.query<{ rows: number; bytes: number }[]>(
    `SELECT (SELECT count(*)::int FROM show_history) AS rows,
       (pg_relation_size('show_history') + pg_indexes_size('show_history'))::int AS bytes`,
  );
  expect(size!.rows).toBe(200 * (5_000 >> LESS));
  const weekly = (size!.bytes * 2 ** LESS) / 10 / 1_000_000;
  process.stderr.write(`History: ${weekly.toFixed(2)} MB a week at five million shows\n`);
  expect(weekly).toBeLessThanOrEqual(8);
});
