import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");

/** Title, description, category. Shows named after kelp are about food. */
const SHOWS: readonly (readonly [string, string, string])[] = [
  ...Array.from({ length: 8 }, (_, at) => [`Kelp ${at}`, "Dishes.", "Food"] as const),
  ...Array.from({ length: 30 }, (_, at) => [`Other ${at}`, "Other things.", at % 2 ? "News" : "Sports"] as const),
  ["Evening Match", "Games with kelp.", "Sports"],
  ["Evening Table", "Soups with kelp.", "Food"],
  ["University of Stocks", "Trading for a second income.", "Business"],
  ["University Radio", "News of the campus.", "News"],
  ["University Kitchen", "Meals for students.", "Food"],
  // Shows named after either word are about sports or the news, those with both about health.
  ...Array.from({ length: 8 }, (_, at) => [`Krill ${at}`, "Results.", "Sports"] as const),
  ...Array.from({ length: 8 }, (_, at) => [`Squall ${at}`, "Reports.", "News"] as const),
  ...Array.from({ length: 4 }, (_, at) => [`Healing ${at}`, "Help with a krill squall.", "Health & Fitness"] as const),
  ["Evening League", "All about a squall.", "News"],
  ["Evening Clinic", "All about a squall.", "Health & Fitness"],
  // A word's stem is stored only if two shows have the word.
  ["Universal Again", "Once more.", "News"],
  ["Universal Tides", "The sea in every country.", "Science"],
];

let opened: TestCatalogue;
beforeAll(async () => {
  const shows = SHOWS.map(([title, description, category], at): ImportedPodcast => ({
    ...{ source: "dump", key: `s${at}`, title, description, language: "en", categories: [category] },
  }));
  opened = await filledCatalogue(shows, NOW);
});
afterAll(async () => {
  await opened?.close();
});

const topic = async (term: string) => {
  const { results } = await opened.catalogue.search(searchFor(term, { mode: "topic" }));
  return results.map(({ title }) => title);
};

test("the categories of shows that are named after a word decide between shows that mention it", async () => {
  const found = (await topic("kelp")).filter((title) => title.startsWith("Evening"));
  expect(found).toEqual(["Evening Table", "Evening Match"]);
});

test("if few shows have all words, their categories decide between those with some of the words", async () => {
  const found = (await topic("krill squall")).filter((title) => title.startsWith("Evening"));
  expect(found).toEqual(["Evening Clinic", "Evening League"]);
});

test("a more common word that only shares a stem is not found", async () => {
  expect((await topic("universal")).toSorted()).toEqual(["Universal Again", "Universal Tides"]);
});
