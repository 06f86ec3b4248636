import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { DomainError } from "@earshot/domain/shared/domain-error";
import type { SearchMode, SearchPage } from "@earshot/domain/catalogue/search/search-request";
import { SEARCH_SORTS } from "@earshot/domain/catalogue/search/search-url";
import { filledCatalogue } from "../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");

/** Title, author, description, estimated listeners; the most popular first. */
const SHOWS: readonly (readonly [string, string?, string?, string?])[] = [
  ["The Harbour Hour", "Maeve Doyle", "Ships, cranes and true crime at sea.", "70,001+"],
  ["Harbour", "Otto Brandt", undefined, "10-50"],
  ["Old Harbour Tales", "Maeve Doyle", undefined, "50,001-70,000"],
  ["DH Unplugged", "Dvorak & Horowitz", "Markets without a suit.", "5,001-10,000"],
  ["NewsRoom Diaries", "Noor Haddad", undefined, "1,000-5,000"],
  ["The News Room", "Noor Haddad", undefined, "100-500"],
  ["Psychology of Small Things", "Dr. Lene Holm", undefined, "1,000-5,000"],
  ["True Crime at Sea", "Grace Okafor", undefined, "1,000-5,000"],
  ["Crime and True Stories", "Leonard Pike", undefined, "10,001-20,000"],
  ["Café Société", "Élodie Garnier", "L'actualité, sans fard.", "500-1,000"],
  ["What's the Story?", "Conan O'Hara", undefined, "500-1,000"],
  ["歴史を面白く学ぶラジオ", "田中ゆき", "日本の歴史。", "1,000-5,000"],
  ["Новости моря", "Анна Иванова", "Каждый день.", "100-500"],
  ["100% Kelp_Free \\ Radio", 'It\'s "Nobody"', undefined, "10-50"],
  ["Zugvogel -gelöscht-", "Ada Vogt", undefined, "10-50"],
  ["Lecture Notes on Tides", "University of Elsewhere", "Lectures on tides and currents.", "10-50"],
];

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows: ImportedPodcast[] = [];
  for (const [at, [title, author, description, listenerRange]] of SHOWS.entries()) {
    const updateIntervalDays = at === 0 ? 14 : undefined;
    const facts = { author, description, listenerRange, updateIntervalDays, categories: ["News"] };
    shows.push({ source: "dump", key: `s${at}`, title, ...facts });
  }
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
});

const find = (term: string, mode: SearchMode = "title") => catalogue.search(searchFor(term, { mode }));
const titles = (page: SearchPage) => page.results.map(({ title }) => title);

test("ranks the exact title first, then titles that begin with it, joined or split", async () => {
  expect(titles(await find("harbour"))).toEqual(["Harbour", "The Harbour Hour", "Old Harbour Tales"]);
  expect(titles(await find("dhunplugged"))).toEqual(["DH Unplugged"]);
  expect(titles(await find("d.h. un-plugged"))).toEqual(["DH Unplugged"]);
  expect(titles(await find("news room"))).toEqual(["The News Room", "NewsRoom Diaries"]);
  expect(titles(await find("newsroom"))).toEqual(["The News Room", "NewsRoom Diaries"]);
  expect(titles(await find("theharbourhour"))).toEqual(["The Harbour Hour"]);
});

test("finds a title that looks like an exclusion by its name", async () => {
  expect(titles(await find("Zugvogel -gelöscht-"))).toEqual(["Zugvogel -gelöscht-"]);
  expect(titles(await find("zugvogel -gelöscht"))).toEqual([]);
});

describe.each(["title", "topic", "host"] as const)("in %s mode no operator fails, in any order", (mode) => {
  test.each([
    "(news OR crime) title:tides",
    "(news OR crime) ep>10",
    "(news OR crime) -sea",
    "title:(news OR crime) sea",
    "host:(maeve OR otto) -harbour",
    "news OR crime OR sea",
    'topic:"true crime" listeners:1k..90k updated<30d',
    "-harbour -news",
    "lang:en cat:News explicit:no",
  ])("%s", async (term) => {
    for (const sort of SEARCH_SORTS) {
      const page = await catalogue.search(searchFor(term, { mode, sort, facets: true, explain: true }));
      expect(page.total.value).toBeGreaterThanOrEqual(page.results.length);
    }
  });
});

