import { describePodcastCatalogue, searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { ContractShow } from "@earshot/domain/catalogue/podcast-catalogue-shows.contract";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { podcast as podcastSchema } from "../catalogue.schemas.js";
import { createRapidApiCatalogue } from "./create-rapidapi-catalogue.js";
import { FakeProvider } from "../../testing/rapidapi/fake-provider.js";
import type { FakeShow } from "../../testing/rapidapi/fake-shows.js";

const KEY = "k3y-canary-1234";
const fake = new FakeProvider();
const clock: Clock = { now: () => new Date("2026-08-04T10:00:00Z") };
let baseUrl = "";

beforeAll(async () => void (baseUrl = await fake.listen()));
afterAll(() => fake.close());
beforeEach(() => {
  fake.requests.length = 0;
});

function catalogue() {
  return createRapidApiCatalogue({ key: KEY, host: "provider.example", baseUrl }, undefined, clock);
}

const coverOf = (id: number) => `https://covers.example/${id}.jpg`;
const requestedPaths = () =>
  fake.requests.map(({ path, parameters }) => `${path}?${parameters.map((pair) => pair.join("=")).join("&")}`);
const titles = (results: readonly { title: string }[]) => results.map(({ title }) => title);

test("names the missing setting when key or host is missing at the start", () => {
  expect(() => createRapidApiCatalogue({}, undefined, clock)).toThrow(
    "CATALOGUE=rapidapi cannot start: RAPIDAPI_KEY is missing; RAPIDAPI_HOST is missing.",
  );
});

test("sends a search with exactly the provider's parameters", async () => {
  const filters = {
    tags: ["vintage"],
    categories: ["All"],
    language: "en",
    explicit: 1,
    minListeners: 1000,
    maxListeners: 90_000,
    minEpisodes: 10,
    maxEpisodes: 500,
    lastUpdate: "60d",
  } as const;
  await catalogue().search(searchFor("  murders ", { mode: "topic" }, filters));
  expect(requestedPaths()).toEqual([
    "/search_podcasts_host_title?keyword=murders&tag=vintage&language=en&explicit=1&min_listeners=1000" +
      "&max_listeners=90000&min_episode_count=10&max_episode_count=500&updated_after=1780653600" +
      "&search_by_podcast=1&search_by_title=0&search_by_hostname=0",
  ]);
  expect(fake.requests[0]?.headers).toMatchObject({ "x-rapidapi-key": KEY, "x-rapidapi-host": "provider.example" });
});

test("shows that are looked up have just the fields that the API describes", async () => {
  const [byId = [], byTitle = []] = await catalogue().lookUp([
    { kind: "id", value: "7001" },
    { kind: "title", value: "Kettle and Compiler" },
  ]);
  const found = [...byId, ...byTitle, ...(await catalogue().podcasts(["7001"])).values()];
  expect(found.map(({ id }) => id)).toEqual(["7001", "7001", "7001"]);
  for (const show of found) expect(podcastSchema.strict().parse(show)).toEqual(show);
});

test("returns normalized podcasts, the exact total and the interpretation of a search", async () => {
  const page = await catalogue().search(searchFor("compiler -gossip", { facets: true }));
  expect(titles(page.results)).toEqual(["Kettle and Compiler", "The Compiler Room"]);
  expect(page).toMatchObject({
    total: { value: 2, relation: "eq" },
    nextCursor: null,
    interpretation: { query: "compiler -gossip", match: "all" },
    facets: { language: [{ value: "en", count: 2 }] },
  });
  expect(page.stale).toBeUndefined();
  expect(page.results[0]).toMatchObject({
    id: "7001",
    explicit: 0,
    listener_range: "5,001-10,000",
    duration: "45 min",
  });
});

test("requests alternatives one by one and merges their results", async () => {
  const page = await catalogue().search(searchFor("host:noor OR lang:ja OR kernel"));
  expect(titles(page.results)).toEqual([
    "Compiler Gossip After Dark",
    "よるの図書室",
    "Kernel of Truth",
    "Punchline Autopsy",
  ]);
  expect(fake.requests).toHaveLength(3);
});

test("cuts one answer of the provider into pages, and refuses a foreign cursor", async () => {
  const provider = catalogue();
  const everything = searchFor("", { limit: 4, sort: "title" }, { language: "en" });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await provider.search({ ...everything, cursor });
    seen.push(...page.results.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength((await provider.search(everything)).total.value);
  expect(fake.requests).toHaveLength(1);

  const { nextCursor } = await provider.search(everything);
  const other = { ...everything, sort: "episodes", cursor: nextCursor ?? "" } as const;
  await expect(provider.search(other)).rejects.toMatchObject({ code: "cursor.invalid" });
});

test.each(["perEpisode", "rhythm"] as const)(
  "keeps the provider's order if sorted by %s, which it lacks, and names that order",
  async (sort) => {
    const provider = catalogue();
    const own = await provider.search(searchFor("", { limit: 100 }, { language: "en" }));
    expect(own.sortedBy).toBeUndefined();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await provider.search(searchFor("", { limit: 4, sort, cursor }, { language: "en" }));
      expect(page.sortedBy).toBe("relevance");
      seen.push(...page.results.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(own.results.map(({ id }) => id));
    expect(own.results.length).toBeGreaterThan(4);
  },
);

test("a blank search is refused without asking", async () => {
  await expect(catalogue().search(searchFor("  "))).rejects.toMatchObject({ code: "search.blank" });
  expect(fake.requests).toHaveLength(0);
});

test("returns the provider's figures of a podcast, and nothing for unknown or impossible ids", async () => {
  const provider = catalogue();
  expect(await provider.podcast("7001")).toMatchObject({
    title: "Kettle and Compiler",
    pea_range: "2,000-4,000",
    mr_range: "20,000-40,000",
    af_range: "4,000-8,000",
    confidence: "high",
    match_rank: 12,
    activity: "very-active",
    origin: { from: "provider", at: clock.now().getTime() / 1000 },
    fetchedAt: clock.now().getTime() / 1000,
  });
  expect(await provider.podcast("7005")).toMatchObject({ mr_range: "300,000+", confidence: "low", match_rank: 2 });
  expect(await provider.podcast("1")).toBeUndefined();
  expect(requestedPaths()).toEqual(["/search_by_id?id=7001", "/search_by_id?id=7005", "/search_by_id?id=1"]);
  expect(await provider.podcast(" ")).toBeUndefined();
  expect(await provider.podcast("x".repeat(2000))).toBeUndefined();
  expect(fake.requests).toHaveLength(3);
});

test("returns episodes in pages, newest first, none for an empty show, undefined for an unknown one", async () => {
  const provider = catalogue();
  const first = await provider.episodes("7004", { limit: 30 });
  const second = await provider.episodes("7004", { limit: 30, cursor: first?.nextCursor ?? "" });
  const ids = [...(first?.episodes ?? []), ...(second?.episodes ?? [])].map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 34 }, (_, index) => `7004-${34 - index}`));
  expect(second?.nextCursor).toBeNull();
  const summary = "<p>Notes to part 34.</p>";
  expect(first?.episodes[0]).toMatchObject({ published: "2026-04-03T00:00:00.000Z", duration: 1500, summary });
  expect(requestedPaths()).toEqual(["/episodes?id=7004"]);

  expect(await provider.episodes("7901", { limit: 5 })).toEqual({ episodes: [], nextCursor: null });
  expect(await provider.episodes("1", { limit: 5 })).toBeUndefined();
  await expect(provider.episodes("7001", { limit: 5, cursor: first?.nextCursor ?? "" })).rejects.toMatchObject({
    code: "cursor.invalid",
  });
});

