import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { SearchFilters, SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");

/** Title, author, estimated listeners. */
const SHOWS: readonly (readonly [string, string, string])[] = [
  ["The Iris Rowan Experience", "Iris Rowan", "70,001+"],
  ["Iris in the Morning", "Eric Brunner", "50,001-70,000"],
  ["Iris Gardens", "Iris Fell", "20,001-50,000"],
  ["Stuff You Might Know", "Harbor Radio", "50,001-70,000"],
  ["Lighthouse Lab", "Ada Hale", "50,001-70,000"],
  ["Candlelit Rooms", "Ben Marsh", "10-50"],
  ["Candle Rooms", "Ben Marsh", "10-50"],
  ["Night Trains", "Mika Lund", "20,001-50,000"],
  ["Night Brains", "Oda Wirth", "50,001-70,000"],
  ["Borne the Battle", "Erin Brunel", "70,001+"],
  ["Harbor Rooms", "The New York Lantern", "50,001-70,000"],
  ["Lantern Light in New York", "Oda Wirth", "70,001+"],
  ["Yesterday in Brief", "Stuf Larsen", "10-50"],
];

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  // Has all words of a misspelled name, far apart.
  "Yesterday in Brief": "You might stuf a goose, Adi. We know, no?",
  "Iris Gardens": "Trams at night.",
  "Borne the Battle": "Trams at night.",
};

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows = SHOWS.map(([title, author, listenerRange], at): ImportedPodcast => {
    const facts = { author, description: DESCRIPTIONS[title], listenerRange, language: at % 2 === 0 ? "en" : "de" };
    return { source: "dump", key: `s${at}`, title, categories: ["News"], ...facts };
  });
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
});

const find = (term: string, mode: SearchMode = "all", filters: Partial<SearchFilters> = {}) =>
  catalogue.search(searchFor(term, { mode, modes: true }, filters));
const first = async (term: string, mode?: SearchMode) => (await find(term, mode)).results[0]?.title;

test.each([
  ["iris rowen", "all", "The Iris Rowan Experience"],
  ["iris rowen", "title", "The Iris Rowan Experience"],
  ["iris rowen", "host", "The Iris Rowan Experience"],
  ["the iris rowan experiense", "title", "The Iris Rowan Experience"],
  ["stuf you might know", "all", "Stuff You Might Know"],
  ["lighthousse lab", "all", "Lighthouse Lab"],
  ["lighthouselap", "title", "Lighthouse Lab"],
  ["ligthouse lap", "title", "Lighthouse Lab"],
  // Both hosts are two letters away, but only one of them sounds like this.
  ["erik bruner", "host", "Iris in the Morning"],
  // Slips near the beginning and at the end.
  ["noght traint", "title", "Night Trains"],
  ["ny lantern", "all", "Harbor Rooms"],
  ["ny lantern", "host", "Harbor Rooms"],
] as const)("%s in %s: finds the popular show despite the typo or the short form", async (term, mode, title) => {
  expect(await first(term, mode)).toBe(title);
});

test("words that a name has are not corrected, even if another name is near", async () => {
  expect(await first("night trains")).toBe("Night Trains");
  expect(await first("night brains")).toBe("Night Brains");
});

test("the name of an unpopular show corrects nothing", async () => {
  expect((await find("candlelid rooms", "title")).results.map(({ title }) => title)).not.toContain("Candlelit Rooms");
});

test("a question about a topic is not corrected, nor is a phrase", async () => {
  expect(await first("iris rowen", "topic")).not.toBe("The Iris Rowan Experience");
  expect((await find('"iris rowen"')).results).toEqual([]);
});

test("the shows of the corrected name count, pass filters, and have their spelling suggested", async () => {
  const page = await find("iris rowen");
  expect(page.exact).toBe(1);
  expect(page.modes).toMatchObject({ all: { value: 1 }, title: { value: 1 }, host: { value: 1 }, topic: { value: 0 } });
  expect(page.didYouMean).toBe("iris rowan");
  // More shows have "night" and "trams", but no popular show is called so.
  expect((await find("night trans")).didYouMean).toBe("night trains");
  const inGerman = await find("iris rowen", "all", { language: "de" });
  expect(inGerman.results.map(({ title }) => title)).not.toContain("The Iris Rowan Experience");
});

test("a short word that shows have is not corrected in a longer name", async () => {
  // Both are one letter away from Ada Hale, the host of a popular show, but "Adi" is in a description.
  expect(await first("adu hale", "host")).toBe("Lighthouse Lab");
  expect((await find("adi hale")).modes).toMatchObject({ host: { value: 0 } });
});

test("it is if the other three words are those of the name", async () => {
  // "No" is in a description.
  expect((await find("stuff you might no")).modes).toMatchObject({ title: { value: 1 } });
});

test("does not correct a query with one word more than a name", async () => {
  const page = await find("iris gardens uk");
  expect(page.modes).toMatchObject({ title: { value: 0 } });
});

test("the name of a category is not corrected", async () => {
  // "Börse" is German for the stock exchange; "Borne" is one letter away and far more common.
  const { results, didYouMean } = await find("Börse", "title");
  expect({ results, didYouMean }).toEqual({ results: [] });
});
