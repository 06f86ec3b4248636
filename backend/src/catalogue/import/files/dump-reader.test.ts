import { chmodSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { cpuTime } from "../../../testing/measures/cpu-time.js";
import { retainedBytes } from "../../../testing/measures/retained-bytes.js";
import { describeRealData, realData } from "../../../testing/catalogue/real-data.js";
import { readDump } from "./dump-reader.js";
import type { ReadItem } from "./read-item.js";

const NOW = new Date("2026-08-04T10:00:00Z");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dump-"));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

function dump(sql: string, name = "feeds.db"): string {
  const path = join(folder, name);
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
  return path;
}

const read = (path: string, onProgress: (share: number) => void = () => undefined): ReadItem[] => [
  ...readDump(path, { onProgress, now: NOW }),
];

test("reads rows of any type in order, with the progress", () => {
  const path = dump(`CREATE TABLE podcasts (id INTEGER PRIMARY KEY, url, title, itunesId, dead, category1);
    INSERT INTO podcasts VALUES (1, 'https://a.example/1', 'One', 9223372036854775807, '0', 'Arts'),
      (2, 'nonsense', 'Two', NULL, NULL, NULL), (4, 'https://a.example/4', x'466f7572', 'x', 1, x'ff00');`);
  const shares: number[] = [];
  const items = read(path, (share) => shares.push(share));
  expect(items).toMatchObject([
    { kind: "podcast", podcast: { key: "a.example/1", title: "One", dead: false, categories: ["Arts"] } },
    { kind: "bad", position: 2, title: "Two", reason: 'No feed address: "nonsense".' },
    { kind: "podcast", podcast: { key: "a.example/4", title: "Four", dead: true } },
  ]);
  expect(shares).toEqual([0.25, 0.5, 1]);
});

test("skips an unchanged stored row, and reads it again after any change", () => {
  const columns = "id INTEGER PRIMARY KEY, url, title, description, episodeCount, unread";
  const rows = ["'Kelp', NULL, 4, 0", "'Kelp', '', 4, 0", "'Kel', 'p', 4, 0", "x'4b656c70', NULL, 5, 0"];
  const path = dump(`CREATE TABLE podcasts (${columns});
    ${rows.map((row, at) => `INSERT INTO podcasts VALUES (${at + 1}, 'https://a.example/1', ${row});`).join("")}`);
  const hashesAt = (now: Date) => {
    const hashes: string[] = [];
    const repeats = (hash: string) => hashes.push(hash) > rows.length;
    expect([...readDump(path, { onProgress: () => undefined, now, repeats })]).toHaveLength(rows.length);
    return hashes;
  };
  const hashes = hashesAt(NOW);
  expect(new Set(hashes).size).toBe(rows.length);
  expect(hashesAt(new Date("2026-08-31T23:00:00Z"))).toEqual(hashes);
  expect(hashesAt(new Date("2026-09-01T01:00:00Z"))).not.toEqual(hashes);
  const again = [...readDump(path, { onProgress: () => undefined, now: NOW, repeats: (hash) => hashes[1] === hash })];
  expect(again.map(({ kind }) => kind)).toEqual(["podcast", "repeated", "podcast", "podcast"]);
  expect(again.flatMap((item) => (item.kind === "podcast" ? [item.podcast] : []))).toEqual(
    read(path).flatMap((item, at) => (item.kind === "podcast" && at !== 1 ? [item.podcast] : [])),
  );
  const database = new DatabaseSync(path);
  database.exec("UPDATE podcasts SET unread = 1, title = CASE id WHEN 3 THEN 'Kelps' ELSE title END");
  database.close();
  const changed = hashesAt(NOW);
  expect(changed.map((hash, at) => hash === hashes[at])).toEqual([true, true, false, true]);
});

test("scales scores from 0 to 29 without cutting any", () => {
  const scores = (...given: string[]) =>
    read(
      dump(
        `CREATE TABLE podcasts (url, title, popularityScore);
         ${given.map((score, at) => `INSERT INTO podcasts VALUES ('https://a.example/${at}', 'One', ${score});`).join("")}`,
        `scores-${given.length}.db`,
      ),
    ).map((item) => (item.kind === "podcast" ? item.podcast.popularityScore : item));
  expect(scores("29", "14.5", "'11'", "0", "NULL")).toEqual([10, 5, 3.79, 0, undefined]);
  expect(scores("10", "7", "0.5", "'x'")).toEqual([10, 7, 0.5, undefined]);
});

test("derives the length of a list of popular shows from the dump", () => {
  const rows = ["apple.com/us/podcast/a/id1", "apple.com/us/podcast/b/id2", "apple.com/us/podcast/c/id3"];
  const path = dump(`CREATE TABLE podcasts (url, title, category1);
    ${rows.map((page, at) => `INSERT INTO podcasts VALUES ('https://podcasts.${page}', 'Show ${at}', ${at < 2 ? "'Arts'" : "NULL"});`).join("")}
    INSERT INTO podcasts VALUES ('https://a.example/1', 'One', 'Arts');`);
  const list = JSON.stringify([{ kind: "list", source: "Apple Podcasts", shows: 2 }]);
  expect(read(path).map((item) => item.kind === "podcast" && item.podcast.signals)).toEqual([
    list,
    list,
    undefined,
    undefined,
  ]);
});

test("ignores a list of popular shows for a show that repeats others", () => {
  const path = dump(`CREATE TABLE podcasts (url, title, description, category1);
    INSERT INTO podcasts VALUES ('https://podcasts.apple.com/us/podcast/a/id1', 'A', 'Our talks.', 'Arts'),
      ('https://podcasts.apple.com/us/podcast/b/id2', 'B', 'All credits to A on YouTube!', 'Arts');`);
  const list = JSON.stringify([{ kind: "list", source: "Apple Podcasts", shows: 2 }]);
  expect(read(path).map((item) => item.kind === "podcast" && item.podcast.signals)).toEqual([list, undefined]);
});

test("the category lists that make up a directory are counted separately", () => {
  const inCategory = (words: string, shows: number, at: string) =>
    Array.from(
      { length: shows },
      (_, n) =>
        `INSERT INTO podcasts VALUES ('https://api.spotify.com/v1/shows/${at}${n}', 'Show ${at}${n}', ${words});`,
    ).join("");
  const signalsOf = (name: string, comedies: number) =>
    read(
      dump(
        `CREATE TABLE podcasts (url, title, category1, category2); ${inCategory("'Comedy', NULL", comedies, "c")}
         ${inCategory("'Society', 'Culture'", 12, "s")} ${inCategory("'Tv', 'Film'", 11, "t")} ${inCategory("'Na', NULL", 1, "n")}`,
        name,
      ),
    ).map((item) => (item.kind === "podcast" ? item.podcast.signals : item));
  const list = (shows: number, genre?: string) =>
    JSON.stringify([{ kind: "list", source: "Spotify", shows, ...(genre && { genre }) }]);
  expect(new Set(signalsOf("even.db", 14))).toEqual(
    new Set([list(14, "Comedy"), list(12, "Society & Culture"), list(11, "TV & Film"), undefined]),
  );
  expect(new Set(signalsOf("uneven.db", 40))).toEqual(new Set([list(64), undefined]));
});

test("dates an old dump to its own day, and a new one to today", () => {
  const day = (text: string) => Date.parse(text) / 1000;
  const asOf = (name: string, ...updates: (string | number)[]) =>
    read(
      dump(
        `CREATE TABLE podcasts (url, title, lastUpdate, newestItemPubdate);
         ${updates.map((update, at) => `INSERT INTO podcasts VALUES ('https://a.example/${at}', 'One', ${update}, NULL);`).join("")}`,
        name,
      ),
    ).map((item) => (item.kind === "podcast" ? item.podcast.asOf : item));
  const [old, older] = [day("2020-09-16"), day("2015-05-29")];
  expect(asOf("old.db", older, `'${old}'`, "NULL", day("2031-01-01"))).toEqual([old, old, undefined, old]);
  expect(asOf("new.db", older, day("2026-08-01"))).toEqual([undefined, undefined]);
  expect(asOf("undated.db", "NULL", 0)).toEqual([undefined, undefined]);
  expect(
    read(dump("CREATE TABLE podcasts (url, title); INSERT INTO podcasts VALUES ('https://a.example', 'One')")),
  ).toMatchObject([{ kind: "podcast" }]);
});

test("opens a file with special URL characters in its name, in a read-only folder", () => {
  const path = dump(
    "CREATE TABLE podcasts (url, title); INSERT INTO podcasts VALUES ('https://a.example/1', 'One')",
    "a?b #1%20.db",
  );
  chmodSync(path, 0o400);
  chmodSync(folder, 0o500);
  const before = readFileSync(path);
  expect(read(path)).toMatchObject([{ kind: "podcast", podcast: { title: "One" } }]);
  expect(readFileSync(path)).toEqual(before);
});

test.each([
  ["another table", "CREATE TABLE other (x)"],
  ["no title column", "CREATE TABLE podcasts (id, url)"],
])("refuses %s, which is not a dump", (_, sql) => {
  expect(read(dump(sql))).toEqual([
    { kind: "bad", reason: expect.stringContaining("Not a Podcast Index dump") as string },
  ]);
});

test("a damaged dump gives the rows before the damage, and the reason", () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `('https://a.example/${at}', 'Show ${at}', '${"x".repeat(100)}')`,
  );
  const path = dump(`CREATE TABLE podcasts (url, title, description, popularityScore);
    INSERT INTO podcasts (url, title, description) VALUES ${rows.join(",")}`);
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0xff, 1_000_000, 1_100_000));
  const items = read(path);
  expect(items.filter(({ kind }) => kind === "podcast").length).toBeGreaterThan(1_000);
  expect(items.at(-1)).toMatchObject({
    kind: "bad",
    reason: expect.stringMatching(/^The database cannot be read: .+\.$/) as string,
  });
});

