import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { testCatalogue, type TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { readDump } from "../../import/files/dump-reader.js";
import { podcastId } from "../record/podcast-id.js";
import { CatalogueBuild } from "../write/catalogue-build.js";

// Known answers among real shows. The data is not part of the project; without it these tests are skipped.
const SAMPLE = resolve(process.env.EARSHOT_SHARED ?? "../shared", "data/podcastindex_feeds.real-sample.db");
const present = existsSync(SAMPLE);
if (!present) process.stderr.write(`Skipped, no real shows at ${SAMPLE}\n`);
const describeReal = present ? describe : describe.skip;

/** The popular part of the sample and a section of its long tail. */
const SHOWS = 9_000;

describeReal("real shows", () => {
  let database: TestDatabase;
  let opened: TestCatalogue;
  let catalogue: PodcastCatalogue;
  const titles: string[] = [];
  /** For each title, the id that its entry had before entries of one show were joined. */
  const ids = new Map<string, string>();

  beforeAll(async () => {
    database = await testDatabase();
    const build = await CatalogueBuild.begin(database.dataSource, {
      mode: "replace",
      indexFolder: database.indexFolder,
    });
    for (const item of readDump(SAMPLE, { onProgress: () => undefined, now: new Date() })) {
      if (item.kind !== "podcast") continue;
      titles.push(item.podcast.title);
      ids.set(item.podcast.title, podcastId(item.podcast.key));
      await build.add(item.podcast);
      if (titles.length === SHOWS) break;
    }
    await build.finish();
    opened = testCatalogue(database, { now: () => new Date() });
    catalogue = opened.catalogue;
  }, 120_000);
  afterAll(async () => {
    await opened?.close();
    await database.drop();
  });

  const first = async (term: string, mode: "all" | "title" | "host" = "title") =>
    (await catalogue.search(searchFor(term, { mode, limit: 10 }))).results[0];

  const drawn = () => titles.filter((title, at) => at % 89 === 0 && joinedForm(title).length > 2);

  /** Whether a show has this title, or is the one that the entry of this title was joined with. */
  const isOf = async (show: Podcast | undefined, title: string) => {
    const id = ids.get(title) ?? "";
    const joinedWith = (await catalogue.podcasts([id])).get(id);
    return show !== undefined && (joinedForm(show.title) === joinedForm(title) || show.id === joinedWith?.id);
  };

  test("every exact title comes first", async () => {
    const missed: string[] = [];
    for (const title of drawn()) if (!(await isOf(await first(title), title))) missed.push(title);
    expect(drawn().length).toBeGreaterThan(95);
    expect(missed).toEqual([]);
  }, 60_000);

  test("in a search of everything, a title of several words is also first in 19 of 20 cases", async () => {
    const several = drawn().filter((title) => /[a-z] [a-z]/i.test(title));
    expect(several.length).toBeGreaterThan(30);
    const missed: string[] = [];
    for (const title of several) {
      if (joinedForm((await first(title, "all"))?.title ?? "") !== joinedForm(title)) missed.push(title);
    }
    expect(missed.slice(Math.floor(several.length / 20))).toEqual([]);
  }, 60_000);

  test("every exact title written as one word comes first", async () => {
    const missed: string[] = [];
    for (const title of drawn().filter((title) => /^[\x20-\x7f]{4,60}$/.test(title))) {
      if (joinedForm((await first(joinedForm(title)))?.title ?? "") !== joinedForm(title)) missed.push(title);
    }
    expect(missed).toEqual([]);
  }, 60_000);

  test("a typo in a longer word finds the show or its spelling in 19 of 20 cases", async () => {
    let right = 0;
    let tried = 0;
    for (const title of drawn()) {
      const word = /\b[a-z]{7,}\b/i.exec(title)?.[0];
      if (word === undefined || /(.)\1/.test(word.slice(2, 4))) continue;
      tried += 1;
      const slipped = title.replace(word, `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`);
      const page = await catalogue.search(searchFor(slipped, { limit: 10 }));
      const keys = [...page.results.map((show) => show.title), page.didYouMean ?? ""].map(joinedForm);
      if (keys.includes(joinedForm(title))) right += 1;
    }
    expect(tried).toBeGreaterThan(30);
    expect(right / tried).toBeGreaterThanOrEqual(0.95);
  }, 60_000);

  test.each([
    ["serial", "Serial"],
    ["no agenda", "No Agenda"],
    ["NOAGENDA", "No Agenda"],
    ["this american life", "This American Life"],
    ["radio lab", "Radiolab"],
    ["wait wait dont tell me", "Wait Wait...Don't Tell Me!"],
    ['"reply all"', "Reply All"],
  ])("%s", async (term, title) => expect((await first(term))?.title).toBe(title));

  test.each([
    ["joe rogen", "The Joe Rogan Experience"],
    ["the joe rogan experiance", "The Joe Rogan Experience"],
    ["tim ferris show", "The Tim Ferriss Show"],
    ["stuf you should know", "Stuff You Should Know"],
    ["this american live", "This American Life"],
    ["radio lab", "Radiolab"],
    ["radiolap", "Radiolab"],
    ["hardcore histroy", "Hardcore History"],
  ])("finds in a search of everything: %s", async (term, title) =>
    expect((await first(term, "all"))?.title).toContain(title),
  );

  test("the name of a popular show with one letter missing finds it in 19 of 20 cases", async () => {
    const popular = await catalogue.search(searchFor("", { sort: "popularity", limit: 100 }, { language: "en" }));
    const missed: string[] = [];
    let tried = 0;
    for (const { title } of popular.results) {
      // Leaves out the third letter of the longest word.
      const [word = ""] = title.match(/[a-z]{6,}/gi)?.sort((a, b) => b.length - a.length) ?? [];
      if (word === "") continue;
      tried += 1;
      const slipped = title.replace(word, word.slice(0, 2) + word.slice(3));
      if (joinedForm((await first(slipped, "all"))?.title ?? "") !== joinedForm(title)) missed.push(slipped);
    }
    expect(tried).toBeGreaterThan(50);
    expect(missed.slice(Math.floor(tried / 20))).toEqual([]);
  }, 60_000);

  test.each([
    ["pyschology", "psychology"],
    ["ture crime", "true crime"],
  ])("%s: did you mean", async (term, meant) =>
    expect((await catalogue.search(searchFor(term))).didYouMean).toBe(meant),
  );

  test("finds shows by host", async () => {
    expect((await first("roman mars", "host"))?.title).toBe("99% Invisible");
    expect((await first("npr", "host"))?.itunesAuthor).toBe("NPR");
  });
});
