import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { filledCatalogue } from "../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");

/** Title, description, language. */
const SHOWS: readonly (readonly [string, string, string])[] = [
  ["Tempo", "Music with a steady beat for everyone who jogs before breakfast.", "en"],
  ["Marathon Diaries", "A runner trains for the long distance and tells how it went.", "en"],
  ["What to Listen To", "We listen to new records and say what you can do without.", "en"],
  ["Running a Small Shop", "Rents, suppliers, opening hours.", "en"],
  ["Letters and Numbers", "Algebra from the first equation, for people who want to learn it again.", "en"],
  ["How to Learn Anything", "Memory, habits and exams.", "en"],
  ["Recetas de la Abuela", "Cocinas, mercados y recetas de toda la vida.", "es"],
  ["Kochen am Abend", "Rezepte und Geschichten aus der Küche.", "de"],
  ["Hafenrundfahrt", "Alte ships und was aus ihnen wurde.", "de"],
  ["The Who Hour", "Sixty minutes on one band.", "en"],
];

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows: ImportedPodcast[] = [];
  // Twice as many shows about other things, so that words are as rare as in a real catalogue.
  const others = Array.from(
    { length: 20 },
    (_, at) => [`Harbour ${at}`, "Ships, tides and what you want.", "en"] as const,
  );
  for (const [at, [title, description, language]] of [...SHOWS, ...others].entries()) {
    shows.push({ source: "dump", key: `s${at}`, title, description, language, categories: [] });
  }
  // A word's stem is stored only if two shows have the word.
  for (const word of ["jogs", "jogging", "equation", "equations", "recetas", "receta"]) {
    for (const nth of [1, 2]) {
      shows.push({
        source: "dump",
        key: `${word}${nth}`,
        title: `Extra ${nth}`,
        description: word,
        categories: [],
      });
    }
  }
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
});

const topic = async (term: string) => {
  const { results } = await catalogue.search(searchFor(term, { mode: "topic" }));
  return results.map(({ title }) => title).filter((title) => !title.startsWith("Extra"));
};

test("suggests the original question with a typing error corrected", async () => {
  const meant = async (term: string) => (await catalogue.search(searchFor(term, { mode: "topic" }))).didYouMean;
  expect(await meant("how to learn algbra")).toBe("how to learn algebra");
  expect(await meant("How to learn “Algbra”? -boats")).toBe("How to learn “Algebra”? -boats");
  expect(await meant("how to learn algebra")).toBeUndefined();
});

test("answers a question by its topic, not by its stop words", async () => {
  expect((await topic("how to learn algebra"))[0]).toBe("Letters and Numbers");
  expect(await topic("what can I listen to when jogging")).not.toContain("What to Listen To");
});

test("finds other inflections and synonyms", async () => {
  const found = await topic("jogging");
  expect(found).toEqual(expect.arrayContaining(["Tempo", "Marathon Diaries"]));
  expect(await topic("equations")).toEqual(["Letters and Numbers"]);
});

test("a word itself comes before its synonyms", async () => {
  const found = await topic("running");
  expect(found.indexOf("Running a Small Shop")).toBeLessThan(found.indexOf("Marathon Diaries"));
});

test("each language is stemmed as its own", async () => {
  expect((await topic("una receta para la cena"))[0]).toBe("Recetas de la Abuela");
});

test("a show named like the whole question still comes first", async () => {
  expect((await topic("How to learn anything"))[0]).toBe("How to Learn Anything");
  expect((await topic("the who"))[0]).toBe("The Who Hour");
});

test("does not stem names", async () => {
  const { results } = await catalogue.search(searchFor("jogging", { mode: "title" }));
  expect(results).toEqual([]);
});

test("a filter does not change how the words of a query are read", async () => {
  const ships = (filters: Partial<SearchFilters>) =>
    catalogue.search(searchFor("ships tides", { mode: "topic", facets: true }, filters));
  const counts = [
    { value: "en", count: 20 },
    { value: "de", count: 1 },
  ];
  expect(await ships({})).toMatchObject({ total: { value: 21 }, exact: 20, facets: { language: counts } });
  // One German show has one of the words: it follows the others without the filter, and is the only result with it.
  expect(await ships({ language: "de" })).toMatchObject({
    total: { value: 1 },
    exact: 0,
    facets: { language: counts },
  });
});

test("pages of a widened search contain every show once", async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await catalogue.search(searchFor("ships and tides in algebra", { mode: "topic", limit: 5, cursor }));
    seen.push(...page.results.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(21);
});
