import { APPLE_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { feedServer, type FeedServer } from "../../testing/servers/feed-server.js";
import { readGenreCharts } from "./apple-genre-charts.js";
import { readReviews } from "./apple-reviews.js";
import { JsonSource } from "./json-source.js";

// The structures are those of Apple's older feed generator.
const NOW = new Date("2026-11-22T12:00:00Z");
const at = NOW.getTime() / 1000;

let server: FeedServer;
let source: JsonSource;
beforeAll(async () => {
  server = await feedServer();
  source = new JsonSource({ userAgent: "test", pauseMs: 0 });
});
afterAll(() => server.close());
beforeEach(() => server.pages.clear());

const shown = (id: number, genre: number, label = "") => ({
  "im:name": { label: `Show ${id}` },
  id: { label: `https://podcasts.apple.com/us/podcast/id${id}`, attributes: { "im:id": String(id) } },
  category: { attributes: { "im:id": String(genre), term: label, label } },
});
const chart = (entry: unknown) => JSON.stringify({ feed: { author: { name: { label: "iTunes Store" } }, entry } });
const charts = () => readGenreCharts(source, { country: "us", now: NOW, base: server.origin });
const path = (genre?: number) => `/us/rss/toppodcasts/limit=100${genre === undefined ? "" : `/genre=${genre}`}/json`;

test("counts places with shows of subcategories, and ignores a chart of one show", async () => {
  const overall = [shown(1, 1489, "News"), shown(2, 1303, "Comedy")];
  server.pages.set(path(), chart(overall));
  for (const { genreId } of APPLE_CATEGORIES) server.pages.set(path(genreId), chart([]));
  server.pages.set(path(1303), chart([shown(2, 1303, "Comedy"), shown(7, 1497, "Stand-Up"), shown(9, 1489, "News")]));
  server.pages.set(path(1489), chart(shown(1, 1489, "News")));
  const { sets, failures } = await charts();
  const signal = { kind: "chart", country: "us", source: "Apple Podcasts", at };
  expect(sets).toEqual([
    {
      ...{ name: "Apple Podcasts chart us Comedy", at },
      signals: [2, 7, 9].map((id, position) => ({
        subject: `itunes:${id}`,
        signal: { ...signal, genre: "Comedy", place: position + 1 },
      })),
    },
    {
      ...{ name: "Apple Podcasts chart us News", at },
      signals: [{ subject: "itunes:1", signal: { ...signal, genre: "News", place: 1 } }],
    },
  ]);
  expect(failures).toHaveLength(APPLE_CATEGORIES.length - 2);
});

test("gives the title and artist of a show in a chart", async () => {
  server.pages.set(path(), chart([shown(1, 1489, "News")]));
  for (const { genreId } of APPLE_CATEGORIES) server.pages.set(path(genreId), chart([]));
  server.pages.set(
    path(1303),
    chart([{ ...shown(2, 1303, "Comedy"), "im:artist": { label: "Goalhanger" } }, shown(3, 1303)]),
  );
  const { sets } = await charts();
  const [first, second] = sets.flatMap(({ signals }) => signals);
  expect(first).toMatchObject({ subject: "itunes:2", named: { title: "Show 2", artist: "Goalhanger" } });
  expect(second).not.toHaveProperty("named");
});

test("ignores a chart of a filter that Apple did not apply", async () => {
  const overall = [shown(1, 1489, "News"), shown(2, 1489, "News"), shown(3, 1303, "Comedy")];
  for (const genre of [undefined, ...APPLE_CATEGORIES.map(({ genreId }) => genreId)])
    server.pages.set(path(genre), chart(overall));
  server.pages.set(path(1303), chart([...overall].reverse()));
  const { sets, failures } = await charts();
  expect(sets).toEqual([]);
  expect(failures).toContain("us, News: Apple sent another chart.");
  expect(failures).toContain("us, Comedy: Apple sent another chart.");
});

const review = (day: number) => ({
  updated: { label: new Date(NOW.getTime() - day * 86_400_000).toISOString() },
  "im:rating": { label: "5" },
  title: { label: "Good" },
});
const reviews = (page: number, entry: unknown) =>
  server.pages.set(`/us/rss/customerreviews/id=12/sortBy=mostRecent/page=${page}/json`, chart(entry));
const read = () => readReviews(source, { itunesId: "12", country: "us", now: NOW, base: server.origin });
const signals = (perMonth: number) => [
  { subject: "itunes:12", signal: { kind: "reviews", perMonth, source: "Apple Podcasts", at } },
];

test("counts reviews of the last 30 days, and stops at a page with older ones", async () => {
  reviews(1, [{ "im:name": { label: "The show" } }, ...Array.from({ length: 49 }, (_, day) => review(day / 4))]);
  reviews(2, [review(20), review(29), review(31), review(400)]);
  server.asked.length = 0;
  expect(await read()).toEqual({ name: "Apple Podcasts reviews us 12", at, signals: signals(51) });
  expect(server.asked).toHaveLength(2);
});

test("extrapolates 500 reviews in ten days to 1,500 a month, and ignores a single one", async () => {
  for (let page = 1; page <= 10; page += 1) reviews(page, Array.from({ length: 50 }, (_, at) => review(page === 10 && at === 49 ? 10 : page - 0.5))); // prettier-ignore
  expect((await read())?.signals).toEqual(signals(1_500));
  reviews(1, review(3));
  reviews(2, []);
  expect((await read())?.signals).toEqual(signals(1));
});

test("takes old reviews alone, not an empty first page, for no recent reviews", async () => {
  reviews(1, []);
  expect(await read()).toBeUndefined();
  reviews(1, [review(90)]);
  expect(await read()).toEqual({ name: "Apple Podcasts reviews us 12", at, signals: [] });
});
