import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import type { TextField } from "@earshot/domain/catalogue/query/query";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { labelWord } from "../../record/words/label-words.js";
import type { Condition } from "../index/condition.js";
import { planOf } from "./scope.js";
import type { CompoundSplits } from "./compounds.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const DAY = 86_400;

function planFrom(
  text: string,
  field: TextField = "title",
  more: Partial<SearchFilters> = {},
  splits?: CompoundSplits,
): Condition {
  const filters = { tags: [], categories: [], ...more };
  const state = { podcasts: 10, words: new Map() };
  return planOf({ query: parseQuery(text).query, field, filters, now: NOW, state, splits });
}

const words = (field: TextField, match: string) => ({ kind: "text", field, match });
const label = (text: string) => `"${labelWord(text)}"`;
const not = (of: object) => ({ kind: "not", of });

test("combines words and labels of one field into one query of its index", () => {
  expect(planFrom("kelp forest")).toEqual(words("title", '("kelp" AND "forest")'));
  expect(planFrom("kelp", "host")).toEqual(words("host", '"kelp"'));
  expect(planFrom('kelp "deep sea" -cold', "topic")).toEqual({
    kind: "all",
    of: [words("topic", '("kelp" AND "deep sea")'), not(words("topic", '"cold"'))],
  });
  expect(planFrom("kelp OR (deep sea)")).toEqual(words("title", '("kelp" OR ("deep" AND "sea"))'));
  expect(planFrom("kelp", "title", { language: "de" })).toEqual(words("title", `("kelp" AND ${label("l:de")})`));
});

test("a phrase is consecutive words; a word is also found where names split it", () => {
  expect(planFrom('"to the sea"')).toEqual(words("title", '"to the sea"'));
  expect(planFrom("well-being", "host")).toEqual(words("host", '"well being"'));
  const splits = { title: new Map([["seabed", [["sea", "bed"]]]]), host: new Map() };
  expect(planFrom('"seabed"', "title", {}, splits)).toEqual(words("title", '("seabed" OR "sea bed")'));
  expect(planFrom("cold seabed", "topic", {}, splits)).toEqual(
    words("topic", '("cold" AND ("seabed" OR title : "sea bed"))'),
  );
  expect(planFrom("seabed", "host", {}, splits)).toEqual(words("host", '"seabed"'));
});

test("labels apply to every field, and exclusions to all shows", () => {
  expect(planFrom("lang:German")).toEqual({ kind: "text", field: "any", match: label("l:de") });
  expect(planFrom("explicit:no cat:comedy")).toMatchObject({ match: `(${label("x:0")} AND ${label("c:comedy")})` });
  expect(planFrom("-kelp -sea")).toEqual({
    kind: "all",
    of: [not(words("title", '"kelp"')), not(words("title", '"sea"'))],
  });
  expect(planFrom("-(-kelp)")).toEqual(words("title", '"kelp"'));
});

test("queries fields separately and combines the results", () => {
  const both = [words("title", '"kelp"'), words("host", '"ida"')];
  expect(planFrom("kelp host:ida")).toEqual({ kind: "all", of: both });
  expect(planFrom("kelp OR host:ida")).toEqual({ kind: "any", of: both });
});

test("searches several fields for the same words, with the filters, and excludes words from all fields", () => {
  const filters = { tags: [], categories: [], minEpisodes: 5 };
  const state = { podcasts: 10, words: new Map() };
  const scope = { query: parseQuery("kelp -sea").query, field: "topic", filters, now: NOW, state } as const;
  const many = { kind: "ranges", ranges: [{ column: "episodes", from: 5, to: Infinity }] };
  const of = (field: TextField) => ({ kind: "all", of: [words(field, '"kelp"'), many] });
  expect(planOf({ ...scope, also: [{ ...scope, field: "host" }] })).toEqual({
    kind: "all",
    of: [
      { kind: "any", of: [of("topic"), of("host")] },
      not({ kind: "any", of: [words("topic", '"sea"'), words("host", '"sea"')] }),
    ],
  });
});

test("exclusions alone are tested once for all fields", () => {
  const state = { podcasts: 10, words: new Map() };
  const filters = { tags: [], categories: [] };
  const scope = { query: parseQuery("-sea").query, field: "topic", filters, now: NOW, state } as const;
  expect(planOf({ ...scope, also: [{ ...scope, field: "host" }] })).toEqual(
    not({ kind: "any", of: [words("topic", '"sea"'), words("host", '"sea"')] }),
  );
});

test("turns filters on numbers into ranges", () => {
  const within = (column: string, from: number, to = Infinity) => ({ column, from, to });
  const ranges = (...some: object[]) => ({ kind: "ranges", ranges: some });
  expect(planFrom("ep>50")).toEqual(ranges(within("episodes", 51)));
  // A range without an upper end never meets a maximum.
  const open = within("high", 0, Number.MAX_SAFE_INTEGER - 1);
  expect(planFrom("listeners:5000..20000")).toEqual(ranges(within("filtered", 5_000, 20_000), open));
  expect(planFrom("updated<30d")).toEqual(ranges(within("updated", NOW.getTime() / 1000 - 30 * DAY)));
  expect(planFrom("updated>30d")).toEqual(ranges(within("updated", 0, NOW.getTime() / 1000 - 30 * DAY - 1)));
  expect(planFrom("-ep>50")).toEqual(not(ranges(within("episodes", 51))));
  expect(planFrom("-listeners:5..9")).toEqual(not(ranges(within("filtered", 5, 9), open)));
  expect(planFrom("", "title", { minPopularity: 7.5 })).toEqual(ranges(within("score", 7.5)));
});

test("an empty query matches every show", () => {
  expect(planFrom("")).toEqual({ kind: "all", of: [] });
  expect(planFrom("?! -")).toEqual({ kind: "all", of: [] });
});

test("no text of a user is ever part of a statement", () => {
  const plan = planFrom("kelp", "title", { itunesId: "77" });
  expect(plan).toMatchObject({
    of: [words("title", '"kelp"'), { sql: expect.not.stringContaining("77") as string, values: [77] }],
  });
});

test("one word beside exclusions and filters matches as typed, like a word alone", () => {
  const state = { podcasts: 10, words: new Map() };
  const alternatives = new Map([["kelp", [{ words: ["kelps"], kind: "form" as const }]]]);
  const filters = { tags: [], categories: [] };
  const scope = (text: string) =>
    ({ query: parseQuery(text).query, field: "topic", filters, now: NOW, state, alternatives }) as const;
  const plan = (text: string) => planOf(scope(text));
  expect(plan("kelp")).toEqual(words("topic", '"kelp"'));
  expect(plan("kelp lang:de")).toEqual(words("topic", `("kelp" AND ${label("l:de")})`));
  expect(plan("kelp -sea ep>50")).toMatchObject({ of: [words("topic", '"kelp"'), {}, {}] });
  const everywhere = planOf({ ...scope("kelp -sea"), also: [{ ...scope("kelp -sea"), field: "host" }] });
  expect(everywhere).toMatchObject({ of: [{ of: [words("topic", '"kelp"'), words("host", '"kelp"')] }, {}] });
  expect(plan("kelp sea")).toEqual(words("topic", '(("kelp" OR "kelps") AND "sea")'));
});
