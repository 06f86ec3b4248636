import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { LIMIT_RULES } from "../limits/limit-rules.js";
import { feedOf, feedServer, type FeedServer } from "../testing/servers/feed-server.js";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { ClaimChecks } from "./claim-checks.js";
import type { Claim, Claims } from "./claims.schemas.js";

const DAY = 86_400_000;

let service: TestService;
let feeds: FeedServer;
let ada: TestBrowser;
let ben: TestBrowser;
let tides: string;
let reefs: string;
beforeAll(async () => {
  feeds = await feedServer();
  service = await testService({
    env: { FETCH_ALLOW: "127.0.0.1" },
    limits: { claimChecksByClaim: LIMIT_RULES.claimChecksByClaim },
  });
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  for (const path of ["/tides", "/reefs"])
    await build.add({ source: "dump", key: path, title: path, categories: [], feedUrl: `${feeds.origin}${path}` });
  await build.finish();
  [tides, reefs] = [podcastId("/tides"), podcastId("/reefs")];
});
afterAll(async () => {
  await service.close();
  await feeds.close();
});

let mailsBefore = 0;
beforeEach(async () => {
  // Claims are deleted together with their users.
  await service.database.dataSource.query("DELETE FROM users");
  mailsBefore = (await service.mails()).length;
  ada = await newUser(service, "ada@example.org");
  ben = await newUser(service, "ben@example.org");
  feeds.pages.clear();
  for (const path of ["/tides", "/reefs"]) publish(path, "");
  feeds.asked.length = 0;
});

const publish = (path: string, channel: string) =>
  void feeds.pages.set(path, feedOf(path, ["One"], { first: new Date("2026-11-01T06:00:00Z"), channel }));
const txt = (code: string) => `<podcast:txt purpose="verify">${code}</podcast:txt>`;
const claim = async (who: TestBrowser, show: string) =>
  (await who.post(`/podcasts/${show}/claims`).expect(201)).body as Claim;
const check = async (who: TestBrowser, { id }: Claim) =>
  (await who.post(`/claims/${id}/check`).expect(200)).body as Claim;
/** Lets days pass. Ada's session ends, so she signs in again. */
async function later(days: number): Promise<void> {
  service.clock.advance(days * DAY);
  await ada.post("/auth/sign-in", { email: "ada@example.org", password: PASSWORD }).expect(200);
}
const mine = async (who: TestBrowser) => ((await who.get("/claims").expect(200)).body as Claims).claims;
const round = () => service.app.get(ClaimChecks, { strict: false }).round();
const mailsTo = async (to: string) =>
  (await service.mails()).slice(mailsBefore).filter((mail) => mail.to === to && mail.subject.startsWith("Your claim"));

test("proves a claim by the code in podcast:txt", async () => {
  const made = await claim(ada, tides);
  expect(made).toMatchObject({ podcastId: tides, state: "waiting", way: null, checkedAt: null, failure: null });
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(14 * DAY);
  expect((await ada.post(`/podcasts/${tides}/claims`).expect(200)).body).toEqual(made);
  expect(await check(ada, made)).toMatchObject({ state: "waiting", failure: "The feed doesn’t contain the code." });

  publish("/tides", txt(made.code));
  const proved = await check(ada, made);
  expect(proved).toMatchObject({ state: "proved", way: "txt", failure: null });
  expect(await mine(ada)).toEqual([proved]);
  expect(await mine(ben)).toEqual([]);
  // The feed itself was read each time, even if a copy is stored.
  expect(feeds.asked).toEqual([
    ["/tides", 200],
    ["/tides", 200],
  ]);
});

test("a check of the feed also updates what the show's page and its health card say", async () => {
  type Health = { readonly readAt: number | null; readonly findings: readonly { readonly state: string }[] };
  const health = async () => (await ada.get(`/podcasts/${reefs}/health`).expect(200)).body as Health;
  const unknown = ({ findings }: Health) => findings.filter(({ state }) => state === "unknown").length;
  const before = await health();
  expect(before.readAt).toBeNull();
  const seconds = () => Math.floor(service.clock.now().getTime() / 1_000);
  const start = seconds();
  await check(ada, await claim(ada, reefs));
  const after = await health();
  expect(after.readAt).toBeGreaterThanOrEqual(start);
  expect(after.readAt).toBeLessThanOrEqual(seconds());
  expect(unknown(after)).toBeLessThan(unknown(before));
  const { body } = await ada.get(`/podcasts/${reefs}/episodes`).expect(200);
  expect((body as { episodes: { title: string }[] }).episodes).toMatchObject([{ title: "One" }]);
  // The check asked for the feed once.
  expect(feeds.asked).toEqual([["/reefs", 200]]);
});

test("the description proves a claim, and the job finds it without a request", async () => {
  const made = await claim(ada, tides);
  expect(await round()).toBe(0);
  publish("/tides", `<itunes:summary>The sea. Claimed with ${made.code}.</itunes:summary>`);
  service.clock.advance(DAY / 24 + 1_000);
  expect(await round()).toBe(1);
  expect(await mine(ada)).toMatchObject([{ state: "proved", way: "description" }]);
  expect(await round()).toBe(0);
});

