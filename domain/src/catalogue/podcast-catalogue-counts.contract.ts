import type { Activity } from "../audience/facts/activity.js";
import { likelyListeners } from "../audience/range/listener-band.js";
import { parseListenerRange } from "../audience/range/listener-range.js";
import { METER_SEGMENTS } from "../audience/range/meter.js";
import { allSegments, segmentOf } from "../market/category-distribution.js";
import { CODED_NAMES } from "./codes/coded-facts.js";
import type { PodcastCatalogue } from "./podcast-catalogue.port.js";
import { topCategory } from "./codes/top-category.js";
import type { PodcastFigures } from "./shows/podcast.js";
import { LISTENER_PRESETS } from "./search/listener-presets.js";
import { SEARCH_MODES } from "./search/search-rules.js";
import type { SearchFilters, SearchPage, SearchRequest } from "./search/search-request.js";

/** Calls to the catalogue: searches with defaults for anything not given, and the summary. */
type Tools = {
  readonly find: (
    term: string,
    more?: Partial<Omit<SearchRequest, "filters">>,
    filters?: Partial<SearchFilters>,
  ) => Promise<SearchPage>;
  readonly summary: PodcastCatalogue["summary"];
  readonly distributions: PodcastCatalogue["categoryDistributions"];
  readonly clusters: PodcastCatalogue["clusterAudiences"];
  /** The active shows with their figures. */
  readonly living: () => Promise<readonly PodcastFigures[]>;
};

