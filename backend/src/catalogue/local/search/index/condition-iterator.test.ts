import fc from "fast-check";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { jest } from "@jest/globals";
import { indexableShow } from "../../../../testing/catalogue/indexable-show.js";
import { IndexWriter } from "../../write/index/index-writer.js";
import { writeLists } from "../../write/index/write-lists.js";
import { LEAST_LISTED } from "../../record/word-lists.js";
import type { IndexableShow } from "../../record/index-show.js";
import { labelWord } from "../../record/words/label-words.js";
import { IndexReader } from "./index-reader.js";
import { matchesAfter, passingOf, totalOf } from "./matches.js";
import { planOf, type Scope } from "../query/scope.js";
import { iteratorOf } from "./condition-iterator.js";

// A plan finds the shows that meet it one by one, whether its words have lists or not.

const SHOWS = 3_000;

/** "the tide" is a phrase of common words: it has no list. "pearl diver" and "lone" are rare. */
const show = (at: number): IndexableShow =>
  indexableShow({
    id: `show${at}`,
    description: at % 5 ? "tide" : "reef kelp",
    title: `${at % 2 ? "kelp" : "moss"} ${at % 9 ? "reef" : "sand"} ${at % 3 ? "the tide" : "tide the"}${at % 700 ? "" : " pearl diver"}`,
    author: at % 4 ? "ida kelp" : at % 900 ? null : "lone",
    categories: at % 4 ? ["News"] : [],
    language: at % 3 ? "en" : at % 60 ? null : "de",
    country: at % 5 ? null : "GB",
    explicit: at % 7 ? false : at % 14 ? null : true,
    has_contact: at % 50 === 0,
    episode_count: at % 8 ? at % 40 : null,
    popularity_score: at % 6 ? (at % 10) + 0.3 : null,
  });

let folder: string;
let path: string;
let reader: IndexReader;
const shows: { readonly place: number; readonly show: IndexableShow }[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-walks-"));
  path = join(folder, "index.sqlite");
  const writer = new IndexWriter(path);
  for (let at = 1; at <= SHOWS; at += 1) {
    shows.push({ place: 4 * at, show: show(at) });
    writer.add(show(at));
  }
  writer.finish({ generation: 1, checksum: "x" }, []);
  reader = new IndexReader(path);
});
afterAll(() => {
  reader.close();
  rmSync(folder, { recursive: true });
});

const scopeOf = (query: Query, field: TextField, filters: Partial<SearchFilters> = {}): Scope => ({
  ...{ query, field, filters: { tags: [], categories: [], ...filters }, now: new Date(0) },
  state: { podcasts: SHOWS, words: new Map() },
});

/** The same rules, applied to one show. `everywhere`: no field may have what is excluded. */
function meets(one: IndexableShow, query: Query, field: TextField, everywhere = false): boolean {
  const isMet = (part: Query, where = field) => meets(one, part, where, everywhere);
  switch (query.kind) {
    case "word":
    case "phrase": {
      const texts = {
        title: [one.title],
        host: [one.author ?? ""],
        topic: [one.title, one.description ?? "", ...one.categories],
      };
      return texts[field].some((text) => ` ${text.toLowerCase()} `.includes(` ${query.text} `));
    }
    case "and":
      return query.queries.every((part) => isMet(part));
    case "or":
      return query.queries.some((part) => isMet(part));
    case "not":
      return !(everywhere ? FIELDS : [field]).some((where) => isMet(query.query, where));
    case "in":
      return isMet(query.query, query.field);
    case "explicit":
      return one.explicit === query.value;
    case "number":
      return (
        one.episode_count !== null &&
        one.episode_count >= (query.from ?? 0) &&
        one.episode_count <= (query.to ?? Infinity)
      );
    default:
      throw new Error(query.kind);
  }
}

