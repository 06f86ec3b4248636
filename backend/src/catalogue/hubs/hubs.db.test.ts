import { createHmac } from "node:crypto";
import { request } from "node:http";
import { CheckRounds } from "@earshot/domain/tracking/checks/check-rounds";
import { feedOf, feedServer, type FeedServer } from "../../testing/servers/feed-server.js";
import { hubServer, type HubServer } from "../../testing/servers/hub-server.js";
import { newUser, type TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { until } from "../../testing/until.js";
import { CatalogueBuild } from "../local/write/catalogue-build.js";
import { podcastId } from "../local/record/podcast-id.js";
import { ShowFeeds } from "../refresh/show-feeds.js";
import { HubRounds } from "./hub-rounds.js";
import { MOST_BYTES } from "./hub.controller.js";

const DAY = 86_400_000;
const first = new Date("2026-11-01T06:00:00Z");

let service: TestService;
let feeds: FeedServer;
let hub: HubServer;
let ada: TestBrowser;
let shows = 0;
beforeAll(async () => {
  [feeds, hub] = await Promise.all([feedServer("127.0.0.2"), hubServer()]);
  service = await testService({ env: { WORKER: "on", FEEDS_PER_MINUTE: "60", FETCH_ALLOW: "127.0.0.0/8, localhost" } });
});
afterAll(async () => {
  await service.close();
  await Promise.all([feeds.close(), hub.close()]);
});
// Tests advance the clock by weeks, so each one starts with its own session and no subscriptions.
beforeEach(async () => {
  hub.asked.length = 0;
  await service.database.dataSource.query("DELETE FROM feed_subscriptions");
  ada = await newUser(service, `ada${shows}@example.org`);
});

const round = () => service.app.get(HubRounds, { strict: false }).round();
const read = (show: string) => service.app.get(ShowFeeds, { strict: false }).read(show);
const link = (rel: string, href: string) => `<atom:link rel="${rel}" href="${href}"/>`;
const rows = (show: string) =>
  service.database.dataSource.query<{ leaving: boolean; expires_at: Date | null; failure: string | null }[]>(
    "SELECT leaving, expires_at, failure FROM feed_subscriptions WHERE podcast_id = $1 ORDER BY leaving",
    [show],
  );

/** A show whose feed names a hub and was read once; a user saved it, unless `isSaved` is false. */
async function showWithHub({ address = hub.willing, isSaved = true } = {}) {
  const path = `/show${(shows += 1)}`;
  const topic = `${feeds.origin}${path}`;
  const serve = (channel: string, episodes = ["One"]) =>
    feeds.pages.set(path, feedOf(`Show ${path}`, episodes, { first, channel }));
  serve(link("hub", address) + link("self", topic));
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  await build.add({ source: "dump", key: path, title: `Show ${path}`, categories: [], feedUrl: topic });
  await build.finish();
  const id = podcastId(path);
  if (isSaved) await ada.post("/saved-podcasts", { podcastId: id }).expect(201);
  expect(await read(id)).toMatchObject({ kind: "read" });
  return { id, path, topic, serve };
}

/** The last request that the hub accepted. */
function subscription() {
  const last = hub.asked.at(-1);
  if (!last) throw new Error("The hub was asked nothing.");
  return last;
}

async function subscribed(options: { isSaved?: boolean } = {}) {
  const show = await showWithHub(options);
  await round();
  const wanted = subscription();
  expect(await hub.askBack(wanted)).toEqual({ status: 200, text: "a challenge" });
  return { ...show, request: wanted };
}

const nextRead = async (show: string): Promise<number> => {
  const [row] = await service.database.dataSource.query<{ next_read_at: Date }[]>(
    "SELECT next_read_at FROM feed_reads WHERE podcast_id = $1",
    [show],
  );
  return row?.next_read_at.getTime() ?? 0;
};
/** Whether the feed is due within two minutes. */
const isDue = async (show: string) => (await nextRead(show)) <= service.clock.now().getTime() + 120_000;

test("subscribes at the hub of a saved show, verifies, and renews before the lease ends", async () => {
  const { id, topic } = await showWithHub();
  expect(await round()).toBe(1);
  const first = subscription();
  expect(first).toMatchObject({ mode: "subscribe", topic, lease: 864_000 });
  expect(first.callback).toMatch(new RegExp(`^${service.origin}/hub/[\\da-f-]{36}$`));
  expect(first.secret.length).toBeGreaterThanOrEqual(32);
  expect(await hub.askBack(first, { lease_seconds: "345600" })).toEqual({ status: 200, text: "a challenge" });
  const [row] = await rows(id);
  expect(Math.abs((row?.expires_at?.getTime() ?? 0) - service.clock.now().getTime() - 4 * DAY)).toBeLessThan(60_000);
  service.clock.advance(2.9 * DAY);
  expect(await round()).toBe(0);
  service.clock.advance(0.2 * DAY);
  expect(await round()).toBe(1);
  expect(subscription()).toEqual(first);
});

test("sends no request for shows that nobody saved, or feeds without a hub", async () => {
  await showWithHub({ isSaved: false });
  const silent = await showWithHub();
  silent.serve("");
  service.clock.advance(DAY);
  await read(silent.id);
  expect([await round(), await rows(silent.id)]).toEqual([0, []]);
});

test("retries a hub that refuses or does not verify at growing intervals", async () => {
  const { id } = await showWithHub({ address: hub.unwilling });
  await round();
  expect(await rows(id)).toMatchObject([{ expires_at: null, failure: "the server returned 400" }]);
  expect(await round()).toBe(0);
  service.clock.advance(3_700_000);
  expect(await round()).toBe(1);
  service.clock.advance(3_700_000);
  expect(await round()).toBe(0);
  service.clock.advance(3_700_000);
  expect(await round()).toBe(1);
});

test("confirms only our own requests, and answers others with 404", async () => {
  const { id } = await showWithHub();
  await round();
  const wanted = subscription();
  const other = { ...wanted, callback: wanted.callback.replace(/.{12}$/, "000000000000") };
  const strange = { ...wanted, callback: `${service.origin}/hub/x%00'` };
  const answers = [
    hub.askBack(wanted, { topic: `${wanted.topic}?other` }),
    hub.askBack(wanted, { topic: "" }),
    hub.askBack(wanted, { mode: "unsubscribe" }),
    hub.askBack(wanted, { mode: "publish" }),
    hub.askBack(wanted, { lease_seconds: "0" }),
    hub.askBack(wanted, { lease_seconds: "forever" }),
    hub.askBack(wanted, { challenge: "" }),
    hub.askBack(wanted, { challenge: "x".repeat(2_001) }),
    hub.askBack(other),
    hub.askBack(strange),
  ];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(await rows(id)).toMatchObject([{ expires_at: null }]);
  service.clock.advance(1.1 * DAY);
  expect((await hub.askBack(wanted)).status).toBe(404);
  expect(await hub.askBack(wanted, { mode: "denied", reason: "no" })).toMatchObject({ status: 404 });
});

test("a hub that refuses a feed gets no request for a week", async () => {
  const { id } = await showWithHub();
  await round();
  expect((await hub.askBack(subscription(), { mode: "denied", reason: "private" })).status).toBe(200);
  service.clock.advance(6 * DAY);
  expect([await round(), (await rows(id))[0]?.failure]).toEqual([0, "the hub refuses this feed"]);
  service.clock.advance(2 * DAY);
  expect(await round()).toBe(1);
});

test("answers any challenge in plain text", async () => {
  await showWithHub();
  await round();
  const { callback, topic } = subscription();
  const query = new URLSearchParams({ "hub.mode": "subscribe", "hub.topic": topic, "hub.lease_seconds": "900", "hub.challenge": "<script>1</script>" }); // prettier-ignore
  const answer = await fetch(`${callback}?${query.toString()}`);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.text()).toBe("<script>1</script>");
});