/** Contract tests for counts: of modes, facets and the whole catalogue. Each count must equal the total of a search. */
export function describeCatalogueCounts(
  can: { readonly facets: boolean; readonly modes: boolean; readonly lists: boolean },
  { find, summary, distributions, clusters, living }: Tools,
): void {
  describe("counts", () => {
    test("a first page says how many shows each mode finds, where the source can count them", async () => {
      const { modes } = await find("ledger", { modes: true, mode: "host", limit: 1 });
      if (!can.modes) return expect(modes).toBeUndefined();
      for (const mode of SEARCH_MODES) {
        const { total, exact } = await find("ledger", { mode });
        expect(modes![mode]).toEqual({ value: exact ?? total.value, relation: "eq" });
      }
      expect(modes).toMatchObject({ title: { value: 1 }, host: { value: 0 } });
      expect((await find("ledger")).modes).toBeUndefined();
    });

    test("facets count the shows of the current search", async () => {
      const { facets } = await find("signal", { facets: true });
      if (!can.facets) return expect(facets).toBeUndefined();
      expect(facets!.language).toEqual([{ value: "en", count: 3 }]);
      expect(facets!.country).toEqual([
        { value: "US", count: 2 },
        { value: "GB", count: 1 },
      ]);
      expect(facets!.explicit).toEqual(
        expect.arrayContaining([
          { value: "1", count: 1 },
          { value: "0", count: 2 },
        ]),
      );
      expect(facets!.category).toContainEqual({ value: "Comedy", count: 2 });
    });

    const COUNTED: readonly (readonly [string, SearchRequest["mode"], Partial<SearchFilters>])[] = [
      ["signal", "title", {}],
      ["estuaries", "topic", {}],
      ["jokes evening", "topic", {}],
      ["signal -quiet", "title", { minEpisodes: 1 }],
      ["signal", "title", { categories: ["Comedy"], explicit: 0 }],
      ["", "title", { categories: ["Science"] }],
      ["", "title", { minEpisodes: 1 }],
      ["", "title", { language: "en", activity: "very-active" }],
      ["signal", "title", { country: "US" }],
      ["quill", "all", {}],
      ["signal", "all", { minEpisodes: 1 }],
      ["quill -ledger", "all", { language: "en" }],
      ["ledger OR salt", "title", { language: "en", maxPopularity: 9 }],
    ];

    test.each(COUNTED)("each facet count is the total of its filter: %s in %s with %j", async (term, mode, filters) => {
      if (!can.facets) return;
      const { facets, total } = await find(term, { mode, facets: true, sort: "title" }, filters);
      const chosen: [string, Partial<SearchFilters>, number][] = [
        ...CODED_NAMES.flatMap((name) =>
          facets![name].map(({ value, count }) => [value, { [name]: value }, count] as const),
        ),
        ...facets!.category.map(({ value, count }) => [value, { categories: [value] }, count] as const),
        ...facets!.explicit.map(({ value, count }) => [value, { explicit: Number(value) as 0 | 1 }, count] as const),
        ...facets!.activity.map(({ value, count }) => [value, { activity: value as Activity }, count] as const),
        ...facets!.listeners.map(({ value, count }) => [value, limitsOf(value), count] as const),
      ].map(([value, filter, count]) => [value, filter, count]);
      expect(total.value).toBeGreaterThan(0);
      for (const [value, filter, count] of chosen) {
        const narrowed = await find(term, { mode }, { ...filters, ...filter });
        expect([value, narrowed.total]).toEqual([value, { value: count, relation: "eq" }]);
      }
      // The list is complete: every category that finds a show has a count.
      const listed = new Set(facets!.category.map(({ value }) => value));
      for (const name of ["Science", "Earth Sciences", "Business", "Technology", "Comedy", "Hobbies", "Leisure"]) {
        if (listed.has(name) || filters.categories) continue;
        expect([name, (await find(term, { mode }, { ...filters, categories: [name] })).total.value]).toEqual([name, 0]);
      }
    });

    test("the counts of the whole catalogue are the totals of the filters", async () => {
      const { categories, languages, source } = await summary();
      if (source === "rapidapi") return expect(categories.every(({ podcasts }) => podcasts === 0)).toBe(true);
      expect(categories).toEqual(expect.arrayContaining([expect.objectContaining({ name: "Leisure" })]));
      for (const { name, podcasts } of categories) {
        expect([name, (await find("", {}, { categories: [name] })).total.value]).toEqual([name, podcasts]);
      }
      for (const { code, podcasts } of languages) {
        expect([code, (await find("", {}, { language: code })).total.value]).toEqual([code, podcasts]);
      }
    });

    test("a category's distribution counts each living show once, in the segment of its likely listeners", async () => {
      const found = await distributions([" Comedy ", "earth sciences", "No Such Category"]);
      if (!can.lists) return expect(found).toEqual({});
      expect(Object.keys(found).sort()).toEqual(["comedy", "earth sciences"]);
      for (const { category, language, estimated, unknown, ...counted } of Object.values(found)) {
        const { segments } = counted;
        expect(language).toBeNull();
        const { results } = await find("", { limit: 50 }, { categories: [category] });
        const likely = results.map(({ listener_range }) => likelyListeners(parseListenerRange(listener_range)));
        const known = likely.filter((listeners) => listeners !== undefined);
        expect({ category, estimated, unknown }).toEqual({
          category,
          estimated: known.length,
          unknown: likely.length - known.length,
        });
        expect(segments).toHaveLength(METER_SEGMENTS);
        for (const listeners of known) expect(allSegments(counted)[segmentOf(listeners)]).toBeGreaterThan(0);
        expect(segments.reduce((sum, shows) => sum + shows, 0)).toBe(estimated);
      }
      expect(found.comedy!.estimated).toBeGreaterThan(0);
      // Too few shows are in English, and none in Swedish, so all languages are compared.
      for (const language of ["en", "sv"])
        expect(await distributions(["comedy"], language)).toEqual({ comedy: found.comedy });
    });

    test("the audiences of languages and top categories are those of their living shows", async () => {
      const found = await clusters();
      if (!can.lists) return expect(found).toEqual([]);
      const expected = new Map<string, { shows: number; weekly: number }>();
      for (const { categories, language, defaulted, pea_range } of await living()) {
        const weekly = likelyListeners(parseListenerRange(pea_range));
        if (weekly === undefined) continue;
        const key = `${defaulted.includes("language") ? "" : language}/${topCategory(categories) ?? ""}`;
        const before = expected.get(key) ?? { shows: 0, weekly: 0 };
        expected.set(key, { shows: before.shows + 1, weekly: before.weekly + weekly });
      }
      expect(expected.size).toBeGreaterThan(1);
      expect(found.map(({ language, category }) => `${language}/${category}`).sort()).toEqual(
        [...expected.keys()].sort(),
      );
      for (const { language, category, shows, weekly } of found) {
        const cluster = expected.get(`${language}/${category}`)!;
        expect(shows).toBe(cluster.shows);
        // Ranges are rounded for display.
        expect(weekly / cluster.weekly).toBeGreaterThan(0.8);
        expect(weekly / cluster.weekly).toBeLessThan(1.25);
      }
    });
  });
}

function limitsOf(preset: string): Partial<SearchFilters> {
  const { min, max } = LISTENER_PRESETS.find(({ value }) => value === preset) ?? {};
  return { ...(min === undefined ? {} : { minListeners: min }), ...(max === undefined ? {} : { maxListeners: max }) };
}
