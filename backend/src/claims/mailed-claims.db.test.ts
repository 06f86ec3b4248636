import { ShowContacts } from "../catalogue/contacts/show-contacts.js";
import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { LIMIT_RULES } from "../limits/limit-rules.js";
import { feedOf, feedServer, type FeedServer } from "../testing/servers/feed-server.js";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { ClaimChecks } from "./claim-checks.js";
import { ClaimStore } from "./claim-store.js";
import type { Claim, Claims } from "./claims.schemas.js";

const DAY = 86_400_000;
const OWNER = "ann@tides.example";
const PATHS = ["/tides", "/reefs", "/dunes", "/caves"];
const tides = podcastId("/tides");

let service: TestService;
let feeds: FeedServer;
let ada: TestBrowser;
let claim: Claim;
beforeAll(async () => {
  feeds = await feedServer();
  service = await testService({
    env: { FETCH_ALLOW: "127.0.0.1" },
    limits: {
      claimMailsByAddress: LIMIT_RULES.claimMailsByAddress,
      claimMailsByUserAndOwner: LIMIT_RULES.claimMailsByUserAndOwner,
      claimMailsByUserAndShow: LIMIT_RULES.claimMailsByUserAndShow,
      claimMailsByShow: LIMIT_RULES.claimMailsByShow,
    },
  });
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  for (const path of PATHS)
    await build.add({ source: "dump", key: path, title: path, categories: [], feedUrl: `${feeds.origin}${path}` });
  await build.finish();
});
afterAll(async () => {
  await service.close();
  await feeds.close();
});

let mailsBefore = 0;
beforeEach(async () => {
  // Claims are deleted with their users.
  for (const table of ["users", "rate_limits", "forgotten_contacts"])
    await service.database.dataSource.query(`DELETE FROM ${table}`);
  mailsBefore = (await service.mails()).length;
  feeds.pages.clear();
  ada = await newUser(service, "ada@example.org");
  claim = await claimed(ada, tides);
});

const claimed = async (who: TestBrowser, show: string) =>
  (await who.post(`/podcasts/${show}/claims`).expect(201)).body as Claim;
const publish = (channel: string, path = "/tides") =>
  void feeds.pages.set(path, feedOf(path, ["One"], { first: new Date("2026-11-01T06:00:00Z"), channel }));
const owned = (address: string) => `<itunes:owner><itunes:email>${address}</itunes:email></itunes:owner>`;
const mail = async (who = ada, { id } = claim) => (await who.post(`/claims/${id}/mail`).expect(200)).body as object;
/** Lets the limits expire, which use the database's clock. */
const limitsPass = (name: string) =>
  service.database.dataSource.query("DELETE FROM rate_limits WHERE key LIKE $1", [`${name}:%`]);
const codes = async (to: string) =>
  (await service.mails())
    .slice(mailsBefore)
    .filter((one) => one.to === to)
    .flatMap(({ text }) => /earshot-[0-9a-z]{24}/.exec(text) ?? []);
const prove = (code: string) => ada.post(`/claims/${claim.id}/prove`, { code });
const first = async () => ((await ada.get("/claims").expect(200)).body as Claims).claims[0];

test("emails a code to the owner's address in the feed, which proves the claim", async () => {
  publish(owned(OWNER));
  expect(await mail()).toEqual({ sentTo: "a•••@t•••.example", failure: null });
  const [code = ""] = await codes(OWNER);
  expect(code).not.toBe(claim.code);
  const refused = await prove(claim.code).expect(422);
  expect((refused.body as { errors: unknown }).errors).toEqual([expect.objectContaining({ path: "code" })]);
  expect((await prove(` ${code} `).expect(200)).body).toMatchObject({ state: "proved", way: "mail" });
  // The code is used up, and so is the claim.
  await prove(code).expect(422);
  await ada.post(`/claims/${claim.id}/mail`).expect(409);
  expect(await codes(OWNER)).toHaveLength(1);
});

test("neither the code nor the address is stored, logged or revealed", async () => {
  publish(owned(OWNER));
  const answer = await mail();
  const [code = ""] = await codes(OWNER);
  expect(code).toMatch(/^earshot-/);
  const stored: unknown = await service.database.dataSource.query("SELECT * FROM show_claims");
  for (const text of [JSON.stringify(answer), JSON.stringify(await first()), JSON.stringify(stored), service.log()]) {
    expect(text).not.toContain(code);
    expect(text).not.toContain(OWNER);
  }
});

test("if another proof is faster than the emailed code, the log names the show and the way of that one", async () => {
  publish(owned(OWNER));
  await mail();
  const [code = ""] = await codes(OWNER);
  const [store, reefs] = [service.app.get(ClaimStore, { strict: false }), podcastId("/reefs")];
  const record = store.prove.bind(store);
  import.meta.jest.spyOn(store, "prove").mockImplementationOnce(async (pending, proof, now) => {
    await record(pending, { way: "txt", show: reefs }, now);
    return record(pending, proof, now);
  });
  await prove(code).expect(200);
  expect(service.log()).toContain(`${reefs} by txt`);
});