function passes(
  one: IndexableShow,
  { language, country, minPopularity, maxPopularity, categories }: Partial<SearchFilters>,
) {
  const score = one.popularity_score;
  return (
    (language === undefined || one.language === language) &&
    (country === undefined || one.country === country) &&
    (!categories?.length || one.categories.includes("News")) &&
    (minPopularity === undefined || (score !== null && score >= minPopularity)) &&
    (maxPopularity === undefined || (score !== null && score <= maxPopularity))
  );
}

const { query } = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom("kelp", "moss", "reef", "sand", "tide", "ida", "lone", "nothing").map((text): Query => ({ kind: "word", text })),
    fc.constantFrom("the tide", "tide pearl diver", "pearl diver", "sand moss").map((text): Query => ({ kind: "phrase", text })),
    fc.constantFrom(true, false).map((value): Query => ({ kind: "explicit", value })),
    fc.nat(40).map((from): Query => ({ kind: "number", field: "ep", from, to: null })),
    fc.array(tie("query"), { minLength: 2, maxLength: 3 }).map((queries): Query => ({ kind: "and", queries })),
    fc.array(tie("query"), { minLength: 2, maxLength: 3 }).map((queries): Query => ({ kind: "or", queries })),
    tie("query").map((query): Query => ({ kind: "not", query })),
    fc.record({ kind: fc.constant("in" as const), field: fc.constantFrom<TextField>("title", "host", "topic"), query: tie("query") }),
  ),
})); // prettier-ignore
const filters: fc.Arbitrary<Partial<SearchFilters>> = fc.record(
  {
    language: fc.constantFrom("en", "de", "fr"),
    country: fc.constantFrom("GB", "US"),
    categories: fc.constantFrom([], ["News"]),
    minPopularity: fc.constantFrom(0, 5.3, 5.4),
    maxPopularity: fc.constantFrom(7.3, 8),
  },
  { requiredKeys: [] },
);
const FIELDS: readonly TextField[] = ["title", "host", "topic"];
const field = fc.constantFrom(...FIELDS);

test("a plan finds the shows that meet its query and filters, from any place, and counts them", () => {
  fc.assert(
    fc.property(query, field, filters, fc.boolean(), fc.nat(4 * SHOWS), (asked, where, chosen, everywhere, after) => {
      const other = where === "host" ? "title" : "host";
      const fields: readonly TextField[] = everywhere ? [where, other] : [where];
      const within = (where: TextField) => ({ ...scopeOf(asked, where, chosen), excludesEverywhere: everywhere });
      const scope = { ...within(where), ...(everywhere && { also: [within(other)] }) };
      const found = shows
        .filter(({ show }) => fields.some((one) => meets(show, asked, one, everywhere)))
        .filter(({ show }) => passes(show, chosen))
        .map(({ place }) => place);
      reader.firstPlaces.clear();
      const plan = planOf(scope);
      expect(totalOf(reader, plan)).toEqual({ total: found.length, partial: false });
      expect(matchesAfter(reader, plan, 0, 20)).toEqual(found.slice(0, 20));
      expect(matchesAfter(reader, plan, 0, SHOWS + 1)).toEqual(found);
      const later = found.filter((place) => place > after);
      expect(matchesAfter(reader, plan, after, SHOWS)).toEqual(later);
      const some = shows.filter((_, at) => at % 97 === after % 97).map(({ place }) => place).toReversed(); // prettier-ignore
      expect(passingOf(reader, plan, some)).toEqual(new Set(some.filter((place) => found.includes(place))));
    }),
    { numRuns: 300 },
  );
});

test("a plan of given places finds their shows in popularity order", () => {
  const plan = { kind: "places", sql: "SELECT value AS place FROM json_each(?)", values: ["[40, 8, 12]"] } as const;
  expect(matchesAfter(reader, plan, 0, 10)).toEqual([8, 12, 40]);
  expect(matchesAfter(reader, { kind: "all", of: [plan, planOf(scopeOf(parseQuery("moss").query, "title"))] }, 0, 9)).toEqual([8, 40]); // prettier-ignore
});

