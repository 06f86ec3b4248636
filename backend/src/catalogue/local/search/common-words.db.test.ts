import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { filledCatalogue } from "../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const DAY = 86_400;
const now = NOW.getTime() / 1000;

type Facts = Omit<ImportedPodcast, "source" | "key">;

const alive = { language: "en", listenerRange: "20,001-50,000", episodeCount: 200, lastUpdate: now - DAY } as const;
const SHOWS: readonly Facts[] = [
  { title: "HISTORY", categories: [], lastUpdate: now - 12 * 365 * DAY },
  { title: "History", author: "Nobody", categories: [], description: "Old clips." },
  { title: "News", categories: [], lastUpdate: now - 12 * 365 * DAY },
  { title: "Two Queens", categories: ["History"], description: "Courts and letters.", ...alive },
  { title: "History of Rope", categories: ["History"], description: "One history each week.", ...alive },
  { title: "Morning Bulletin", categories: ["News"], description: "What happened.", ...alive },
  { title: "Feet", categories: ["Leisure"], description: "Sore after rowing, by Harboard, with chips." },
  { title: "Alte Höfe", categories: ["History"], description: "Könige und Bauern.", ...alive, language: "de" },
];

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows: ImportedPodcast[] = [];
  // Popular shows that only mention the words: more than fit into one block.
  const mentions = Array.from({ length: 1_200 }, (_, at) => ({
    title: `Harbour ${at}`,
    categories: ["Leisure"],
    description: "Some news and some history of ships.",
    listenerRange: "500,000-1,000,000",
    episodeCount: 500,
    lastUpdate: now - DAY,
  }));
  for (const [at, facts] of [...SHOWS, ...mentions].entries()) {
    shows.push({ source: "dump", key: `s${at}`, ...facts });
  }
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
}, 60_000);
afterAll(async () => {
  await opened?.close();
});

const first = async (term: string, mode: "topic" | "title" = "topic", limit = 3) => {
  const { results } = await catalogue.search(searchFor(term, { mode, limit }));
  return results.map(({ title }) => title);
};

test("a common word finds live, popular shows about it before dead namesakes and mere mentions", async () => {
  expect((await first("history")).sort()).toEqual(["Alte Höfe", "History of Rope", "Two Queens"]);
  expect((await first("podcasts about history")).sort()).toEqual(["Alte Höfe", "History of Rope", "Two Queens"]);
  expect((await first("news"))[0]).toBe("Morning Bulletin");
});

test("a search for titles still returns the exact one first", async () => {
  expect((await first("history", "title", 2)).map((title) => title.toLowerCase())).toEqual(["history", "history"]);
});

test("finds shows of a category named in another language", async () => {
  expect((await first("podcast über Geschichte"))[0]).toBe("Alte Höfe");
});

test("does not correct a word of a show to a stop word", async () => {
  const { didYouMean } = await catalogue.search(searchFor("sore ships", { mode: "topic" }));
  expect(didYouMean).toBeUndefined();
});

test.each([
  ["chips history", "another first letter"],
  ["harboard history", "two slips"],
])("%s: a word that a show has is not corrected to one with %s", async (term) => {
  const { didYouMean } = await catalogue.search(searchFor(term, { mode: "topic" }));
  expect(didYouMean).toBeUndefined();
});
