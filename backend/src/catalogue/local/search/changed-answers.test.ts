import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SearchPage } from "@earshot/domain/catalogue/search/search-request";
import fc from "fast-check";
import { indexableShow } from "../../../testing/catalogue/indexable-show.js";
import { drill } from "../../../testing/drill.js";
import { searchQuery, searchRequestOf } from "../../search-query.schemas.js";
import { stampIndex } from "../write/index/complete-index.js";
import { IndexUpdater } from "../write/index/index-updater.js";
import { beginChanges, IndexWriter, openToWrite } from "../write/index/index-writer.js";
import type { ChangedShows } from "../write/staging/changed-shows.js";
import { indexFile } from "../record/changed-index.js";
import { PLACES_A_BLOB } from "../record/show-columns.js";
import type { IndexableShow } from "../record/index-show.js";
import { hostNames } from "../record/words/names.js";
import { indexAnswers } from "./answers/index-tasks.js";
import { searchLocally } from "./local-search.js";
import { IndexReader } from "./index/index-reader.js";
import type { SearchSources } from "./one-generation.js";

// A whole file together with a file of changes gives the same answers as a file that is written at once.

const NOW = new Date("2026-08-04T10:00:00Z");
const SECONDS = NOW.getTime() / 1000;
/** Spans two blobs of columns, and includes words and labels that have lists, and listed beginnings. */
const SHOWS = 4_200;
const CHECKSUM = "x";
/** The rank of one in this many shows is compared: a rank counts all shows before it, so the next one also shows a missing show. */
const RANKS_APART = drill({ short: 7, long: 1 });

type Placed = IndexableShow & { readonly position: number };
type Facts = Pick<Placed, "position" | "title" | "author" | "description" | "categories" | "language" | "episode_count" | "listeners_low" | "sinks">; // prettier-ignore

function showOf(id: string, facts: Facts): Placed {
  const updated = `${SECONDS - (facts.episode_count ?? 0) * 86_400}`;
  const show = indexableShow({
    ...{ ...facts, id, country: "GB", explicit: false, ranked: facts.sinks === 0, size: 1 / facts.position },
    ...{ last_update: updated, newest_episode: updated, fetched_at: `${SECONDS}`, as_of: `${SECONDS}` },
    listeners_high: facts.listeners_low === null ? null : `${2 * Number(facts.listeners_low)}`,
    itunes_id: `${[...id].reduce((sum, sign) => 31 * sum + sign.charCodeAt(0), 7)}`,
  });
  return { ...show, position: facts.position };
}

const TOPICS = ["tide", "kelp", "harbour", "lantern", "moss", "rail", "choir", "ember"] as const;
const NAMES = ["the tide", "the kelp", "theory", "sea glass", "seaglass", "harbour master", "ember"] as const;
const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value;

const first = (at: number): Facts => ({
  position: at + 1,
  title: `${pick(NAMES, at * 7)} ${pick(TOPICS, at * 5)} ${at % 900}`,
  author: at % 3 ? `${pick(TOPICS, at)} studios` : `ida ${at % 50}`,
  description: `${pick(TOPICS, at * 3)} ${pick(TOPICS, at * 11)} and word${at % 40}`,
  categories: [["News"], ["Arts", "Music"], [], ["Society & Culture"]][at % 4] ?? [],
  language: pick(["en", "de", null], at * 13),
  episode_count: at % 60,
  listeners_low: at % 5 ? `${10 * (at % 90)}` : null,
  sinks: 0,
});

