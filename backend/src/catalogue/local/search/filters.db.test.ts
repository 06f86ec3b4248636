import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { activityOf } from "@earshot/domain/audience/facts/activity";
import { comparedListeners } from "@earshot/domain/audience/range/listener-band";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { SearchFilters, SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import fc from "fast-check";
import { filledCatalogue } from "../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";
import { podcastId } from "../record/podcast-id.js";

// Compares the catalogue's filters and orders with the same operations on a plain array.

const NOW = new Date("2026-08-04T10:00:00Z");
const DAY = 86_400;
const ago = (days: number) => NOW.getTime() / 1000 - days * DAY;

const unknownOr = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 4 });

const anyShow: fc.Arbitrary<Omit<ImportedPodcast, "key" | "source">> = fc.record({
  title: fc.constantFrom(
    "Kelp",
    "Kelp Diary",
    "Deep Sea",
    "The Deep",
    "Diary of a Diver",
    "Été au large",
    "Ete",
    "Sea-Weed",
  ),
  author: unknownOr(fc.constantFrom("Ida Kelp", "Reef Media")),
  description: unknownOr(fc.constantFrom("About kelp and the deep.", "A diary.", "Diver talk")),
  categories: fc.subarray(["Science", "Nature", "Comedy", "Tech News"]),
  language: unknownOr(fc.constantFrom("en", "de", "fr")),
  explicit: unknownOr(fc.boolean()),
  episodeCount: unknownOr(fc.integer({ min: 0, max: 60 })),
  popularityScore: unknownOr(fc.integer({ min: 0, max: 10 })),
  lastUpdate: unknownOr(fc.integer({ min: 1, max: 500 }).map(ago)),
  listenerRange: unknownOr(
    fc.constantFrom(
      "1-100",
      "100-1,000",
      "1,000-5,000",
      "5,001-10,000",
      "50-100,000",
      "50,000-5,000,000",
      "300,000-2,000,000",
      "150,000-1,000,000",
      "70,001+",
      "9,007,199,254,740,991+",
    ),
  ),
});

const SHOWS: ImportedPodcast[] = fc
  .sample(anyShow, { numRuns: 300, seed: 20_260_804 })
  .map((show, at) => ({ ...show, source: "dump", key: `show-${at}`, link: `https://shows.example/${at}` }));

const anyFilters: fc.Arbitrary<SearchFilters> = fc.record({
  tags: fc.subarray(["kelp", "deep", "Nature"], { maxLength: 2 }),
  categories: fc.subarray(["Science", "News", "Comedy", "nature"], { maxLength: 2 }),
  language: unknownOr(fc.constantFrom("en", "de")),
  explicit: unknownOr(fc.constantFrom(0 as const, 1 as const)),
  minListeners: unknownOr(fc.constantFrom(1, 50, 101, 2_236, 4_000, 80_000)),
  maxListeners: unknownOr(fc.constantFrom(50, 1_000, 2_236, 5_000, 70_001)),
  listenersReach: unknownOr(fc.constant(1 as const)),
  minEpisodes: unknownOr(fc.integer({ min: 0, max: 60 })),
  maxEpisodes: unknownOr(fc.integer({ min: 0, max: 60 })),
  lastUpdate: unknownOr(fc.constantFrom("30d" as const, "60d" as const, "90d" as const)),
  activity: unknownOr(
    fc.constantFrom("very-active" as const, "moderately-active" as const, "occasional" as const, "inactive" as const),
  ),
});

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
const shownRanges = new Map<string, string>();
beforeAll(async () => {
  opened = await filledCatalogue(SHOWS, NOW);
  catalogue = opened.catalogue;
  // The filter uses the range that is shown, whether estimated or provided.
  for (const { key } of SHOWS) shownRanges.set(key, (await catalogue.podcast(podcastId(key)))!.listener_range);
});
afterAll(async () => {
  await opened?.close();
});

const words = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/);