test("a signed push makes the feed due once, and its content is ignored", async () => {
  const { id, request: wanted } = await subscribed();
  expect(await isDue(id)).toBe(false);
  const before = feeds.asked.length;
  expect(await hub.push(wanted, feedOf("Quite Another", ["Fake"], { first }))).toBe(202);
  expect(await isDue(id)).toBe(true);
  expect(feeds.asked).toHaveLength(before);
  service.clock.advance(120_000);
  await read(id);
  const { body } = await ada.get(`/podcasts/${id}/episodes`).expect(200);
  expect((body as { episodes: { title: string }[] }).episodes.map(({ title }) => title)).toEqual(["One"]);
  // The same push again counts as a repeat.
  expect(await hub.push(wanted, feedOf("Quite Another", ["Fake"], { first }))).toBe(202);
  expect(await isDue(id)).toBe(false);
});

test("pushes with a wrong signature are accepted and ignored", async () => {
  const { id, request: wanted } = await subscribed();
  const other = (await subscribed()).request;
  const sign = (secret: string, method = "sha256") => createHmac(method, secret).update("news").digest("hex");
  for (const signature of [
    "",
    "sha256=",
    `sha256=${"0".repeat(64)}`,
    `sha256=${sign(other.secret)}`,
    `sha256=${sign("")}`,
    `md5=${sign(wanted.secret, "md5")}`,
    `sha1=${sign(wanted.secret)}`,
    sign(wanted.secret),
  ])
    expect(await hub.push(wanted, "news", { "X-Hub-Signature": signature })).toBe(202);
  expect(await isDue(id)).toBe(false);
  expect(await hub.push(wanted, "news", { "X-Hub-Signature": `sha1=${sign(wanted.secret, "sha1")}` })).toBe(202);
  expect(await isDue(id)).toBe(true);
});

