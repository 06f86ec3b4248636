import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import type { ImportedPodcast } from "../catalogue/local/record/imported-podcast.js";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { LIMIT_RULES } from "../limits/limit-rules.js";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import type { ContactsAnswer } from "./contacts.schemas.js";

let service: TestService;
let guest: TestBrowser;
beforeAll(async () => {
  service = await testService({ limits: { removalMailsByAddress: LIMIT_RULES.removalMailsByAddress } });
  service.clock.avoidMidnight();
  guest = new TestBrowser(service);
  await addShows(shows);
});
afterAll(() => service.close());

/** The date of the feeds, long before their import (epoch seconds). */
const MARCH_2020 = 1_583_575_200;
const mailOf = (key: string) => `owner@${key}.example`;
/** A show with its own address, a person and, for one of the shows, a website. */
const showOf = (key: string): ImportedPodcast => ({
  ...{
    source: "feed",
    key,
    title: `Show ${key}`,
    categories: [],
    episodes: [],
    feedUrl: `https://${key}.example/feed.xml`,
  },
  link: `https://${key}.example/`,
  lastUpdate: MARCH_2020,
  contacts: [
    { kind: "email", roles: ["owner"], name: "Ann Lee", value: mailOf(key) },
    { kind: "email", roles: ["web-master"], value: "help@libsyn.com", ofHostingCompany: true },
    { kind: "person", roles: ["host"], name: "Ben" },
  ],
});
const shows = Array.from({ length: 120 }, (_, at) => `s${at}`);
async function addShows(keys: readonly string[]): Promise<void> {
  const { dataSource, indexFolder } = service.database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder });
  for (const key of keys) await build.add(showOf(key));
  await build.finish();
}
const path = (key: string) => `/podcasts/${podcastId(key)}/contacts`;
const shown = (body: unknown) => (body as ContactsAnswer).shownToday;

test("a signed-in user sees contacts with role, source and date, and today's number of addresses", async () => {
  const browser = await newUser(service, "one@example.org");
  const { body, headers } = await browser.get(path("s0")).expect(200);
  expect(body).toMatchObject({
    contacts: [
      {
        kind: "email",
        roles: ["owner"],
        name: "Ann Lee",
        value: "owner@s0.example",
        ofHostingCompany: false,
        source: "feed",
      },
      { kind: "email", value: "help@libsyn.com", ofHostingCompany: true },
      { kind: "website", value: "https://s0.example/" },
      { kind: "person", roles: ["host"], name: "Ben", value: null },
    ],
    ...{ pitchTo: "owner@s0.example", shownToday: 2, limit: 100 },
  });
  expect((body as ContactsAnswer).contacts.map(({ statedAt }) => statedAt)).toEqual(Array(4).fill(MARCH_2020));
  expect(headers["cache-control"]).toBe("no-store");
  // Viewing an address again does not count; the hosting company's address is the same in all shows.
  expect(shown((await browser.get(path("s0")).expect(200)).body)).toBe(2);
  expect(shown((await browser.get(path("s1")).expect(200)).body)).toBe(3);
  await browser.get("/podcasts/nobody/contacts").expect(404);
});

test("guests see the kinds of contacts, and no address", async () => {
  await guest.get(path("s0")).expect(401);
  const { body } = await guest.get(`/podcasts/${podcastId("s0")}/contact-kinds`).expect(200);
  expect(body).toEqual({
    kinds: [
      { kind: "email", count: 1 },
      { kind: "website", count: 1 },
      { kind: "person", count: 1 },
    ],
  });
  await guest.get("/podcasts/nobody/contact-kinds").expect(404);
});

