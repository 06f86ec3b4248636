import { CatalogueBuild } from "../local/write/catalogue-build.js";
import { podcastId } from "../local/record/podcast-id.js";
import { feedOf, feedServer, type FeedServer } from "../../testing/servers/feed-server.js";
import { newUser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { until } from "../../testing/until.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { BackgroundReads } from "./background-reads.js";
import { ReadPlan } from "./read-plan.js";

let service: TestService;
let feeds: FeedServer;
beforeAll(async () => {
  feeds = await feedServer();
  service = await testService({ env: { WORKER: "on", FEEDS_PER_MINUTE: "12", FETCH_ALLOW: "127.0.0.1" } });
});
afterAll(async () => {
  await service.close();
  await feeds.close();
});

const first = new Date("2026-11-01T06:00:00Z");
/** Larger shows first. */
const NAMES = ["a", "b", "c", "d"];

test("reads saved shows first, then large ones, within the budget", async () => {
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  for (const [at, name] of NAMES.entries()) {
    feeds.pages.set(`/${name}`, feedOf(name, ["One", "Two"], { first }));
    const about = { categories: ["News"], listenerRange: `${1_000 * (9 - at)}-${2_000 * (9 - at)}` };
    await build.add({ source: "dump", key: name, title: `Show ${name}`, feedUrl: `${feeds.origin}/${name}`, ...about });
  }
  await build.finish();
  const ada = await newUser(service, "ada@example.org");
  await ada.call("put", `/tracked-podcasts/${podcastId("b")}`).expect(200);
  await ada.post("/saved-podcasts", { podcastId: podcastId("d") }).expect(201);
  feeds.asked.length = 0;

  const reads = service.app.get(BackgroundReads, { strict: false });
  // Twelve a minute means two in ten seconds.
  await until(async () => {
    await reads.round();
    return feeds.asked.length >= 2;
  });
  expect(feeds.asked.map(([path]) => path).toSorted()).toEqual(["/a", "/d"]);
  service.clock.advance(11_000);
  await until(async () => {
    await reads.round();
    return feeds.asked.length >= 3;
  });
  expect(feeds.asked.map(([path]) => path).toSorted()).toEqual(["/a", "/c", "/d"]);

  // Read again when due, not before.
  service.clock.advance(11_000);
  expect(await reads.round()).toBe(0);
  const [plan] = await dataSource.query<{ count: number }[]>(
    "SELECT count(*)::int AS count FROM feed_reads WHERE read_at IS NOT NULL AND next_read_at > read_at + interval '50 minutes'",
  );
  expect(plan?.count).toBeGreaterThanOrEqual(3);
  service.clock.advance(40 * 86_400_000);
  await until(async () => {
    await reads.round();
    service.clock.advance(11_000);
    return feeds.asked.filter(([, status]) => status === 304).length >= 3;
  });
});

test("checks a few shows for unread ones in each round, and continues there in the next", async () => {
  const { dataSource } = service.database;
  const [a, b, c] = [podcastId("a"), podcastId("b"), podcastId("c")];
  const unread = (ids: string[]) => dataSource.query("DELETE FROM feed_reads WHERE podcast_id = ANY($1)", [ids]);
  await dataSource.query("DELETE FROM checked_shows WHERE podcast_id = $1", [b]);
  await dataSource.query("UPDATE feed_reads SET next_read_at = 'infinity'");
  const rounds = async (plan: ReadPlan, count: number) => {
    const taken: string[][] = [];
    for (let round = 0; round < count; round += 1) {
      service.clock.advance(11_000);
      // Six a minute means one in ten seconds.
      taken.push([...(await plan.take(6, service.clock.now()))]);
    }
    return taken;
  };
  await unread([c]);
  expect(await rounds(new ReadPlan(new PostgresTransactions(dataSource), 2), 4)).toEqual([[], [c], [], []]);

  await unread([a, b, c]);
  const plan = new ReadPlan(new PostgresTransactions(dataSource), 3);
  expect(await rounds(plan, 3)).toEqual([[a], [b], [c]]);
  await unread([c]);
  // The fourth show is the last one.
  expect(await rounds(plan, 2)).toEqual([[], [c]]);
});
