import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { DataSource } from "typeorm";
import { testCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { type BuildResult, CatalogueBuild } from "./catalogue-build.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";
import { podcastId } from "../record/podcast-id.js";

const NOW = new Date("2026-08-04T10:00:00Z");

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await testDatabase();
  dataSource = database.dataSource;
});
afterEach(() => database.drop());

const show = (key: string, more: Partial<ImportedPodcast> = {}): ImportedPodcast => ({
  source: "dump",
  key,
  feedUrl: `https://feeds.example/${key}`,
  title: `Show ${key}`,
  categories: ["News"],
  ...more,
});

async function importAll(
  shows: readonly ImportedPodcast[],
  mode: "merge" | "replace" = "merge",
  now = NOW,
): Promise<BuildResult> {
  const build = await CatalogueBuild.begin(dataSource, { mode, now, indexFolder: database.indexFolder });
  for (const one of shows) await build.add(one);
  return build.finish();
}

const query = <Row>(sql: string): Promise<Row[]> => dataSource.query<Row[]>(sql);
const keys = async () =>
  (await query<{ key: string }>("SELECT key FROM catalogue.podcasts ORDER BY key")).map(({ key }) => key);
const rowOf = async (key: string) =>
  (await query<Record<string, unknown>>(`SELECT * FROM catalogue.podcasts WHERE key = '${key}'`))[0];
const schemas = async () =>
  (await query<{ name: string }>("SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'catalogue%'")).map(
    ({ name }) => name,
  );

test("importing the same input twice changes nothing the second time", async () => {
  const shows = [show("a", { popularityScore: 7, episodeCount: 10 }), show("b"), show("c", { dead: true })];
  const first = await importAll(shows);
  expect(first).toMatchObject({ podcasts: 3, added: 3, switched: true });
  const second = await importAll(shows, "merge", new Date("2026-08-05T01:00:00Z"));
  expect(second).toMatchObject({ podcasts: 3, added: 0, updated: 0, kept: 3, removed: 0, switched: false });
  expect(second.checksum).toBe(first.checksum);
});

test("the order of the shows does not change the catalogue", async () => {
  const shows = [show("a", { episodeCount: 5 }), show("b"), show("c"), show("d", { episodeCount: 5 })];
  const { checksum } = await importAll(shows, "replace");
  await importAll([show("x")], "replace");
  expect((await importAll(shows.toReversed(), "replace")).checksum).toBe(checksum);
});

test("merging updates shows that are imported again and keeps the rest; replacing drops the rest", async () => {
  await importAll([show("a"), show("b")]);
  expect(await importAll([show("b", { title: "New b" }), show("c")])).toMatchObject({
    added: 1,
    updated: 1,
    kept: 1,
    removed: 0,
  });
  expect(await keys()).toEqual(["a", "b", "c"]);
  expect(await rowOf("b")).toMatchObject({ title: "New b", id: podcastId("b") });
  expect(await importAll([show("c")], "replace")).toMatchObject({ kept: 1, removed: 2, podcasts: 1 });
  expect(await keys()).toEqual(["c"]);
});

test("other shows replace demo shows, which are never added to real ones", async () => {
  await importAll([show("demo", { source: "demo" })]);
  expect(await query("SELECT source FROM catalogue.info")).toEqual([{ source: "demo" }]);
  await importAll([show("a")]);
  expect(await keys()).toEqual(["a"]);
  await importAll([show("demo", { source: "demo" })]);
  expect(await keys()).toEqual(["a"]);
  expect(await query("SELECT source FROM catalogue.info")).toEqual([{ source: "local" }]);
});

test("a dump's row and the feed itself become one show, however often both are imported", async () => {
  const dumpRow = show("a", { popularityScore: 6, itunesId: 77, description: "From the dump." });
  const feed = show("a", {
    source: "feed",
    description: "From the feed.",
    episodes: [{ guid: "1", title: "One", published: 1_780_000_000 }],
  });
  const first = await importAll([dumpRow, feed]);
  expect(await rowOf("a")).toMatchObject({
    source: "both",
    popularity_score: 6,
    itunes_id: "77",
    description: "From the feed.",
    episode_count: 1,
  });
  expect(await importAll([dumpRow])).toMatchObject({ switched: false, checksum: first.checksum });
  expect(await importAll([feed])).toMatchObject({ switched: false, checksum: first.checksum });
  expect(await query("SELECT title FROM episodes")).toEqual([{ title: "One" }]);
});

