import { DomainError } from "../shared/domain-error.js";
import { CONTRACT_SHOWS, DAY, NOW, type ContractShow } from "./podcast-catalogue-shows.contract.js";
import { describeCatalogueCounts } from "./podcast-catalogue-counts.contract.js";
import { describeCatalogueLookups } from "./podcast-catalogue-lookups.contract.js";
import { allIds, describeCatalogueOrders } from "./podcast-catalogue-orders.contract.js";
import { describeCatalogueEpisodes } from "./podcast-catalogue-episodes.contract.js";
import type { PodcastCatalogue } from "./podcast-catalogue.port.js";
import type { SearchFilters, SearchPage, SearchRequest, SearchSort } from "./search/search-request.js";

/** Optional capabilities of a source. */
export type CatalogueCapabilities = {
  readonly facets: boolean;
  /** Counts the results in the other modes. */
  readonly modes: boolean;
  readonly didYouMean: boolean;
  /** Finds similar shows by comparing their texts. */
  readonly similar: boolean;
  readonly suggest: boolean;
  /** Ranks exact title matches before longer titles. */
  readonly ranks: boolean;
  readonly sorts: readonly SearchSort[];
  /** Adds shows that have only some of the words when few shows have all of them. */
  readonly fills: boolean;
  /** Finds a show by its feed URL. */
  readonly feeds: boolean;
  /** Finds a show by its `podcast:guid`. */
  readonly guids: boolean;
  /** Lists all its shows. */
  readonly lists: boolean;
  /** Knows the episodes of its shows. */
  readonly episodes: boolean;
};

/** All capabilities, for a source that supports the whole port. */
export const ALL_CAPABILITIES: CatalogueCapabilities = {
  facets: true,
  modes: true,
  didYouMean: true,
  similar: true,
  suggest: true,
  ranks: true,
  fills: true,
  feeds: true,
  guids: true,
  lists: true,
  episodes: true,
  sorts: ["relevance", "listeners", "perEpisode", "popularity", "updated", "episodes", "rhythm", "title"],
};

export type OpenCatalogue = { readonly catalogue: PodcastCatalogue; close(): Promise<void> };

/**
 * The contract of every podcast catalogue. This file covers what a search finds; orders and pages, counts, lookups of known shows, and
 * episodes have separate files. All of them use the shows in `podcast-catalogue-shows.contract.ts`. `open` returns a catalogue with
 * exactly the given shows and `now` as the current time.
 */
