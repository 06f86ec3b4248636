import { readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import fc from "fast-check";
import type { DataSource } from "typeorm";
import { drill } from "../../../testing/drill.js";
import { testCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { type BuildResult, CatalogueBuild } from "./catalogue-build.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";
import { IndexFolder } from "./index/index-folder.js";
import { wholeIndex } from "./index/whole-index.js";
import { changedWordsSql, openChanged } from "../record/changed-index.js";
import { LIST_FIELDS, wordsSql } from "../record/word-lists.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const SECONDS = NOW.getTime() / 1000;

let changed: TestDatabase;
let rebuilt: TestDatabase;
beforeAll(async () => ([changed, rebuilt] = await Promise.all([testDatabase(), testDatabase()])));
afterAll(() => Promise.all([changed.drop(), rebuilt.drop()]));

type Shows = ReadonlyMap<string, ImportedPodcast>;

async function importAll(
  { dataSource, indexFolder }: TestDatabase,
  shows: Iterable<ImportedPodcast>,
  mode: "merge" | "replace" = "replace",
): Promise<BuildResult & { phases: string[] }> {
  const build = await CatalogueBuild.begin(dataSource, { mode, now: NOW, indexFolder });
  for (const show of shows) await build.add(show);
  const phases: string[] = [];
  return { ...(await build.finish((phase) => phases.push(phase))), phases };
}

const WORDS = ["tide", "kelp", "harbour", "lantern", "moss", "rail", "choir", "ember"] as const;
const word = fc.constantFrom(...WORDS);

/** Facts that often coincide: the same titles, authors, feeds and Apple numbers, so that duplicates come and go. */
const facts = fc.record(
  {
    title: fc.tuple(word, word).map((words) => words.join(" ")),
    author: word,
    description: fc.array(word, { maxLength: 8 }).map((words) => words.join(" ")),
    categories: fc.uniqueArray(fc.constantFrom("News", "Arts", "Society & Culture", "Sea Shanties"), { maxLength: 2 }),
    language: fc.constantFrom("en", "de", "fr"),
    feedUrl: fc.nat(60).map((number) => `https://feeds.example/${number}`),
    itunesId: fc.integer({ min: 1, max: 60 }),
    episodeCount: fc.integer({ min: 1, max: 900 }),
    listenerRange: fc.constantFrom("10-50", "1,000-5,000", "20,000-30,000", "70,001+"),
    newestEpisode: fc.constantFrom(SECONDS - 86_400, SECONDS - 800 * 86_400),
    dead: fc.boolean(),
  },
  { requiredKeys: ["title", "categories"] },
);
const showOf = (key: string, given: Partial<ImportedPodcast> & { title: string; categories: string[] }) =>
  ({ source: "dump", key, ...given }) satisfies ImportedPodcast;

const START = 160;
const start = fc
  .array(facts, { minLength: START, maxLength: START })
  .map((all): Shows => new Map(all.map((given, at) => [`s${at}`, showOf(`s${at}`, given)])));
/** Up to two changed, two new and one removed show: few enough to be changed in place. */
const step = fc.record({
  update: fc.array(fc.tuple(fc.nat(), facts), { maxLength: 2 }),
  add: fc.array(facts, { maxLength: 2 }),
  remove: fc.array(fc.nat(), { maxLength: 1 }),
});

function after(
  shows: Shows,
  { update, add, remove }: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
  at: number,
) {
  const next = new Map(shows);
  const keys = [...shows.keys()];
  const pick = (number: number) => keys[number % keys.length] ?? "s0";
  for (const [number, given] of update) next.set(pick(number), showOf(pick(number), given));
  for (const [index, given] of add.entries()) next.set(`n${at}-${index}`, showOf(`n${at}-${index}`, given));
  for (const number of remove) next.delete(pick(number));
  return next;
}

/** Everything in a catalogue except the numbers of positions and of the generation. */
async function contents(database: TestDatabase) {
  const { dataSource, indexFolder } = database;
  const shows = await dataSource.query<Record<string, unknown>[]>(
    `SELECT id, key, position, facts_hash, sinks, duplicate_of, ranked, size FROM catalogue.podcasts ORDER BY key`,
  );
  const { index, close } = testCatalogue(database, { now: () => NOW });
  const ranks: (number | null)[] = [];
  for (const { id } of shows) ranks.push(await index.use((readers) => readers.ask("rank", id as string)));
  await close();
  const all = (sql: string) => dataSource.query<Record<string, unknown>[]>(sql);
  return {
    shows: shows.map(({ position: _, ...show }) => show),
    order: await all("SELECT sinks, size FROM catalogue.podcasts ORDER BY position"),
    // Shows of equal size can be in either order: for them, only the set of ranks is the same.
    ranks: ranks.filter((rank) => rank !== null).sort((a, b) => a - b),
    categories: await all("SELECT * FROM catalogue.category_stats ORDER BY category_key"),
    info: await all("SELECT podcasts, episodes, source, checksum, languages FROM catalogue.info"),
    index: (await indexContents({ dataSource, indexFolder })).contents,
  };
}

/** Everything in the index file except the numbers of places and of categories. */
async function indexContents({ dataSource, indexFolder }: Pick<TestDatabase, "dataSource" | "indexFolder">) {
  const order = await dataSource.query<{ id: string }[]>("SELECT id FROM catalogue.podcasts ORDER BY position");
  const [info] = await dataSource.query<{ generation: string; checksum: string }[]>("SELECT * FROM catalogue.info");
  const catalogue = { generation: Number(info?.generation), checksum: info?.checksum ?? "" };
  const path = new IndexFolder(indexFolder).file(catalogue.generation);
  expect(wholeIndex(path, catalogue)).toBe(order.length);
  const file = new DatabaseSync(path, { readOnly: true });
  const askWords = openChanged(file, indexFolder) ? changedWordsSql : wordsSql;
  const all = (sql: string, ...values: string[]) => file.prepare(sql).all(...values);
  const names = new Map(all("SELECT number, name FROM categories").map(({ number, name }) => [String(number), name]));
  const named = ({ place: _, categories, ...row }: Record<string, unknown>) => ({
    ...row,
    categories: String(categories).split(" ").map((number) => names.get(number)), // prettier-ignore
  });
  expect(all("SELECT id FROM texts ORDER BY place").map(({ id }) => id)).toEqual(order.map(({ id }) => id));
  const found = (field: (typeof LIST_FIELDS)[number], word: string) =>
    all(`SELECT id FROM (${askWords(field)}) found JOIN texts USING (place) ORDER BY id`, word);
  const contents = {
    texts: all("SELECT * FROM texts ORDER BY id").map(named),
    shows: all("SELECT id, shows.* FROM shows JOIN texts USING (place) ORDER BY id").map(named),
    words: all("SELECT * FROM words ORDER BY word"),
    stems: all("SELECT stem, word FROM stems ORDER BY stem, word"),
    labels: all("SELECT * FROM category_names ORDER BY label"),
    found: LIST_FIELDS.map((table) => WORDS.map((word) => [table, word, found(table, word)])),
  };
  const places = all("SELECT place FROM texts ORDER BY place").map(({ place }) => Number(place));
  file.close();
  return { contents, places };
}

test("changes in place give the same catalogue as a new one", async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(step, { minLength: 2, maxLength: 4 }), async (first, steps) => {
      await importAll(changed, first.values());
      let shows = first;
      let inPlace = 0;
      for (const [at, one] of steps.entries()) {
        shows = after(shows, one, at);
        const { phases } = await importAll(changed, shows.values());
        if (phases.includes("writing") && !phases.includes("indexing")) inPlace += 1;
      }
      await rebuilt.dataSource.query("TRUNCATE catalogue.podcasts");
      await rebuilt.dataSource.query("UPDATE catalogue.info SET podcasts = 0, source = 'demo'");
      await importAll(rebuilt, shows.values());
      const [one, other] = [await contents(changed), await contents(rebuilt)];
      expect(one).toEqual(other);
      expect(one.ranks).toEqual(one.ranks.map((_, at) => at + 1));
      fc.pre(inPlace > 0);
    }),
    { numRuns: drill({ short: 2, long: 8 }), seed: 20_260_804 },
  );
}, 300_000);

