import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");

/** Title, language. */
const SHOWS: readonly (readonly [string, string])[] = [
  ["Heute in München", "de"],
  ["Muenchen am Abend", "en"],
  ...["Morgen", "Mittag", "Abend"].map((when) => [`${when} in München`, "de"] as const),
  ["Histoire en mer", "fr"],
  ["Le cours de l’histoire", "fr"],
  ["Un peu d’histoire", "fr"],
  ["The Poet", "en"],
  ["Pot and Pan", "en"],
  ["Earn More", "en"],
  ["Learn More", "en"],
  ["Startup Stories", "en"],
  ["My Start-up", "en"],
  ["قصص القرآن", "ar"],
  ["تلاوة قرآن", "ar"],
];

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows = SHOWS.map(([title, language], at): ImportedPodcast => {
    return { source: "dump", key: `s${at}`, title, language, categories: [] };
  });
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
});

const titles = async (term: string, mode: SearchMode) =>
  (await catalogue.search(searchFor(term, { mode }))).results.map(({ title }) => title).sort();

const MUNICH = ["Abend in München", "Heute in München", "Mittag in München", "Morgen in München", "Muenchen am Abend"];
const HISTORY = ["Histoire en mer", "Le cours de l’histoire", "Un peu d’histoire"];

test.each(["title", "all"] as const)("in mode %s, umlauts may be written with an e", async (mode) => {
  for (const term of ["münchen", "muenchen"]) expect(await titles(term, mode)).toEqual(MUNICH);
});

test.each(["title", "all"] as const)("in mode %s, an elided article does not matter", async (mode) => {
  for (const term of ["histoire", "l’histoire", "d'histoire"]) expect(await titles(term, mode)).toEqual(HISTORY);
});

test.each(["title", "all"] as const)("in mode %s, the Arabic article does not matter", async (mode) => {
  for (const term of ["قرآن", "القرآن"]) expect(await titles(term, mode)).toEqual(["تلاوة قرآن", "قصص القرآن"]);
});

test.each(["title", "all"] as const)("in mode %s, words with a hyphen may be written as one", async (mode) => {
  for (const term of ["start-up", "startup"])
    expect(await titles(term, mode)).toEqual(["My Start-up", "Startup Stories"]);
});

test("words of other languages have no such spellings", async () => {
  expect(await titles("poet", "title")).toEqual(["The Poet"]);
  expect(await titles("earn", "title")).toEqual(["Earn More"]);
});

test("a word with another spelling is not suggested", async () => {
  expect((await catalogue.search(searchFor("muenchen", { mode: "title" }))).didYouMean).toBeUndefined();
});