test("a word that shows have is not corrected, a wrong one is", async () => {
  expect((await find("tides")).didYouMean).toBeUndefined();
  expect((await find("harbuor")).didYouMean).toBe("harbour");
});

test("finds a longer title by a few of its words written together", async () => {
  expect(titles(await find("psychologyofsmall"))).toEqual(["Psychology of Small Things"]);
  expect(titles(await find("ofsmallthings psychology"))).toEqual(["Psychology of Small Things"]);
  expect(titles(await find("psychologyofkelp"))).toEqual([]);
});

test("case, accents and apostrophes do not matter", async () => {
  expect(titles(await find("CAFE societe"))).toEqual(["Café Société"]);
  expect(titles(await find("whats the story"))).toEqual(["What's the Story?"]);
  expect(titles(await find("l’actualite", "topic"))[0]).toBe("Café Société");
  expect(titles(await find("conan ohara", "host"))).toEqual(["What's the Story?"]);
  expect(titles(await find("НОВОСТИ"))).toEqual(["Новости моря"]);
});

test("scripts without spaces are found by any part", async () => {
  for (const part of ["歴史", "面白く", "ラジオ", "学"])
    expect(titles(await find(part))).toEqual(["歴史を面白く学ぶラジオ"]);
  expect(titles(await find("史歴"))).toEqual([]);
});

test("applies phrases, exclusions and choices", async () => {
  expect(titles(await find('"true crime"'))).toEqual(["True Crime at Sea"]);
  expect(titles(await find("true crime"))).toEqual(["True Crime at Sea", "Crime and True Stories"]);
  expect(titles(await find("crime -sea"))).toEqual(["Crime and True Stories"]);
  expect(titles(await find("harbour -(old OR hour)"))).toEqual(["Harbour"]);
  expect(titles(await find("psychology OR unplugged")).sort()).toEqual(["DH Unplugged", "Psychology of Small Things"]);
  expect(titles(await find("-harbour lang:xx"))).toEqual([]);
  expect((await find("-harbour")).total.value).toBe(SHOWS.length - 3);
});

test("in a search of everything, a show with an excluded word in any field is left out", async () => {
  // "sea" is only in the description of the first show, and "Maeve" only in the hosts.
  expect(titles(await find("crime -sea", "all"))).toEqual(["Crime and True Stories"]);
  expect(titles(await find("harbour -maeve", "all"))).toEqual(["Harbour"]);
  expect(titles(await find("(crime -sea) OR tides", "all")).sort()).toEqual([
    "Crime and True Stories",
    "Lecture Notes on Tides",
  ]);
  const { total } = await find("-sea -maeve", "all");
  expect(total.value).toBe(SHOWS.length - 3);
  expect((await find("-title:sea", "all")).total.value).toBe(SHOWS.length - 1);
  expect((await find("-(sea lang:xx)", "all")).total.value).toBe(SHOWS.length);
});

test("fields search their own column in every mode", async () => {
  expect(titles(await find("host:doyle title:hour"))).toEqual(["The Harbour Hour"]);
  expect(titles(await find("topic:cranes"))).toEqual(["The Harbour Hour"]);
  expect(titles(await find("host:doyle OR title:unplugged")).sort()).toEqual([
    "DH Unplugged",
    "Old Harbour Tales",
    "The Harbour Hour",
  ]);
  expect(titles(await find("harbour listeners>=59000"))).toEqual(["The Harbour Hour", "Old Harbour Tales"]);
});