test("requests each category's stats once, with the median of the main categories", async () => {
  const stats = await catalogue().categoryStats([" Technology", "technology", "Comedy", "Knitting", ""]);
  expect(stats).toEqual({
    technology: {
      category: "technology",
      listener_range: "1,000-5,000",
      podcast_count: 51_200,
      medianPodcastCount: 88_000,
    },
    comedy: { category: "comedy", listener_range: "5,000-10,000", podcast_count: 99_000, medianPodcastCount: 88_000 },
  });
  expect(requestedPaths()[0]).toBe("/category_stats?category=technology&category=comedy&category=knitting");
  expect(fake.requests).toHaveLength(2);
  expect(await catalogue().categoryStats([])).toEqual({});
  expect(fake.requests).toHaveLength(2);
});

test("returns category stats without a baseline if a request for it fails", async () => {
  let calls = 0;
  const fetch: typeof globalThis.fetch = (...given) => {
    calls += 1;
    return calls === 2 ? Promise.resolve(new Response("no", { status: 500 })) : globalThis.fetch(...given);
  };
  const settings = { key: KEY, host: "provider.example", baseUrl };
  const provider = createRapidApiCatalogue(settings, fetch, clock, { log: () => undefined });
  expect(await provider.categoryStats(["comedy"])).toMatchObject({
    comedy: { podcast_count: 99_000, medianPodcastCount: null },
  });
});

