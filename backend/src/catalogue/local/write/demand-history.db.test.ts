import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import type { ShowChange } from "@earshot/domain/catalogue/show-history.port";
import { drill } from "../../../testing/drill.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { podcastId } from "../record/podcast-id.js";
import { signalsText } from "../record/stored-signals.js";
import { LocalShowHistory } from "../shows/show-history.js";
import { CatalogueBuild } from "./catalogue-build.js";
import { thinDemand } from "./thin-demand.js";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const START = Date.UTC(2026, 10, 2, 6);
const day = (number: number) => new Date(START + number * 86_400_000);

/** Demo shows bring their own signs. */
async function importShows(shows: Readonly<Record<string, readonly DemandSignal[]>>, now: Date): Promise<void> {
  const build = await CatalogueBuild.begin(database.dataSource, {
    ...{ mode: "merge", now, indexFolder: database.indexFolder },
  });
  for (const [key, signals] of Object.entries(shows)) {
    await build.add({
      ...{ source: "demo", key, title: `Show ${key}`, categories: ["News"], signals: signalsText(signals) },
      ...{ newestEpisode: START / 1000 - 86_400 },
    });
  }
  await build.finish();
}

type ChartOptions = { readonly country?: string; readonly genre?: string; readonly at?: Date | undefined };
const chart = (place: number, { country = "us", genre, at }: ChartOptions = {}): DemandSignal => ({
  ...{ kind: "chart", country, place, source: "Apple Podcasts" },
  ...(genre !== undefined && { genre }),
  ...(at && { at: at.getTime() / 1000 }),
});
const ratings = (count: number, at: Date): DemandSignal => ({
  ...{ kind: "ratings", count, source: "A file", at: at.getTime() / 1000 },
});

const changesOf = async (key: string) => {
  const all = await new LocalShowHistory(database.dataSource).changes(podcastId(key));
  return all.filter((change) => "source" in change);
};
const short = (changes: readonly ShowChange[]) =>
  changes.map(({ at, field, from, to }) => [at.slice(0, 10), field, from, to]);

// With few shows, each import rewrites everything; with many, it changes just a few in place.
test.each([
  ["written again", 0],
  ["changed in place", 300],
])("logs places in charts and ratings when they change, by the date of their source; %s", async (_how, others) => {
  const rest = Object.fromEntries(Array.from({ length: others }, (_, at) => [`other ${at}`, []]));
  const comedy = { genre: "Comedy" };
  await importShows({ tides: [chart(80, { at: day(-1) })], ...rest }, day(0));
  await importShows({ tides: [chart(80, { at: day(1) }), chart(9, { ...comedy, at: day(1) })] }, day(1));
  await importShows({ tides: [chart(42, { at: day(2) }), ratings(900, day(-40))] }, day(3));
  await importShows({ tides: [chart(42, { at: day(4) }), ratings(950.4, day(4))] }, day(4));
  expect(short(await changesOf("tides"))).toEqual([
    ["2026-11-06", "ratings", 900, 950],
    ["2026-11-05", "chartPlace", 9, null],
    ["2026-11-04", "chartPlace", 80, 42],
    ["2026-11-03", "chartPlace", null, 80],
    ["2026-11-03", "chartPlace", null, 9],
    ["2026-09-23", "ratings", null, 900],
  ]);
  expect((await changesOf("tides")).find(({ to }) => to === 9)).toEqual({
    ...{ at: day(1).toISOString(), field: "chartPlace", source: "Apple Podcasts", country: "us", genre: "Comedy" },
    ...{ from: null, to: 9 },
  });
  expect(await changesOf("other 5")).toEqual([]);
});

test("logs the new reviews of a month apart from the ratings at the same source", async () => {
  const reviews = (perMonth: number, at: Date): DemandSignal => ({
    ...{ kind: "reviews", perMonth, source: "A file", at: at.getTime() / 1000 },
  });
  await importShows({ tides: [ratings(900, day(0)), reviews(30, day(0))] }, day(0));
  await importShows({ tides: [ratings(900, day(1)), reviews(12.4, day(1))] }, day(1));
  await importShows({ tides: [ratings(910, day(2))] }, day(2));
  const ofField = async (field: string) => short((await changesOf("tides")).filter((change) => change.field === field));
  expect(await ofField("reviews")).toEqual([
    ["2026-11-04", "reviews", 12, null],
    ["2026-11-03", "reviews", 30, 12],
    ["2026-11-02", "reviews", null, 30],
  ]);
  expect(await ofField("ratings")).toEqual([
    ["2026-11-04", "ratings", 900, 910],
    ["2026-11-03", "ratings", null, 900],
  ]);
});