test("the daily hundred addresses are counted exactly, even by simultaneous requests", async () => {
  const browser = await newUser(service, "many@example.org");
  const answers = await Promise.all(shows.map((key) => browser.get(path(key))));
  const granted = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(
    answers.filter(({ status }) => status !== 200 && status !== 429).map(({ status, text }) => [status, text]),
  ).toEqual([]);
  expect([granted.length, refused.length]).toEqual([99, 21]);
  // 99 shows with one address each, and the hosting company's address.
  expect(Math.max(...granted.map(({ body }) => shown(body)))).toBe(100);
  expect(new Set(granted.map(({ body }) => shown(body))).size).toBe(99);
  for (const { body, headers } of refused) {
    expect(body).toMatchObject({ code: "contacts.limit" });
    expect(JSON.stringify(body)).not.toContain("@");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(86_400);
  }
  const seen = shows[answers.findIndex(({ status }) => status === 200)] ?? "";
  await browser.get(path(seen)).expect(200);
  const unseen = shows[answers.findIndex(({ status }) => status === 429)] ?? "";
  await (await newUser(service, "other@example.org")).get(path(unseen)).expect(200);
  service.clock.advance(86_400_000);
  await browser.post("/auth/sign-in", { email: "many@example.org", password: PASSWORD }).expect(200);
  expect(shown((await browser.get(path(unseen)).expect(200)).body)).toBe(2);
});

test("no public or bulk answer contains an address", async () => {
  const browser = await newUser(service, "list@example.org");
  const id = podcastId("s5");
  const { body: list } = await browser.post("/lists", { name: "Pitch" }).expect(201);
  const { id: listId } = list as { id: string };
  await browser.post(`/lists/${listId}/items`, { podcastId: id }).expect(201);
  const answers = [
    await guest.get(`/search?term=Show+s5&facets=1&explain=1`).expect(200),
    await guest.get(`/suggest?term=Show`).expect(200),
    await guest.get(`/podcasts/${id}`).expect(200),
    await guest.get(`/podcasts/${id}/similar`).expect(200),
    await guest.get(`/podcasts/${id}/contact-kinds`).expect(200),
    await browser.get(`/catalogue/snapshot/shows?id=${id}`).expect(200),
    await browser.get(`/lists/${listId}/items`).expect(200),
    await browser.get(`/lists/${listId}/export.csv`).expect(200),
    await browser.get("/account/export").expect(200),
  ];
  for (const { text, body } of answers)
    expect(`${text}${JSON.stringify(body)}`).not.toMatch(/owner@s5|owner%40s5|libsyn\.com/);
  expect(answers[0]?.text).toContain('"hasContact":1');
});

describe("removal", () => {
  const ask = (email: string) => guest.post("/contact-removals", { email, elapsedMs: 9_000 });

  test("the emailed link removes the address at once, and a later import does not restore it", async () => {
    const browser = await newUser(service, "sees@example.org");
    await ask("OWNER@s9.example").expect(201);
    const token = await service.secretFor("OWNER@s9.example");
    await guest.post("/contact-removals/confirm", { token }).expect(200, { shows: 1 });
    const contacts = async () => JSON.stringify((await browser.get(path("s9")).expect(200)).body);
    expect(await contacts()).not.toContain("owner@s9.example");
    await guest.post("/contact-removals/confirm", { token }).expect(422);
    await addShows(["s9"]);
    expect(await contacts()).not.toContain("owner@s9.example");
    expect(await contacts()).toContain("help@libsyn.com");
    const { body } = await guest.get(`/podcasts/${podcastId("s9")}`).expect(200);
    expect(body).toMatchObject({ hasContact: 0 });
  });

  test("emails an unlisted address with the same answer, at most three times an hour", async () => {
    for (let time = 0; time < 5; time += 1) await ask("stranger@s.example").expect(201);
    const mails = (await service.mails()).filter(({ to }) => to === "stranger@s.example");
    expect(mails).toHaveLength(3);
    await ask("no address").expect(422);
    await guest.post("/contact-removals/confirm", { token: "x".repeat(43) }).expect(422);
  });

  test("a link expires after seven days, and no stored row reveals the address", async () => {
    await ask("late@s.example").expect(201);
    const token = await service.secretFor("late@s.example");
    const rows = await service.database.dataSource.query<object[]>("SELECT * FROM contact_removals");
    expect(JSON.stringify(rows)).not.toContain("late@");
    service.clock.advance(8 * 86_400_000);
    await guest.post("/contact-removals/confirm", { token }).expect(422);
  });
});
