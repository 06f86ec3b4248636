import { feedOf, feedServer, type FeedServer } from "../../testing/servers/feed-server.js";
import { TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { until } from "../../testing/until.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { MergeArrivals } from "./merge-arrivals.js";
import { ShowFeeds } from "./show-feeds.js";
import { CatalogueBuild } from "../local/write/catalogue-build.js";
import { podcastId } from "../local/record/podcast-id.js";

let service: TestService;
let feeds: FeedServer;
let guest: TestBrowser;
beforeEach(async () => {
  feeds = await feedServer();
  service = await testService({ env: { FETCH_ALLOW: "127.0.0.1", APPLE_FEEDS_URL: feeds.origin } });
  guest = new TestBrowser(service);
});
afterEach(async () => {
  await service.close();
  await feeds.close();
});

/** A show from a dump: with the address of its feed, without episodes. */
async function addShow(path: string): Promise<string> {
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  await build.add({ source: "dump", key: path, title: "Tides", categories: [], feedUrl: `${feeds.origin}${path}` });
  await build.finish();
  return podcastId(path);
}
const titles = async (show: string) =>
  ((await guest.get(`/podcasts/${show}/episodes`).expect(200)).body as { episodes: { title: string }[] }).episodes.map(
    ({ title }) => title,
  );
const first = new Date("2026-11-01T06:00:00Z");
/** Creates a new merger each time, because a merger pauses between two merges. */
const merge = () => {
  const { dataSource, indexFolder } = service.database;
  const transactions = new PostgresTransactions(dataSource);
  return until(async () => (await new MergeArrivals(dataSource, transactions, indexFolder, service.clock).round()) > 0);
};

test("answers 202 with the age of stored data, fetches once, and answers others with 429", async () => {
  feeds.pages.set("/tides", feedOf("Tides", ["One", "Two"], { first }));
  const show = await addShow("/tides");
  expect(await titles(show)).toEqual([]);
  service.clock.advance(3 * 86_400_000);
  const answers = await Promise.all(Array.from({ length: 8 }, () => guest.post(`/podcasts/${show}/refresh`)));
  const taken = answers.filter(({ status }) => status === 202);
  expect(taken).toHaveLength(1);
  const body = taken[0]?.body as { age: number; reading: boolean; fetchedAt: number };
  expect(body).toMatchObject({ reading: true });
  expect(body.age).toBeGreaterThanOrEqual(3 * 86_400 - 60);
  for (const { status, headers } of answers.filter((answer) => answer !== taken[0])) {
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(600);
  }
  await until(async () => (await titles(show)).length === 2);
  const page = await guest.get(`/podcasts/${show}`).expect(200);
  expect((page.body as { fetchedAt: number }).fetchedAt).toBeGreaterThan(body.fetchedAt + 2 * 86_400);
  expect(feeds.asked).toEqual([["/tides", 200]]);
  service.clock.advance(400_000);
  await guest.post(`/podcasts/${show}/refresh`).expect(429);
  service.clock.advance(200_000);
  await guest.post(`/podcasts/${show}/refresh`).expect(202);
  await until(() => feeds.asked.length === 2);
  expect(feeds.asked[1]).toEqual(["/tides", 304]);
});

test("a permanently moved feed is read at its new address, even when it announces the move itself", async () => {
  feeds.pages.set("/old", (_, response) => void response.writeHead(301, { Location: "/middle" }).end());
  const moved = `<itunes:new-feed-url>${feeds.origin}/new</itunes:new-feed-url>`;
  feeds.pages.set("/middle", feedOf("Tides", ["One"], { first, channel: moved }));
  feeds.pages.set("/new", feedOf("Tides", ["One", "Two"], { first }));
  const show = await addShow("/old");
  await guest.post(`/podcasts/${show}/refresh`).expect(202);
  await until(async () => (await titles(show)).length === 2);
  expect(feeds.asked.map(([path]) => path)).toEqual(["/old", "/middle", "/new"]);
  service.clock.advance(700_000);
  await guest.post(`/podcasts/${show}/refresh`).expect(202);
  await until(() => feeds.asked.length === 4);
  expect(feeds.asked[3]).toEqual(["/new", 304]);
});

test("looks up, reads and keeps the feed of a show without one", async () => {
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  for (const itunesId of [77, 78]) {
    const link = `https://podcasts.apple.com/us/podcast/id${itunesId}`;
    await build.add({ source: "dump", key: link, title: `Tides ${itunesId}`, categories: [], itunesId, link });
  }
  await build.finish();
  const [show, other] = [77, 78].map((number) => podcastId(`https://podcasts.apple.com/us/podcast/id${number}`));
  const known = JSON.stringify({ results: [{ collectionName: "Tides 77", feedUrl: `${feeds.origin}/tides` }] });
  feeds.pages.set("/lookup?entity=podcast&id=77", known);
  feeds.pages.set("/lookup?entity=podcast&id=78", JSON.stringify({ results: [] }));
  feeds.pages.set("/search?entity=podcast&media=podcast&term=Tides+78&limit=20", JSON.stringify({ results: [] }));
  feeds.pages.set("/tides", feedOf("Tides 77", ["One", "Two"], { first }));

  expect((await guest.post(`/podcasts/${show}/refresh`).expect(202)).body).toMatchObject({ reading: false });
  expect((await guest.post(`/podcasts/${show}/feed`).expect(202)).body).toMatchObject({ reading: true });
  await until(async () => (await titles(show ?? "")).length === 2);
  const transactions = new PostgresTransactions(dataSource);
  await until(async () => (await new MergeArrivals(dataSource, transactions, indexFolder, service.clock).round()) > 0);
  const page = (await guest.get(`/podcasts/${show}`).expect(200)).body as { url: string; defaulted: string[] };
  expect([page.url, page.defaulted.includes("url")]).toEqual([`${feeds.origin}/tides`, false]);
  service.clock.advance(700_000);
  expect((await guest.post(`/podcasts/${show}/refresh`).expect(202)).body).toMatchObject({ reading: true });

  expect((await guest.post(`/podcasts/${other}/feed`).expect(202)).body).toMatchObject({ reading: false });
  feeds.pages.set("/lookup?entity=podcast&id=78", (_, response) => void response.writeHead(500).end());
  await guest.post(`/podcasts/${other}/feed`).expect(503);
  await guest.post("/podcasts/nobody/feed").expect(404);
});

test("keeps stored data when the feed is unreachable, and answers 404 for an unknown show", async () => {
  feeds.pages.set("/tides", feedOf("Tides", ["One"], { first }));
  const show = await addShow("/tides");
  await guest.post(`/podcasts/${show}/refresh`).expect(202);
  await until(async () => (await titles(show)).length === 1);
  const before = ((await guest.get(`/podcasts/${show}`)).body as { fetchedAt: number }).fetchedAt;
  feeds.pages.set("/tides", (_, response) => void response.writeHead(503, { "Retry-After": "3600" }).end());
  service.clock.advance(700_000);
  await guest.post(`/podcasts/${show}/refresh`).expect(202);
  await until(() => feeds.asked.length === 2);
  expect(await titles(show)).toEqual(["One"]);
  expect(((await guest.get(`/podcasts/${show}`)).body as { fetchedAt: number }).fetchedAt).toBe(before);
  // The host asked for a pause of an hour.
  service.clock.advance(700_000);
  const refused = await until(async () => {
    const answer = await guest.post(`/podcasts/${show}/refresh`);
    return answer.status === 429 ? answer : undefined;
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(1_800);
  await guest.post("/podcasts/nobody/refresh").expect(404);
});

test("marks a show with a permanently gone feed as dead, and revives it when it returns", async () => {
  const feed = feedOf("Tides", ["One", "Two"], { first: new Date(service.clock.now().getTime() - 3 * 86_400_000) });
  feeds.pages.set("/tides", feed);
  const show = await addShow("/tides");
  const readState = async () =>
    (await guest.get(`/podcasts/${show}`).expect(200)).body as { activity: string; estimate: { notes: string[] } };
  await guest.post(`/podcasts/${show}/refresh`).expect(202);
  await merge();
  expect((await readState()).activity).toBe("very-active");

  feeds.pages.set("/tides", (_, response) => void response.writeHead(410).end());
  service.clock.advance(700_000);
  await guest.post(`/podcasts/${show}/refresh`).expect(202);
  await merge();
  expect((await readState()).activity).toBe("inactive");
  const [row] = await service.database.dataSource.query<{ dead: boolean; sinks: number; title: string }[]>(
    "SELECT dead, sinks, title FROM catalogue.podcasts WHERE id = $1",
    [show],
  );
  expect(row).toEqual({ dead: true, sinks: 2, title: "Tides" });
  expect(await titles(show)).toEqual(["Two", "One"]);
  const before = feeds.asked.length;
  service.clock.advance(29 * 86_400_000);
  const refused = await guest.post(`/podcasts/${show}/refresh`).expect(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(20 * 3_600);
  expect(feeds.asked).toHaveLength(before);

  feeds.pages.set("/tides", feed);
  service.clock.advance(1.1 * 86_400_000);
  await guest.post(`/podcasts/${show}/refresh`).expect(202);
  await merge();
  expect((await readState()).activity).toBe("moderately-active");
  expect(feeds.asked.at(-1)).toEqual(["/tides", 200]);
});

const GONE = 410;
test.each<[string, { merged: readonly number[]; then: readonly number[]; isDead: boolean }]>([
  ["gone and failing before it came back", { merged: [200], then: [GONE, 500, 200], isDead: false }],
  ["back only for a moment", { merged: [200, GONE], then: [200, GONE], isDead: true }],
])("a feed that was %s leaves its show in its last state, even if nothing was merged meanwhile", async (_, reads) => {
  const show = await addShow("/tides");
  const feed = feedOf("Tides", ["One"], { first });
  const read = async (status: number) => {
    service.clock.advance(31 * 86_400_000);
    feeds.pages.set("/tides", status === 200 ? feed : (_request, response) => void response.writeHead(status).end());
    await service.app.get(ShowFeeds, { strict: false }).read(show);
    expect(feeds.asked.at(-1)).toEqual(["/tides", status]);
  };
  for (const status of reads.merged) await read(status);
  await merge();
  for (const status of reads.then) await read(status);
  await merge();
  const dead = "SELECT dead FROM catalogue.podcasts WHERE id = $1";
  expect(await service.database.dataSource.query(dead, [show])).toEqual([{ dead: reads.isDead }]);
});

test("demo shows have no feeds", async () => {
  const demo = await testService({ demo: true });
  try {
    const [row] = await demo.database.dataSource.query<{ id: string }[]>("SELECT id FROM catalogue.podcasts LIMIT 1");
    const { body } = await new TestBrowser(demo).post(`/podcasts/${row?.id}/refresh`).expect(202);
    expect(body).toMatchObject({ reading: false });
  } finally {
    await demo.close();
  }
});
