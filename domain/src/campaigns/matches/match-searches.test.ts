import { readBrief } from "../brief/reading/read-brief.js";
import { adBrief } from "../fit/ad-brief.js";
import type { BriefChoices } from "../fit/brief-from.js";
import {
  headingSearches,
  matchSearches,
  type MatchFilters,
  otherLanguageSearches,
  peopleSearches,
} from "./match-searches.js";

const searchesFor = (text: string, filters: MatchFilters = {}, choices: BriefChoices = {}) =>
  matchSearches(readBrief(text), adBrief(text, choices), filters).map(({ search, finds }) => ({ ...search, finds }));

it("searches for the subject, in other words too, and in the category's largest shows", () => {
  const [subject, category, words, ...more] = searchesFor("DIY zorps in English. No politics.");
  expect(subject).toMatchObject({ mode: "topic", finds: true, filters: { language: "en" } });
  expect(subject?.term).toMatch(/^diy OR /);
  for (const other of [' OR "home improvement"', " OR renovation", " OR heimwerken"]) {
    expect(subject?.term).toContain(other);
  }
  expect(category).toMatchObject({ term: "", finds: true, filters: { categories: ["Home & Garden"], language: "en" } });
  // All words together only help with sorting.
  expect(words).toMatchObject({ term: "diy zorps", mode: "topic", finds: false });
  expect(more).toEqual([]);
});

it("prefers other words of the same language", () => {
  const [subject] = searchesFor("Bricolaje y reformas");
  expect(subject?.term).toMatch(/^bricolaje OR .*"reformas del hogar" OR .*jardineria/);
  expect(subject?.term).not.toContain('"home improvement"');
});

it("prefers the brief’s own words for a category, and compounds in German show titles", () => {
  const [subject] = searchesFor("Börse, Geldanlage und Immobilien für Anleger auf Deutsch");
  expect(subject?.term).toMatch(
    /^borse OR geldanlage OR immobilien OR finanzpodcast OR finanzmagazin OR aktienpodcast/,
  );
  expect(searchesFor("Börse, auf Spanisch")[0]?.term).not.toContain("finanzpodcast");
});

it("searches for what shows are about, not for what is only sold", () => {
  const searches = searchesFor("Payroll software for small businesses").filter(({ finds }) => finds);
  expect(searches).toMatchObject([
    { term: expect.stringMatching(/^"small businesses" OR entrepreneurship OR .*startups/), mode: "topic" },
    { term: "", filters: { categories: ["Entrepreneurship"] } },
  ]);
  expect(searchesFor("Payroll software")[0]?.term).toMatch(/^software OR technology OR /);
});

it("searches for shows on a language by its names", () => {
  const [subject] = searchesFor("An app to learn Spanish");
  expect(subject?.term).toMatch(/^"learn spanish" OR spanish OR spanisch OR .*espanol OR .*"language learning"/);
});

it("searches by the words alone when no subject is known", () => {
  expect(searchesFor("Zorps, quuxes and fnords")).toMatchObject([{ term: "zorps quuxes fnords", finds: true }]);
});

it("searches the categories for shows of a size that the budget pays for", () => {
  const sized = searchesFor("DIY, budget 10,000 dollars").filter(({ filters }) => filters.minListeners !== undefined);
  expect(sized).toHaveLength(1);
  const { minListeners = 0, maxListeners = 0 } = sized[0]?.filters ?? {};
  // $10,000 for 52 spots at $24.47 per 1,000, and for 4 spots at $20.44 per 1,000, times four episodes a month.
  expect(minListeners).toBe(7_858);
  expect(maxListeners).toBe(489_237);
  // The reader's own limit takes precedence.
  expect(searchesFor("DIY, budget 10,000 dollars", { minListeners: 1 })).toHaveLength(3);
});

it("passes on the filters, and no language where the brief names two", () => {
  for (const { filters } of searchesFor("DIY in English or German", { hasContact: 1, country: "GB" })) {
    expect(filters).toMatchObject({ hasContact: 1, country: "GB" });
    expect(filters.language).toBeUndefined();
  }
  expect(searchesFor("DIY", {}, { language: "fr" })[0]?.filters.language).toBe("fr");
});

it.each(["", "   ", "Budget 10,000 dollars", "in the UK", "!?"])(
  "searches for nothing when %p names no subject",
  (text) => {
    expect(searchesFor(text)).toEqual([]);
  },
);

it("makes at most ten searches, whatever the brief names", () => {
  const all = "parents, cooking, gaming, startups, fitness, history, chess, dogs, jogging, budget $9,000 ".repeat(20);
  const searches = searchesFor(all);
  expect(searches.length).toBeGreaterThan(8);
  expect(searches.length).toBeLessThanOrEqual(10);
  for (const { limit, term } of searches) {
    expect(limit).toBe(100);
    expect(term.length).toBeLessThan(1_000);
  }
});

it("searches for all products at once, beginning with the words of the brief", () => {
  const terms = searchesFor("Olive oil, cheese and craft beer, in English").map(({ term }) => term);
  expect(terms.filter((term) => term.startsWith('"olive oil" OR cheese OR "craft beer" OR '))).toHaveLength(1);
});

it("searches all languages in at most four searches", () => {
  const text = "Wein, Käse, Wandern, Reisen und Schach für Eltern in Deutschland, 5.000 Dollar";
  const searches = otherLanguageSearches(readBrief(text), adBrief(text), {});
  expect(searches).toHaveLength(4);
  for (const { search, finds } of searches) {
    expect(finds).toBe(true);
    expect(search.filters).not.toHaveProperty("language");
  }
  expect(searches.at(-1)?.search.filters.categories.length).toBeGreaterThan(1);
});

it("searches for shows for the brief's audience by title", () => {
  const [titles, ...others] = peopleSearches(adBrief("Hearing aids for people over 65, in English"), {});
  expect(titles?.search).toMatchObject({ mode: "title", filters: { language: "en" } });
  expect(titles?.search.term).toMatch(/^retirement OR .*seniors/);
  expect(others).toEqual([]);
  expect(peopleSearches(adBrief("Zorps"), {})).toEqual([]);
});

it("searches for the heading of a category where few shows fit, if its shows have much in common", () => {
  const read = (text: string) => headingSearches(adBrief(text), {});
  expect(read("Fußball, auf Deutsch")).toMatchObject([
    { search: { term: expect.stringMatching(/^sports OR .*deporte/), filters: { language: "de" } }, finds: true },
  ]);
  expect(read("DIY in the UK")).toEqual([]);
  expect(read("Music")).toEqual([]);
});