test("reads the first shows once, and further ones from where they ended", () => {
  const plan = planOf(scopeOf(parseQuery('"the tide"').query, "title"));
  reader.firstPlaces.clear();
  const read = jest.spyOn(reader, "numbers");
  const first = matchesAfter(reader, plan, 0, 10);
  expect(matchesAfter(reader, plan, 0, 50).slice(0, 10)).toEqual(first);
  matchesAfter(reader, plan, 0, 20);
  expect(read.mock.calls.map(([, values]) => values?.slice(1))).toEqual([[0, 1_000]]); // prettier-ignore
  matchesAfter(reader, plan, 0, SHOWS);
  matchesAfter(reader, plan, 0, 2 * SHOWS);
  const named = shows.filter(({ show }) => show.title.includes("the tide"));
  expect(read.mock.calls.slice(1).map(([, values]) => values?.slice(1))).toEqual([[named[999]?.place, 500], [named[1_499]?.place, 750]]); // prettier-ignore
  expect(totalOf(reader, plan)).toEqual({ total: 2_000, partial: false });
  expect(read).toHaveBeenCalledTimes(3);
  read.mockRestore();
});

test("a total is exact where counting takes few steps; a word or label takes the fewest", () => {
  const total = (text: string, limits: { most: number; steps: number }) => {
    reader.firstPlaces.clear();
    return totalOf(reader, planOf(scopeOf(parseQuery(text).query, "title")), limits);
  };
  const few = { most: 100, steps: 1_000 };
  expect(total("kelp", few)).toEqual({ total: 1_500, partial: false });
  expect(total("lang:en", few)).toEqual({ total: 2_000, partial: false });
  expect(total("nothing", few)).toEqual({ total: 0, partial: false });
  // Half of the shows make a list of 1,500 steps.
  expect(total("kelp reef", few)).toEqual({ total: 100, partial: true });
  expect(total("kelp reef", { ...few, steps: 1_500 })).toEqual({ total: 1_333, partial: false });
  // The number of steps in a full-text index is unknown.
  expect(total('"the tide"', { most: 1_999, steps: 1_000_000 })).toEqual({ total: 1_999, partial: true });
  expect(total('"the tide"', { most: 2_000, steps: 1_000_000 })).toEqual({ total: 2_000, partial: false });
});

test("only common words and labels have a list in the file", () => {
  const file = new DatabaseSync(path);
  const all = () => file.prepare("SELECT * FROM word_lists").all();
  const before = all();
  const sand = [...shows.filter((_, at) => (at + 1) % 9 === 0)];
  expect(sand.length).toBeGreaterThanOrEqual(LEAST_LISTED);
  expect(before.map(({ field, word }) => [field, word])).toEqual(
    expect.arrayContaining([[0, "kelp"], [2, "sand"], [2, labelWord("c:news")]]), // prettier-ignore
  );
  expect(before.some(({ word }) => word === "pearl")).toBe(false);
  writeLists(file);
  expect(all()).toEqual(before);
  file.close();
});

test("no text of a user is ever part of a statement", () => {
  const canary = "zxcanary";
  const asked: unknown[] = [];
  const spies = (["all", "get", "lists", "numbers"] as const).map((name) =>
    jest.spyOn(reader, name).mockImplementation((sql: string) => {
      asked.push(sql);
      return (name === "get" ? undefined : []) as never;
    }),
  );
  for (const text of [
    canary,
    `"${canary} of"`,
    `-${canary}`,
    `host:${canary} OR ${canary}`,
    `lang:${canary}`,
    `cat:${canary} OR ep>5`,
    `'${canary}`,
    `${canary}:*`,
  ])
    // prettier-ignore
    iteratorOf(reader, planOf(scopeOf(parseQuery(text).query, "topic"))).after(0, 10);
  for (const spy of spies) spy.mockRestore();
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.join("\n")).not.toContain(canary);
});
