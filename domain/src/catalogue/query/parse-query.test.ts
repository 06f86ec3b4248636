import { parseQuery } from "./parse-query.js";
import { printQuery } from "./print-query.js";
import type { NumberField, Query, TextField } from "./query.js";

const word = (text: string): Query => ({ kind: "word", text });
const phrase = (text: string): Query => ({ kind: "phrase", text });
const not = (query: Query): Query => ({ kind: "not", query });
const and = (...queries: Query[]): Query => ({ kind: "and", queries });
const or = (...queries: Query[]): Query => ({ kind: "or", queries });
const within = (field: TextField, query: Query): Query => ({ kind: "in", field, query });
const category = (value: string): Query => ({ kind: "is", field: "cat", value });
const language = (value: string): Query => ({ kind: "is", field: "lang", value });
const explicit = (value: boolean): Query => ({ kind: "explicit", value });
const updated = (newer: boolean, days: number): Query => ({ kind: "updated", newer, days });
const number = (field: NumberField, from: number | null, to: number | null): Query => ({
  kind: "number",
  field,
  from,
  to,
});

describe("parseQuery reads", () => {
  it.each<[string, Query]>([
    ["jogging", word("jogging")],
    ["true crime", and(word("true"), word("crime"))],
    ['"true crime"', phrase("true crime")],
    ["“true   crime”", phrase("true crime")],
    ["„true crime“ «Le Monde» »Die Zeit«", and(phrase("true crime"), phrase("Le Monde"), phrase("Die Zeit"))],
    ["-politics news", and(not(word("politics")), word("news"))],
    ['-"true crime"', not(phrase("true crime"))],
    ["cats OR dogs", or(word("cats"), word("dogs"))],
    ["cats or dogs", and(word("cats"), word("or"), word("dogs"))],
    ["a b OR c", or(and(word("a"), word("b")), word("c"))],
    ["a (b OR c)", and(word("a"), or(word("b"), word("c")))],
    ["((a) (b c))", and(word("a"), word("b"), word("c"))],
    ["a OR (b OR c)", or(word("a"), word("b"), word("c"))],
    ["-(a OR b)", not(or(word("a"), word("b")))],
    ["-(-a)", not(not(word("a")))],
    ["radio(head)", and(word("radio"), word("head"))],
    ['the"daily show"', and(word("the"), phrase("daily show"))],
  ])("words, phrases, choices and groups: %s", (text, query) => {
    expect(parseQuery(text)).toEqual({ query, plain: false });
  });

  it.each<[string, Query]>([
    ["title:serial", within("title", word("serial"))],
    ["TITLE:Serial", within("title", word("Serial"))],
    ['host:"Terry Gross"', within("host", phrase("Terry Gross"))],
    ["title:(a OR b) c", and(within("title", or(word("a"), word("b"))), word("c"))],
    ["topic:(space -nasa)", within("topic", and(word("space"), not(word("nasa"))))],
    ["-title:live", not(within("title", word("live")))],
    ["title:-live", within("title", not(word("live")))],
    ["title:OR", within("title", word("or"))],
    ["title:(host:a b)", within("title", and(within("host", word("a")), word("b")))],
    ["lang:en", language("en")],
    ["lang:(en OR es)", or(language("en"), language("es"))],
    ['cat:"True Crime"', category("True Crime")],
    ["cat:News jazz", and(category("News"), word("jazz"))],
    ["cat:(True Crime OR Comedy)", or(category("True Crime"), category("Comedy"))],
    ["cat:(Comedy -True Crime)", and(category("Comedy"), not(category("True Crime")))],
    ["-cat:News", not(category("News"))],
    ["cat:-News", not(category("News"))],
    ["explicit:yes", explicit(true)],
    ["explicit:NO", explicit(false)],
    ["-explicit:yes", not(explicit(true))],
  ])("fields: %s", (text, query) => {
    expect(parseQuery(text)).toEqual({ query, plain: false });
  });

  it.each<[string, Query]>([
    ["ep>50", number("ep", 51, null)],
    ["ep>=50", number("ep", 50, null)],
    ["ep<50", number("ep", null, 49)],
    ["ep<=50", number("ep", null, 50)],
    ["ep:10..50", number("ep", 10, 50)],
    ["ep:50..10", number("ep", 10, 50)],
    ["ep:10..", number("ep", 10, null)],
    ["ep:..50", number("ep", null, 50)],
    ["ep:12", number("ep", 12, 12)],
    ["ep=12", number("ep", 12, 12)],
    ["EP:>50", number("ep", 51, null)],
    ["listeners:5000..20000", number("listeners", 5000, 20_000)],
    ["listeners>5k", number("listeners", 5001, null)],
    ["listeners<=1.5M", number("listeners", null, 1_500_000)],
    ["listeners:1.5k..2.5M", number("listeners", 1500, 2_500_000)],
    ["listeners:10,000..20,000", number("listeners", 10_000, 20_000)],
    ["updated<30d", updated(true, 30)],
    ["updated>90d", updated(false, 90)],
    ["updated:2w", updated(true, 14)],
    ["updated<=1y", updated(true, 365)],
  ])("numbers and dates: %s", (text, query) => {
    expect(parseQuery(text)).toEqual({ query, plain: false });
  });

  it.each([
    "C++",
    "C#",
    "24/7",
    "AT&T",
    "don't",
    "me@example.org",
    "foo:bar",
    "10:30",
    "https://a.example/feed",
    "x-ray",
  ])("%s as one word", (text) => {
    expect(parseQuery(text)).toEqual({ query: word(text), plain: false });
  });

  it.each(["ep", "title", "updated", "explicit", "cat>5", "title=x", "hoſt:x", "eps>5", "constructor:x", "title：x"])(
    "%s as a word, because it is not a field with a value",
    (text) => {
      expect(parseQuery(text)).toEqual({ query: word(text), plain: false });
    },
  );

  it("punctuation between words as nothing", () => {
    const season = and(word("Serial"), word("Season"), word("One"));
    expect(parseQuery("Serial - Season -- One & ...")).toEqual({ query: season, plain: false });
    expect(parseQuery("--verbose")).toEqual({ query: word("verbose"), plain: false });
    expect(parseQuery("-& jazz -“!”")).toEqual({ query: word("jazz"), plain: false });
  });

  it("a blank text as an empty query", () => {
    for (const text of ["", "  ", "\n\t\u00a0"]) expect(parseQuery(text)).toEqual({ query: and(), plain: false });
  });
});

