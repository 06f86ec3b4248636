import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import type { CatalogueState } from "../query/scope.js";
import { comparedText } from "../../record/words/compared-text.js";
import { type Candidate, clausesOf, POINTS, scoring } from "./relevance.js";
import { searchTerms } from "../query/search-terms.js";

const PODCASTS = 100_000;
const count = (shows: number) => ({ title: shows, host: shows, topic: shows });
const state: CatalogueState = {
  podcasts: PODCASTS,
  words: new Map([
    ["the", count(20_000)],
    ["kelp", count(4)],
    ["show", count(9_000)],
  ]),
};

function relevance(candidate: Candidate, terms: ReturnType<typeof searchTerms>) {
  const { score, points } = scoring(terms)(candidate);
  return { score, clauses: clausesOf(points) };
}

/** A show without listeners, so that popularity adds nothing unless a test is about popularity. */
function show(title: string, more: Partial<Candidate> = {}): Candidate {
  return {
    place: PODCASTS,
    id: title,
    demotion: 0,
    names: [comparedText(title)],
    otherName: comparedText(""),
    categories: [],
    described: 0,
    paired: 0,
    size: 0,
    ...more,
  };
}

function points(
  query: string,
  candidate: Candidate,
  mode: "title" | "topic" | "host" = "title",
): Record<string, number> {
  const { score, clauses } = relevance(candidate, searchTerms(parseQuery(query).query, mode, state));
  expect(score).toBeCloseTo(clauses.reduce((sum, clause) => sum + clause.points, 0));
  return Object.fromEntries(clauses.map((clause) => [clause.clause, clause.points]));
}

const score = (query: string, candidate: Candidate, mode: "title" | "topic" | "host" = "title") =>
  Object.values(points(query, candidate, mode)).reduce((sum, value) => sum + value, 0);

test("gives most points for the exact title", () => {
  expect(points("kelp forest", show("Kelp Forest"))["exact name"]).toBe(100);
  expect(points("kelp forest", show("Kelp Forest Radio"))["exact name"]).toBeUndefined();
});

test("in a search of everything, all words may also be in the title and the host together", () => {
  const all = (title: string, host: string, orHost = true) => {
    const terms = searchTerms(parseQuery("kelp forest ida").query, "topic", state, { orHost });
    const { clauses } = relevance(show(title, { otherName: comparedText(host) }), terms);
    return clauses.some(({ clause }) => clause === "all words");
  };
  expect(all("Kelp Forest", "Ida Rowan")).toBe(true);
  expect(all("Kelp Forest", "Ada Rowan")).toBe(false);
  expect(all("Kelp Forest", "Ida Rowan", false)).toBe(false);
  // A host with all of them says nothing about the title.
  for (const title of ["Tides", "Kelp"]) expect(all(title, "Ida of Kelp Forest")).toBe(false);
});

test("in a search of everything, an exact title of several words counts in full, even for an unpopular show", () => {
  const exact = (query: string, orHost: boolean, size: number) => {
    const terms = searchTerms(parseQuery(query).query, "topic", state, { orHost });
    const { clauses } = relevance(show("Kelp Forest", { size }), terms);
    return clauses.find(({ clause }) => clause === "exact name")?.points;
  };
  expect(exact("kelp forest", true, 0)).toBe(100);
  expect(exact("kelp forest", false, 0)).toBe(25);
  expect(exact("kelpforest", true, 0)).toBe(25);
  expect(exact("kelp forest", false, 3)).toBe(100);
});

