import request from "supertest";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { newUser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());
beforeEach(() => service.database.dataSource.query("TRUNCATE analytics_events"));

const post = (body: unknown, headers: Record<string, string> = {}) =>
  request(service.app.getHttpServer())
    .post("/api/v1/events")
    .set(headers)
    .send(body as object);
const stored = () =>
  service.database.dataSource.query<Record<string, unknown>[]>(
    "SELECT name, route, podcast_id, title, mode, found, user_id FROM analytics_events ORDER BY id",
  );
const view = (route: string, more: object = {}) => ({
  name: "page_view",
  at: new Date().toISOString(),
  props: { route, ...more },
});

test("stores known events and drops unknown ones, with the same answer", async () => {
  const events = [
    view("/home", { term: "my illness", token: "abc" }),
    { name: "keystroke", props: { key: "a" } },
    view("/reset?token=abc"),
    { name: "search", props: { mode: "topic", found: true, term: "my illness" } },
  ];
  expect((await post({ events })).status).toBe(204);
  expect(await stored()).toEqual([
    { name: "page_view", route: "/home", podcast_id: null, title: null, mode: null, found: null, user_id: null },
    { name: "search", route: null, podcast_id: null, title: null, mode: "topic", found: true, user_id: null },
  ]);
});

test("takes the visitor from the session, not from the client's claim", async () => {
  const ada = await newUser(service, "counted@example.org");
  await ada.call("post", "/events", { events: [view("/home", { userId: "x", user_id: "y" })], user_id: "z" });
  await post({ events: [view("/blog")] });
  expect((await stored()).map(({ route, user_id }) => [route, user_id])).toEqual([
    ["/home", ada.id],
    ["/blog", null],
  ]);
});

test("does not count visitors who ask for privacy", async () => {
  expect((await post({ events: [view("/")] }, { DNT: "1" })).status).toBe(204);
  expect((await post({ events: [view("/")] }, { "Sec-GPC": "1" })).status).toBe(204);
  expect(await stored()).toEqual([]);
});

test.each([
  ["no list", {}],
  ["a list of nothing", { events: [null] }],
  ["too many", { events: Array.from({ length: 51 }, () => view("/")) }],
  ["a text", "hello"],
])("%s is refused and stores nothing", async (_name, body) => {
  const answer = await post(body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await stored()).toEqual([]);
});

test("another site cannot send events in a visitor's name", async () => {
  expect((await post({ events: [view("/")] }, { Origin: "https://evil.example" })).status).toBe(403);
});

test("old months are removed even when the service only serves requests", async () => {
  const { dataSource } = service.database;
  const months = async () => {
    const sql =
      "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'analytics_events'::regclass";
    return (await dataSource.query<{ name: string }[]>(sql)).map(({ name }) => name);
  };
  await dataSource.query("SELECT analytics_month('2020-05-05T00:00:00Z')");
  expect(await months()).toContain("analytics_events_2020_05");
  // Tests start their services with WORKER=off.
  await service.app.get(Housekeeping, { strict: false }).round();
  expect(await months()).not.toContain("analytics_events_2020_05");
});
