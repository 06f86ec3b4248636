import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describeRealData, realData } from "../../testing/catalogue/real-data.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { CatalogueBuild } from "../local/write/catalogue-build.js";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { importInputs } from "./import-inputs.js";
import { ImportReport } from "./import-report.js";
import { ImportStopped, runImport } from "./import-run.js";

// Files on a disk, through the readers, into real PostgreSQL.

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  database = await testDatabase();
}, 60_000);
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const now = new Date("2025-06-01T00:00:00Z");

/** Shows that an import had to read because no identical row was stored. */
let readRows: string[] = [];

async function begin(mode: "merge" | "replace"): Promise<CatalogueBuild> {
  const build = await CatalogueBuild.begin(database.dataSource, { mode, now, indexFolder: database.indexFolder });
  const add = build.add.bind(build);
  build.add = (podcast) => {
    readRows.push(podcast.key);
    return add(podcast);
  };
  return build;
}

async function importAll(
  paths: readonly string[],
  { signal = new AbortController().signal, mode = "merge" }: { signal?: AbortSignal; mode?: "merge" | "replace" } = {},
) {
  readRows = [];
  const report = new ImportReport(join(folder, "report.jsonl"));
  try {
    return await runImport(await importInputs(paths), {
      begin: () => begin(mode),
      fetcher: new FeedFetcher(),
      report,
      watcher: { reading: () => undefined, phase: () => undefined },
      now,
      signal,
    });
  } finally {
    report.close();
  }
}

function dumpWith(rows: string): string {
  const path = join(folder, "feeds.db");
  const dump = new DatabaseSync(path);
  dump.exec(
    "CREATE TABLE podcasts (id INTEGER PRIMARY KEY, url, title, itunesAuthor, description, popularityScore, itunesId)",
  );
  dump.exec(`INSERT INTO podcasts VALUES ${rows}`);
  dump.close();
  return path;
}

const show = async (key: string): Promise<Record<string, unknown> | undefined> => {
  const rows: Record<string, unknown>[] = await database.dataSource.query(
    "SELECT * FROM catalogue.podcasts WHERE key = $1",
    [key],
  );
  return rows[0];
};
const shows = async (): Promise<unknown> =>
  database.dataSource.query("SELECT key, facts_hash FROM catalogue.podcasts ORDER BY key");

test("merges a dump's row with the show's own feed", async () => {
  const dump =
    dumpWith(`(1, 'http://www.a.example/feed/', 'Night talk (old)', 'owner@example.com', 'From the dump', 7, 42),
    (2, 'https://b.example/f', 'Other', 'Ann', NULL, NULL, NULL), (3, 'x', 'Bad', NULL, NULL, NULL, NULL)`);
  const feed = join(folder, "night.xml");
  writeFileSync(
    feed,
    `<rss xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Night talk</title>
    <atom:link rel="self" href="https://a.example/feed"/><item><title>One</title><guid>1</guid>
    <description>&lt;p onclick="x()"&gt;Hi&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;</description>
    <enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item></channel></rss>`,
  );
  const first = await importAll([dump, feed]);
  expect(first.counts).toEqual({ read: 4, podcasts: 3, skipped: 0, bad: 1 });
  expect(first.result).toMatchObject({ added: 2, updated: 0 });
  expect(await show("a.example/feed")).toMatchObject({
    title: "Night talk",
    author: null,
    description: "From the dump",
    popularity_score: 7,
    episode_count: 1,
  });
  const episodes: unknown = await database.dataSource.query("SELECT guid, title, summary, audio_url FROM episodes");
  expect(episodes).toEqual([{ guid: "1", title: "One", summary: "<p>Hi</p>", audio_url: "https://a.example/1.mp3" }]);

  const before = await shows();
  const again = await importAll([dump, feed]);
  expect(again.result).toMatchObject({ added: 0, updated: 0 });
  expect(await shows()).toEqual(before);
});

test("does not read stored dump rows again, and keeps them in a replacing import", async () => {
  const rowsOf = (titles: readonly string[]) =>
    titles
      .map((title, at) => `(${at + 1}, 'https://a.example/${at + 1}', '${title}', NULL, NULL, NULL, NULL)`)
      .join(",");
  const titles = Array.from({ length: 50 }, (_, at) => `Show ${at + 1}`);
  const first = await importAll([dumpWith(rowsOf(titles))]);
  expect(readRows).toHaveLength(50);
  const before = await shows();
  const again = await importAll([join(folder, "feeds.db")], { mode: "replace" });
  expect(readRows).toEqual([]);
  expect(again.counts).toEqual({ read: 50, podcasts: 50, skipped: 0, bad: 0 });
  expect(again.result).toMatchObject({ switched: false, kept: 50, removed: 0, checksum: first.result?.checksum });
  expect(await shows()).toEqual(before);

  rmSync(join(folder, "feeds.db"));
  const changed = [...titles.slice(0, 6), "Changed", ...titles.slice(7, 49)];
  const third = await importAll([dumpWith(rowsOf(changed))], { mode: "replace" });
  expect(readRows).toEqual(["a.example/7"]);
  expect(third.result).toMatchObject({ switched: true, added: 0, updated: 1, kept: 48, removed: 1, podcasts: 49 });
  expect(await show("a.example/7")).toMatchObject({ title: "Changed" });
  expect(await show("a.example/50")).toBeUndefined();
});

test("an interrupted import leaves the catalogue as it was", async () => {
  const dump = dumpWith("(1, 'https://a.example/f', 'One', NULL, NULL, NULL, NULL)");
  await importAll([dump]);
  const before = await shows();
  const controller = new AbortController();
  controller.abort();
  const other = join(folder, "other.xml");
  writeFileSync(
    other,
    '<rss><channel><title>Two</title><item><enclosure url="https://b.example/2.mp3"/></item></channel></rss>',
  );
  await expect(importAll([other], { signal: controller.signal })).rejects.toBeInstanceOf(ImportStopped);
  expect(await shows()).toEqual(before);
  await importAll([other]);
  expect(await shows()).toHaveLength(2);
});

describeRealData("hostile", "hostile documents and real feeds", () => {
  test("everything that is read can be stored, and a second import changes nothing", async () => {
    const paths = [realData("hostile"), realData("feeds"), realData("spec-examples")];
    const first = await importAll(paths);
    expect(first.counts.podcasts).toBeGreaterThan(100);
    expect(first.result?.added).toBeGreaterThan(90);
    const before = await shows();
    const again = await importAll(paths);
    expect(again.result).toMatchObject({ added: 0, updated: 0 });
    expect(await shows()).toEqual(before);
  }, 120_000);
});