test("adds shows with some of the words, marked, if few have all", async () => {
  const page = await find("lecture notes on tides with boats", "topic");
  expect(page.interpretation.match).toBe("most");
  expect(titles(page)).toEqual(["Lecture Notes on Tides"]);
  expect(page.exact).toBe(0);
  const both = await find("harbour hour");
  expect(titles(both)).toEqual(["The Harbour Hour", "Old Harbour Tales", "Harbour"]);
  expect([both.exact, both.interpretation.match]).toEqual([1, "most"]);
  expect((await find("harbour")).interpretation.match).toBe("all");
  expect((await find("harbor (((")).interpretation.match).toBe("plain");
});

test.each([
  ["pyschology", "psychology"],
  ["ture crime", "true crime"],
  ["harbur hour", "harbour hour"],
  ['"old habour"', '"old harbour"'],
  ["новсти", "новости"],
  ["host:haddat", "host:haddad"],
  ["The Harbur  Hour", "The Harbour  Hour"],
  ["“Old Habour”  -tide", "“Old Harbour”  -tide"],
])("corrects a typo: %s", async (typed, meant) => expect((await find(typed)).didYouMean).toBe(meant));

test("suggests no correction if shows are found or nothing is similar", async () => {
  for (const term of ["harbour", "dh unplugged", "qqqqzzzz", "abc", "東京"])
    expect((await find(term)).didYouMean).toBeUndefined();
});

test("treats a database's special characters as plain text", async () => {
  for (const term of [
    "%",
    "_",
    "\\",
    "' OR 1=1 --",
    "'; DROP SCHEMA catalogue; --",
    "$1",
    ":*",
    "&",
    "|",
    "!",
    "<->",
    "a\\'b",
    "''",
  ]) {
    expect((await find(term)).results.length).toBeLessThan(SHOWS.length);
  }
  expect(titles(await find("kelp_free"))).toEqual(["100% Kelp_Free \\ Radio"]);
  expect(titles(await find("100%"))).toEqual(["100% Kelp_Free \\ Radio"]);
  expect((await find("???")).results).toEqual([]);
});

test("long and deep queries are answered in time", async () => {
  const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  for (const term of [
    long,
    long.replaceAll(" ", " OR "),
    "(".repeat(500),
    "a ".repeat(500),
    '"'.repeat(333),
    "-".repeat(999),
    "x".repeat(1_000),
  ]) {
    await expect(() =>
      find(term, "topic").catch((error: unknown) => expect(error).toBeInstanceOf(DomainError)),
    ).toAnswerWithin(1_000);
  }
});

test("explain lists the clauses that gave points", async () => {
  const page = await catalogue.search(searchFor("harbour", { explain: true }));
  const { explain } = page.results[0]!;
  expect(explain!.clauses[0]).toEqual({ clause: "exact name", points: 100 });
  expect(explain!.clauses.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(explain!.score);
  expect((await find("harbour")).results[0]).not.toHaveProperty("explain");
});

test("a result has the same audience per episode as the show's page, and its rhythm", async () => {
  const [harbour] = (await find("The Harbour Hour")).results;
  const { pea_range } = (await catalogue.podcast(harbour!.id))!;
  expect(pea_range).toMatch(/^\d/);
  expect(harbour).toMatchObject({ pea_range, daysBetweenEpisodes: 14 });
  const [silent] = (await find("Zugvogel -gelöscht-")).results;
  expect(silent).not.toHaveProperty("daysBetweenEpisodes");
});

test("suggests titles first, then later words, hosts and categories", async () => {
  const suggest = async (q: string, mode: SearchMode = "title") =>
    (await catalogue.suggest({ q, mode, limit: 8 })).map(({ kind, text }) => `${kind}: ${text}`);
  expect(await suggest("harb")).toEqual([
    "podcast: Harbour",
    "podcast: The Harbour Hour",
    "podcast: Old Harbour Tales",
  ]);
  expect(await suggest("dhun")).toEqual(["podcast: DH Unplugged"]);
  expect(await suggest("maeve", "host")).toEqual(["host: Maeve Doyle"]);
  expect(await suggest("new")).toContain("category: News");
  expect(await suggest("%")).toEqual([]);
  expect((await catalogue.suggest({ q: "e", mode: "title", limit: 3 })).length).toBeLessThanOrEqual(3);
});