test("a truncated dump is reported", () => {
  const path = dump(`CREATE TABLE podcasts (url, title, description);
    INSERT INTO podcasts VALUES ('https://a.example/1', 'One', '${"x".repeat(100_000)}')`);
  truncateSync(path, 50_000);
  expect(read(path)).toMatchObject([{ kind: "bad", reason: expect.stringContaining("malformed") as string }]);
});

test("reports a file that only resembles a database", () => {
  const path = join(folder, "x.db");
  writeFileSync(path, `SQLite format 3\0${"x".repeat(5_000)}`);
  expect(read(path)).toMatchObject([{ kind: "bad" }]);
});

describeRealData("podcastindex_feeds.real-sample.db", "the sample of the Podcast Index dump", () => {
  test("reads all 47,198 rows as shows, except error pages of hosts, quickly and in constant memory", () => {
    const held: number[] = [];
    const started = cpuTime();
    const counts = { podcasts: 0, bad: 0, skipped: 0, authors: 0, emails: 0, languages: new Set<string>() };
    for (const item of readDump(realData("podcastindex_feeds.real-sample.db"), {
      onProgress: () => undefined,
      now: NOW,
    })) {
      if (item.kind !== "podcast") {
        if (item.kind === "skipped") counts.skipped += 1;
        else counts.bad += 1;
        continue;
      }
      const { author, owner, language } = item.podcast;
      counts.podcasts += 1;
      if (author !== undefined) counts.authors += 1;
      if (`${author} ${owner}`.includes("@example.com")) counts.emails += 1;
      if (language !== undefined) counts.languages.add(language);
      if (counts.podcasts % 15_000 === 0) held.push(retainedBytes());
    }
    expect(counts).toMatchObject({ podcasts: 47_173, bad: 0, skipped: 25, emails: 0 });
    expect(counts.authors).toBeGreaterThan(36_000);
    for (const language of counts.languages) expect(language).toMatch(/^[a-z]{2}$/);
    expect(cpuTime() - started).toBeLessThan(15_000);
    const [first = 0, , last = 0] = held;
    expect(held).toHaveLength(3);
    expect(last - first).toBeLessThan(5e6);
  }, 60_000);
});