test("the last mention of a repeated show counts", async () => {
  expect(await importAll([show("a", { title: "First" }), show("a", { title: "Second" })])).toMatchObject({
    podcasts: 1,
  });
  expect(await rowOf("a")).toMatchObject({ title: "Second" });
});

test.each(["merge", "replace"] as const)(
  "the last mention counts even if it equals the stored one (%s)",
  async (mode) => {
    const { checksum } = await importAll([show("a", { title: "Stored" }), show("b")]);
    const changed = [show("a", { title: "Changed" }), show("b"), show("a", { title: "Stored" })];
    expect(await importAll(changed, mode)).toMatchObject({ switched: false, updated: 0, removed: 0, checksum });
    const last = [show("b"), show("a", { title: "Stored" }), show("a", { title: "Changed" })];
    expect(await importAll(last, mode)).toMatchObject({ updated: 1, kept: 1, removed: 0 });
    expect(await rowOf("a")).toMatchObject({ title: "Changed" });
  },
);

test("a replacing import merges an unchanged dump row with its feed", async () => {
  const dumpRow = show("a", { popularityScore: 6 });
  const feed = show("a", { source: "feed", description: "From the feed." });
  await importAll([dumpRow, show("gone")]);
  expect(await importAll([dumpRow, feed], "replace")).toMatchObject({ updated: 1, removed: 1 });
  expect(await rowOf("a")).toMatchObject({ source: "both", popularity_score: 6, description: "From the feed." });
  expect(await keys()).toEqual(["a"]);
});

test("thousands of unchanged shows are recognized, each at its place", async () => {
  const many = Array.from({ length: 5_000 }, (_, at) => show(`s${at}`, { episodeCount: 1 + (at % 700) }));
  const first = await importAll(many);
  expect(await importAll(many, "replace")).toMatchObject({ kept: 5_000, switched: false, checksum: first.checksum });
  expect(await importAll(many.slice(10), "replace")).toMatchObject({ kept: 4_990, removed: 10, added: 0, updated: 0 });
  expect(await rowOf("s9")).toBeUndefined();
  expect(await rowOf("s10")).toBeDefined();
});

test("demotes duplicates by feed, Apple id, or title and author", async () => {
  await importAll([
    show("a", { feedUrl: "https://www.one.example/rss/", episodeCount: 9 }),
    show("b", { feedUrl: "http://one.example/rss" }),
    show("c", { itunesId: 5, popularityScore: 3, episodeCount: 9 }),
    show("d", { itunesId: 5 }),
    show("e", { title: "Kelp!", author: "Ida", episodeCount: 9 }),
    show("f", { title: "KELP", author: "ida" }),
    show("g", { title: "Kelp", author: "Someone Else" }),
    show("h", { dead: true, episodeCount: 900 }),
  ]);
  const demoted = await query<{ key: string; sinks: number; duplicate_of: string | null }>(
    "SELECT key, sinks, duplicate_of FROM catalogue.podcasts WHERE sinks > 0 ORDER BY position",
  );
  expect(demoted.map(({ key }) => key).sort()).toEqual(["b", "d", "f", "h"]);
  expect(demoted.find(({ key }) => key === "b")?.duplicate_of).toBe(podcastId("a"));
  expect(demoted.at(-1)).toMatchObject({ key: "h", sinks: 2 });
  expect(await rowOf("h")).toMatchObject({ position: 8, ranked: false });
});

// Anyone can publish a feed with the title, author and texts of a show, list more episodes, and have it read here.
test.each<[string, Partial<ImportedPodcast>]>([
  ["a popularity score", { popularityScore: 4 }],
  ["an Apple number", { itunesId: 5 }],
])("a copy of a show with %s is the duplicate, whichever was there first", async (_, known) => {
  const original = show("one.example/kelp", { title: "Kelp", author: "Ida", ...known });
  const copy = show("a.example/kelp", {
    ...{ title: "Kelp", author: "Ida", source: "feed", description: "All about kelp. ".repeat(30) },
    ...{ episodeCount: 900, imageUrl: "https://a.example/1.png", newestEpisode: NOW.getTime() / 1_000 - 60 },
  });
  for (const shows of [[[original, copy]], [[copy], [original]], [[original], [copy]]]) {
    await importAll([show("other")], "replace");
    for (const some of shows) await importAll(some);
    expect(await query("SELECT key, duplicate_of FROM catalogue.podcasts WHERE sinks > 0")).toEqual([
      { key: copy.key, duplicate_of: podcastId(original.key) },
    ]);
  }
});