const word = fc.constantFrom(...TOPICS, ...NAMES, "novelty", "the new", "word3");
/** Includes popular shows: the lists keep only the first few shows of a name. */
const position = fc.oneof(
  fc.integer({ min: 1, max: SHOWS }).map((at) => at + 0.5),
  fc.integer({ min: 1, max: 40 }).map((at) => at + 0.25),
);
const facts: fc.Arbitrary<Facts> = fc.record({
  position,
  // A list of names with the same beginning often gains as many as it loses.
  title: fc
    .tuple(fc.oneof(fc.constantFrom("the tide", "the kelp", "theory"), word), fc.array(word, { maxLength: 2 }))
    .map(([begun, words]) => [begun, ...words].join(" ")),
  author: fc.option(word),
  description: fc.array(word, { maxLength: 5 }).map((words) => words.join(" ")),
  categories: fc.uniqueArray(fc.constantFrom("News", "Arts", "Sea Shanties", "Music"), { maxLength: 2 }),
  language: fc.constantFrom("en", "fr", null),
  episode_count: fc.option(fc.nat(80)),
  listeners_low: fc.option(fc.nat(900).map(String)),
  sinks: fc.constantFrom(0, 0, 0, 1),
});
const which = fc.oneof(fc.nat(SHOWS - 1), fc.nat(40));
const step = fc.record({
  change: fc.array(fc.tuple(which, facts, fc.boolean()), { maxLength: 25 }),
  add: fc.array(facts, { maxLength: 15 }),
  remove: fc.array(which, { maxLength: 25 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-changed-"));
  write(indexFile(folder, 1), start());
});
afterAll(() => rmSync(folder, { recursive: true }));

const start = () => new Map(Array.from({ length: SHOWS }, (_, at) => [`s${at}`, showOf(`s${at}`, first(at))]));
const inOrder = (shows: Iterable<Placed>) =>
  [...shows].sort((a, b) => a.sinks - b.sinks || a.position - b.position || (a.id < b.id ? -1 : 1));

/** Shows with `sinks` come last: their positions are after all others. */
function after(shows: ReadonlyMap<string, Placed>, { change, add, remove }: Step, at: number): Map<string, Placed> {
  const next = new Map(shows);
  const taken = new Set([...shows.values()].map(({ position }) => position));
  const ids = [...shows.keys()];
  const put = (id: string, given: Facts) => {
    let { position: wanted } = given;
    if (given.sinks > 0 && wanted < SHOWS) wanted += SHOWS;
    while (taken.has(wanted)) wanted += 0.001;
    taken.add(wanted);
    next.set(id, showOf(id, { ...given, position: wanted }));
  };
  for (const number of remove) next.delete(pick(ids, number));
  for (const [number, given, keeps] of change) {
    const before = next.get(pick(ids, number));
    // A show that keeps its position keeps its demotion.
    if (before && keeps)
      next.set(before.id, showOf(before.id, { ...given, position: before.position, sinks: before.sinks })); // prettier-ignore
    else if (before) put(before.id, given);
  }
  for (const [nth, given] of add.entries()) put(`n${at}-${nth}`, given);
  return next;
}

const catalogue = (generation: number) => ({ generation, checksum: CHECKSUM });
const CATEGORIES = [
  { label: "news", name: "News", shows: 1_000 },
  { label: "arts", name: "Arts", shows: 1_000 },
];

function write(path: string, shows: ReadonlyMap<string, Placed>): void {
  const writer = new IndexWriter(path);
  for (const show of inOrder(shows.values())) writer.add(show);
  writer.finish(catalogue(1), CATEGORIES);
}

/** The changes as an import reports them, from the shows before and after it. */
function changesOf(before: ReadonlyMap<string, Placed>, next: ReadonlyMap<string, Placed>) {
  const [old, now] = [inOrder(before.values()), inOrder(next.values())];
  const come = now.filter((show) => before.get(show.id) !== show);
  const keeps = (show: Placed) => before.get(show.id)?.position === show.position;
  const coming = come
    .filter((show) => !keeps(show))
    .map(({ id, position: at }) => ({ id, after: old.findLast((other) => other.position < at)?.id ?? null }));
  async function* pages(shows: readonly Placed[]) {
    for (let at = 0; at < shows.length; at += 7) yield await Promise.resolve(shows.slice(at, at + 7));
  }
  const changes: Pick<ChangedShows, "gone" | "come" | "coming" | "live"> = {
    gone: () => pages(old.filter((show) => next.get(show.id) !== show)),
    come: () => pages(come),
    coming: () => Promise.resolve(coming),
    live: (ids) => Promise.resolve(old.filter(({ id }) => ids.includes(id))),
  };
  return changes as ChangedShows;
}

const SEARCHES = [
  ...["tide", "the tide", "kelp moss", "seaglass", "sea glass", "ida 7", "harbur master", '"tide and"', "novelty"],
  ...["tide -kelp", "choir OR rail", "word3", "theory", "lang:en ember", "the"],
].flatMap((term) => ["all", "title", "host", "topic"].map((mode) => ({ term, mode })));
const FILTERED = [
  { term: "", category: "News", facets: "1" },
  { term: "tide", language: "en", facets: "1", modes: "1" },
  { term: "moss", minEpisodes: "20", facets: "1", modes: "1" },
];
const ORDERS = ["listeners", "perEpisode", "updated", "episodes", "rhythm", "title"].flatMap((sort) =>
  ["tide", "the"].map((term) => ({ term, sort })),
);

type Asked = Readonly<Record<string, string | undefined>>;
type Answered = Pick<SearchPage, "nextCursor"> & { readonly ids: readonly string[]; readonly rest: object };

/** Queries a file the way the service does. */
function asking(path: string) {
  const reader = new IndexReader(path);
  const answer = indexAnswers(reader);
  let ids: readonly string[] = [];
  const readers = {
    ask: (task: "search", input: never) => Promise.resolve(answer(task, input).output),
    timed: <Result>(_: string, work: () => Promise<Result>) => work(),
  };
  const sources = {
    rows: {
      byIds: (found: readonly string[]) => Promise.resolve(new Map((ids = found).map((id) => [id, undefined]))),
      generation: () => Promise.resolve(1),
    },
    index: {
      use: (work: (use: unknown, generation: number) => unknown) => work(readers, 1),
      following: () => Promise.resolve(),
    },
  } as unknown as SearchSources;
  const search = async (asked: Asked, cursor: string | null): Promise<Answered> => {
    const request = searchRequestOf(searchQuery.parse({ ...asked, limit: "40", ...(cursor && { cursor }) }));
    const { nextCursor, ...rest } = await searchLocally(sources, request, NOW);
    return { nextCursor, ids, rest };
  };
  return { reader, answer, search };
}

/** What a file answers, without its place numbers. */
async function answersOf(path: string, shows: readonly Placed[]) {
  const { reader, answer, search } = asking(path);
  const searches: unknown[] = [];
  for (const asked of [...SEARCHES, ...FILTERED, ...ORDERS]) {
    let cursor: string | null = null;
    for (let page = 0; page < 3 && (page === 0 || cursor !== null); page += 1) {
      const { ids, rest, nextCursor } = await search(asked, cursor);
      searches.push({ asked, page, ids, rest, goesOn: nextCursor !== null });
      cursor = nextCursor;
    }
  }
  const some = shows.filter((_, at) => at < 30 || at % 211 === 0);
  const compared = some.map(({ id, title, description, categories, language, author }) => {
    const makers = hostNames({ author: author ?? undefined });
    return { id, title, makers, description: description ?? "", categories, language: language ?? undefined };
  });
  const answers = {
    searches,
    suggestions: ["t", "the", "the t", "sea", "ida", "harb", "n"].map(
      (q) => answer("suggest", { q, mode: "all", limit: 30 }).output,
    ),
    ranks: shows.filter((_, at) => at % RANKS_APART === 0).map(({ id }) => answer("rank", id).output),
    similar: compared.map((show) => answer("similar", { show, limit: 12 }).output),
    titled: some.map(({ title }) => answer("titled", title).output),
    segments: answer("segments", null).output,
    clusters: [...answer("clusters", null).output].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    shows: reader.shows,
  };
  reader.close();
  return answers;
}

/** The shows on all pages: the first page from one file, the others from another file of the same generation. */
async function pagesOf([first, others]: readonly [string, string], asked: Asked): Promise<readonly string[]> {
  const [one, other] = [asking(first), asking(others)];
  const ids: string[] = [];
  let page = await one.search(asked, null);
  for (ids.push(...page.ids); page.nextCursor !== null; ids.push(...page.ids))
    page = await other.search(asked, page.nextCursor);
  for (const { reader } of [one, other]) reader.close();
  return ids;
}

test("a whole file with changes answers as a new file of the same shows", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
      const path = join(folder, "changes.sqlite");
      rmSync(path, { force: true });
      beginChanges(path, { ...catalogue(1), shows: SHOWS });
      let shows: ReadonlyMap<string, Placed> = start();
      for (const [at, one] of steps.entries()) {
        const next = after(shows, one, at);
        await new IndexUpdater(path).update(changesOf(shows, next));
        shows = next;
      }
      const file = openToWrite(path);
      stampIndex(file, catalogue(1), CATEGORIES);
      expect(file.prepare("SELECT shows FROM info").get()).toEqual({ shows: shows.size });
      file.close();
      const written = join(folder, "written.sqlite");
      rmSync(written, { force: true });
      write(written, shows);
      const order = inOrder(shows.values());
      expect(await answersOf(path, order)).toEqual(await answersOf(written, order));
      for (const asked of [{ term: "word3" }, { term: "word3", sort: "episodes" }, { term: "novelty" }]) {
        const [all, moved] = [await pagesOf([written, written], asked), await pagesOf([path, written], asked)];
        expect(moved.toSorted()).toEqual(all.toSorted());
      }
    }),
    { numRuns: drill({ short: 3, long: 60 }), seed: 20_261_126, endOnFailure: true },
  );
}, 300_000);

test("the test's shows fill several blobs, lists and beginnings", () => {
  const reader = new IndexReader(indexFile(folder, 1));
  expect(reader.number("SELECT max(place) FROM shows")).toBeGreaterThan(PLACES_A_BLOB);
  expect(reader.number("SELECT count(*) FROM word_lists")).toBeGreaterThan(20);
  expect(reader.number("SELECT count(*) FROM beginnings")).toBeGreaterThan(5);
  reader.close();
});