function passes(show: ImportedPodcast, filters: SearchFilters): boolean {
  const named = show.categories.flatMap(
    (name) => ({ Nature: ["Nature", "Science"], "Tech News": ["Tech News", "News"] })[name] ?? [name],
  );
  const is = (name: string) => named.some((one) => one.toLowerCase() === name.toLowerCase());
  const topic = words([show.title, ...show.categories, show.description ?? ""].join(" "));
  const range = parseListenerRange(shownRanges.get(show.key));
  const [low, high] =
    range.kind === "unknown" ? [NaN, NaN] : [range.low, range.kind === "open" ? Infinity : range.high];
  // "1-100" means "up to 100".
  const middle = range.kind === "open" ? low : Math.round(low > 1 ? Math.sqrt(low * high) : high / 2);
  const [most, least] = filters.listenersReach ? [high, low] : [middle, middle];
  const { minListeners, maxListeners, minEpisodes, maxEpisodes } = filters;
  const days = { "30d": 30, "60d": 60, "90d": 90 };
  return (
    filters.tags.every((tag) => is(tag) || topic.includes(tag.toLowerCase())) &&
    (filters.categories.length === 0 || filters.categories.some(is)) &&
    (filters.language === undefined || show.language === filters.language) &&
    (filters.explicit === undefined || show.explicit === (filters.explicit === 1)) &&
    ((minListeners === undefined && maxListeners === undefined) ||
      (most >= (minListeners ?? 0) &&
        (maxListeners === undefined || (range.kind !== "open" && least <= maxListeners)))) &&
    ((minEpisodes === undefined && maxEpisodes === undefined) ||
      (show.episodeCount !== undefined &&
        show.episodeCount >= (minEpisodes ?? 0) &&
        show.episodeCount <= (maxEpisodes ?? Infinity))) &&
    (filters.lastUpdate === undefined || (show.lastUpdate ?? 0) >= ago(days[filters.lastUpdate])) &&
    (filters.activity === undefined || activityOf(show.lastUpdate ?? 0, NOW) === filters.activity)
  );
}

const links = (shows: readonly { link?: string }[]) => shows.map(({ link }) => link).sort();

test("filters match the same shows as a plain check of each show", async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, async (filters) => {
      const narrowed = Object.values(filters).some((value) =>
        Array.isArray(value) ? value.length > 0 : value !== undefined,
      );
      fc.pre(narrowed);
      const found = await walk("", filters, "relevance");
      expect(links(found)).toEqual(links(SHOWS.filter((show) => passes(show, filters))));
    }),
    { numRuns: 80, seed: 7 },
  );
}, 60_000);

test("words and filters together, with facets that add up", async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters, fc.constantFrom("kelp", "diary", "deep"), async (filters, word) => {
      const page = await catalogue.search(searchFor(word, { limit: 100, facets: true }, filters));
      const expected = SHOWS.filter((show) => words(show.title).includes(word) && passes(show, filters));
      expect(page.total).toEqual({ value: expected.length, relation: "eq" });
      expect(links(page.results)).toEqual(links(expected));
      const { activity, explicit } = page.facets!;
      const withoutActivity = SHOWS.filter(
        (show) => words(show.title).includes(word) && passes(show, { ...filters, activity: undefined }),
      );
      // A show without a date has no activity.
      const dated = withoutActivity.filter(({ lastUpdate = 0 }) => lastUpdate > 0);
      expect(activity.reduce((sum, { count }) => sum + count, 0)).toBe(dated.length);
      for (const { value, count } of explicit) {
        const same = { ...filters, explicit: Number(value) as 0 | 1 };
        expect(count).toBe(SHOWS.filter((show) => words(show.title).includes(word) && passes(show, same)).length);
      }
    }),
    { numRuns: 50, seed: 8 },
  );
}, 60_000);

const KEYS: Readonly<
  Record<Exclude<SearchSort, "relevance">, (show: ImportedPodcast, found: SearchResult) => number | string>
> = {
  listeners: (show) => -(comparedListeners(parseListenerRange(shownRanges.get(show.key))) ?? -1),
  perEpisode: (_, { pea_range }) => -(comparedListeners(parseListenerRange(pea_range)) ?? -1),
  popularity: (show) => -(show.popularityScore ?? -1),
  updated: (show) => -(show.lastUpdate ?? -1),
  episodes: (show) => -(show.episodeCount ?? -1),
  rhythm: (_, { daysBetweenEpisodes }) => daysBetweenEpisodes ?? Infinity,
  title: (show) => words(show.title).join(""),
};

test.each(Object.keys(KEYS) as (keyof typeof KEYS)[])("sorts by %s over all pages", async (sort) => {
  const found = await walk("kelp OR deep OR diary", { tags: [], categories: [] }, sort);
  const byLink = new Map(SHOWS.map((show) => [show.link, show]));
  const keys = found.map((result) => KEYS[sort](byLink.get(result.link)!, result));
  expect(keys.length).toBeGreaterThan(100);
  expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  const turned = await walk(
    "kelp OR deep OR diary",
    { tags: [], categories: [] },
    sort,
    sort === "title" ? "desc" : "asc",
  );
  expect(new Set(turned.map(({ link }) => link))).toEqual(new Set(found.map(({ link }) => link)));
});

/** Reads all pages of seven shows, and checks that no show appears twice. */
async function walk(term: string, filters: SearchFilters, sort: SearchSort, order?: "asc" | "desc") {
  const found: SearchResult[] = [];
  let cursor: string | undefined;
  do {
    const page = await catalogue.search(searchFor(term, { sort, order, limit: 7, cursor }, filters));
    found.push(...page.results);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(new Set(found.map(({ link }) => link)).size).toBe(found.length);
  return found;
}
