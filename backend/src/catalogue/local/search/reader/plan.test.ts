import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import type { TextField } from "@earshot/domain/catalogue/query/query";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { labelWord } from "../../record/words/label-words.js";
import { type Plan, planOf } from "./plan.js";
import type { WrittenApart } from "./written-apart.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const DAY = 86_400;
const label = (text: string) => `"${labelWord(text)}"`;

function planFrom(
  text: string,
  field: TextField = "title",
  more: Partial<SearchFilters> = {},
  apart?: WrittenApart,
): Plan {
  const filters = { tags: [], categories: [], ...more };
  const state = { podcasts: 10, words: new Map() };
  return planOf({ query: parseQuery(text).query, field, filters, now: NOW, state, apart });
}

const words = (table: string, match: string) => ({
  sql: `SELECT rowid AS place FROM ${table} WHERE ${table} MATCH ?`,
  values: [match],
  ordered: true,
});

test("words of one field are one question to its index, labels among them", () => {
  expect(planFrom("kelp forest")).toEqual({ lead: words("titles", '("kelp" AND "forest")'), ranges: [] });
  expect(planFrom("kelp", "host")).toEqual({ lead: words("hosts", '"kelp"'), ranges: [] });
  expect(planFrom('kelp "deep sea" -cold', "topic").lead?.values).toEqual(['(("kelp" AND "deep sea") NOT "cold")']);
  expect(planFrom("kelp OR (deep sea)").lead?.values).toEqual(['("kelp" OR ("deep" AND "sea"))']);
  expect(planFrom("kelp", "title", { language: "de" }).lead?.values).toEqual([`("kelp" AND ${label("l:de")})`]);
});

test("a phrase is words side by side; a word is also found as names write it apart", () => {
  expect(planFrom('"to the sea"').lead?.values).toEqual(['"to the sea"']);
  expect(planFrom("well-being", "host").lead?.values).toEqual(['"well being"']);
  const apart = { title: new Map([["seabed", [["sea", "bed"]]]]), host: new Map() };
  expect(planFrom('"seabed"', "title", {}, apart).lead?.values).toEqual(['("seabed" OR "sea bed")']);
  expect(planFrom("cold seabed", "topic", {}, apart).lead?.values).toEqual([
    '("cold" AND ("seabed" OR title : "sea bed"))',
  ]);
  expect(planFrom("seabed", "host", {}, apart).lead?.values).toEqual(['"seabed"']);
});

test("labels alone lead, too; exclusions alone are looked up for each show", () => {
  expect(planFrom("lang:German").lead?.values).toEqual([label("l:de")]);
  expect(planFrom("explicit:no cat:comedy").lead?.values).toEqual([`(${label("x:0")} AND ${label("c:comedy")})`]);
  const { lead, rest } = planFrom("-kelp -sea");
  expect(lead).toBeUndefined();
  expect(rest?.sql.match(/NOT IN/g)).toHaveLength(2);
  expect(planFrom("-(-kelp)").lead?.values).toEqual(['"kelp"']);
});

test("fields are asked apart and put together", () => {
  const both = planFrom("kelp host:ida");
  expect(both.lead?.values).toEqual(['"kelp"']);
  expect(both.rest).toEqual({
    sql: "(s.place IN (SELECT rowid AS place FROM hosts WHERE hosts MATCH ?))",
    values: ['"ida"'],
  });
  expect(planFrom("kelp OR host:ida").lead).toEqual({
    sql: "SELECT rowid AS place FROM titles WHERE titles MATCH ? UNION SELECT rowid AS place FROM hosts WHERE hosts MATCH ?",
    values: ['"kelp"', '"ida"'],
    ordered: false,
  });
});

test("filters on numbers", () => {
  const ranges = (text: string) => planFrom(text).ranges;
  const within = (column: string, from: number, to = Infinity) => ({ column, from, to });
  expect(ranges("ep>50")).toMatchObject([{ ranges: [within("episodes", 51)], excluded: false }]);
  expect(ranges("listeners:5000..20000")).toMatchObject([
    // A range without an upper end passes no maximum.
    { ranges: [within("listeners", 10_000, 40_001), within("high", 0, Number.MAX_SAFE_INTEGER - 1)] },
  ]);
  expect(ranges("updated<30d")).toMatchObject([{ ranges: [within("updated", NOW.getTime() / 1000 - 30 * DAY)] }]);
  expect(ranges("updated>30d")).toMatchObject([
    { ranges: [within("updated", 0, NOW.getTime() / 1000 - 30 * DAY - 1)] },
  ]);
  expect(ranges("-ep>50")).toMatchObject([{ ranges: [within("episodes", 51)], excluded: true }]);
  expect(ranges("-listeners:5..9")).toEqual([
    {
      ranges: [within("listeners", 10, 19), within("high", 0, Number.MAX_SAFE_INTEGER - 1)],
      excluded: true,
      kind: "ranges",
    },
  ]);
});

test("a query that asks for nothing is no condition", () => {
  expect(planFrom("")).toEqual({ ranges: [] });
  expect(planFrom("?! -")).toEqual({ ranges: [] });
});

test("no text of a user is ever part of a statement", () => {
  const canary = "zxcanary";
  for (const text of [
    canary,
    `"${canary}"`,
    `-${canary}`,
    `host:${canary} OR ${canary}`,
    `lang:${canary}`,
    `cat:${canary} OR ep>5`,
    `'${canary}`,
    `${canary}:*`,
  ]) {
    const { lead, rest } = planFrom(text);
    expect(`${lead?.sql} ${rest?.sql}`).not.toContain(canary);
  }
});
