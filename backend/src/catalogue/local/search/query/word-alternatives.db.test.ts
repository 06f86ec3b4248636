import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");

/** Title, description, language. A word's stem is kept when two shows have the word. */
const SHOWS: readonly (readonly [string, string, string])[] = [
  ["Corps et Esprit", "La santé au quotidien, et l’histoire de France.", "fr"],
  ["Le Matin", "Santé et cuisine, histoires de Paris.", "fr"],
  ["Les Rois", "Une autre histoire de France.", "fr"],
  ["Contes", "Histoires pour dormir.", "fr"],
  ["Santa Rosa Stories", "People of a town in Santa Rosa, and France.", "en"],
  ["Elves", "Letters to Santa.", "en"],
  ["El Dia", "Historia de Francia.", "es"],
];

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows = SHOWS.map(([title, description, language], at): ImportedPodcast => {
    return { source: "dump", key: `s${at}`, title, description, language, categories: [] };
  });
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
});

const topic = async (term: string) => {
  const { results } = await catalogue.search(searchFor(term, { mode: "topic", explain: true }));
  return results;
};
const titles = async (term: string) => (await topic(term)).map(({ title }) => title).sort();

test("a word in shows of other languages is not an inflection", async () => {
  expect(await titles("santé")).toEqual(["Corps et Esprit", "Le Matin"]);
});

test("finds an inflection in the same language", async () => {
  expect(await titles("l’histoire")).toEqual(["Contes", "Corps et Esprit", "Le Matin", "Les Rois"]);
});

test("other words decide the language if stop words belong to several", async () => {
  for (const show of (await topic("histoire de France")).filter(({ language }) => language === "fr"))
    expect(show.explain?.clauses.map(({ clause }) => clause)).not.toContain("other language");
});
