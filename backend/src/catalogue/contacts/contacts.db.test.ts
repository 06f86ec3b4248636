import type { DataSource } from "typeorm";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { readFeed } from "../import/feed/read-feed.js";
import { CatalogueBuild } from "../local/write/catalogue-build.js";
import type { ImportedPodcast } from "../local/record/imported-podcast.js";
import { podcastId } from "../local/record/podcast-id.js";
import { forgetContact } from "./forget-contact.js";
import { ShowContacts } from "./show-contacts.js";

let database: TestDatabase;
let contacts: ShowContacts;
let transactions: PostgresTransactions;
beforeEach(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
  contacts = new ShowContacts(transactions);
});
afterEach(() => database.drop());

const now = new Date("2026-11-22T12:00:00Z");
const ID = podcastId("a.example/feed.xml");

function feed(...mails: readonly string[]): ImportedPodcast {
  const owners = mails.map(
    (mail) => `<itunes:owner><itunes:name>Ann</itunes:name><itunes:email>${mail}</itunes:email></itunes:owner>`,
  );
  const xml = `<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Tides</title>${owners.join("")}
    <item><title>One</title><guid>1</guid><enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item></channel></rss>`;
  const result = readFeed(Buffer.from(xml), { now, address: "https://a.example/feed.xml" });
  if (result.kind !== "podcast") throw new Error(result.reason);
  return result.podcast;
}
const other: ImportedPodcast = {
  source: "dump",
  key: "b.example/feed.xml",
  title: "Reefs",
  categories: [],
  feedUrl: "https://b.example/feed.xml",
};

async function importAll(shows: readonly ImportedPodcast[], mode: "merge" | "replace" = "merge"): Promise<void> {
  const build = await CatalogueBuild.begin(database.dataSource, { mode, now, indexFolder: database.indexFolder });
  for (const show of shows) await build.add(show);
  await build.finish();
}
const addresses = async () =>
  (await contacts.of(ID)).contacts.filter(({ kind }) => kind === "email").map(({ value }) => value);
const flag = async (source: DataSource = database.dataSource) =>
  (
    await source.query<{ has_contact: boolean | null }[]>("SELECT has_contact FROM catalogue.podcasts WHERE id = $1", [
      ID,
    ])
  )[0]?.has_contact;
/** The tables that contain a text in any column. */
async function whereIs(text: string): Promise<string[]> {
  const tables = await database.dataSource.query<{ name: string }[]>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'catalogue')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.dataSource.query<unknown[]>(`SELECT 1 FROM ${name} t WHERE t::text ILIKE $1 LIMIT 1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test("an import stores contacts in their own table alone, and later imports keep or replace them", async () => {
  await importAll([feed("ann@tides.example"), other]);
  expect(await addresses()).toEqual(["ann@tides.example"]);
  expect(await flag()).toBe(true);
  expect(await whereIs("ann@tides.example")).toEqual(["public.show_contacts"]);
  // A dump that mentions the show says nothing about its contacts.
  await importAll([{ ...other, key: "a.example/feed.xml", feedUrl: "https://a.example/feed.xml", title: "Tides" }]);
  expect(await addresses()).toEqual(["ann@tides.example"]);
  expect(await flag()).toBe(true);
  await importAll([feed("ben@tides.example")]);
  expect(await addresses()).toEqual(["ben@tides.example"]);
  await importAll([feed()]);
  expect(await addresses()).toEqual([]);
  expect(await flag()).toBe(false);
  await importAll([feed("ann@tides.example")]);
  await importAll([other], "replace");
  expect(await whereIs("ann@tides.example")).toEqual([]);
});

test("removes an address at once, and no later import or feed read restores it", async () => {
  await importAll([feed("ann@tides.example", "ads@tides.example"), other]);
  expect(await forgetContact(transactions, await contacts.hashOf("ANN@tides.example"))).toEqual({
    shows: 1,
    known: false,
  });
  expect(await addresses()).toEqual(["ads@tides.example"]);
  expect(await flag()).toBe(true);
  expect(await whereIs("ann@tides.example")).toEqual([]);
  await importAll([feed("Ann@Tides.example", "ads@tides.example")]);
  await importAll([feed("ann@tides.example"), other], "replace");
  expect(await whereIs("ann@tides.example")).toEqual([]);
  expect(await flag()).toBe(false);
  expect(await transactions.run(() => contacts.put(ID, feed("ann@tides.example").contacts ?? [], now))).toBe(false);
  expect(await addresses()).toEqual([]);
  expect(await forgetContact(transactions, await contacts.hashOf("ann@tides.example"))).toEqual({
    shows: 0,
    known: true,
  });
});

test("a show without its only address is marked so after the next merge", async () => {
  await importAll([feed("ann@tides.example"), other]);
  await forgetContact(transactions, await contacts.hashOf("ann@tides.example"));
  const [arrival] = await database.dataSource.query<{ facts: ImportedPodcast }[]>("SELECT facts FROM feed_arrivals");
  expect(arrival?.facts).toMatchObject({ key: "a.example/feed.xml", hasContact: false });
  if (arrival) await importAll([arrival.facts]);
  expect(await flag()).toBe(false);
  const episodes = await database.dataSource.query<unknown[]>("SELECT 1 FROM episodes WHERE podcast_id = $1", [ID]);
  expect(episodes).toHaveLength(1);
});

test("a running import does not store an address that is removed meanwhile", async () => {
  const build = await CatalogueBuild.begin(database.dataSource, {
    mode: "merge",
    now,
    indexFolder: database.indexFolder,
  });
  await build.add(feed("ann@tides.example"));
  await forgetContact(transactions, await contacts.hashOf("ann@tides.example"));
  await build.finish();
  expect(await whereIs("ann@tides.example")).toEqual([]);
});

test("after twenty simultaneous removals and feed reads, no removed address is left", async () => {
  await importAll([feed(), other]);
  const mails = Array.from({ length: 20 }, (_, at) => `m${at}@tides.example`);
  await Promise.all(
    mails.flatMap((mail) => [
      transactions.run(() => contacts.put(ID, feed(mail).contacts ?? [], now)),
      contacts.hashOf(mail).then((hash) => forgetContact(transactions, hash)),
    ]),
  );
  expect(await whereIs("@tides.example")).toEqual([]);
});