test('an article in front of a name and "podcast" at its end may be left out or added', () => {
  expect(points("kelp forest", show("The Kelp Forest"))["exact name"]).toBe(90);
  expect(points("the kelp forest", show("Kelp Forest"))["exact name"]).toBe(90);
  expect(points("the kelp forest", show("The Kelp Forest"))["exact name"]).toBe(100);
  expect(points("kelp in a forest", show("The Kelp in a Forest (with Ann)"))["name begins"]).toBe(36);
  expect(points("kelp forest", show("Der Kelp-Forest-Podcast"))["name begins"]).toBe(36);
  // A single word begins too many names.
  expect(points("kelp", show("The Kelp Forest"))["name begins"]).toBeUndefined();
  // The name of a category means the shows in it.
  expect(points("business", show("The Business"), "topic")["exact name"]).toBeUndefined();
  expect(points("kelp", show("Kelp Podcast"))["exact name"]).toBe(90);
  expect(points("the kelp podcast", show("Kelp"))["exact name"]).toBe(90);
  expect(points("kelp forest", show("The Kelp Forest Show"))["exact name"]).toBe(90);
  expect(points("podcast", show("The Podcast"))["exact name"]).toBe(90);
  // Neither a part of a word nor another word.
  expect(points("kelp", show("Thekelp"))["exact name"]).toBeUndefined();
  expect(points("kelp", show("My Kelp"))["exact name"]).toBeUndefined();
  // A name that is only an article.
  expect(points("the", show("The"))["exact name"]).toBe(100);
  expect(points("the", show("The Kelp"))["exact name"]).toBeUndefined();
});

test("in a search of everything, a show named after its host comes before the host's other shows", () => {
  const search = searchTerms(parseQuery("ann kelp").query, "topic", state, { orHost: true });
  const host = { names: [comparedText("Tides"), comparedText("Ann Kelp")], otherName: comparedText("Ann Kelp") };
  const others = { otherName: comparedText("Ann Kelp") };
  expect(relevance(show("The Ann Kelp Show", others), search).score).toBeGreaterThan(
    relevance(show("Tides", host), search).score,
  );
});

test("an exact title is exact however its words are joined", () => {
  expect(points("kelpforest", show("Kelp Forest"))["exact name"]).toBe(100);
  expect(points("kelp forest", show("KelpForest"))["exact name"]).toBe(100);
  expect(points("kelp's forest!", show("Kelps Forest"))["exact name"]).toBe(100);
  // Also if the words have other forms.
  const forms = new Map([["forest", [{ words: ["forests"], kind: "form" as const }]]]);
  const search = searchTerms(parseQuery("kelp forest").query, "title", state, { alternatives: forms });
  expect(relevance(show("KelpForest"), search).clauses).toContainEqual({ clause: "exact name", points: 100 });
});

test("gives points for a title that begins with the query's whole words", () => {
  expect(points("kelp", show("Kelp Forest"))["name begins"]).toBe(40);
  expect(points("kel", show("Kelp Forest"))["name begins"]).toBeUndefined();
  expect(points("forest", show("Kelp Forest"))["name begins"]).toBeUndefined();
  expect(points("kelpforest", show("Kelp Forest Radio"))["name begins"]).toBe(40);
});

test("gives points for all words in the title", () => {
  expect(points("forest kelp", show("Kelp and Forest"))["all words"]).toBe(25);
  expect(points("kelp meadow", show("Kelp and Forest"))["all words"]).toBeUndefined();
});

test("gives fewer points for words farther apart", () => {
  expect(points("kelp show", show("Late Kelp Show"))["near each other"]).toBe(14);
  expect(points("kelp show", show("Kelp Every Day Show"))["near each other"]).toBe(7);
  expect(points("kelp show", show("Kelp a b c d e f Show"))["near each other"]).toBe(3.5);
});

test("rare words count more than common ones", () => {
  const rare = points("kelp show", show("Kelp Diary"))["rare words"]!;
  const common = points("kelp show", show("Diary Show"))["rare words"]!;
  // ln(1 + 100000 / 4.5) = 10.01 and ln(1 + 100000 / 9000.5) = 2.49 of 12.50 together: shares of 0.8006 and 0.1994 of 13.
  expect(rare).toBeCloseTo(10.408, 2);
  expect(common).toBeCloseTo(2.592, 2);
  expect(points("kelp show", show("Show Kelp"))["rare words"]).toBe(13);
});

