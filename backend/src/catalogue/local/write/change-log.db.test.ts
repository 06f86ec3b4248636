import { CHANGE_KINDS, type CatalogueChange, type ChangeKind } from "@earshot/domain/catalogue/catalogue-changes.port";
import fc from "fast-check";
import { drill } from "../../../testing/drill.js";
import { importShows } from "../../../testing/catalogue/import-shows.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { podcastId } from "../record/podcast-id.js";
import { OPEN_END } from "../record/audience-facts.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";
import { LocalChanges } from "../shows/change-pages.js";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

/** Rounds of four imports each. */
const RUNS = drill({ short: 3, long: 8 });

const START = Date.UTC(2026, 10, 2);
const day = (number: number) => new Date(START + number * 86_400_000);
const SECRET = "a secret of this installation alone";
const log = (now = day(0)) => new LocalChanges(database.dataSource, { now: () => now }, SECRET);

type Facts = Partial<ImportedPodcast> & { readonly title: string; readonly categories: readonly string[] };
const showOf = (number: number, facts: Facts): ImportedPodcast => ({
  ...{ source: "dump", key: `show ${number}`, newestEpisode: START / 1000 - 86_400 },
  ...facts,
});
const plain = (number: number, more: Partial<ImportedPodcast> = {}) =>
  showOf(number, { title: `Show ${number}`, categories: ["News"], ...more });
const id = (number: number) => podcastId(`show ${number}`);

/** Fields as a client program stores them. Unknown ones are absent. */
type Known = Record<string, unknown>;

/** The stored shows, read by a separate list of columns. */
async function snapshot(): Promise<Map<string, Known>> {
  const rows = await database.dataSource.query<({ id: string; low: string | null; high: string | null } & Known)[]>(
    `SELECT id, title, author AS "itunesAuthor", feed_url AS url, itunes_id AS "itunesId", categories,
       coalesce(language, detected_language) AS language, episode_count AS "episodeCount", popularity_score AS "popularityScore",
       dead, listeners_low AS low, listeners_high AS high FROM catalogue.podcasts`,
  );
  return new Map(
    rows.map(({ id, low, high, ...stored }) => {
      const listeners =
        low === null ? null : { low: Number(low), high: Number(high) === OPEN_END ? null : Number(high) };
      const known = Object.entries({ ...stored, listeners }).filter(([, value]) => value !== null);
      return [id, Object.fromEntries(known)];
    }),
  );
}
const COMPARED = "title itunesAuthor url itunesId categories language episodeCount popularityScore dead listeners".split(" "); // prettier-ignore

/** Applies each change as a client program would, and checks that it starts from the values that the program has. */
function apply(shows: Map<string, Known>, changes: readonly CatalogueChange[]): void {
  for (const { id, kind, fields } of changes) {
    expect([id, shows.has(id)]).toEqual([id, kind !== "added"]);
    if (kind === "removed") shows.delete(id);
    else {
      const show = { ...shows.get(id) };
      for (const name of COMPARED) {
        const change = fields[name];
        if (!change) continue;
        expect(show[name] ?? null).toEqual(change.from);
        if (change.to === null) Reflect.deleteProperty(show, name);
        else show[name] = change.to;
      }
      shows.set(id, show);
    }
  }
}

/** All changes after a cursor, page by page; `between` runs after the first page. */
async function follow(since: string, limit: number, between = () => Promise.resolve()) {
  const changes: CatalogueChange[] = [];
  let cursor = since;
  for (let pages = 1; ; pages += 1) {
    const page = await log().page({ since: cursor, kinds: CHANGE_KINDS, limit });
    changes.push(...page!.changes);
    cursor = page!.nextSince;
    if (pages === 1) await between();
    else if (!page!.more) return { changes, cursor };
  }
}
const now = async () => (await log().page({ since: undefined, kinds: CHANGE_KINDS, limit: 1 }))!.nextSince;
const ofKinds = async (since: string, ...kinds: ChangeKind[]) =>
  (await log().page({ since, kinds, limit: 1_000 }))!.changes.map(({ id, kind }) => [kind, id]);

