import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { importShows } from "../../testing/catalogue/import-shows.js";
import { TestClock } from "../../testing/test-clock.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { readFeed } from "../import/feed/read-feed.js";
import type { ImportedPodcast } from "../local/record/imported-podcast.js";
import { podcastId } from "../local/record/podcast-id.js";
import { StoredFeedHealth } from "./stored-feed-health.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const KEY = "tides.example/feed.xml";
const ID = podcastId(KEY);

let database: TestDatabase;
let transactions: PostgresTransactions;
let healths: StoredFeedHealth;
beforeEach(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
  const clock = new TestClock();
  clock.stop(NOW);
  healths = new StoredFeedHealth(transactions, clock);
});
afterEach(() => database.drop());

const item = (day: number, more = "") => `<item><title>${day}</title><guid>${day}</guid>
  <pubDate>Sun, ${String(day).padStart(2, "0")} Nov 2026 00:00:00 GMT</pubDate>
  <enclosure url="https://a.example/${day}.mp3" type="audio/mpeg"/>${more}</item>`;
const FULL = `<language>en</language><itunes:explicit>false</itunes:explicit><itunes:image href="https://tides.example/1.png"/>
  <itunes:owner><itunes:email>ann@tides.example</itunes:email></itunes:owner><podcast:guid>0f8b</podcast:guid>
  <podcast:locked owner="ann@tides.example">yes</podcast:locked><podcast:person role="host">Ann Lee</podcast:person>
  <podcast:funding url="https://tides.example/support">Help</podcast:funding>`;

function feed(channel: string, items: readonly string[]): ImportedPodcast {
  const xml = `<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
    <channel><title>Tides</title>${channel}${items.join("")}</channel></rss>`;
  const read = readFeed(Buffer.from(xml), { now: NOW, address: `https://${KEY}` });
  if (read.kind !== "podcast") throw new Error(read.reason);
  return read.podcast;
}
const listed: ImportedPodcast = {
  ...{ source: "dump", key: KEY, feedUrl: `http://${KEY}`, title: "Tides", categories: [] },
  ...{ language: "de", podcastGuid: "made-up", explicit: true },
};
const EXTRAS = `<itunes:duration>600</itunes:duration><podcast:transcript url="https://tides.example/1.vtt" type="text/vtt"/>
  <podcast:person>Bo Ode</podcast:person>`;
const complete = () =>
  feed(
    FULL,
    [1, 8, 15, 22].map((day) => item(day, EXTRAS)),
  );

const state = (values: { readonly address?: string; readonly failures?: number; readonly etag?: string }) =>
  transactions.write(
    `INSERT INTO feed_reads (podcast_id, tried_at, read_at, content_hash, address, failures, etag)
     VALUES ($1, $2, $2, 'hash', $3, $4, $5)`,
    [ID, NOW, values.address ?? null, values.failures ?? 0, values.etag ?? null],
  );
const findings = async () => {
  const health = await healths.of(ID);
  return Object.fromEntries((health?.findings ?? []).map(({ id, state, seen }) => [id, `${state}: ${seen}`]));
};
const withState = async (wanted: string) =>
  Object.entries(await findings()).flatMap(([id, text]) => (text.startsWith(`${wanted}:`) ? [id] : []));

test("a feed that was read and has everything passes all checks", async () => {
  await importShows(database, [complete()], { now: NOW });
  await state({ etag: '"1"' });
  expect((await healths.of(ID))?.readAt).toBe(NOW.getTime() / 1_000);
  expect([await withState("note"), await withState("unknown")]).toEqual([[], []]);
  expect(JSON.stringify(await healths.of(ID))).not.toContain("@");
});

test("an empty feed gets notes, and facts that were not stored are unknown", async () => {
  await importShows(database, [feed("", [item(1).replace("https://a", "http://a")])], { now: NOW });
  await state({ address: `http://new.example/feed.xml`, failures: 2 });
  expect(await withState("pass")).toEqual(["latest"]);
  expect(await withState("unknown")).toEqual(["rhythm", "locked"]);
  expect(await findings()).toMatchObject({
    reading: "note: The last 2 attempts failed. It was last read on Nov 22, 2026.",
    address: "note: Listed at tides.example, but read at new.example.",
    "https-audio": "note: Plain http for its one episode.",
  });
});

test("a show that only a directory lists gets no findings against its feed", async () => {
  await importShows(database, [listed], { now: NOW });
  expect([await withState("note"), await withState("pass")]).toEqual([[], []]);
  expect((await findings()).language).toBe("unknown: The feed hasn’t been read yet.");
  // Its feed has been read, but its facts are not in the catalogue yet.
  await state({});
  expect((await findings()).language).toBe("unknown: German is known from a directory.");
});

test("only facts that a directory may have stated are unknown", async () => {
  await importShows(database, [listed], { now: NOW });
  await importShows(database, [feed("", [item(1, EXTRAS)])], { now: NOW });
  await state({});
  expect(await findings()).toMatchObject({
    language: "unknown: German is known from the feed or a directory.",
    guid: "unknown: One is known from the feed or a directory.",
    explicit: "unknown: Explicit is known from the feed or a directory.",
    cover: "note: None that we can read.",
    transcripts: "pass: Given for its one episode.",
    contact: "note: It has no email address or social page of its makers that we can show.",
  });
});

test("a show that was first known from a directory has no older address", async () => {
  const key = "podcasts.apple.com/us/podcast/tides/id7";
  await importShows(database, [{ ...listed, key, feedUrl: `https://${KEY}` }], { now: NOW });
  await transactions.write("INSERT INTO feed_reads (podcast_id, tried_at, read_at) VALUES ($1, $2, $2)", [
    podcastId(key),
    NOW,
  ]);
  const findings = (await healths.of(podcastId(key)))?.findings ?? [];
  expect(findings.find(({ id }) => id === "address")?.seen).toBe("We read it at the address where it’s listed.");
});

test("transcripts and people are unknown for episodes from a version that stored neither", async () => {
  await importShows(database, [feed("", [item(1)])], { now: NOW });
  await transactions.write("UPDATE episodes SET folded = NULL");
  const { transcripts, people } = await findings();
  expect([transcripts, people]).toEqual([
    "unknown: Not read yet.",
    "unknown: We haven’t read its episodes for this yet.",
  ]);
});

test("a show without a real feed has no findings, and an unknown show no health", async () => {
  const none = { readAt: null, findings: [] };
  await importShows(database, [{ ...complete(), source: "demo" }], { now: NOW });
  expect(await healths.of(ID)).toEqual(none);
  const key = "podcasts.apple.com/us/podcast/reefs/id7";
  await importShows(database, [{ source: "dump", key, title: "Reefs", categories: [] }], { now: NOW });
  expect(await healths.of(podcastId(key))).toEqual(none);
  expect(await healths.of("nobody")).toBeUndefined();
});