test("readers see a change completely or not at all, and places follow sizes", async () => {
  const { dataSource } = changed;
  const shows = Array.from({ length: 100 }, (_, at) => showOf(`p${at}`, sized(at)));
  await importAll(changed, shows);
  const titles = async () =>
    (await dataSource.query<{ title: string }[]>("SELECT title FROM catalogue.podcasts ORDER BY position LIMIT 3")).map(
      ({ title }) => title,
    );
  expect(await titles()).toEqual(["Show 99", "Show 98", "Show 97"]);
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", now: NOW, indexFolder: changed.indexFolder });
  await build.add(showOf("largest", sized(200)));
  await build.add(showOf("between", sized(98.5)));
  await build.add(showOf("equal", { ...sized(98.5), title: "Show like it" }));
  const letGo = await holdUp(dataSource);
  const importing = build.finish();
  await heldUp(dataSource);
  expect(await titles()).toEqual(["Show 99", "Show 98", "Show 97"]);
  await letGo();
  const result = await importing;
  expect(result).toMatchObject({ added: 3, updated: 0, kept: 100, removed: 0, podcasts: 103, switched: true });
  expect(await titles()).toEqual(["Show 200", "Show 99", "Show 98.5"]);
  const places = await dataSource.query<{ position: number }[]>(
    "SELECT position FROM catalogue.podcasts WHERE key IN ('largest', 'between', 'equal') ORDER BY position",
  );
  expect(places.map(({ position }) => position)).toEqual([0.5, 1.25, 1.5]);
  // The index was changed, not rewritten: existing shows have kept their places.
  const indexed = (await indexContents(changed)).places;
  expect(indexed.slice(0, 5)).toEqual([2, 4, 5, 6, 8]);
  expect(
    await importAll(changed, [showOf("last", { ...sized(98), title: "Show to come last" })], "merge"),
  ).toMatchObject({ added: 1 });
  const equal = await dataSource.query<{ key: string }[]>(
    "SELECT key FROM catalogue.podcasts WHERE position BETWEEN 2 AND 2.9 ORDER BY position",
  );
  expect(equal.map(({ key }) => key)).toEqual(["p98", "last"]);
});