test("reports repeated rows together, in their place among the others", () => {
  const path = dump(`CREATE TABLE podcasts (id INTEGER PRIMARY KEY, url, title);
    WITH RECURSIVE ids(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 2503)
    INSERT INTO podcasts SELECT id, 'https://a.example/' || id, 'Show ' || id FROM ids;`);
  let row = 0;
  const shares: number[] = [];
  const options = { onProgress: (share: number) => void shares.push(share), now: NOW };
  // The 11th and the last one are new.
  const repeats = () => (row += 1) !== 11 && row !== 2503;
  const rows = [...readDump(path, { ...options, repeats })];
  expect(rows.map((item) => (item.kind === "podcast" ? item.podcast.title : item))).toEqual([
    { kind: "repeated", rows: 10 },
    "Show 11",
    { kind: "repeated", rows: 1_000 },
    { kind: "repeated", rows: 1_000 },
    { kind: "repeated", rows: 491 },
    "Show 2503",
  ]);
  expect(shares).toEqual([11 / 2503, 1011 / 2503, 2011 / 2503, 1, 1]);
});

test("recognizes unchanged rows of a view without row ids", () => {
  const path = dump(`CREATE TABLE kept (url, title); CREATE VIEW podcasts AS SELECT * FROM kept;
    INSERT INTO kept VALUES ('https://a.example/1', 'One'), ('https://a.example/2', 'Two');`);
  let row = 0;
  const rows = [...readDump(path, { onProgress: () => undefined, now: NOW, repeats: () => (row += 1) === 1 })];
  expect(rows).toMatchObject([
    { kind: "repeated", rows: 1 },
    { kind: "podcast", podcast: { title: "Two" } },
  ]);
});
