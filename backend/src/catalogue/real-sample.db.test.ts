import { likelyListeners } from "@earshot/domain/audience/range/listener-band";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { originText } from "@earshot/domain/catalogue/shows/facts-origin";
import { littleKnownFrom } from "@earshot/domain/catalogue/shows/knows-little";
import type { SearchFilters, SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { readFileSync } from "node:fs";
import { importShows } from "../testing/catalogue/import-shows.js";
import { describeRealData, realData, realFiles } from "../testing/catalogue/real-data.js";
import { testCatalogue, type TestCatalogue } from "../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { readFeed } from "./import/feed/read-feed.js";
import { readDump } from "./import/files/dump-reader.js";
import type { ImportedPodcast } from "./local/record/imported-podcast.js";

const SAMPLE = "podcastindex_feeds.real-sample.db";
const NOW = new Date("2026-11-24T12:00:00Z");

/** What a visitor finds after importing the real sample and then the real feeds. */
describeRealData(SAMPLE, "the catalogue of the real sample", () => {
  let database: TestDatabase;
  let opened: TestCatalogue;
  let catalogue: PodcastCatalogue;
  /** Ids by title before the feeds were imported. */
  const before = new Map<string, string>();
  beforeAll(async () => {
    database = await testDatabase();
    await importShows(database, dumpShows(), { now: NOW });
    for (const { id, title } of await stored()) before.set(title, id);
    await importShows(database, feedShows(), { now: NOW });
    opened = testCatalogue(database, { now: () => NOW });
    ({ catalogue } = opened);
  }, 240_000);
  afterAll(async () => {
    await opened?.close();
    await database?.drop();
  });

  const stored = () =>
    database.dataSource.query<{ id: string; title: string }[]>(
      "SELECT id, title FROM catalogue.podcasts WHERE sinks = 0 ORDER BY position",
    );
  const find = (term: string, filters: Partial<SearchFilters> = {}, more: Partial<SearchRequest> = {}) =>
    catalogue.search(searchFor(term, { limit: 100, ...more }, filters));
  const named = async (title: string) =>
    (await find(`"${title}"`)).results.filter((show) => show.title.toLowerCase() === title.toLowerCase());
  const detail = async (title: string) => {
    const [show] = await named(title);
    return (show && (await catalogue.podcast(show.id)))!;
  };

  test("a show without a date has an unknown activity, and no filter or facet includes it", async () => {
    expect((await detail("Crime Junkie")).activity).toBe("unknown");
    const { results, facets, total } = await find("crime", {}, { facets: true, mode: "topic" });
    const dated = results.filter(({ lastUpdate }) => lastUpdate > 0);
    expect(total.value).toBeGreaterThan(dated.length);
    for (const activity of ["very-active", "moderately-active", "occasional", "inactive"] as const) {
      const found = await find("crime", { activity }, { mode: "topic" });
      expect(found.results.filter(({ lastUpdate }) => lastUpdate === 0)).toEqual([]);
      expect([activity, facets?.activity.find(({ value }) => value === activity)?.count ?? 0]).toEqual([
        activity,
        found.total.value,
      ]);
    }
  });

  test("the saved feed of 2018 does not make a show inactive today", async () => {
    const [show] = await named("The Joe Rogan Experience");
    expect((await detail("The Joe Rogan Experience")).activity).toBe("unknown");
    const inactive = await find('"The Joe Rogan Experience"', { activity: "inactive" });
    expect(inactive.results.map(({ id }) => id)).not.toContain(show?.id);
  });

  test("a dump of 2020 neither makes a show inactive nor places it by its score", async () => {
    const { activity, estimate, listener_range } = await detail("Rahdo Talks Through");
    expect([activity, estimate?.evidence, listener_range]).toEqual(["unknown", null, "N/A"]);
    expect((await find("", { activity: "inactive" })).total.value).toBe(0);
  });

  test("a list of a small category implies a smaller audience than one of a large category", async () => {
    for (const title of ["Serial", "Wait Wait...Don't Tell Me!", "WTF with Marc Maron Podcast"]) {
      const { estimate, listenersAtLeast } = await detail(title);
      expect([title, estimate?.atLeast, listenersAtLeast]).toEqual([title, "Large", "Large"]);
    }
    for (const title of ["Hard Music", "Sml (Every Time Sml Posts)"])
      expect([title, (await detail(title)).estimate?.atLeast]).toEqual([title, "Medium"]);
    // Its maker writes "these are not mine" about the videos that it repeats: people search for their original makers.
    expect((await detail("Inspired Source")).estimate?.atLeast).toBeNull();
  });

  test("a language that no source states is detected from the texts, and marked", async () => {
    const { results } = await find("", { language: "ja" });
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ languageDetected }) => languageDetected).length).toBeGreaterThan(50);
    const [persian] = (await find("", { language: "fa" })).results;
    expect(persian).toMatchObject({ language: "fa", languageDetected: true });
    const english = await find("", { language: "en" });
    expect(english.results.some(({ languageDetected }) => languageDetected !== true)).toBe(true);
  });

  test("a page gives the source and the day of its facts, never the time of the import", async () => {
    expect(originText((await detail("Rahdo Talks Through")).origin)).toBe("From Podcast Index, Sep 10, 2020");
    expect(originText((await detail("Crime Junkie")).origin)).toMatch(/^From (Apple Podcasts|Spotify) \(undated\)$/);
    expect(originText((await detail("IdiotSpeakShow")).origin)).toBe("From Podcast Index, May 29, 2015");
    // Its feed of 2020 has fewer episodes than a directory's page without a date.
    expect(originText((await detail("Stuff You Should Know")).origin)).toMatch(
      /^From the show’s feed, Mar \d+, 2020, and from (Apple Podcasts|Spotify|Apple Podcasts and Spotify) \(undated\)$/,
    );
  });

  test("a list without places gives no number: only shows with a published figure have one", async () => {
    const all = await find("", { minListeners: 1 });
    expect(all.total.value).toBeGreaterThan(0);
    expect(all.total.value).toBeLessThanOrEqual(80);
    for (const { id } of all.results)
      expect(["published", "rated"]).toContain((await catalogue.podcast(id))?.estimate?.evidence);
  });

  test("a famous show has the figure that was published for it", async () => {
    const { estimate, listener_range } = await detail("The Daily");
    expect([estimate?.evidence, estimate?.atLeast]).toEqual(["published", null]);
    expect(likelyListeners(parseListenerRange(listener_range))).toBeGreaterThan(2_500_000);
  });

  test.each([
    ...["This American Life", "Radiolab", "Planet Money", "Serial", "99% Invisible"],
    ...["Stuff You Should Know", "The Joe Rogan Experience", "Welcome to Night Vale", "Crime Junkie", "The Daily"],
    ...["How I Built This with Guy Raz", "Up First", "Call Her Daddy", "Serial Killers", "The Rachel Maddow Show"],
  ])("%s is one entry", async (title) => {
    expect((await named(title)).map(({ listener_range, url }) => ({ listener_range, url }))).toHaveLength(1);
  });

  test.each(["Unspeakable", "The Will Cain Show"])("%s is two shows with one title", async (title) => {
    expect(await named(title)).toHaveLength(2);
  });

  test("a show keeps every sign of demand that its entries had", async () => {
    const [row] = await database.dataSource.query<{ signals: string }[]>(
      "SELECT signals FROM catalogue.podcasts WHERE title = 'The Joe Rogan Experience' ORDER BY position LIMIT 1",
    );
    const sources = (JSON.parse(row?.signals ?? "[]") as { source: string }[]).map(({ source }) => source);
    expect(sources).toEqual(["Apple Podcasts", "Spotify"]);
  });

  // Some saved feeds end in 2018. Nobody read them after that, so they do not prove that a show stopped, and the lists still count.
  test.each([
    ...["The Joe Rogan Experience", "Stuff You Should Know", "99% Invisible", "Planet Money", "This American Life"],
    ...["Radiolab", "Crime Junkie", "Freakonomics Radio", "Criminal", "Reply All", "The Moth", "Fresh Air"],
  ])("%s is large or more, and no other size is printed beside that", async (title) => {
    const { listener_range, estimate } = await detail(title);
    if (listener_range === "N/A") expect([estimate?.atLeast, estimate?.typical]).toEqual(["Large", null]);
    else expect(likelyListeners(parseListenerRange(listener_range))).toBeGreaterThan(50_000);
  });

  test.each(["Crime Junkie", "Stuff You Should Know", "Call Her Daddy"])(
    "%s has published followers, and a wide range that has not been checked",
    async (title) => {
      const { listener_range, estimate, confidence } = await detail(title);
      const { low, high } = parseListenerRange(listener_range) as { low: number; high: number };
      expect([estimate?.evidence, confidence]).toEqual(["rated", "low"]);
      expect(high / low).toBeGreaterThan(10);
      expect(Math.sqrt(low * high)).toBeGreaterThan(1_000_000);
    },
  );

  test.each(["Freakonomics Radio", "Steve McNair: Fall of a Titan"])(
    "%s is in a list of popular shows, and no filter calls it small",
    async (title) => {
      const [show] = await named(title);
      const { listener_range, estimate } = await detail(title);
      expect([listener_range, estimate?.evidence]).toEqual(["N/A", "listed"]);
      expect(["Medium", "Large"]).toContain(estimate?.atLeast);
      const small = await find(`"${title}"`, { maxListeners: 50_000 });
      expect(small.results.map(({ id }) => id)).not.toContain(show?.id);
    },
  );

  test("similar shows share a category before any word", async () => {
    const [show] = await named("Crime Junkie");
    const similar = (await catalogue.similar(show?.id ?? "", 6)) ?? [];
    expect(similar.length).toBeGreaterThan(0);
    for (const { podcast } of similar)
      expect(podcast.categories.some((name) => show?.categories.includes(name))).toBe(true);
  });

  test("a show's sisters and shows about its topics are similar, popular shows of other kinds are not", async () => {
    const like = async (title: string) => {
      const [show] = await named(title);
      return ((await catalogue.similar(show?.id ?? "", 6)) ?? []).map(({ podcast }) => podcast.title);
    };
    const planet = await like("Planet Money");
    expect(planet).toContain("The Indicator from Planet Money");
    expect(planet.filter((title) => /Mark Levin|FOX News|Ben Shapiro/i.test(title))).toEqual([]);
    // Its maker is a show of another category.
    expect(await like("Serial")).toEqual(["This American Life"]);
    expect(await like("This American Life")).toEqual(expect.arrayContaining(["Serial", "S-Town"]));
    // They share only "Arts" with shows of their size. One other show is about design.
    expect(await like("The Moth")).toEqual([]);
    expect(await like("99% Invisible")).toEqual(["Design Details"]);
    // Shows of a broad category that are described in the same words.
    expect(await like("Unspooled")).toContain("Switchblade Sisters");
    expect(await like("The Dog's Way Podcast: Dog Training for Real Life")).toContain(
      "Drinking From the Toilet: Real dogs, Real training",
    );
    expect(await like("Syntax - Tasty Web Development Treats")).toContain("The Stack Overflow Podcast");
    // A show of its category mentions its maker.
    expect(await like("The Joe Rogan Experience")).toContain("The Patdown with Ms. Pat");
    for (const title of ["Darknet Diaries", "Baywatch Berlin"])
      expect(await like(title)).not.toContain("The Joe Rogan Experience");
  });

  test.each(["Welcome to Night Vale", "Pod Save America", "Silkwood", "Planet Money"])(
    "%s shares no single word of a name with similar shows",
    async (title) => {
      const [show] = await named(title);
      const similar = (await catalogue.similar(show?.id ?? "", 6)) ?? [];
      expect(similar.length).toBeGreaterThan(0);
      const mentioned = similar.flatMap(({ reasons }) =>
        reasons.filter((reason) => reason.startsWith("Both mention ")),
      );
      const names = mentioned.flatMap((reason) => reason.replace("Both mention ", "").split(/, | and /));
      expect(names.filter((name) => !name.includes(" "))).toEqual([]);
    },
  );

  test("the id of a merged entry finds the show that it became part of", async () => {
    const gone = before.get("Planet Money") ?? "";
    const [show] = await named("Planet Money");
    expect(show?.id).not.toBe(gone);
    expect((await catalogue.podcast(gone))?.id).toBe(show?.id);
    expect((await catalogue.podcasts([gone])).get(gone)?.id).toBe(show?.id);
    expect((await catalogue.episodes(gone, { limit: 1 }))?.episodes).toHaveLength(1);
  });

  test("a search for titles does not begin with little-known shows: gardening", async () => {
    const { results, exact = results.length } = await find("gardening");
    const whole = results.slice(0, exact);
    const little = littleKnownFrom(whole) ?? whole.length;
    const isShell = ({ defaulted }: { defaulted: readonly string[] }) =>
      ["categories", "episodeCount", "lastUpdate"].every((field) => defaulted.includes(field));
    expect(whole.filter(isShell).length).toBeGreaterThan(5);
    const leading = whole.slice(0, little).filter(isShell);
    expect(leading.every(({ title }) => title.toLowerCase() === "gardening")).toBe(true);
  });

  test("an exact title stays first, even if little is known of the show", async () => {
    const [shell] = await database.dataSource.query<{ title: string }[]>(
      `SELECT title FROM catalogue.podcasts p WHERE sinks = 0 AND categories = '{}' AND episode_count IS NULL
         AND last_update IS NULL AND title ~ '^[A-Z][a-z]+ [A-Z][a-z]+$'
         AND (SELECT count(*) FROM catalogue.podcasts o WHERE o.title = p.title) = 1 ORDER BY position LIMIT 1`,
    );
    const title = shell?.title ?? "";
    expect((await find(title)).results[0]?.title).toBe(title);
  });
});

/**
 * The entries on the lists, the shows that the tests name, and a quarter of the rest: an index of all of them is written in a
 * separate thread.
 */
function* dumpShows(): Generator<ImportedPodcast> {
  let at = 0;
  for (const item of readDump(realData(SAMPLE), { onProgress: () => undefined, now: NOW })) {
    at += 1;
    if (item.kind !== "podcast") continue;
    const { title, feedUrl, categories } = item.podcast;
    const isListed = feedUrl === undefined && categories.length > 0;
    if (isListed || ASKED_FOR.test(title) || at % 4 === 0) yield item.podcast;
  }
}

const ASKED_FOR = /garden|crime|rahdo|idiotspeak/i;

function* feedShows(): Generator<ImportedPodcast> {
  for (const name of realFiles(".xml", "feeds")) {
    const read = readFeed(readFileSync(realData("feeds", name)), { now: NOW, fileName: name });
    if (read.kind === "podcast") yield read.podcast;
  }
}
