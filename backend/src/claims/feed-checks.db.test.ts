import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { MergeArrivals } from "../catalogue/refresh/merge-arrivals.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { LIMIT_RULES } from "../limits/limit-rules.js";
import { feedOf, feedServer, type FeedServer } from "../testing/servers/feed-server.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import type { Claim, FeedCheck } from "./claims.schemas.js";

const OPTIONS = {
  env: { FETCH_ALLOW: "127.0.0.1" },
  limits: { feedChecksByShow: LIMIT_RULES.feedChecksByShow },
};
const first = new Date("2026-11-01T06:00:00Z");

let service: TestService;
let feeds: FeedServer;
let ada: TestBrowser;
beforeAll(async () => {
  feeds = await feedServer();
  service = await testService(OPTIONS);
  ada = await newUser(service, "ada@example.org");
});
afterAll(async () => {
  await service.close();
  await feeds.close();
});
beforeEach(() => {
  feeds.pages.clear();
  feeds.asked.length = 0;
});

const query = <Row>(sql: string, values?: unknown[]) => service.database.dataSource.query<Row[]>(sql, values);
/** Lets the hour of the limit pass. It is counted by the clock of PostgreSQL. */
const anHourLater = () => query("UPDATE rate_limits SET expire = expire - 3600000");
const aMinuteLater = () => service.clock.advance(60_000);

let shows = 0;
/** A show whose only source is its own feed, and Ada's claim of it. */
async function claimed(source: "feed" | "dump" = "feed") {
  const path = `/show-${(shows += 1)}`;
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  await build.add({ source, key: path, title: path, categories: [], feedUrl: `${feeds.origin}${path}` });
  await build.finish();
  const show = podcastId(path);
  const { id } = (await ada.post(`/podcasts/${show}/claims`).expect(201)).body as Claim;
  await query("UPDATE show_claims SET proved_at = $2, way = 'txt' WHERE id = $1", [id, service.clock.now()]);
  return { path, show, id };
}
const publish = (path: string, channel: string, episodes = ["One"]) =>
  void feeds.pages.set(path, feedOf(path, episodes, { first, channel }));
const call = (id: string, who: TestBrowser = ada) => who.post(`/claims/${id}/health`);
const check = async (id: string) => (await call(id).expect(200)).body as FeedCheck;
const seen = ({ health }: Pick<FeedCheck, "health">, id: string) => {
  const found = health.findings.find((one) => one.id === id);
  return `${found?.state}: ${found?.seen}`;
};
const cardOf = async (show: string) => ({
  health: (await ada.get(`/podcasts/${show}/health`).expect(200)).body as FeedCheck["health"],
});

test("the findings come from the copy that has just arrived, and the same remain after the merge", async () => {
  const { path, show, id } = await claimed();
  publish(path, "");
  expect(seen(await check(id), "language")).toBe("note: None that we can read.");

  publish(path, "<language>pt</language><itunes:image href='https://a.example/1.png'/>", ["One", "Two"]);
  await anHourLater();
  aMinuteLater();
  const before = Math.floor(service.clock.now().getTime() / 1_000);
  const found = await check(id);
  expect(found).toHaveProperty("failure", null);
  expect(found.health.readAt).toBeGreaterThanOrEqual(before);
  expect(seen(found, "language")).toBe("pass: Portuguese.");
  expect(await cardOf(show)).toEqual({ health: found.health });

  const { dataSource, indexFolder } = service.database;
  const merges = new MergeArrivals(dataSource, new PostgresTransactions(dataSource), indexFolder, service.clock);
  expect(await merges.round()).toBeGreaterThan(0);
  expect(await cardOf(show)).toEqual({ health: found.health });
});

