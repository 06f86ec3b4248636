import { readFileSync } from "node:fs";
import { AlertMails } from "@earshot/domain/tracking/alerts/alert-mails";
import { CheckRounds } from "@earshot/domain/tracking/checks/check-rounds";
import { readFeed } from "../catalogue/import/feed/read-feed.js";
import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { MergeArrivals } from "../catalogue/refresh/merge-arrivals.js";
import { JobQueue } from "../jobs/job-queue.js";
import { feedOf, feedServer, type FeedServer } from "../testing/servers/feed-server.js";
import { describeRealData, realData } from "../testing/catalogue/real-data.js";
import { newUser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";

// A check that fails once waits before it is repeated.
import.meta.jest.setTimeout(200_000);

let service: TestService;
let feeds: FeedServer;
let people = 0;
beforeAll(async () => {
  feeds = await feedServer();
  service = await testService({ env: { WORKER: "on", FETCH_ALLOW: "127.0.0.0/8" } });
  const queue = service.app.get(JobQueue, { strict: false });
  await until(() => queue.put([]).then(() => true, () => false)); // prettier-ignore
});
afterAll(async () => {
  await service.close();
  await feeds.close();
});

/** Imports the current feed of the show. Returns its id. */
async function importShow(path: string): Promise<string> {
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  const page = feeds.pages.get(path);
  const result = readFeed(Buffer.from(page as string), { address: `${feeds.origin}${path}`, now: new Date() });
  if (result.kind !== "podcast") throw new Error(result.reason);
  await build.add(result.podcast);
  await build.finish();
  return podcastId(result.podcast.key);
}

/** A user who tracks the show and wants an email for each episode. */
async function tracker(show: string) {
  const email = `reader${(people += 1)}@example.org`;
  const browser = await newUser(service, email);
  await browser.call("put", `/tracked-podcasts/${show}`).expect(200);
  await browser.call("put", `/tracked-podcasts/${show}/alerts`, { inApp: true, email: "each" }).expect(200);
  return Object.assign(browser, { email });
}

/** Checks all tracked shows once; resolves when this person has this number of new alerts. */
async function checkUntil(browser: Awaited<ReturnType<typeof tracker>>, count: number): Promise<void> {
  // A check that is still running would overwrite our date for the next one, and a job that is just ending would swallow the next
  // one. A job that failed once is repeated after at most half a minute.
  let open: readonly unknown[] = [];
  const ended = async () => {
    open = await service.database.dataSource.query(
      `SELECT podcast_id AS of, 'queued' AS state, NULL AS output FROM watched_shows WHERE queued_at IS NOT NULL
       UNION ALL SELECT singleton_key, name || ': ' || state, output FROM jobs.job
       WHERE state IN ('created', 'retry', 'active')`,
    );
    return open.length === 0;
  };
  await until(ended, 90, () => JSON.stringify(open));
  await service.database.dataSource.query("UPDATE watched_shows SET next_check_at = now() - interval '1 second'");
  await service.app.get(CheckRounds, { strict: false }).round(service.clock.now());
  let unseen: number | undefined;
  const alerted = async () => {
    ({ unseen } = (await browser.get("/alerts/count").expect(200)).body as { unseen: number });
    return unseen === count;
  };
  await until(alerted, 90, () => `${unseen} instead of ${count} alerts.`);
}

type Tracked = { tracked: { newEpisodes: number; lastSeenPubDate: string; lastCheckedAt: string } };
const trackedOf = async (browser: Awaited<ReturnType<typeof tracker>>, show: string) =>
  ((await browser.get(`/tracked-podcasts/${show}`).expect(200)).body as Tracked).tracked;

test("reports a new episode of a tracked show by dashboard, email and date in one check", async () => {
  const first = new Date(Date.now() - 5 * 86_400_000);
  feeds.pages.set("/tides", feedOf("Tides", ["One", "Two"], { first }));
  const show = await importShow("/tides");
  const ada = await tracker(show);
  expect(feeds.asked).toEqual([["/tides", 200]]);

  await checkUntil(ada, 0);
  await until(() => feeds.asked.length === 2);
  expect(feeds.asked[1]).toEqual(["/tides", 304]);

  feeds.pages.set("/tides", feedOf("Tides", ["One", "Two", "Three"], { first }));
  await checkUntil(ada, 1);
  const published = new Date(Math.floor((first.getTime() + 2 * 86_400_000) / 1000) * 1000).toISOString();
  expect(await trackedOf(ada, show)).toMatchObject({ newEpisodes: 1, lastSeenPubDate: published });
  const { body } = await ada.get("/alerts").expect(200);
  expect((body as { alerts: { title: string }[] }).alerts.map(({ title }) => title)).toEqual(["Three"]);
  await service.app.get(AlertMails, { strict: false }).round(service.clock.now());
  const mail = await until(async () =>
    (await service.mails()).find(({ to, text }) => to === ada.email && text.includes("Three")),
  );
  expect(mail.subject).toContain("Tides");

  // The page displays it at once; the catalogue's own figures follow later.
  const page = await ada.get(`/podcasts/${show}/episodes`).expect(200);
  expect((page.body as { episodes: { title: string }[] }).episodes[0]?.title).toBe("Three");
  await until(async () => {
    await service.app.get(MergeArrivals, { strict: false }).round();
    return ((await ada.get(`/podcasts/${show}`).expect(200)).body as { episodeCount: number }).episodeCount === 3;
  });
});

test("an unreachable feed causes no alert, does not count as checked, and pauses", async () => {
  const first = new Date(Date.now() - 5 * 86_400_000);
  feeds.pages.set("/away", feedOf("Away", ["One"], { first }));
  const show = await importShow("/away");
  const ben = await tracker(show);
  const before = await trackedOf(ben, show);
  feeds.pages.delete("/away");
  await checkUntil(ben, 0);
  await until(() => feeds.asked.some(([path, status]) => path === "/away" && status === 404));
  const rested = () =>
    service.database.dataSource.query<{ failures: number; waits: number }[]>(
      `SELECT failures, extract(epoch FROM next_check_at - now())::int AS waits FROM watched_shows WHERE podcast_id = $1`,
      [show],
    );
  const [row] = await until(async () => {
    const rows = await rested();
    return rows[0]?.failures === 1 ? rows : undefined;
  });
  expect(row?.waits).toBeGreaterThan(3_000);
  expect((await trackedOf(ben, show)).lastCheckedAt).toBe(before.lastCheckedAt);
  // Tracking begins nevertheless, with the known episodes.
  await tracker(show);
});

describeRealData("feeds-versions", "real feeds, an earlier version and then a later one", () => {
  test.each([
    ["accidental-tech-podcast.xml", "accidental-tech-podcast-other-snapshot.xml", 100],
    ["design-details-2018.xml", "design-details-102-items.xml", 100],
    ["serial-2018.xml", "serial-40-items.xml", 14],
  ])("%s and %s: sends alerts for %d new episodes", async (one, other, count) => {
    const versions = [readFileSync(realData("feeds", one)), readFileSync(realData("feeds-versions", other))];
    const newest = (bytes: Buffer) => {
      const result = readFeed(bytes, { now: new Date() });
      return result.kind === "podcast" ? (result.podcast.newestEpisode ?? 0) : 0;
    };
    const [before, after] = versions.sort((a, b) => newest(a) - newest(b));
    if (!before || !after) throw new Error("There are two versions.");
    feeds.pages.set(`/${one}`, before);
    const show = await importShow(`/${one}`);
    const reader = await tracker(show);
    feeds.pages.set(`/${one}`, after);
    await checkUntil(reader, count);
    const { lastSeenPubDate } = await trackedOf(reader, show);
    expect(Date.parse(lastSeenPubDate)).toBe(newest(after) * 1000);
    await service.app.get(AlertMails, { strict: false }).round(service.clock.now());
    await until(async () =>
      (await service.mails()).some(({ to, subject }) => to === reader.email && /new episodes/.test(subject)),
    );
  });
});
