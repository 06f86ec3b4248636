import fc from "fast-check";
import { parseQuery } from "./parse-query.js";
import { printQuery } from "./print-query.js";
import { isWord } from "./query-syntax.js";
import type { Query } from "./query.js";

describe("printQuery", () => {
  it.each([
    ["a  b", "a b"],
    ["“a b” -c", '"a b" -c'],
    ["a (b OR c) OR d", "a (b OR c) OR d"],
    ["((a b)) c", "a b c"],
    ["title:(x)", "title:x"],
    ["-(title:x)", "-title:x"],
    ["TOPIC:(a  b)", "topic:(a b)"],
    ['cat:"News"', "cat:News"],
    ["cat:(True Crime)", 'cat:"True Crime"'],
    ["cat:(News OR Arts) jazz", "(cat:News OR cat:Arts) jazz"],
    ["explicit:1", "explicit:yes"],
    ["ep>50 ep<50", "ep>=51 ep<=49"],
    ["listeners:1k..2k", "listeners:1000..2000"],
    ["updated>2w", "updated>14d"],
    ["title:(explicit:no)", "title:(explicit:no)"],
    ["", ""],
  ])("prints %j as %j", (typed, printed) => {
    expect(printQuery(parseQuery(typed).query)).toBe(printed);
  });

  it("writes trees that no parser returns as equivalent queries", () => {
    const word = (text: string): Query => ({ kind: "word", text });
    expect(printQuery(word("OR"))).toBe('"OR"');
    expect(printQuery(word('two "words"'))).toBe('"two words"');
    expect(printQuery({ kind: "and", queries: [{ kind: "or", queries: [] }, word("a")] })).toBe("a");
    expect(printQuery({ kind: "number", field: "ep", from: null, to: null })).toBe("ep>=0");
  });
});

const WORDS = [
  "jazz",
  "C++",
  "24/7",
  "AT&T",
  "don't",
  "Ünlü",
  "日本語",
  "me@example.org",
  "foo:bar",
  "or",
  "title",
  "ep",
  "50",
];
const PHRASES = ["true crime", "OR", "ep>50", "-x (y)", "a", "title:b", "Zoë & me"];
const word = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }).filter(isWord),
);
const figure = fc.integer({ min: 0, max: 1e9 });

const filter: fc.Arbitrary<Query> = fc.oneof(
  fc.record({
    kind: fc.constant("is" as const),
    field: fc.constantFrom("lang" as const, "cat" as const),
    value: fc.oneof(word, fc.constantFrom(...PHRASES)),
  }),
  fc.record({ kind: fc.constant("explicit" as const), value: fc.boolean() }),
  fc
    .tuple(fc.constantFrom("ep" as const, "listeners" as const), fc.option(figure), fc.option(figure))
    .filter(([, from, to]) => (from !== null || to !== null) && (from === null || to === null || from <= to))
    .map(([field, from, to]) => ({ kind: "number" as const, field, from, to })),
  fc.record({
    kind: fc.constant("updated" as const),
    newer: fc.boolean(),
    days: fc.integer({ min: 1, max: 36_500 }),
  }),
);

/** Trees like the parser's: no group directly inside a group of the same kind, and no group of one. */
const { tree } = fc.letrec<{ tree: Query; group: Query; leaf: Query }>((tie) => ({
  leaf: fc.oneof(
    word.map((text): Query => ({ kind: "word", text })),
    fc.constantFrom(...PHRASES).map((text): Query => ({ kind: "phrase", text })),
    filter,
  ),
  group: fc
    .tuple(fc.constantFrom("and" as const, "or" as const), fc.array(tie("tree"), { minLength: 2, maxLength: 4 }))
    .map(([kind, parts]): Query => ({
      kind,
      queries: parts.flatMap((part) => (part.kind === kind ? part.queries : [part])),
    })),
  tree: fc.oneof(
    { maxDepth: 4 },
    { weight: 3, arbitrary: tie("leaf") },
    { weight: 2, arbitrary: tie("group") },
    { weight: 1, arbitrary: tie("tree").map((query): Query => ({ kind: "not", query })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("title" as const, "topic" as const, "host" as const), tie("tree"))
        .map(([field, query]): Query => ({ kind: "in", field, query })),
    },
  ),
}));

const terms = (query: Query): number =>
  "queries" in query
    ? query.queries.reduce((sum, part) => sum + terms(part), 0)
    : "query" in query
      ? terms(query.query)
      : 1;

describe("parsed again", () => {
  it("a printed tree is the same tree", () => {
    fc.assert(
      fc.property(
        tree.filter((query) => terms(query) <= 64),
        (query) => {
          expect(parseQuery(printQuery(query))).toEqual({ query, plain: false });
        },
      ),
      { numRuns: 1000 },
    );
  });

  const pieces = fc.constantFrom(
    ...[
      "(",
      ")",
      '"',
      "“",
      "-",
      "OR",
      " ",
      "title:",
      "host:",
      "cat:",
      "lang:",
      "ep>",
      "ep:",
      "..",
      "5k",
      "updated<",
      "30d",
    ],
    ...["explicit:", "yes", "jazz", "true", "&", ":", "É", "日本", "\u00a0", "'", "<", "="],
  );

  it.each([
    ["any characters", fc.string({ unit: "binary", maxLength: 60 })],
    ["scraps of the language", fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(""))],
    ["spaced scraps of the language", fc.array(pieces, { maxLength: 25 }).map((parts) => parts.join(" "))],
  ])("typed text gives the same tree: %s", (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const { query } = parseQuery(text);
        expect(parseQuery(printQuery(query)).query).toEqual(query);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("hostile input", () => {
  const size = 20_480;
  it.each([
    ["opening parentheses", "(".repeat(10_000)],
    ["closing parentheses", ")".repeat(10_000)],
    ["balanced parentheses", "(".repeat(10_000) + "a" + ")".repeat(10_000)],
    ["negated parentheses", "-(".repeat(size / 2)],
    ["dashes", "-".repeat(size)],
    ["quotes", '"'.repeat(size + 1)],
    ["phrases", '"a" '.repeat(size / 4)],
    ["fields", "title:".repeat(size / 6)],
    ["fields of groups", "title:(".repeat(size / 7)],
    ["broken filters", "ep>x ".repeat(size / 5)],
    ["choices", "a OR ".repeat(size / 5)],
    ["one word", "x".repeat(size)],
    ["one word of dots", `ep:${".".repeat(size)}`],
    ["one word of digits", `listeners>${"9".repeat(size)}`],
    ["apostrophes", "' ".repeat(size / 2)],
    ["accents", "e\u0301".repeat(size / 2)],
    ["a megabyte", "(a OR -“".repeat(131_072)],
  ])("%s are read quickly and print back to the same query", (_, text) => {
    expect(() => parseQuery(text)).toTakeLessThan(200);
    const { query } = parseQuery(text);
    expect(printQuery(query).length).toBeLessThan(32_768);
    expect(parseQuery(printQuery(query)).query).toEqual(query);
  });
});