test("a directory's show has the findings that the merge will give", async () => {
  const { path, show, id } = await claimed("dump");
  publish(path, "<language>pt</language>");
  const found = await check(id);
  expect(seen(found, "language")).toBe("unknown: Portuguese is known from the feed or a directory.");
  expect(seen(found, "cover")).toBe("note: None that we can read.");
  const { dataSource, indexFolder } = service.database;
  await new MergeArrivals(dataSource, new PostgresTransactions(dataSource), indexFolder, service.clock).round();
  expect(await cardOf(show)).toEqual({ health: found.health });
});

test("an unchanged feed is checked, too, with or without a 304", async () => {
  const { path, id } = await claimed();
  publish(path, "");
  expect(await check(id)).toHaveProperty("failure", null);
  for (const status of [304, 200]) {
    await anHourLater();
    aMinuteLater();
    const copy = feeds.pages.get(path) as string;
    if (status === 200) feeds.pages.set(path, (_, response) => void response.end(copy));
    expect(await check(id)).toHaveProperty("failure", null);
    expect(feeds.asked.at(-1)).toEqual([path, status]);
  }
});

test("a failed check gives its reason and keeps the findings of the last good read", async () => {
  const { path, show, id } = await claimed();
  publish(path, "<language>pt</language>");
  const good = await check(id);
  await query("UPDATE feed_reads SET address = 'http://127.0.0.1:1/' WHERE podcast_id = $1", [show]);
  await anHourLater();
  aMinuteLater();
  expect((await check(id)).failure).toBe("We couldn’t read the feed: the connection was refused.");
  await query("UPDATE feed_reads SET address = NULL WHERE podcast_id = $1", [show]);
  const reasons: [Parameters<FeedServer["pages"]["set"]>[1] | undefined, string][] = [
    [undefined, "the server returned 404."],
    ["<html><body>Hello</body></html>", "Not a feed: the document's root is <html>."],
    ["x".repeat(6 * 1024 * 1024), "the document is larger than 5 MB."],
    [(_, response) => void response.destroy(), "the connection was interrupted."],
    [(_, response) => void response.writeHead(410).end(), "its server says that it is permanently gone."],
  ];
  for (const [page, reason] of reasons) {
    if (page === undefined) feeds.pages.delete(path);
    else feeds.pages.set(path, page);
    await anHourLater();
    aMinuteLater();
    const found = await check(id);
    expect(found).toHaveProperty("failure", `We couldn’t read the feed: ${reason}`);
    expect(found.health.readAt).toBe(good.health.readAt);
    expect([seen(found, "language"), seen(found, "reading").slice(0, 5)]).toEqual(["pass: Portuguese.", "note:"]);
  }
  // The server said that the feed is gone for good, but its makers brought it back.
  publish(path, "<language>pt</language>");
  await anHourLater();
  aMinuteLater();
  const back = await check(id);
  expect([back.failure, seen(back, "reading").slice(0, 5)]).toEqual([null, "pass:"]);
  const facts = "SELECT facts -> 'dead' AS dead FROM feed_arrivals WHERE podcast_id = $1";
  expect(await query(facts, [show])).toEqual([{ dead: false }]);
});

