import { parseQuery } from "@earshot/domain/catalogue/parse-query";
import type { TextField } from "@earshot/domain/catalogue/query";
import { queryCondition } from "./query-condition.js";
import { SqlParameters } from "./sql-parameters.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const DAY = 86_400;

const COMMON = new Map(["to", "the", "for"].map((word) => [word, { title: 3e5, host: 0, topic: 2e6 }]));

function conditionOf(text: string, field: TextField = "title") {
  const parameters = new SqlParameters();
  const sql = queryCondition(parseQuery(text).query, field, { parameters, words: COMMON, now: NOW });
  return { sql, values: parameters.values };
}

test("words of one column are one question to its index", () => {
  expect(conditionOf("kelp forest")).toEqual({ sql: "title_words @@ $1::tsquery", values: ["('kelp' & 'forest')"] });
  expect(conditionOf("kelp", "host")).toEqual({ sql: "host_words @@ $1::tsquery", values: ["'kelp'"] });
  expect(conditionOf('kelp "deep sea" -cold', "topic")).toEqual({
    sql: "topic_words @@ $1::tsquery",
    values: ["('kelp' & ('deep' <-> 'sea') & !'cold')"],
  });
  expect(conditionOf("kelp OR (deep sea)").values).toEqual(["('kelp' | ('deep' & 'sea'))"]);
});

test("a phrase in a name is found by its neighbouring words joined", () => {
  expect(conditionOf('"to the sea"').values).toEqual(["('tothe':B & 'thesea':B & ('to':A <-> 'the':A <-> 'sea':A))"]);
  expect(conditionOf("well-being", "host").values).toEqual(["('wellbeing':B & ('well':A <-> 'being':A))"]);
  expect(conditionOf('"sea"').values).toEqual(["'sea'"]);
});

test("a phrase of common words is looked for in all names and in the descriptions of popular shows", () => {
  const sql = "topic_words @@ $1::tsquery OR (position <= 50000 AND topic_words @@ $2::tsquery)";
  const values = ["('forthe':B & ('for':A <-> 'the':A))", "('for' <-> 'the')"];
  expect(conditionOf('"for the"', "topic")).toEqual({ sql, values });
  // One rare word leaves few shows: then the phrase is looked for in all of them.
  expect(conditionOf('"for the sea"', "topic").values).toEqual(["('for' <-> 'the' <-> 'sea')"]);
  expect(conditionOf('kelp "for the"', "topic").values).toEqual(["('kelp' & ('for' <-> 'the'))"]);
});

test("with nothing wanted there is nothing for an index to begin with: exclusions stand by themselves", () => {
  expect(conditionOf("-kelp").sql).toBe("NOT (title_words @@ $1::tsquery)");
  expect(conditionOf("-kelp -sea").sql).toBe(
    "(NOT (title_words @@ $1::tsquery)) AND (NOT (title_words @@ $2::tsquery))",
  );
  expect(conditionOf("-(-kelp)").sql).toBe("title_words @@ $1::tsquery");
});

test("columns are asked apart and put together", () => {
  expect(conditionOf("kelp host:ida").sql).toBe("(title_words @@ $1::tsquery) AND (host_words @@ $2::tsquery)");
  expect(conditionOf("kelp OR host:ida").sql).toBe("(title_words @@ $1::tsquery) OR (host_words @@ $2::tsquery)");
});

test("filters", () => {
  expect(conditionOf("lang:German")).toEqual({ sql: "labels @> $1::text[]", values: [["l:de"]] });
  expect(conditionOf("cat:comedy").values).toEqual([["c:comedy"]]);
  expect(conditionOf("explicit:no").values).toEqual([["x:0"]]);
  expect(conditionOf("ep>50")).toEqual({ sql: "coalesce(episode_count, -1) >= $1", values: [51] });
  expect(conditionOf("listeners:5000..20000")).toEqual({
    sql: "listeners_high >= $1 AND listeners_low <= $2",
    values: [5000, 20000],
  });
  expect(conditionOf("updated<30d").values).toEqual([NOW.getTime() / 1000 - 30 * DAY]);
  expect(conditionOf("updated>30d").sql).toBe("coalesce(last_update, -1) BETWEEN 0 AND $1::bigint - 1");
});

test("what is not known to be so is not excluded", () => {
  expect(conditionOf("-ep>50").sql).toBe("(coalesce(episode_count, -1) >= $1) IS NOT TRUE");
});

test("a query that asks for nothing is no condition", () => {
  expect(conditionOf("").sql).toBeUndefined();
  expect(conditionOf("?! -").sql).toBeUndefined();
});

test("no text of a user is ever part of the statement", () => {
  const canary = "zxcanary";
  for (const text of [
    canary,
    `"${canary}"`,
    `-${canary}`,
    `host:${canary}`,
    `lang:${canary}`,
    `cat:${canary}`,
    `'${canary}`,
    `${canary}:*`,
  ]) {
    expect(conditionOf(text).sql ?? "").not.toContain(canary);
  }
});