test("the emailed code expires with the claim after fourteen days", async () => {
  publish(owned(OWNER));
  await mail();
  const [code = ""] = await codes(OWNER);
  service.clock.advance(14 * DAY);
  await ada.post("/auth/sign-in", { email: "ada@example.org", password: PASSWORD }).expect(200);
  await prove(code).expect(422);
  await ada.post(`/claims/${claim.id}/mail`).expect(409);
});

test("emails the owner in podcast:locked if the feed names no other owner", async () => {
  publish(`<podcast:locked owner="lock@tides.example">yes</podcast:locked>`);
  expect(await mail()).toMatchObject({ sentTo: "l•••@t•••.example" });
  expect(await codes("lock@tides.example")).toHaveLength(1);
});

test("sends no email for a feed that is unreadable or without a usable owner's address", async () => {
  publish("");
  const none = { sentTo: null, failure: "The feed has no owner’s address that can receive email." };
  expect(await mail()).toEqual(none);
  feeds.pages.set("/tides", (_, response) => void response.writeHead(500).end());
  expect(await mail()).toMatchObject({ sentTo: null, failure: expect.stringMatching(/^We couldn’t read the feed/) });
  publish(owned(OWNER));
  const hash = await service.app.get(ShowContacts, { strict: false }).hashOf(OWNER);
  await service.database.dataSource.query("INSERT INTO forgotten_contacts (address_hash) VALUES ($1)", [hash]);
  expect(await mail()).toEqual(none);
  expect(await codes(OWNER)).toEqual([]);
});

test("sends an account one email a day per show, and accepts the newest code", async () => {
  publish(owned(OWNER));
  const ben = await newUser(service, "ben@example.org");
  const other = await claimed(ben, tides);
  const answers = [await mail(), await mail()];
  expect(await codes(OWNER)).toHaveLength(1);
  await limitsPass("claimMailsByUserAndShow");
  answers.push(await mail());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const [old = "", newest = ""] = await codes(OWNER);
  await prove(old).expect(422);
  // The code belongs to Ada's claim.
  await ben.post(`/claims/${other.id}/prove`, { code: newest }).expect(422);
  await prove(newest).expect(200);
});

test("a stranger who asks first does not lock out the makers", async () => {
  publish(owned(OWNER));
  const stranger = await newUser(service, "mallory@example.org");
  const theirs = await claimed(stranger, tides);
  await mail(stranger, theirs);
  await mail(stranger, theirs);
  await mail();
  const [first = "", own = "", ...more] = await codes(OWNER);
  expect(more).toEqual([]);
  await prove(first).expect(422);
  await prove(own).expect(200);
});

test("sends a show's owner five emails a day, however many accounts ask", async () => {
  publish(owned(OWNER));
  for (let at = 0; at < 6; at += 1) {
    const user = await newUser(service, `user${at}@example.org`);
    await limitsPass("claimMailsByAddress");
    await mail(user, await claimed(user, tides));
  }
  expect(await codes(OWNER)).toHaveLength(5);
});

test("sends an address three emails an hour, without counting withheld ones for the day", async () => {
  for (const path of PATHS) publish(owned(OWNER), path);
  const ben = await newUser(service, "ben@example.org");
  const asked: [TestBrowser, Claim][] = [[ada, claim]];
  for (const [who, path] of [
    [ada, "/reefs"],
    [ben, "/dunes"],
    [ben, "/caves"],
  ] as const)
    asked.push([who, await claimed(who, podcastId(path))]);
  const answers: object[] = [];
  for (const [who, show] of asked) answers.push(await mail(who, show));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await codes(OWNER)).toHaveLength(3);
  await limitsPass("claimMailsByAddress");
  for (const [who, show] of asked) await mail(who, show);
  expect(await codes(OWNER)).toHaveLength(4);
});

test("an account that claims several shows of one address leaves emails for other accounts", async () => {
  for (const path of PATHS) publish(owned(OWNER), path);
  const stranger = await newUser(service, "mallory@example.org");
  const answers: object[] = [];
  for (const path of PATHS) answers.push(await mail(stranger, await claimed(stranger, podcastId(path))));
  expect(await codes(OWNER)).toHaveLength(2);
  answers.push(await mail());
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const [, , own = "", ...more] = await codes(OWNER);
  expect(more).toEqual([]);
  await prove(own).expect(200);
});

test("a claim proved by email is valid while the feed names that address", async () => {
  publish(owned(OWNER));
  await mail();
  await prove((await codes(OWNER))[0] ?? "").expect(200);
  const later = async (days: number) => {
    service.clock.advance(days * DAY);
    expect(await service.app.get(ClaimChecks, { strict: false }).round()).toBe(1);
    await ada.post("/auth/sign-in", { email: "ada@example.org", password: PASSWORD }).expect(200);
  };
  await later(91);
  expect(await first()).toMatchObject({ state: "proved", failure: null });
  publish(owned("ben@other.example"));
  await later(91);
  expect(await first()).toMatchObject({
    state: "proved",
    failure: expect.stringMatching(/no longer names the address/),
  });
  await later(8);
  expect(await first()).toMatchObject({ state: "vanished" });
});

test("the code of a withdrawn claim proves nothing", async () => {
  publish(owned(OWNER));
  await mail();
  const [code = ""] = await codes(OWNER);
  await ada.call("delete", `/claims/${claim.id}`).expect(204);
  await prove(code).expect(422);
});