test("gives a short title more points than a long one with the same words", () => {
  expect(points("kelp", show("Deep Kelp"))["short name"]).toBe(4);
  expect(points("kelp", show("The Very Deep Kelp"))["short name"]).toBe(2);
});

test("gives points for categories, author and description by their share of the query", () => {
  const categories = [comparedText("Science"), comparedText("Kelp & Algae")];
  expect(points("kelp", show("Diary", { categories }), "topic").categories).toBe(25);
  expect(points("kelp", show("Diary", { categories })).categories).toBe(12);
  expect(points("kelp", show("Diary", { otherName: comparedText("Kelp Institute") }), "topic")["other name"]).toBe(11);
  expect(points("kelp", show("Diary", { described: 0.8 }), "topic").description).toBe(8);
});

test("gives points for repeated and neighboring words in a description", () => {
  expect(points("kelp", show("Diary", { described: 1.5 }), "topic").description).toBe(15);
  expect(points("kelp show", show("Diary", { paired: 1 }), "topic")["near in description"]).toBe(8);
});

test("a part of the words in a name is near only when it is most of what they tell", () => {
  // A single word is not near anything. If two of three words have 0.90 of the total weight, their nearness is 2 * 0.90 - 1.
  expect(points("kelp show", show("Kelp Diary"))["near each other"]).toBeUndefined();
  // ln(1 + 100000 / 20000.5) = 1.79 for "the"; (10.01 + 2.49) / 14.29 = 0.8747, so 14 * 0.7494.
  expect(points("kelp the show", show("Kelp Show"))["near each other"]).toBeCloseTo(10.49, 1);
});

test("a search for hosts compares names: the better of author and owner", () => {
  const names = [comparedText("Reef Media"), comparedText("Ida Kelp")];
  const found = points("ida kelp", show("", { names, otherName: comparedText("Ida's Diary") }), "host");
  expect(found["exact name"]).toBe(100);
  expect(found["other name"]).toBeUndefined();
});

test("popularity lifts moderately, by powers of ten of the listeners", () => {
  expect(points("kelp", show("Kelp", { size: 6.5 })).popularity).toBe(6);
  expect(points("kelp", show("Kelp", { size: 8 })).popularity).toBe(6);
  expect(points("kelp", show("Kelp", { size: 1.3 })).popularity).toBe(1.2);
  expect(points("kelp", show("Kelp")).popularity).toBeUndefined();
});

test("a show in another language than the question ranks a little lower; an unknown language has no effect", () => {
  const { query } = parseQuery("kelp");
  const inEnglish = searchTerms(query, "topic", state, { languages: ["en"] });
  const clauses = (language?: string) =>
    relevance(show("Kelp", { language }), inEnglish).clauses.map(({ clause }) => clause);
  expect(clauses("de")).toContain("other language");
  expect(clauses("en")).not.toContain("other language");
  expect(clauses()).not.toContain("other language");
  expect(points("kelp", show("Kelp", { language: "de" }), "topic")["other language"]).toBeUndefined();
});

test("a show in an unknown language ranks half as much lower for a question in a language of few shows", () => {
  const german = searchTerms(parseQuery("kelp").query, "topic", state, { languages: ["de"] });
  const of = (language?: string) =>
    relevance(show("Kelp", { language }), german).clauses.find(({ clause }) => clause === "other language")?.points;
  expect([of("en"), of(), of("de")]).toEqual([-14, -7, undefined]);
});

test("ranks German shows first for a German query that names a category", () => {
  const { query } = parseQuery("wissenschaft");
  const german = searchTerms(query, "topic", state, { languages: ["de"] });
  const science = [comparedText("Science")];
  const of = (title: string, facts: Parameters<typeof show>[1]) => relevance(show(title, facts), german).score;
  const english = of("Science Vs", { categories: science, size: 6, language: "en" });
  expect(of("Methodisch inkorrekt", { categories: science, language: "de" })).toBeGreaterThan(english);
  expect(of("Wissenschaft auf die Ohren", { language: "de" })).toBeGreaterThan(english);
});

