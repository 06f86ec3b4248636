import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");

type Facts = Omit<ImportedPodcast, "source" | "key">;

/** Large English shows of the same categories. */
const ENGLISH: readonly Facts[] = [
  { title: "Evening Bulletin", categories: ["News"], description: "What happened.", listenerRange: "500,001-700,000" },
  { title: "Morning Bulletin", categories: ["News"], description: "What happens.", listenerRange: "500,001-700,000" },
].map((facts) => ({ ...facts, language: "en" }));

const SHOWS: readonly Facts[] = [
  ...ENGLISH,
  { title: "La Onda", categories: [], description: "Noticias y música de toda España.", language: "es" },
  { title: "El Motor", categories: [], description: "Coches, noticias, viajes por España.", language: "es" },
  { title: "Otros Acentos", categories: [], description: "Gente que llega a España.", language: "es" },
  { title: "Jake's Cooking", categories: ["Food"], description: "Ribs.", listenerRange: "500,001-700,000" },
  {
    title: "Hollow Stages",
    categories: ["Arts"],
    description: "Theatre.",
    listenerRange: "500,001-700,000",
    language: "en",
  },
  { title: "Les planches", categories: ["Arts"], description: "Le théâtre de Lyon.", language: "fr" },
  { title: "Les coulisses", categories: ["Arts"], description: "Le théâtre et ses coulisses.", language: "fr" },
  { title: "Les vignes", categories: ["Food"], description: "Le vin naturel et ses paysans.", language: "fr" },
  { title: "La Abuela", categories: ["Food"], description: "Cocina lenta.", language: "es" },
];

/** An English word that French shows have too. */
const STUDIOS: readonly Facts[] = [
  ...Array.from({ length: 5 }, (_, at) => ({ title: `Hours ${at}`, description: "In a studio.", language: "en" })),
  { title: "Les ateliers", description: "Un studio à Lille.", language: "fr" },
].map((facts) => ({ ...facts, categories: [] }));

/** A German and a Portuguese word beside one that no show has, and one that is also English. */
const QUIET: readonly Facts[] = [
  { title: "Lange Wege", categories: [], description: "Aus dem Alltag.", language: "de" },
  { title: "Kurze Wege", categories: [], description: "Noch ein Alltag.", language: "de" },
  { title: "Jogo Aberto", categories: [], description: "O dia no Brasil.", language: "pt" },
];

/** More large English shows than one page ranks, found by the translations of "historia" and "guitarra". */
const GUITARS: readonly Facts[] = Array.from({ length: 200 }, (_, at) => ({
  title: `Fretboard ${at}`,
  categories: ["Music"],
  description: "Guitar history: guitar makers and their history, guitar players and the history of guitar music.",
  listenerRange: "500,001-700,000",
  language: "en",
}));
const GUITARRA: Facts = {
  title: "Seis cuerdas",
  categories: ["Music"],
  description: "Cada semana, entre amigos y con mucha calma, la historia de un disco y de la guitarra que suena en él.",
  language: "es",
};

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows = [...SHOWS, ...STUDIOS, ...QUIET, ...GUITARS, GUITARRA].map((facts, at): ImportedPodcast => ({
    source: "dump",
    key: `s${at}`,
    ...facts,
  }));
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
});

const titles = async (term: string) =>
  (await catalogue.search(searchFor(term, { mode: "all" }))).results.map(({ title }) => title);

test("takes a query's language from shows with its words, and prefers that language", async () => {
  const found = await titles("noticias españa");
  expect(found.slice(0, 2).sort()).toEqual(["El Motor", "La Onda"]);
  expect(found.slice(2, 3)).toEqual(["Otros Acentos"]);
  expect(found).toContain("Evening Bulletin");
});

test("ranks a show in the query's language first for a category named in it", async () => {
  expect((await titles("cocina"))[0]).toBe("La Abuela");
});

test("takes the language of a query whose words no show has together from the shows with each word", async () => {
  const page = await catalogue.search(searchFor("théâtre paysans", { mode: "topic", explain: true }));
  const english = page.results.find(({ title }) => title === "Hollow Stages");
  expect(english?.explain?.clauses.map(({ clause }) => clause)).toContain("other language");
});

test("takes it from one word of a single language if that language has the others too", async () => {
  const page = await catalogue.search(searchFor("studio paysans", { mode: "topic", explain: true }));
  const english = page.results.find(({ title }) => title.startsWith("Hours"));
  expect(english?.explain?.clauses.map(({ clause }) => clause)).toContain("other language");
});

test("ranks a small show in the query's language before the many large ones that its translations find", async () => {
  expect((await titles("historia guitarra"))[0]).toBe("Seis cuerdas");
});

test("words of English that other languages have too do not make a query English, and unknown words say nothing", async () => {
  expect((await titles("achtsamkeit im alltag")).slice(0, 2).sort()).toEqual(["Kurze Wege", "Lange Wege"]);
  expect((await titles("notícias do brasil"))[0]).toBe("Jogo Aberto");
});
