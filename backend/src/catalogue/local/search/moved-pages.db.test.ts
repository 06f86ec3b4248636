import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type {
  SearchFilters,
  SearchPage,
  SearchRequest,
  SearchSort,
} from "@earshot/domain/catalogue/search/search-request";
import { importShows } from "../../../testing/catalogue/import-shows.js";
import { testCatalogue, type TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

// Tests how cursors continue after an import that renumbers all shows.

const NOW = new Date("2026-08-04T10:00:00Z");
/** More than one block in the order by relevance. */
const SHOWS = 1_600;
/** They are more popular than all others, so every place after them changes. */
const NEWCOMERS = 300;
const LIMIT = 100;
/** Milliseconds for two imports on a busy machine. */
const TIMEOUT_MS = 60_000;

const listeners = (at: number) => `${Math.round(100_000 / 1.003 ** at).toLocaleString("en")}+`;

/** Few shows have both words, but enough have one of them to fill a list. */
const NAMES = [
  [97, 0, "Marble Lantern"],
  [40, 1, "Marble"],
  [40, 2, "Lantern"],
] as const;

const show = (at: number, more: Partial<ImportedPodcast> = {}): ImportedPodcast => ({
  source: "dump",
  key: `show-${at}`,
  title: `Tide ${NAMES.find(([each, rest]) => at % each === rest)?.[2] ?? ""} ${at}`,
  categories: ["Science"],
  episodeCount: (at * 7919) % 500,
  updateIntervalDays: 1 + (at % 50),
  lastUpdate: 1_700_000_000 + ((at * 104_729) % 5_000),
  listenerRange: listeners(at),
  // The formula ranks these ahead of more popular shows.
  description: at % 11 === 5 ? "All about the tide." : "",
  ...more,
});
const newcomer = (at: number) => show(at, { key: `new-${at}`, title: `Tide New ${at}`, listenerRange: "900,001+" });

type Walk = { readonly name: string; readonly request: SearchRequest; readonly pages: number };

const SORTS: readonly SearchSort[] = ["relevance", "listeners", "popularity", "updated", "episodes", "rhythm", "title"];
const walk = (name: string, pages: number, request: SearchRequest): Walk => ({ name, request, pages });
const asked = (term: string, more: Partial<SearchRequest>, filters: Partial<SearchFilters> = {}) =>
  searchFor(term, { limit: LIMIT, ...more }, filters);
const WALKS: readonly Walk[] = [
  ...SORTS.map((sort) => walk(`a word, by ${sort}`, 3, asked("tide", { sort }))),
  ...SORTS.map((sort) => walk(`a filter, by ${sort}`, 3, asked("", { sort }, { categories: ["Science"] }))),
  walk("by listeners, the smallest first", 3, asked("tide", { sort: "listeners", order: "asc" })),
  walk("a word, by relevance, in the second block", 12, asked("tide", { sort: "relevance" })),
  walk("a word, by relevance, at the end of a block", 10, asked("tide", { sort: "relevance" })),
  walk("few shows with all words, filled up", 1, asked("marble lantern", { sort: "relevance", limit: 20 })),
  walk("few shows with all words, filled up, by title", 1, asked("marble lantern", { sort: "title", limit: 20 })),
];

let database: TestDatabase;
let opened: TestCatalogue;
/** For each way of paging, before the import: the shows returned so far, the last page, and what all pages would have returned. */
const before = new Map<
  string,
  { readonly given: readonly string[]; readonly last: SearchPage; readonly whole: readonly string[] }
>();
/** Titles of shows at which paging paused and which no longer exist. */
const gone = new Set<string>();

beforeAll(async () => {
  database = await testDatabase();
  await importShows(
    database,
    Array.from({ length: SHOWS }, (_, at) => show(at)),
    { mode: "replace", now: NOW },
  );
  opened = testCatalogue(database, { now: () => NOW });
  for (const { name, request, pages } of WALKS) {
    const given: string[] = [];
    let last: SearchPage | undefined;
    for (let page = 0; page < pages; page += 1) {
      last = await opened.catalogue.search({ ...request, cursor: last?.nextCursor ?? undefined });
      given.push(...last.results.map(({ title }) => title));
      expect(last.catalogueChanged).toBeUndefined();
    }
    before.set(name, { given, last: last!, whole: await everything(request) });
    // Every second time, paging continues from a show that no longer exists.
    if (before.size % 2 === 0) gone.add(given.at(-1)!);
  }
  const left = Array.from({ length: SHOWS }, (_, at) => show(at)).filter(
    ({ title }, at) => at % 10 !== 7 && !gone.has(title),
  );
  const shows = [...left, ...Array.from({ length: NEWCOMERS }, (_, at) => newcomer(at))];
  await importShows(database, shows, { mode: "replace", now: NOW });
  await opened.index.latest();
}, TIMEOUT_MS);
afterAll(async () => {
  await opened?.close();
  await database.drop();
});

test.each(WALKS.map(({ name }) => name))("%s: paging continues after the last returned show", async (name) => {
  const { request } = WALKS.find((one) => one.name === name)!;
  const { given, last, whole: earlier } = before.get(name)!;
  const found: SearchPage[] = [];
  let cursor = last.nextCursor;
  while (cursor !== null) {
    const page = await opened.catalogue.search({ ...request, cursor });
    found.push(page);
    cursor = page.nextCursor;
  }
  // Only the first page comes from another catalogue than its cursor.
  expect(found.map(({ catalogueChanged }) => catalogueChanged)).toEqual([true, ...found.slice(1).map(() => undefined)]);
  const after = found.flatMap(({ results }) => results.map(({ title }) => title));
  expect(after.filter((title) => given.includes(title))).toEqual([]);
  expect(new Set(after).size).toBe(after.length);

  const whole = await everything(request);
  expect(found[0]!.total.value).toBe(whole.length);
  const missed = earlier.filter((title) => whole.includes(title) && !given.includes(title) && !after.includes(title));
  expect(missed).toEqual([]);
});

test(
  "returns each remaining show once by relevance, across two imports",
  async () => {
    const { given, last, whole } = before.get("a word, by relevance")!;
    const titles = [...given];
    const next = async (cursor: string) => {
      const page = await opened.catalogue.search({ ...asked("tide", { sort: "relevance" }), cursor });
      titles.push(...page.results.map(({ title }) => title));
      return page.nextCursor;
    };
    let cursor = await next(last.nextCursor!);
    cursor = await next(cursor!);
    const stay = await everything(asked("tide", {}));
    const more = Array.from({ length: NEWCOMERS }, (_, at) => newcomer(at + NEWCOMERS));
    await importShows(database, more, { now: NOW });
    await opened.index.latest();
    while (cursor !== null) cursor = await next(cursor);
    expect(titles).toHaveLength(new Set(titles).size);
    expect(whole.filter((title) => stay.includes(title) && !titles.includes(title))).toEqual([]);
  },
  TIMEOUT_MS,
);

test("a cursor of an earlier version, which does not name its catalogue, still works", async () => {
  const { last } = before.get("a word, by title")!;
  const {
    in: _in,
    show: _show,
    ...old
  } = JSON.parse(Buffer.from(last.nextCursor!, "base64url").toString()) as Record<string, unknown>;
  const cursor = Buffer.from(JSON.stringify(old)).toString("base64url");
  const page = await opened.catalogue.search({ ...asked("tide", { sort: "title" }), cursor });
  expect(page.catalogueChanged).toBeUndefined();
  expect(page.results).toHaveLength(LIMIT);
});

/** The titles on all pages, from the first page on. */
async function everything(request: SearchRequest): Promise<string[]> {
  const titles: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await opened.catalogue.search({ ...request, cursor: cursor ?? undefined });
    titles.push(...page.results.map(({ title }) => title));
    cursor = page.nextCursor;
  }
  return titles;
}