describe("parseQuery falls back to plain words", () => {
  it.each<[string, Query]>([
    ['"true crime', and(word("true"), word("crime"))],
    ["(true crime", and(word("true"), word("crime"))],
    ["true) crime", and(word("true"), word("crime"))],
    ["cats OR", and(word("cats"), word("or"))],
    ["OR cats", and(word("or"), word("cats"))],
    ["cats OR OR dogs", and(word("cats"), word("or"), word("or"), word("dogs"))],
    ["cats ()", word("cats")],
    ["title:", word("title")],
    ["Cat: a story", and(word("Cat"), word("a"), word("story"))],
    ['title:"" jazz', word("jazz")],
    ['title:"serial', word("serial")],
    ["(title:serial", word("serial")],
    ["title:host:serial", word("serial")],
    ["cat:(title:x)", word("x")],
    ["explicit:maybe", word("maybe")],
    ["ep>many", word("many")],
    ["ep<0", word("0")],
    ["ep:..", word("ep")],
    ["listeners:1..x", word("1..x")],
    ["updated<0d", word("0d")],
    ["updated<99999d", word("99999d")],
    ["-(", and()],
    ["!!!", and()],
    [":)", and()],
  ])("for %s", (text, query) => {
    expect(parseQuery(text)).toEqual({ query, plain: true });
  });

  it("when there are more than 64 words", () => {
    const words = (count: number): string => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");
    expect(parseQuery(words(64)).plain).toBe(false);
    const { query, plain } = parseQuery(words(65));
    expect(plain).toBe(true);
    expect(printQuery(query)).toBe(words(64));
  });

  it("when parentheses are nested deeper than 12", () => {
    const nested = (depth: number): string => `${"(a ".repeat(depth)}b${")".repeat(depth)}`;
    expect(parseQuery(nested(12)).plain).toBe(false);
    expect(parseQuery(nested(13)).plain).toBe(true);
  });
});