test("duplicates and dead feeds are demoted", () => {
  expect(points("kelp", show("Kelp", { demotion: 1 })).duplicate).toBe(-30);
  expect(points("kelp", show("Kelp", { demotion: 2 })).dead).toBe(-60);
});

test("in a question about a topic, the name of a show without listeners has little weight", () => {
  const named = (size: number) => {
    const clauses = points("kelp", show("Kelp", { size }), "topic");
    return [clauses["exact name"], clauses["name begins"]];
  };
  expect(named(0)).toEqual([25, 10]);
  expect(named(1.5)).toEqual([62.5, 25]);
  expect(named(3)).toEqual([100, 40]);
  expect(points("kelp", show("Kelp"), "title")["exact name"]).toBe(100);
});

test("ranks shows of a named category above namesakes, the popular ones first", () => {
  const history = { categories: [comparedText("History")] };
  const namesake = score("history", show("History"), "topic");
  const about = score("history", show("Two Queens", history), "topic");
  expect(about).toBeGreaterThan(namesake);
  expect(score("history", show("Two Queens", { ...history, size: 4 }), "topic")).toBeGreaterThan(about + 15);
  // Neither a longer question nor a search for titles names the category.
  expect(points("history rome", show("Two Queens", history), "topic").category).toBeUndefined();
  expect(points("history", show("Two Queens", history), "title").category).toBeUndefined();
  expect(points("history", show("Two Queens", { ...history, demotion: 2 }), "topic").category).toBeUndefined();
});

test("ranks a known show named after a category above one that only has it", () => {
  const named = score("marketing", show("Marketing School", { size: 4, described: 1 }), "topic");
  const filed = score("marketing", show("Launched", { size: 3, categories: [comparedText("Marketing")] }), "topic");
  expect(named).toBeGreaterThan(filed);
});

test("each clause outweighs the ones after it", () => {
  const query = "kelp forest";
  const popular = { size: 6.5 };
  const exact = score(query, show("Kelp Forest"));
  const begins = score(query, show("Kelp Forest Radio", popular));
  const contains = score(query, show("My Kelp Forest", popular));
  const apart = score(query, show("Kelp and the Other Forest"));
  const one = score(query, show("Kelp Forever", popular));
  expect(exact).toBeGreaterThan(begins);
  expect(begins).toBeGreaterThan(contains);
  expect(contains).toBeGreaterThan(apart);
  expect(apart).toBeGreaterThan(one);
  const weights = [POINTS.exactName, POINTS.nameBegins, POINTS.allWords, POINTS.near, POINTS.rareWords];
  const lighter = [POINTS.categories, POINTS.otherName, POINTS.description];
  expect([...weights, ...lighter]).toEqual([...weights, ...lighter].toSorted((a, b) => b - a));
});

test("between equals the more popular comes first", () => {
  expect(score("kelp", show("Kelp", { size: 3.1 }))).toBeGreaterThan(score("kelp", show("Kelp", { size: 3 })));
});

test("an unpopular exact title comes before the most popular show that only begins so", () => {
  expect(score("the show", show("The Show"))).toBeGreaterThan(score("the show", show("The Show Show", { size: 6.5 })));
});

test("a choice matches either of its sides, and is not a name", () => {
  const found = points("kelp OR show", show("Kelp"));
  expect(found["all words"]).toBe(25);
  expect(found["exact name"]).toBeUndefined();
});

test("a query of filters alone has nothing to rank by but popularity", () => {
  expect(points("lang:en", show("Kelp", { size: 6.5 }))).toEqual({ popularity: 6 });
});

test("ranks names in scripts without spaces", () => {
  expect(points("夜の図書室", show("夜の図書室"))["exact name"]).toBe(100);
  expect(points("夜の", show("夜の図書室"))["name begins"]).toBe(40);
  expect(points("図書", show("夜の図書室"))["all words"]).toBe(25);
});