test("of two services that are asked at once, one reads the feed, and the other says when it can be read again", async () => {
  const other = await testService({ ...OPTIONS, database: service.database });
  try {
    const { path, id } = await claimed();
    publish(path, "");
    const there = new TestBrowser(other);
    await there.post("/auth/sign-in", { email: "ada@example.org", password: PASSWORD }).expect(200);
    const answers = await Promise.all([ada, there, ada, there].map((who) => call(id, who)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    for (const { status, headers, body } of answers) {
      if (status !== 429) continue;
      expect(body).toMatchObject({ code: "claim.feed-later", detail: "A feed is checked at most once an hour." });
      expect(Number(headers["retry-after"])).toBeGreaterThan(3_500);
      expect(Number(headers["retry-after"])).toBeLessThanOrEqual(3_600);
    }
    expect(feeds.asked).toEqual([[path, 200]]);
  } finally {
    await other.close();
  }
});

test("a check that requests nothing does not count", async () => {
  const { path, show, id } = await claimed();
  publish(path, "");
  // Another process reads the feed at this moment.
  const now = service.clock.now();
  await query("INSERT INTO feed_reads (podcast_id, tried_at) VALUES ($1, $2)", [show, now]);
  expect((await call(id).expect(429)).body).toMatchObject({ detail: "The feed was read a moment ago." });
  // Its server asked for a pause.
  await query("UPDATE feed_reads SET rest_until = $1", [new Date(now.getTime() + 600_000)]);
  const paused = await call(id).expect(429);
  expect(paused.body).toMatchObject({ detail: "The feed’s server asked for a pause." });
  expect(Number(paused.headers["retry-after"])).toBe(600);
  expect(feeds.asked).toEqual([]);
  service.clock.advance(601_000);
  expect(await check(id)).toHaveProperty("failure", null);
});

test("only proved makers can check a feed", async () => {
  const { path, id } = await claimed();
  publish(path, "");
  await call(id, new TestBrowser(service)).expect(401);
  await call(id, await newUser(service, "ben@example.org")).expect(404);
  await query("UPDATE show_claims SET proved_at = NULL, way = NULL WHERE id = $1", [id]);
  await call(id).expect(409);
  await query(
    "UPDATE show_claims SET proved_at = $2, way = 'txt', ended_by = 'replaced', ended_at = $2 WHERE id = $1",
    [id, first],
  );
  await call(id).expect(409);
  expect(feeds.asked).toEqual([]);
  await query("UPDATE show_claims SET ended_by = NULL, ended_at = NULL, podcast_id = 'nobody' WHERE id = $1", [id]);
  expect((await call(id).expect(404)).body).toMatchObject({ code: "claim.no-feed" });
});

test("the claim of a show that was merged with another one waits for its proof there", async () => {
  const [{ show, id }, other] = [await claimed(), await claimed()];
  await query("UPDATE show_claims SET podcast_id = 'merged' WHERE id = $1", [id]);
  await query("INSERT INTO moved_shows (id, moved_to) VALUES ('merged', $1)", [other.show]);
  expect((await call(id).expect(409)).body).toMatchObject({
    code: "claim.show-merged",
    detail: "This show was merged with another one. We’re looking for your proof in its feed.",
  });
  // That did not count.
  await query("UPDATE show_claims SET podcast_id = $2 WHERE id = $1", [id, show]);
  expect(await check(id)).toHaveProperty("failure", "We couldn’t read the feed: the server returned 404.");
});

test("a feed that was requested counts, even if it could not be stored", async () => {
  const { path, id } = await claimed();
  publish(path, "");
  await query("ALTER TABLE feed_arrivals ADD CONSTRAINT full_disk CHECK (false) NOT VALID");
  try {
    await call(id).expect(500);
  } finally {
    await query("ALTER TABLE feed_arrivals DROP CONSTRAINT full_disk");
  }
  expect(feeds.asked).toEqual([[path, 200]]);
  aMinuteLater();
  expect((await call(id).expect(429)).body).toMatchObject({ detail: "A feed is checked at most once an hour." });
});

// The last test of this file: all its feeds have the same host.
test("a host that asked for a pause on account of another show's feed gets no request, and the check does not count", async () => {
  const [{ path, show, id }, other] = [await claimed(), await claimed()];
  publish(path, "");
  feeds.pages.set(other.path, (_, response) => void response.writeHead(503, { "Retry-After": "600" }).end());
  await check(other.id);
  for (const _ of [1, 2]) {
    const { headers, body } = await call(id).expect(429);
    expect(body).toMatchObject({ code: "claim.feed-later", detail: "The feed’s server asked for a pause." });
    expect(Number(headers["retry-after"])).toBeGreaterThan(500);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(600);
    aMinuteLater();
  }
  expect(feeds.asked).toEqual([[other.path, 503]]);
  const state = "SELECT failures, failure, rest_until FROM feed_reads WHERE podcast_id = $1";
  expect(await query(state, [show])).toEqual([{ failures: 0, failure: null, rest_until: null }]);
});
