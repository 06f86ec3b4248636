import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");

/** Title, description. */
const SHOWS: readonly (readonly [string, string])[] = [
  ["Die Ohrenkiste", "Ein Hörspiel für jedes Kind, und noch mehr Hörspiele für Kinder."],
  ["Kinder am Mikrofon", "Kinder fragen, Erwachsene antworten."],
  ["Alte Hörspiele", "Hörspiele aus dem Archiv."],
  ["Hund und Halter", "Wie ein Hund gute Erziehung annimmt."],
  ["Erziehung heute", "Über Eltern, Kinder und ihren Hund."],
  ["Thought Lines", "One thought at a time."],
  ["Full Plates", "A full table, a thoughtful talk."],
  ["Hearts Full", "Full of thoughtful letters and one thought."],
];

let opened: TestCatalogue;
beforeAll(async () => {
  const shows = SHOWS.map(([title, description], at): ImportedPodcast => {
    return { source: "dump", key: `s${at}`, title, description, language: at < 5 ? "de" : "en", categories: [] };
  });
  opened = await filledCatalogue(shows, NOW);
});
afterAll(async () => {
  await opened?.close();
});

const find = (term: string, mode: "all" | "topic" = "all") => opened.catalogue.search(searchFor(term, { mode }));

it.each([
  ["Kinderhörspiele", "Die Ohrenkiste"],
  ["Hundeerziehung", "Hund und Halter"],
])("a compound that no show has is searched for by its parts: %s", async (term, title) => {
  for (const mode of ["all", "topic"] as const)
    expect((await find(term, mode)).results.map((one) => one.title)).toContain(title);
});

it("parts also with a word beside the compound", async () => {
  expect((await find("neue Kinderhörspiele")).results.map(({ title }) => title)).toContain("Die Ohrenkiste");
});

it("a typo is not taken for a compound", async () => {
  const { results, didYouMean } = await find("thoughtfull");
  expect({ results, didYouMean }).toEqual({ results: [], didYouMean: "thoughtful" });
});

it("an exclusion is not taken apart", async () => {
  const { results } = await find("Hörspiele -Kinderhörspiele");
  expect(results.map(({ title }) => title)).toContain("Die Ohrenkiste");
});
