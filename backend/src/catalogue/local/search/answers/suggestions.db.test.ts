import type { SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";

const TITLES = [
  "Harbour Lights",
  "The Harbour Master",
  "Our Harbour",
  "A Harbour Story",
  "Harbour News",
  "Harbour Seals",
  "Old Harbour",
  "Lantern Tales",
  "The Lantern",
  "夜の図書室",
  "HARBOUR news",
];

let opened: TestCatalogue;
beforeAll(async () => {
  const shows = TITLES.map((title, at) => ({
    source: "dump" as const,
    key: title,
    title,
    author: `Ada ${title}`,
    categories: at % 2 === 0 ? ["Society & Culture"] : ["News"],
    listenerRange: `${90_000 - at * 1_000}-${95_000 - at * 1_000}`,
  }));
  opened = await filledCatalogue(shows, new Date());
});
afterAll(() => opened?.close());

async function suggest(q: string, limit: number, kind = "podcast", mode: SearchMode = "title") {
  const found = await opened.catalogue.suggest({ q, mode, limit });
  return found.filter((one) => one.kind === kind).map(({ text }) => text);
}

test("suggests titles that begin with the text, then those that contain it, each once", async () => {
  expect(await suggest("harb", 8)).toEqual([
    "Harbour Lights",
    "Harbour News",
    "Harbour Seals",
    "The Harbour Master",
    "Our Harbour",
    "A Harbour Story",
    "Old Harbour",
  ]);
  expect(await suggest("harbour st", 8)).toEqual(["A Harbour Story"]);
  expect(await suggest("lant", 6)).toEqual(["Lantern Tales", "The Lantern"]);
});

test("completes joined words, a single letter, and scripts without spaces", async () => {
  expect(await suggest("harbourli", 8)).toEqual(["Harbour Lights"]);
  expect(await suggest("theharbourmas", 8)).toEqual(["The Harbour Master"]);
  expect(await suggest("o", 8)).toEqual(["Our Harbour", "Old Harbour"]);
  for (const q of ["夜", "夜の", "夜の図"]) expect(await suggest(q, 8)).toEqual(["夜の図書室"]);
});

test("completes any word of hosts and categories", async () => {
  expect(await suggest("ada", 9, "host", "host")).toEqual(TITLES.slice(0, 9).map((title) => `Ada ${title}`));
  expect(await suggest("ada old", 3, "host", "host")).toEqual(["Ada Old Harbour"]);
  expect(await suggest("soc", 8, "category")).toEqual(["Society & Culture"]);
  expect(await suggest("cult", 8, "category")).toEqual(["Society & Culture"]);
});

test("suggests nothing for punctuation, or if nothing begins with the text", async () => {
  for (const q of ["%", '"', "* OR", "zzz"])
    expect(await opened.catalogue.suggest({ q, mode: "title", limit: 8 })).toEqual([]);
});