const facts: fc.Arbitrary<Facts> = fc.record(
  {
    title: fc.constantFrom("Tides", "Kelp", "Moss and more"),
    author: fc.constantFrom("Ann", "Bo"),
    description: fc.constantFrom("About the sea.", "About the shore."),
    categories: fc.constantFrom<string[]>(["News"], ["Arts", "Sea"], []),
    language: fc.constantFrom("en", "de"),
    feedUrl: fc.nat(80).map((number) => `https://feeds.example/${number}`),
    itunesId: fc.integer({ min: 1, max: 80 }),
    episodeCount: fc.integer({ min: 1, max: 900 }),
    popularityScore: fc.constantFrom(1.5, 3),
    listenerRange: fc.constantFrom("10-50", "1,000-5,000", "70,001+"),
    dead: fc.boolean(),
  },
  { requiredKeys: ["title", "categories"] },
);
const numbered = fc.array(fc.tuple(fc.nat(40), facts), { minLength: 1, maxLength: 25 });

// With few shows, each import rewrites everything; with many, it changes just a few in place.
test.each([
  ["written again", 0],
  ["changed in place", 300],
])("yesterday's shows with all logged changes equal today's; %s", async (_how, others) => {
  const rest = Array.from({ length: others }, (_, at) => plain(1_000 + at));
  let moment = 0;
  const merge = (shows: readonly (readonly [number, Facts])[]) =>
    importShows(database, shows.map(([number, given]) => showOf(number, given)), { now: day(moment++) }); // prettier-ignore
  await importShows(database, [plain(0), ...rest], { now: day(moment++) });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(numbered, numbered, numbered, numbered),
      fc.integer({ min: 1, max: 9 }),
      async ([first, second, third, rebuilt], limit) => {
        await merge(first);
        const shows = await snapshot();
        const since = await now();
        await merge(second);
        // The second merge takes place between two pages of the first one's changes.
        const merged = await follow(since, limit, () => merge(third).then(() => undefined));
        apply(shows, merged.changes);
        expect(shows).toEqual(await snapshot());
        const all = new Map(rebuilt.map(([number, given]) => [number, showOf(number, given)]));
        await importShows(database, [...all.values(), ...rest], { mode: "replace", now: day(moment++) });
        const end = await follow(merged.cursor, limit);
        apply(shows, end.changes);
        expect(shows).toEqual(await snapshot());
        expect((await follow(end.cursor, limit)).changes).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});

test("logs values of a change, but only the names of long texts", async () => {
  const at = { now: day(1) };
  await importShows(database, [plain(1, { listenerRange: "1,000-5,000" }), plain(2)], { now: day(0) });
  const since = await now();
  const changed = { listenerRange: "70,001+", description: "New.", episodeCount: 3 };
  await importShows(database, [plain(1, changed), plain(2, { oldestEpisode: 7 }), plain(3, { itunesId: 9 })], at);
  const page = (await log().page({ since, kinds: CHANGE_KINDS, limit: 10 }))!;
  expect(page.changes.map(({ fields: { createdOn: _, ...fields }, ...change }) => ({ ...change, fields }))).toEqual([
    {
      ...{ id: id(3), kind: "added", at: day(1).toISOString(), movedTo: null, longFields: [] },
      fields: expect.objectContaining({ title: { from: null, to: "Show 3" }, itunesId: { from: null, to: "9" } }),
    },
    {
      ...{ id: id(1), kind: "updated", at: day(1).toISOString(), movedTo: null, longFields: ["description"] },
      fields: {
        listeners: { from: { low: 1_000, high: 5_000 }, to: { low: 70_001, high: null } },
        episodeCount: { from: null, to: 3 },
      },
    },
  ]);
});

test("skips changes of other kinds, and ends a full page at its last change", async () => {
  await importShows(database, [plain(1), plain(2), plain(3)], { now: day(0) });
  const since = await now();
  await importShows(database, [plain(1, { episodeCount: 5 }), plain(3), plain(4), plain(5)], {
    mode: "replace",
    now: day(1),
  });
  expect(await ofKinds(since, "updated")).toEqual([["updated", id(1)]]);
  expect(await ofKinds(since, "removed", "updated")).toEqual([
    ["removed", id(2)],
    ["updated", id(1)],
  ]);
  const first = (await log().page({ since, kinds: ["added"], limit: 1 }))!;
  const second = (await log().page({ since: first.nextSince, kinds: ["added"], limit: 1 }))!;
  expect([first.more, second.more]).toEqual([true, false]);
  expect([...first.changes, ...second.changes].map(({ id }) => id).sort()).toEqual([id(4), id(5)].sort());
  expect(second.nextSince).toBe(await now());
});

test("removes changes older than 30 days, and refuses their cursors", async () => {
  await importShows(database, [plain(1)], { now: day(0) });
  const old = await now();
  await importShows(database, [plain(2), plain(3)], { now: day(1) });
  const newer = await now();
  await importShows(database, [plain(4)], { now: day(20) });
  await log(day(30)).sweep();
  expect(await ofKinds(old, "added")).toHaveLength(3);
  await log(day(32)).sweep();
  await log(day(32)).sweep();
  await expect(ofKinds(old, "added")).rejects.toMatchObject({ code: "changes.expired" });
  expect(await ofKinds(newer, "added")).toEqual([["added", id(4)]]);
});

test("restarts the log after an empty, demo or unlogged catalogue", async () => {
  const refused = async (since: string) => {
    await expect(ofKinds(since, "added")).rejects.toMatchObject({ code: "changes.expired" });
    return now();
  };
  const empty = await now();
  await importShows(database, [plain(1, { source: "demo" })], { now: day(0) });
  const demo = await refused(empty);
  await importShows(database, [plain(2)], { now: day(1) });
  const real = await refused(demo);
  expect(await ofKinds(real, ...CHANGE_KINDS)).toEqual([]);
  await database.dataSource.query("UPDATE catalogue.info SET generation = generation + 1");
  await importShows(database, [plain(3)], { now: day(2) });
  const since = await refused(real);
  await importShows(database, [plain(4)], { now: day(3) });
  expect(await ofKinds(since, ...CHANGE_KINDS)).toEqual([["added", id(4)]]);
});

const coded = (text: string) => Buffer.from(text).toString("base64url");
const decoded = (cursor: string) => Buffer.from(cursor, "base64url").toString();

test("refuses an invented cursor, even with the number of another one", async () => {
  await importShows(database, [plain(1)], { now: day(0) });
  const early = await now();
  await importShows(database, [plain(2), plain(3)], { now: day(1) });
  const late = await now();
  expect([await ofKinds(early, "added"), await ofKinds(late, "added")].map(({ length }) => length)).toEqual([2, 0]);
  const [name, number, signature] = decoded(early).split(":");
  const [, newest] = decoded(late).split(":");
  const { epoch } = (await database.dataSource.query<{ epoch: string }[]>("SELECT epoch FROM catalogue_log"))[0]!;
  expect(decoded(early)).not.toContain(epoch);
  for (const text of [
    ...["nobody", "", `${name}:${number}`, `${name}:${number}:`, `${name}:${newest}:${signature}`],
    ...[`${name}:0${number}:${signature}`, `${epoch.slice(0, 8)}:${number}:${signature}`],
    `${name}:${number}:${"A".repeat(22)}`,
  ]) {
    await expect(ofKinds(coded(text), "added")).rejects.toMatchObject({ code: "cursor.invalid" });
  }
  const elsewhere = new LocalChanges(database.dataSource, { now: () => day(0) }, `${SECRET}!`);
  const page = elsewhere.page({ since: early, kinds: CHANGE_KINDS, limit: 10 });
  await expect(page).rejects.toMatchObject({ code: "cursor.invalid" });
});

test("accepts a cursor of release 0.1.0, unless its number was never issued", async () => {
  await importShows(database, [plain(1)], { now: day(0) });
  const [{ epoch, last }] = await database.dataSource.query<[{ epoch: string; last: string }]>(
    "SELECT epoch, last FROM catalogue_log",
  );
  await importShows(database, [plain(2)], { now: day(1) });
  expect(await ofKinds(coded(`${epoch}:${last}`), "added")).toEqual([["added", id(2)]]);
  await expect(ofKinds(coded(`${epoch}:99`), "added")).rejects.toMatchObject({ code: "changes.expired" });
});
