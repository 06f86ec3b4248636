import { jest } from "@jest/globals";
import { CatalogueUnavailable, PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { podcastId } from "../catalogue/local/record/podcast-id.js";
import { Outbox } from "../mail/outbox.js";
import { importShows } from "../testing/catalogue/import-shows.js";
import { CAMPAIGN_BRIEF } from "../testing/inputs/campaign-brief.js";
import { newUser, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import type { SentPage } from "./campaigns.schemas.js";

const OPERATOR = "operator@earshot.example";
let service: TestService;
beforeAll(async () => {
  service = await testService({ env: { OPERATOR_EMAIL: OPERATOR } });
});
afterAll(() => service.close());
beforeEach(() => service.database.dataSource.query("TRUNCATE campaign_requests, outbox, idempotency_keys"));

const rows = () => service.database.dataSource.query<Record<string, unknown>[]>("SELECT * FROM campaign_requests");
const outbox = () =>
  service.database.dataSource.query<{ key: string; user_id: string | null }[]>("SELECT * FROM outbox");

test("stores a guest's request and notifies the operator in the same transaction", async () => {
  const body = {
    ...CAMPAIGN_BRIEF,
    podcastId: "920666",
    podcastTitle: "Syntax",
    phone: "+44 20",
    campaignBrief: "Two lines\nof brief",
    referral: "Podcast",
  };
  const answer = await new TestBrowser(service).post("/campaign-requests", body).expect(201);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const [row, ...more] = await rows();
  expect(more).toEqual([]);
  expect(answer.body).toEqual({ id: row?.id });
  expect(row).toEqual({
    id: expect.any(String) as string,
    created_at: expect.any(Date) as Date,
    user_id: null,
    podcast_id: "920666",
    podcast_title: "Syntax",
    first_name: "Ada",
    last_name: "Lovelace",
    business_email: "ada@analytical.example",
    phone: "+44 20",
    company_name: "Analytical Engines",
    budget_range: "$5K–15K",
    primary_goal: "Brand Awareness",
    campaign_brief: "Two lines\nof brief",
    referral: "Podcast",
  });
  const [mail] = await service.mails();
  expect(mail).toMatchObject({
    to: OPERATOR,
    replyTo: "ada@analytical.example",
    subject: "Campaign request: Ada Lovelace, Analytical Engines",
  });
  expect(mail?.text).toContain("> Two lines\n> of brief");
  expect(mail?.text).toContain(`${service.origin}/podcast/920666`);
});

test("stores a user's request as their own whatever it claims, and deletes it with the account", async () => {
  const user = await newUser(service, "advertiser@example.org");
  await service.database.dataSource.query("TRUNCATE outbox");
  const stranger = "00000000-0000-4000-8000-000000000000";
  const forged = {
    userId: stranger,
    user_id: stranger,
    id: stranger,
    createdAt: "2020-01-01",
    created_at: "2020-01-01",
  };
  await user.post("/campaign-requests", { ...CAMPAIGN_BRIEF, ...forged }).expect(201);
  const [row] = await rows();
  expect(row?.user_id).toBe(user.id);
  expect(row?.id).not.toBe(stranger);
  expect((row?.created_at as Date).getFullYear()).toBeGreaterThan(2020);
  expect(await outbox()).toMatchObject([{ user_id: user.id }]);
  const { body } = await user.get("/account/export").expect(200);
  expect((body as { campaignRequests: unknown }).campaignRequests).toEqual([
    {
      ...CAMPAIGN_BRIEF,
      id: row?.id,
      createdAt: (row?.created_at as Date).toISOString(),
      podcastId: null,
      podcastTitle: null,
      phone: null,
      campaignBrief: null,
      referral: null,
    },
  ]);
  await service.database.dataSource.query("DELETE FROM users WHERE id = $1", [user.id]);
  expect(await rows()).toEqual([]);
  expect(await outbox()).toEqual([]);
});

test("returns what a user sent, and when it was emailed, to nobody else", async () => {
  const [ada, ben] = [await newUser(service, "sender@example.org"), await newUser(service, "other@example.org")];
  await service.database.dataSource.query("TRUNCATE outbox");
  const second = { ...CAMPAIGN_BRIEF, podcastId: "920666", podcastTitle: "Syntax", campaignBrief: "A watch." };
  await ada.post("/campaign-requests", CAMPAIGN_BRIEF).expect(201);
  const mail = (await service.mails()).at(-1);
  if (mail) await service.app.get(Outbox, { strict: false }).delivered(mail);
  const { body } = await ada.post("/campaign-requests", second).expect(201);
  const answer = await ada.get("/campaign-requests").expect(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const nothing = { podcastId: null, podcastTitle: null, phone: null, campaignBrief: null, referral: null };
  const some = { id: expect.any(String) as string, createdAt: expect.any(String) as string };
  const page = { total: 2, page: 1, pageSize: 20 };
  expect(answer.body).toEqual({
    ...page,
    items: [
      { ...nothing, ...second, ...some, id: (body as { id: string }).id, emailedAt: null },
      { ...nothing, ...CAMPAIGN_BRIEF, ...some, emailedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string },
    ],
  });
  expect((await ada.get("/campaign-requests?page=2").expect(200)).body).toEqual({ ...page, page: 2, items: [] });
  expect((await ben.get("/campaign-requests").expect(200)).body).toEqual({ ...page, total: 0, items: [] });
  await new TestBrowser(service).get("/campaign-requests").expect(401);
  await ada.get("/campaign-requests?page=0").expect(400);
});

test("names the show of a request that was sent without its title, while the catalogue has it", async () => {
  const user = await newUser(service, "untitled@example.org");
  const key = "https://ferry.example/feed";
  await importShows(service.database, [{ source: "feed", key, feedUrl: key, title: "Night Ferry", categories: [] }]);
  await user.post("/campaign-requests", { ...CAMPAIGN_BRIEF, podcastId: "gone" }).expect(201);
  await user.post("/campaign-requests", { ...CAMPAIGN_BRIEF, podcastId: podcastId(key) }).expect(201);
  await user.post("/campaign-requests", { ...CAMPAIGN_BRIEF, podcastId: podcastId(key), podcastTitle: "Ferry" });
  const titles = async () => {
    const { body } = await user.get("/campaign-requests").expect(200);
    return (body as SentPage).items.map(({ podcastTitle }) => podcastTitle);
  };
  expect(await titles()).toEqual(["Ferry", "Night Ferry", null]);
  const catalogue = service.app.get(PodcastCatalogue, { strict: false });
  const away = jest.spyOn(catalogue, "podcasts").mockRejectedValue(new CatalogueUnavailable("away"));
  expect(await titles()).toEqual(["Ferry", null, null]);
  away.mockRestore();
});

test("an invalid request names every invalid field and stores nothing", async () => {
  const answer = await new TestBrowser(service)
    .post("/campaign-requests", {
      ...CAMPAIGN_BRIEF,
      firstName: " ",
      budgetRange: "$1",
      campaignBrief: "x".repeat(801),
    })
    .expect(422);
  expect(answer.body).toMatchObject({
    status: 422,
    code: "campaign-request.invalid",
    detail: "Please enter your first name.",
    errors: [{ path: "firstName" }, { path: "budgetRange" }, { path: "campaignBrief" }],
  });
  await new TestBrowser(service).post("/campaign-requests", { ...CAMPAIGN_BRIEF, firstName: 7 }).expect(400);
  await new TestBrowser(service).post("/campaign-requests").expect(400);
  expect(await rows()).toEqual([]);
  expect(await outbox()).toEqual([]);
});

test("the request and its email are stored together or not at all", async () => {
  // The table rejects this email.
  const { dataSource } = service.database;
  await dataSource.query("ALTER TABLE outbox ADD CONSTRAINT broken CHECK (key NOT LIKE 'campaign-request:%')");
  try {
    const headers = { "Idempotency-Key": "a-key" };
    await new TestBrowser(service).post("/campaign-requests", CAMPAIGN_BRIEF).set(headers).expect(500);
    expect(await rows()).toEqual([]);
    expect(await dataSource.query("SELECT * FROM idempotency_keys")).toEqual([]);
    await dataSource.query("ALTER TABLE outbox DROP CONSTRAINT broken");
    await new TestBrowser(service).post("/campaign-requests", CAMPAIGN_BRIEF).set(headers).expect(201);
    expect([await rows(), await outbox()].map(({ length }) => length)).toEqual([1, 1]);
  } finally {
    await dataSource.query("ALTER TABLE outbox DROP CONSTRAINT IF EXISTS broken");
  }
});