test("keeps one point a day, the last one, and an older file adds an older point", async () => {
  const later = (hours: number) => new Date(day(1).getTime() + hours * 3_600_000);
  await importShows({ tides: [chart(80, { at: day(0) })] }, day(0));
  await importShows({ tides: [chart(70, { at: day(1) })] }, day(1));
  await importShows({ tides: [chart(60, { at: later(3) })] }, later(4));
  await importShows({ tides: [chart(75, { at: day(-200) })] }, later(5));
  await importShows({ tides: [chart(55, { at: day(2) })] }, day(2));
  expect(short(await changesOf("tides"))).toEqual([
    ["2026-11-04", "chartPlace", 60, 55],
    ["2026-11-03", "chartPlace", 80, 60],
    ["2026-11-02", "chartPlace", 75, 80],
    ["2026-04-16", "chartPlace", null, 75],
  ]);
});

test("of two places in the same chart, the newer one counts; a date in the future or none is the day of the import", async () => {
  await importShows({ tides: [chart(80, { at: day(0) })] }, day(0));
  await importShows({ tides: [chart(20, { at: day(-300) }), chart(70, { at: day(900) })] }, day(1));
  await importShows({ tides: [chart(65)] }, day(2));
  expect(short(await changesOf("tides"))).toEqual([
    ["2026-11-04", "chartPlace", 70, 65],
    ["2026-11-03", "chartPlace", 80, 70],
    ["2026-11-02", "chartPlace", null, 80],
  ]);
});

test("a number too large for the history is its largest number", async () => {
  await importShows({ tides: [] }, day(0));
  await importShows({ tides: [ratings(1e12, new Date(1e15))] }, day(1));
  expect(short(await changesOf("tides"))).toEqual([["2026-11-03", "ratings", null, 2_147_483_647]]);
});

test("points older than four weeks are thinned to the last one of each week", async () => {
  for (const [number, place] of [80, 70, 60, 50, 45, 40, 35, 30, 25].entries()) {
    const comedy = chart(place, { genre: "Comedy", at: day(number * 2) });
    await importShows({ tides: [chart(place + 1, { at: day(number * 2) }), ...(number < 2 ? [comedy] : [])] }, day(number * 2)); // prettier-ignore
  }
  const dates = async (genre?: string) =>
    (await changesOf("tides")).flatMap((change) =>
      change.field === "chartPlace" && change.genre === genre ? [change.at.slice(5, 10)] : [],
    );
  const all = ["11-18", "11-16", "11-14", "11-12", "11-10", "11-08", "11-06", "11-04", "11-02"];
  expect(await dates()).toEqual(all);
  await thinDemand(database.dataSource, day(28));
  expect(await dates()).toEqual(all);
  // The weeks of the history begin on Wednesdays, as 2020 did.
  await thinDemand(database.dataSource, day(28 + 10));
  expect(await dates()).toEqual(["11-18", "11-16", "11-14", "11-12", "11-10", "11-02"]);
  expect(await dates("Comedy")).toEqual(["11-06", "11-02"]);
  await thinDemand(database.dataSource, day(28 + 30));
  expect(await dates()).toEqual(["11-18", "11-16", "11-10", "11-02"]);
});

/** Enough points that the last page of a table, which may be nearly empty, hardly counts in the average. */
const CHARTED = drill({ short: 2_000, long: 10_000 });

test("a point takes at most 125 bytes, including its index, in a category with a long name", async () => {
  const importAll = (now: Date, more: number) => {
    const at = (show: number) => chart(1 + ((show + more) % 100), { genre: "Society & Culture", at: now });
    return importShows(Object.fromEntries(Array.from({ length: CHARTED }, (_, show) => [`show ${show}`, [at(show)]])), now); // prettier-ignore
  };
  const size = async () => {
    const [row] = await database.dataSource.query<{ points: number; bytes: number }[]>(
      `SELECT (SELECT count(*)::int FROM demand_history) AS points,
         (pg_relation_size('demand_history') + pg_relation_size('demand_history_show'))::int AS bytes`,
    );
    return row!;
  };
  await importAll(day(0), 0);
  await importAll(day(1), 1);
  const before = await size();
  await importAll(day(2), 2);
  const after = await size();
  expect([before.points, after.points]).toEqual([2 * CHARTED, 3 * CHARTED]);
  const each = (after.bytes - before.bytes) / CHARTED;
  process.stderr.write(`History: ${each.toFixed(1)} bytes for each point of a chart\n`);
  expect(each).toBeLessThanOrEqual(125);
});