test("a feed that points to the feed of a show is the duplicate", async () => {
  const original = show("one.example/kelp", { feedUrl: "https://one.example/kelp", title: "Kelp (old title)" });
  const copy = show("a.example/kelp", { feedUrl: original.feedUrl, title: "Kelp", source: "feed", episodeCount: 900 });
  await importAll([original, copy]);
  expect(await query("SELECT key FROM catalogue.podcasts WHERE sinks > 0")).toEqual([{ key: copy.key }]);
});

test.each<[string, string, string | undefined]>([
  ["a file without an address", "guid:917393e3", undefined],
  ["a file whose address was found", "feed:kelp|ida", "https://one.example/kelp"],
  ["a directory's page whose feed was found", "open.spotify.com/show/4r", "https://one.example/kelp"],
])("a copy with fewer episodes than the entry of %s is the duplicate", async (_, key, feedUrl) => {
  const known = { title: "Kelp", author: "Ida", source: "feed" } as const;
  const original = show(key, { ...known, feedUrl, episodeCount: 300 });
  const copy = show("a.example/kelp", { ...known, feedUrl: "https://a.example/kelp", episodeCount: 200 });
  await importAll([original, copy]);
  expect(await query("SELECT key FROM catalogue.podcasts WHERE sinks > 0")).toEqual([{ key: copy.key }]);
});

test("a feed's own row comes before a page for which the feed was found, whichever is read or larger", async () => {
  const original = show("one.example/kelp", { feedUrl: "https://one.example/kelp", title: "Kelp (old title)" });
  const { feedUrl } = original;
  const page = show("open.spotify.com/show/4r", { feedUrl, title: "Kelp", source: "feed", episodeCount: 900 });
  await importAll([original, page]);
  expect(await query("SELECT key FROM catalogue.podcasts WHERE sinks > 0")).toEqual([{ key: page.key }]);
});

test("sorts shows by size, and ranks the living active ones", async () => {
  const newestEpisode = NOW.getTime() / 1000 - 86_400;
  await importAll([
    show("small", { listenerRange: "10-50", newestEpisode }),
    show("large", { listenerRange: "70,001+", newestEpisode }),
    show("silent", { listenerRange: "1,000-5,000", newestEpisode: newestEpisode - 800 * 86_400 }),
    show("unknown"),
  ]);
  expect(await query("SELECT key, position, ranked FROM catalogue.podcasts ORDER BY position")).toEqual([
    { key: "large", position: 1, ranked: true },
    { key: "silent", position: 2, ranked: false },
    { key: "small", position: 3, ranked: true },
    { key: "unknown", position: 4, ranked: false },
  ]);
  const { index, close } = testCatalogue(database, { now: () => NOW });
  const rankOf = (key: string) => index.use((readers) => readers.ask("rank", podcastId(key)));
  expect(await Promise.all(["large", "silent", "small"].map(rankOf))).toEqual([1, null, 2]);
  await close();
});

test("replaces listed episodes, keeps others, and removes those of a removed show", async () => {
  const episode = (guid: string, published?: number) => ({ guid, title: guid, published });
  await importAll([
    show("a", {
      source: "feed",
      episodes: [episode("old", 1), episode("undated"), episode("new", 9), episode("new", 9)],
    }),
    show("b", { source: "feed", episodes: [episode("b", 5)] }),
    show("c", { source: "feed", episodes: [episode("c", 5)] }),
  ]);
  const titles = async (key: string) =>
    (
      await query<{ title: string }>(
        `SELECT title FROM episodes WHERE podcast_id = '${podcastId(key)}' ORDER BY sequence`,
      )
    ).map(({ title }) => title);
  expect(await titles("a")).toEqual(["new", "old", "undated"]);
  await importAll([
    show("a", { source: "feed", episodes: [episode("newer", 20)] }),
    show("b", { source: "feed", title: "B" }),
  ]);
  expect([await titles("a"), await titles("b"), await titles("c")]).toEqual([["newer"], ["b"], ["c"]]);
  await importAll([show("a", { source: "feed", episodes: [] }), show("b", { source: "feed", title: "B" })], "replace");
  expect([await titles("a"), await titles("b"), await titles("c")]).toEqual([[], ["b"], []]);
});