export function describePodcastCatalogue(
  name: string,
  can: CatalogueCapabilities,
  open: (shows: readonly ContractShow[], now: Date) => Promise<OpenCatalogue>,
): void {
  describe(`${name} as a podcast catalogue`, () => {
    let opened: OpenCatalogue;
    let catalogue: PodcastCatalogue;
    beforeAll(async () => {
      opened = await open(CONTRACT_SHOWS, NOW);
      catalogue = opened.catalogue;
    });
    afterAll(() => opened.close());

    const find = (term: string, more?: Partial<Omit<SearchRequest, "filters">>, filters?: Partial<SearchFilters>) =>
      catalogue.search(searchFor(term, more, filters));
    const idOf = async (title: string) => (await find(`"${title}"`)).results[0]!.id;

    test("titles are searched by default, and a result has the known facts of the show", async () => {
      const page = await find("tidal ledger");
      expect(page.results).toHaveLength(1);
      expect(page.total).toEqual({ value: 1, relation: "eq" });
      expect(page.results[0]).toMatchObject({
        title: "The Tidal Ledger",
        itunesAuthor: "Ada Quill",
        language: "en",
        country: "GB",
        episodeCount: 120,
        popularityScore: 8,
        explicit: 0,
        lastUpdate: NOW.getTime() / 1000 - 2 * DAY,
        listener_range: "20,001-50,000",
      });
    });

    test("a fact that the source does not state has its default and is listed as defaulted", async () => {
      const [show] = (await find("bare lantern")).results;
      expect(show).toMatchObject({ description: "No Description", explicit: "N/A", language: "N/A", lastUpdate: 0 });
      expect(show!.country).toBe("N/A");
      const silent = ["description", "explicit", "language", "country", "lastUpdate"];
      expect(show!.defaulted).toEqual(expect.arrayContaining(silent));
    });

    test("hosts and topics are searched in their own fields", async () => {
      expect(titles(await find("quill", { mode: "host" }))).toEqual(["The Tidal Ledger", "Salt and Sums"]);
      expect(titles(await find("quill"))).toEqual([]);
      expect(titles(await find("estuaries", { mode: "topic" }))).toEqual(["The Tidal Ledger"]);
      expect(titles(await find("estuaries"))).toEqual([]);
    });

    test("a search of everything finds what titles, topics and hosts find, each show once, on any number of pages", async () => {
      for (const [term, filters, excluded] of EVERYTHING) {
        const inEach = (one: string) =>
          Promise.all((["title", "topic", "host"] as const).map((mode) => find(one, { mode, limit: 100 }, filters)));
        const parts = await inEach(term);
        const without = new Set(excluded ? (await inEach(excluded)).flatMap(exactIds) : []);
        const wanted = new Set(parts.flatMap(exactIds).filter((id) => !without.has(id)));
        for (const sort of can.sorts) {
          const whole = await find(term, { mode: "all", sort, limit: 100, modes: true }, filters);
          const ids = whole.results.map(({ id }) => id);
          expect([term, new Set(exactIds(whole))]).toEqual([term, wanted]);
          expect([new Set(ids).size, whole.total]).toEqual([ids.length, { value: ids.length, relation: "eq" }]);
          expect(await allIds(find, term, { mode: "all", sort, limit: 1 }, filters)).toEqual(ids);
          const [title, topic, host] = parts.map((part) => counted(part.exact ?? part.total.value));
          expect(whole.modes).toEqual({ all: counted(whole.exact ?? ids.length), title, topic, host });
        }
      }
    });

    test("a search of everything begins with the show or host of that name", async () => {
      if (!can.ranks) return;
      expect(titles(await find("signal", { mode: "all" }))[0]).toBe("Signal");
      expect(titles(await find("ada quill", { mode: "all" }))).toEqual(
        titles(await find("ada quill", { mode: "host" })),
      );
    });

    test("a search of everything is filled up with shows that have some of the words in any field", async () => {
      if (!can.fills) return;
      const page = await find("ada quill zzyzx", { mode: "all", facets: true });
      expect([titles(page).sort(), page.exact]).toEqual([["Salt and Sums", "The Tidal Ledger"], 0]);
      expect(page.facets!.language).toEqual([{ value: "en", count: 2 }]);
    });

    test("case and accents do not matter", async () => {
      expect(titles(await find("CAFE DES MARÉES"))).toEqual(["Café des marées"]);
    });

    test("all shows can be listed in parts, each once; a source that cannot list them returns none", async () => {
      const all = await catalogue.mostPopular({ after: 0, limit: 1_000 });
      if (!can.lists) return expect(all).toEqual([]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([await idOf("The Tidal Ledger")]));
      const [first, second] = [
        await catalogue.mostPopular({ after: 0, limit: 2 }),
        await catalogue.mostPopular({ after: 2, limit: all.length }),
      ];
      expect(first).toHaveLength(2);
      expect([...first, ...second]).toEqual(all);
      expect(await catalogue.mostPopular({ after: all.length, limit: 5 })).toEqual([]);
      const bare = await idOf("Bare Lantern");
      expect(all.find(({ id }) => id === bare)?.lastUpdate).toBe(0);
    });

    test("a phrase, an exclusion and a choice narrow the results", async () => {
      expect(titles(await find('"quiet signal"'))).toEqual(["Quiet Signal Hour"]);
      expect(titles(await find("signal -quiet")).sort()).toEqual(["Signal", "Signal Quietly Lost"]);
      expect(titles(await find("lantern OR hufeisen")).sort()).toEqual(["Bare Lantern", "Hufeisen und Glück"]);
    });

    test("a blank term without filters is refused; with a filter it lists the shows that pass", async () => {
      await expect(find("  ")).rejects.toMatchObject({ code: "search.blank" });
      await expect(find("  ")).rejects.toBeInstanceOf(DomainError);
      expect(titles(await find("", {}, { language: "de" }))).toEqual(["Hufeisen und Glück"]);
    });

    test.each<[string, Partial<SearchFilters>, string[]]>([
      ["language", { language: "fr" }, ["Café des marées"]],
      ["country", { country: "FR" }, ["Café des marées"]],
      ["country and language", { country: "GB", language: "en", explicit: 0 }, ["The Tidal Ledger"]],
      ["explicit only", { explicit: 1, categories: ["Comedy"] }, ["Signal Quietly Lost"]],
      ["category", { categories: ["Comedy"] }, ["Quiet Signal Hour", "Signal Quietly Lost"]],
      [
        "any of several categories",
        { categories: ["Comedy", "Business"] },
        ["Quiet Signal Hour", "Salt and Sums", "Signal Quietly Lost"],
      ],
      ["listeners from", { minListeners: 60_000, language: "en" }, ["Signal"]],
      ["listeners whose middle is within", { minListeners: 6_000, maxListeners: 9_000 }, ["Signal Quietly Lost"]],
      [
        "listeners whose middle is within, of a wide range",
        { maxListeners: 900, language: "de" },
        ["Hufeisen und Glück"],
      ],
      ["listeners that only reach in are out", { minListeners: 8_000, maxListeners: 12_000 }, []],
      [
        "listeners that reach in",
        { minListeners: 8_000, maxListeners: 12_000, listenersReach: 1 },
        ["Café des marées", "Signal Quietly Lost"],
      ],
      ["listeners up to", { maxListeners: 900, language: "en" }, ["Quiet Signal Hour"]],
      ["episodes", { minEpisodes: 100, maxEpisodes: 130 }, ["The Tidal Ledger"]],
      ["popularity", { minPopularity: 7, maxPopularity: 7.5 }, ["Signal"]],
      ["popularity from", { minPopularity: 7 }, ["Signal", "The Tidal Ledger"]],
      ["popularity up to", { maxPopularity: 2 }, ["Hufeisen und Glück", "Quiet Signal Hour"]],
      ["last update", { lastUpdate: "30d", language: "en" }, ["Signal", "The Tidal Ledger"]],
      ["updated since a day", { updatedSince: "2026-08-02", language: "en" }, ["Signal", "The Tidal Ledger"]],
      ["updated since the day after", { updatedSince: "2026-08-03", language: "en" }, ["Signal"]],
      ["newest episode from", { newestEpisodeSince: "2026-07-30" }, ["Café des marées", "Signal", "The Tidal Ledger"]],
      ["newest episode up to", { newestEpisodeUntil: "2024-02-16" }, ["Rádio Apagada"]],
      ["newest episode before", { newestEpisodeUntil: "2024-02-15" }, []],
      [
        "newest episode between",
        { newestEpisodeSince: "2026-05-16", newestEpisodeUntil: "2026-06-20" },
        ["Quiet Signal Hour", "Signal Quietly Lost"],
      ],
      ["hosting domain", { host: "cast-host.example" }, ["Rádio Apagada"]],
      ["the exact hosting domain", { host: "feeds.cast-host.example" }, ["Rádio Apagada"]],
      ["a hosting domain that only shares an ending", { host: "host.example" }, []],
      ["Apple's number", { itunesId: "990017" }, ["Rádio Apagada"]],
      ["an unused Apple number", { itunesId: "99001" }, []],
      ["activity", { activity: "occasional", language: "en" }, ["Salt and Sums"]],
    ])("the filter %s", async (_name, filters, expected) => {
      expect(titles(await find("", { sort: "title" }, filters)).sort()).toEqual(expected);
    });

    test("an exact title comes first", async () => {
      if (can.ranks) expect(titles(await find("signal"))[0]).toBe("Signal");
    });

    test("where few shows have all words, those with some of them follow, in every order", async () => {
      for (const sort of can.sorts) {
        const page = await find("quiet signal", { sort });
        expect([page.exact, page.interpretation.match]).toEqual(can.fills ? [1, "most"] : [undefined, "all"]);
        expect(page.total).toEqual({ value: page.results.length, relation: "eq" });
        if (!can.fills) continue;
        expect(titles(page)[0]).toBe("Quiet Signal Hour");
        expect(titles(page).slice(1).sort()).toEqual(["Signal", "Signal Quietly Lost"]);
      }
    });

    test("suggests the corrected spelling of a typo, where the source can", async () => {
      const { didYouMean } = await find("tidla ledger");
      if (can.didYouMean) expect(didYouMean).toBe("tidal ledger");
      else expect(didYouMean).toBeUndefined();
    });

    describeCatalogueOrders(can, { find });

    describeCatalogueCounts(can, {
      find,
      summary: () => catalogue.summary(),
      distributions: (names, language) => catalogue.categoryDistributions(names, language),
      clusters: () => catalogue.clusterAudiences(),
      living: async () => {
        const listed = await catalogue.mostPopular({ after: 0, limit: 100 });
        return [...(await catalogue.figures(listed.map(({ id }) => id))).values()];
      },
    });

    test.each([
      "%",
      "_",
      "'; DROP TABLE podcasts; --",
      "\\",
      "$$",
      '"',
      "((",
      "title:",
      "a".repeat(900),
      "&|!<->:*",
      "\u202e\u0000",
    ])("a strange term is answered, or refused by a rule: %j", async (term) => {
      const answer = await find(term).catch((error: unknown) => error);
      if (answer instanceof DomainError) return;
      expect((answer as SearchPage).results).toBeInstanceOf(Array);
    });

    describeCatalogueLookups(can, { catalogue: () => catalogue, idOf });

    describeCatalogueEpisodes(can, { idOf, episodes: (id, request) => catalogue.episodes(id, request) });

    test("statistics are keyed by the requested category, in lower case; unknown ones are absent", async () => {
      const stats = await catalogue.categoryStats(["Comedy", "business", "No Such Category"]);
      expect(Object.keys(stats).sort()).toEqual(["business", "comedy"]);
      expect(stats.comedy!.podcast_count).toBeGreaterThan(0);
    });

    test("statistics: the average in two digits, and the median of the categories of the same level", async () => {
      const stats = await catalogue.categoryStats(["Comedy", "Earth Sciences", "Technology"]);
      // Mean of the lower bounds: (100 + 5,001) / 2 = 2,550.5. No main category except Comedy and Science has more than 1 show. Of the
      // two subcategories, Earth Sciences has 2 shows and Hobbies has 1.
      expect(stats.comedy).toMatchObject({ listener_range: "2,600-5,400", podcast_count: 2, medianPodcastCount: 1 });
      expect(stats["earth sciences"]).toMatchObject({
        listener_range: "15,000-35,000",
        podcast_count: 2,
        medianPodcastCount: 1.5,
      });
      expect(stats.technology).toMatchObject({ podcast_count: 1, medianPodcastCount: 1 });
    });

    test("similar shows never include the show itself, and give the reason", async () => {
      const id = await idOf("The Tidal Ledger");
      const similar = await catalogue.similar(id, 3);
      expect(similar!.map(({ podcast }) => podcast.id)).not.toContain(id);
      expect(similar!.every(({ reasons }) => reasons.length > 0)).toBe(true);
      if (can.similar) expect(similar![0]!.podcast.title).toBe("Café des marées");
      expect(await catalogue.similar("99999999", 3)).toBeUndefined();
    });

    test("suggestions complete the typed text, up to the limit", async () => {
      const found = await catalogue.suggest({ q: "sig", mode: "title", limit: 2 });
      expect(found.length).toBeLessThanOrEqual(2);
      if (can.suggest) expect(found[0]).toMatchObject({ kind: "podcast", text: "Signal" });
      expect(await catalogue.suggest({ q: "", mode: "title", limit: 8 })).toEqual([]);
    });

    test("the summary names the source of the shows", async () => {
      const summary = await catalogue.summary();
      expect(["demo", "local", "rapidapi"]).toContain(summary.source);
      expect(summary.podcasts).toBeGreaterThanOrEqual(0);
    });
  });
}

/** A search request with defaults for everything that is not given. */
export function searchFor(
  term: string,
  more: Partial<Omit<SearchRequest, "filters">> = {},
  filters: Partial<SearchFilters> = {},
): SearchRequest {
  const all = { tags: [], categories: [], ...filters };
  return { term, mode: "title", filters: all, sort: "relevance", limit: 24, facets: false, explain: false, ...more };
}

/** Queries whose words are in the titles, topics or hosts of shows, or in several of these, and a word that no field may have. */
const EVERYTHING: readonly (readonly [string, Partial<SearchFilters>, excluded?: string])[] = [
  ["quill", {}],
  ["ledger", {}],
  ["signal", { minEpisodes: 1 }],
  ["quill", { language: "en", minListeners: 1_000 }],
  ["quill -ledger", {}, "ledger"],
];

const counted = (value: number) => ({ value, relation: "eq" });
/** The ids of the shows that have all words. */
const exactIds = ({ results, exact }: SearchPage) => results.slice(0, exact).map(({ id }) => id);
const titles = (page: SearchPage): string[] => page.results.map(({ title }) => title);