test("places shows of one size from several imports after each other", async () => {
  const alike = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => showOf(`alike${from + at}`, sized(5)));
  const { dataSource } = changed;
  await importAll(changed, [showOf("larger", sized(9)), ...alike(0, 1_000), showOf("smaller", sized(1))]);
  for (let from = 1_000; from < 1_200; from += 20) {
    const { phases } = await importAll(changed, alike(from, 20), "merge");
    expect(phases).not.toContain("indexing");
  }
  const keys = await dataSource.query<{ key: string }[]>("SELECT key FROM catalogue.podcasts ORDER BY position");
  expect([keys.length, keys[0]?.key, keys.at(-1)?.key]).toEqual([1_202, "larger", "smaller"]);
  await indexContents(changed);
});

test("renumbers all shows when no number is left between neighbors", async () => {
  const { dataSource } = changed;
  await importAll(
    changed,
    Array.from({ length: 100 }, (_, at) => showOf(`p${at}`, sized(at))),
  );
  // The next number after 50 that the column can hold.
  await dataSource.query("UPDATE catalogue.podcasts SET position = 50.00000000000001 WHERE position = 51");
  const { phases } = await importAll(changed, [showOf("between", sized(49.5))], "merge");
  expect(phases).toContain("indexing");
  const rows = await dataSource.query<{ title: string; position: number }[]>(
    "SELECT title, position FROM catalogue.podcasts WHERE position BETWEEN 50 AND 52 ORDER BY position",
  );
  expect(rows.map(({ title, position }) => `${position}: ${title}`)).toEqual([
    "50: Show 50",
    "51: Show 49.5",
    "52: Show 49",
  ]);
});

test("many changes become part of a new whole file", async () => {
  const all = Array.from({ length: 7_100 }, (_, at) => showOf(`m${at}`, sized(at)));
  await importAll(changed, all);
  const files = () => readdirSync(changed.indexFolder).filter((name) => name.endsWith(".sqlite")).length;
  const seen: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const some = all.slice(350 * at, 350 * (at + 1)).map((show) => ({ ...show, title: `${show.title} kelp` }));
    expect((await importAll(changed, some, "merge")).phases).not.toContain("indexing");
    seen.push(files());
  }
  expect(seen).toEqual([2, 2, 1]);
  await indexContents(changed);
}, 60_000);

/** Blocks an import into this catalogue after it has written its rows into the indexes, until the returned function is called. */
async function holdUp(dataSource: DataSource): Promise<() => Promise<void>> {
  const inTheWay = dataSource.createQueryRunner();
  await inTheWay.startTransaction();
  await inTheWay.query("LOCK TABLE catalogue.info IN SHARE MODE");
  return async () => {
    await inTheWay.commitTransaction();
    await inTheWay.release();
  };
}

/** Resolves once an import is blocked. */
async function heldUp(dataSource: DataSource): Promise<void> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND query LIKE 'UPDATE catalogue.info%'`;
  while ((await dataSource.query<unknown[]>(waiting)).length === 0) await setTimeout(20);
}

/** A show whose size is determined by one number. */
function sized(size: number) {
  const low = 1_000 + Math.round(size * 1_000);
  return { title: `Show ${size}`, categories: [], listenerRange: `${low}-${low + 100}` };
}

test("readers are served by the old catalogue, without waiting, while the live one is changed", async () => {
  const shows = Array.from({ length: 60 }, (_, at) => showOf(`r${at}`, { title: `Tide ${at}`, categories: [] }));
  await importAll(changed, shows);
  const { dataSource } = changed;
  const { catalogue, index, close } = testCatalogue(changed, { now: () => NOW });
  const found = async () => (await catalogue.search(searchFor("tide"))).total.value;
  const letGo = await holdUp(dataSource);
  const importing = importAll(changed, [...shows, showOf("new", { title: "Tide 60", categories: [] })]);
  await heldUp(dataSource);
  expect(await found()).toBe(60);
  await letGo();
  expect(await importing).toMatchObject({ added: 1, switched: true });
  await index.latest();
  expect(await found()).toBe(61);
  await close();
});