test("refuses a push of more than 5 MB, and one for an unknown or ended subscription", async () => {
  const { id, request: wanted } = await subscribed();
  const sent = (headers: Readonly<Record<string, string>>, portions: number) =>
    new Promise<number>((answered) => {
      const push = request(wanted.callback, { method: "POST", headers }, (answer) => {
        answer.resume();
        answered(answer.statusCode ?? 0);
        push.destroy();
      });
      push.on("error", () => undefined);
      for (let portion = 0; portion < portions; portion += 1) push.write(Buffer.alloc(64 * 1024));
    });
  expect(await sent({ "Content-Length": String(MOST_BYTES + 1) }, 1)).toBe(413);
  expect(await sent({}, 82)).toBe(413);
  expect(await isDue(id)).toBe(false);
  const unknown = wanted.callback.replace(/.{12}$/, "000000000000");
  for (const callback of [unknown, `${service.origin}/hub/none`]) {
    expect(await hub.push({ ...wanted, callback }, "news")).toBe(410);
  }
  service.clock.advance(11 * DAY);
  expect(await hub.push(wanted, "news")).toBe(410);
});

test("leaves the hub when the feed names another, names none, or is gone", async () => {
  const moved = await subscribed();
  const silent = await subscribed();
  const gone = await subscribed();
  hub.asked.length = 0;
  moved.serve(link("hub", `${hub.willing}?second`) + link("self", moved.topic));
  silent.serve("");
  feeds.pages.set(gone.path, (_, response) => void response.writeHead(410).end());
  service.clock.advance(DAY / 2);
  for (const { id } of [moved, silent, gone]) await read(id);
  await round();
  const farewells = hub.asked.filter(({ mode }) => mode === "unsubscribe");
  expect(farewells.map(({ callback }) => callback).toSorted()).toEqual(
    [moved, silent, gone].map(({ request: { callback } }) => callback).toSorted(),
  );
  expect(hub.asked.filter(({ mode, topic }) => mode === "subscribe" && topic === moved.topic)).toHaveLength(1);
  for (const farewell of farewells) {
    expect(await hub.push(farewell, "news")).toBe(410);
    expect((await hub.askBack(farewell)).status).toBe(200);
  }
  expect([await rows(silent.id), await rows(gone.id)]).toEqual([[], []]);
  expect(await rows(moved.id)).toHaveLength(1);
});

test("leaves the hub of a show that left the catalogue, and forgets an unresponsive hub", async () => {
  const { id, request: wanted } = await subscribed();
  await service.database.dataSource.query("DELETE FROM catalogue.podcasts WHERE id = $1", [id]);
  await round();
  expect(subscription()).toEqual({ ...wanted, mode: "unsubscribe" });
  for (let day = 0; day < 4; day += 1) {
    service.clock.advance(DAY);
    await round();
  }
  expect(await rows(id)).toEqual([]);
});

test("a push of a tracked show's feed causes an alert in the next round of checks", async () => {
  const { id, serve, topic, request: wanted } = await subscribed();
  await ada.call("put", `/tracked-podcasts/${id}`).expect(200);
  const checks = service.app.get(CheckRounds, { strict: false });
  const waits = async () => {
    const [row] = await service.database.dataSource.query<{ next_check_at: Date; queued_at: Date | null }[]>(
      "SELECT next_check_at, queued_at FROM watched_shows WHERE podcast_id = $1",
      [id],
    );
    return row && row.queued_at === null ? row.next_check_at.getTime() - service.clock.now().getTime() : undefined;
  };
  await until(async () => {
    await checks.round(service.clock.now());
    return ((await waits()) ?? 0) > 3_000_000;
  });
  serve(link("hub", hub.willing) + link("self", topic), ["One", "Two"]);
  service.clock.advance(600_000);
  expect(await hub.push(wanted, "news")).toBe(202);
  expect(await waits()).toBeLessThanOrEqual(0);
  await checks.round(service.clock.now());
  await until(async () => ((await ada.get("/alerts/count").expect(200)).body as { unseen: number }).unseen === 1);
});