test("stores or cleans any text of a source", async () => {
  const strange = "tab\there \\N \\. new\nline \0 NUL \ud800 half ' \" {a,b} 😀 \u202e";
  const { podcasts } = await importAll([
    show("a", {
      title: strange,
      author: strange,
      description: strange,
      categories: [strange],
      episodeCount: Number.NaN,
      itunesId: 1e300,
    }),
    show("b", { title: "x".repeat(100_000), description: "y ".repeat(200_000), listenerRange: "nonsense" }),
    show("c", { title: "", episodes: [{ guid: "", title: strange, published: 1e308, duration: -1 }] }),
  ]);
  expect(podcasts).toBe(3);
  expect(await rowOf("a")).toMatchObject({
    title: strange.replace("\0", "").replace("\ud800", "\ufffd"),
    episode_count: null,
  });
});

test("readers see the old catalogue until the new one is complete", async () => {
  await importAll([show("a")]);
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", now: NOW, indexFolder: database.indexFolder });
  for (let at = 0; at < 500; at += 1) await build.add(show(`new-${at}`));
  expect(await keys()).toEqual(["a"]);
  const seen: string[] = [];
  await build.finish((phase) => seen.push(phase));
  expect(seen).toEqual(["merging", "ordering", "writing", "indexing", "counting", "filing", "switching"]);
  expect(await keys()).toHaveLength(501);
  expect(await schemas()).toEqual(["catalogue"]);
});

test("an aborted import leaves no trace", async () => {
  const { checksum } = await importAll([show("a")]);
  const build = await CatalogueBuild.begin(dataSource, {
    mode: "replace",
    now: NOW,
    indexFolder: database.indexFolder,
  });
  for (let at = 0; at < 2_000; at += 1) await build.add(show(`b-${at}`, { description: "long ".repeat(50) }));
  await build.abort();
  expect(await keys()).toEqual(["a"]);
  expect(await schemas()).toEqual(["catalogue"]);
  expect(await query("SELECT checksum FROM catalogue.info")).toEqual([{ checksum }]);
});

test("an import whose connections are cut leaves the old catalogue, and the next one clears its remains", async () => {
  await importAll([show("a")]);
  const build = await CatalogueBuild.begin(dataSource, {
    mode: "replace",
    now: NOW,
    indexFolder: database.indexFolder,
  });
  for (let at = 0; at < 500; at += 1) await build.add(show(`b-${at}`, { description: "long ".repeat(50) }));
  await query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'earshot-import' AND datname = current_database()",
  );
  await expect(build.finish()).rejects.toThrow();
  expect(await keys()).toEqual(["a"]);
  expect(await importAll([show("c")])).toMatchObject({ podcasts: 2 });
  expect(await schemas()).toEqual(["catalogue"]);
});

test("a killed process's half-built catalogue is cleared by the next import", async () => {
  await query("CREATE SCHEMA catalogue_next");
  await query("CREATE TABLE catalogue_next.podcasts (half int)");
  await query("CREATE SCHEMA catalogue_old");
  expect(await importAll([show("a")])).toMatchObject({ podcasts: 1 });
  expect(await schemas()).toEqual(["catalogue"]);
});

test("refuses a second simultaneous import", async () => {
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", now: NOW, indexFolder: database.indexFolder });
  await expect(
    CatalogueBuild.begin(dataSource, { mode: "merge", now: NOW, indexFolder: database.indexFolder }),
  ).rejects.toThrow("Another import is running");
  await build.abort();
  expect(await importAll([show("a")])).toMatchObject({ podcasts: 1 });
});

test("a search uses the new catalogue alone if it is replaced meanwhile", async () => {
  await importAll(["a", "b", "c"].map((key) => show(key, { title: `Tide ${key}` })));
  let replaced = false;
  let latest = () => Promise.resolve();
  // Interrupts between the ranking of the old shows and the reading of their rows.
  const interrupted = new Proxy(dataSource, {
    get: (target, name) =>
      name === "query"
        ? async (sql: string, values: unknown[]) => {
            if (!replaced && sql.includes("fetched_at")) {
              replaced = true;
              await importAll(
                ["x", "y", "z"].map((key) => show(key, { title: `Tide ${key}` })),
                "replace",
              );
              await latest();
            }
            return target.query(sql, values);
          }
        : (Reflect.get(target, name) as unknown),
  });
  const { catalogue, index, close } = testCatalogue(database, { now: () => NOW }, interrupted);
  latest = () => index.latest();
  const page = await catalogue.search(searchFor("tide"));
  await close();
  expect(replaced).toBe(true);
  expect(page.results.map(({ title }) => title).sort()).toEqual(["Tide x", "Tide y", "Tide z"]);
});