test("a code of another account or another show proves nothing", async () => {
  const [adas, bens, other] = [await claim(ada, tides), await claim(ben, tides), await claim(ada, reefs)];
  publish("/tides", txt(bens.code) + txt(other.code));
  publish("/reefs", txt(adas.code));
  expect(await check(ada, adas)).toMatchObject({ state: "waiting" });
  expect(await check(ada, other)).toMatchObject({ state: "waiting" });
  await ada.post(`/claims/${bens.id}/check`).expect(404);
  await ada.call("delete", `/claims/${bens.id}`).expect(404);
  expect(await mine(ben)).toMatchObject([{ state: "waiting", checkedAt: null }]);
});

test("a later proof replaces the earlier claim and notifies its account", async () => {
  const adas = await claim(ada, tides);
  publish("/tides", txt(adas.code));
  await check(ada, adas);
  const bens = await claim(ben, tides);
  publish("/tides", txt(adas.code) + txt(bens.code));
  expect(await check(ben, bens)).toMatchObject({ state: "proved" });
  expect(await mine(ada)).toMatchObject([{ state: "replaced" }]);
  const [mail, ...more] = await mailsTo("ada@example.org");
  expect([mail?.text.includes("Another account proved"), more]).toEqual([true, []]);
  // The code that is still in the feed proves nothing now; a new claim has a new one.
  expect(await check(ada, adas)).toMatchObject({ state: "replaced" });
  expect((await claim(ada, tides)).code).not.toBe(adas.code);
});

test("ends a claim a week after its proof is lost, but not because of an unreadable feed", async () => {
  const made = await claim(ada, tides);
  publish("/tides", txt(made.code));
  await check(ada, made);
  feeds.pages.set("/tides", (_, response) => void response.writeHead(500).end());
  await later(91);
  expect(await round()).toBe(1);
  await later(30);
  expect(await round()).toBe(1);
  expect((await mine(ada))[0]).toMatchObject({ state: "proved" });
  expect((await mine(ada))[0]?.failure).toContain("couldn’t read the feed");

  publish("/tides", "");
  await later(2);
  await round();
  expect(await mine(ada)).toMatchObject([{ state: "proved", failure: "The feed doesn’t contain the code." }]);
  await later(8);
  await round();
  expect(await mine(ada)).toMatchObject([{ state: "vanished" }]);
  expect(await mailsTo("ada@example.org")).toHaveLength(1);
});

test("a proof that returns within the week keeps the claim", async () => {
  const made = await claim(ada, tides);
  publish("/tides", txt(made.code));
  const proved = await check(ada, made);
  publish("/tides", "");
  await later(91);
  await round();
  publish("/tides", txt(made.code));
  await later(2);
  await round();
  expect(await mine(ada)).toMatchObject([{ state: "proved", provedAt: proved.provedAt, failure: null }]);
  publish("/tides", "");
  await later(91);
  await round();
  expect(await mine(ada)).toMatchObject([{ state: "proved" }]);
});

test("a code expires after 14 days, and a claim can be withdrawn and made again", async () => {
  const made = await claim(ada, tides);
  await later(14);
  expect(await mine(ada)).toMatchObject([{ state: "expired" }]);
  publish("/tides", txt(made.code));
  expect(await check(ada, made)).toMatchObject({ state: "expired", provedAt: null });
  const second = await claim(ada, tides);
  expect(second.code).not.toBe(made.code);
  await ada.call("delete", `/claims/${second.id}`).expect(204);
  publish("/tides", txt(second.code));
  expect(await check(ada, second)).toMatchObject({ state: "withdrawn", provedAt: null });
  await ada.call("delete", `/claims/${second.id}`).expect(204);
});

test("refuses to claim an unknown show, and limits the checks of one claim", async () => {
  await ada.post("/podcasts/nobody/claims").expect(404);
  await ada.post("/claims/x/check").expect(400);
  const made = await claim(ada, tides);
  for (let at = 0; at < LIMIT_RULES.claimChecksByClaim.points; at += 1) await check(ada, made);
  await ada.post(`/claims/${made.id}/check`).expect(429);
});

test("a feed that redirects to another private address is not read there", async () => {
  const hidden = await feedServer("127.0.0.2");
  try {
    const made = await claim(ada, tides);
    hidden.pages.set("/tides", feedOf("T", ["One"], { first: new Date(0), channel: txt(made.code) }));
    feeds.pages.set("/tides", (_, response) => {
      response.writeHead(302, { Location: `${hidden.origin}/tides` }).end();
    });
    const checked = await check(ada, made);
    expect(checked).toMatchObject({
      state: "waiting",
      failure: expect.stringMatching(/^We couldn’t read the feed: /) as string,
    });
    expect(hidden.asked).toEqual([]);
  } finally {
    await hidden.close();
  }
});

test("a feed that moved is read at its new address", async () => {
  const made = await claim(ada, tides);
  publish("/moved", txt(made.code));
  feeds.pages.set("/tides", (_, response) => void response.writeHead(301, { Location: "/moved" }).end());
  expect(await check(ada, made)).toMatchObject({ state: "proved" });
});

test("a feed on this machine is not read unless the operator allows it", async () => {
  const strict = await testService();
  try {
    const user = await newUser(strict, "ada@example.org");
    const { dataSource, indexFolder } = strict.database;
    const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
    await build.add({ source: "dump", key: "/t", title: "T", categories: [], feedUrl: `${feeds.origin}/tides` });
    await build.finish();
    const made = await claim(user, podcastId("/t"));
    publish("/tides", txt(made.code));
    expect(await check(user, made)).toMatchObject({ state: "waiting" });
    expect(feeds.asked).toEqual([]);
  } finally {
    await strict.close();
  }
});