test("similar shows share a category and name it as the reason", async () => {
  const provider = catalogue();
  const similar = await provider.similar("7001", 2);
  expect(similar?.map(({ podcast, reasons }) => [podcast.title, reasons])).toEqual([
    ["Kernel of Truth", ["Same category: Technology", "Same language: English", "Audience of similar size"]],
    ["The Compiler Room", ["Same category: Technology", "Same language: English"]],
  ]);
  expect(fake.requests).toHaveLength(2);
  const german = await provider.similar("7009", 2);
  expect(german?.map(({ podcast, reasons }) => [podcast.title, reasons])).toEqual([
    ["Slow Running Club", ["Same categories: Sports, Running"]],
  ]);
  expect(await provider.similar("7901", 5)).toEqual([]);
  expect(await provider.similar("1", 5)).toBeUndefined();
});

test("suggests continuations of the typed text, without a request for a single letter", async () => {
  const provider = catalogue();
  expect(await provider.suggest({ q: "com", mode: "title", limit: 4 })).toEqual([
    { kind: "podcast", text: "Compiler Gossip After Dark", podcastId: "7003", imageUrl: coverOf(7003) },
    { kind: "podcast", text: "Kettle and Compiler", podcastId: "7001", imageUrl: coverOf(7001) },
    { kind: "podcast", text: "The Compiler Room", podcastId: "7002", imageUrl: coverOf(7002) },
    { kind: "category", text: "Comedy" },
  ]);
  expect(await provider.suggest({ q: "noor", mode: "host", limit: 8 })).toEqual([
    { kind: "host", text: "Noor Haddad" },
  ]);
  expect(await provider.suggest({ q: "Sci", mode: "topic", limit: 8 })).toMatchObject([
    { kind: "category", text: "Science" },
  ]);
  const calls = fake.requests.length;
  expect(await provider.suggest({ q: "h", mode: "title", limit: 8 })).toEqual([
    { kind: "category", text: "Health & Fitness" },
    { kind: "category", text: "History" },
  ]);
  expect(await provider.suggest({ q: " ?", mode: "title", limit: 8 })).toEqual([]);
  expect(fake.requests).toHaveLength(calls);
});

test("the summary states that the provider's size is unknown", async () => {
  const summary = await catalogue().summary();
  expect(summary).toMatchObject({ podcasts: 0, episodes: 0, updatedAt: null, source: "rapidapi" });
  expect(summary.categories).toContainEqual({ name: "Society & Culture", podcasts: 0 });
  expect(summary.languages).toContainEqual({ code: "hi", name: "Hindi", podcasts: 0 });
  expect(fake.requests).toHaveLength(0);
});

describePodcastCatalogue(
  "RapidApiCatalogue",
  {
    facets: true,
    modes: false,
    didYouMean: false,
    similar: true,
    suggest: true,
    ranks: false,
    fills: false,
    feeds: false,
    guids: false,
    lists: false,
    episodes: true,
    sorts: ["relevance", "listeners", "popularity", "updated", "episodes", "title"],
  },
  async (shows, now) => {
    const provider = new FakeProvider();
    provider.shows = shows.map(providerShow);
    provider.categories = providerCategories(shows);
    provider.episodesOf = (show) => providerEpisodes(shows[show.id - 1]);
    const settings = { key: KEY, host: "provider.example", baseUrl: await provider.listen() };
    return {
      catalogue: createRapidApiCatalogue(settings, undefined, { now: () => now }),
      close: () => provider.close(),
    };
  },
);

function providerShow(
  { author, listeners, feed, episodes: _, dead: __, ...show }: ContractShow,
  index: number,
): FakeShow {
  return { ...show, id: index + 1, itunesAuthor: author, listener_range: listeners, url: feed };
}

/** The number of shows per category, and their average range, rounded to whole numbers. */
function providerCategories(shows: readonly ContractShow[]): Record<string, unknown> {
  const names = new Set(shows.flatMap(({ categories = [] }) => categories));
  const entries = [...names].map((name) => {
    const members = shows.filter(({ categories = [] }) => categories.includes(name));
    const listener_range = meanRange(members.flatMap(({ listeners }) => listeners ?? []));
    return [name.toLowerCase(), { listener_range, podcast_count: members.length }] as const;
  });
  return Object.fromEntries(entries);
}

function meanRange(ranges: readonly string[]): string {
  if (ranges.length === 0) return "N/A";
  const bounds = ranges.map((text) => text.replace("+", "").replaceAll(",", "").split("-").map(Number));
  const mean = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  return `${mean(bounds.map(([low = NaN]) => low))}-${mean(bounds.map(([low = NaN, high = low]) => high))}`;
}

function providerEpisodes(show: ContractShow | undefined): readonly unknown[] {
  return (show?.episodes ?? []).map(({ id, title, published, seconds, mp3 }) => {
    return { id, title, published: new Date(published * 1000).toISOString(), duration: seconds, mp3 };
  });
}
