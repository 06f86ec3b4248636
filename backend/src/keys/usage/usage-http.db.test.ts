import { TEST_KEY } from "@earshot/domain/keys/test-key";
import request, { type Test as Call } from "supertest";
import { newUser, PASSWORD, type TestBrowser } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";
import { UsageRecorder } from "./usage-recorder.js";
import { UsageStore } from "./usage-store.js";
import { type Usage, usageAnswer } from "./usage.schemas.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ demo: true });
  service.clock.avoidMidnight();
});
afterAll(() => service.close());

type Issued = { readonly id: string; readonly secret: string };

async function issue(user: TestBrowser, name = "Reports", mode = "live"): Promise<Issued> {
  const answer = await user.post("/account/api-keys", { name, mode, currentPassword: PASSWORD }).expect(201);
  return answer.body as Issued;
}

const read = ({ secret }: Issued, path: string, { server } = service): Call =>
  request(server).get(`/api/v1${path}`).set("Authorization", `Bearer ${secret}`);

async function usageOf(user: TestBrowser, query = ""): Promise<Usage> {
  return usageAnswer.strict().parse((await user.get(`/account/api/usage${query}`).expect(200)).body);
}

/** Requests are counted when the connection is done, which can be a moment after the client has the answer. */
async function usageWith(user: TestBrowser, requests: number): Promise<Usage> {
  for (;;) {
    const usage = await usageOf(user);
    if (usage.total.requests >= requests) return usage;
  }
}

test("counts requests that no route answers, with the same header fields", async () => {
  const ada = await newUser(service, "unrouted@example.org");
  const key = await issue(ada);
  const send = (method: "delete" | "post" | "get", path: string) =>
    request(service.server)[method](`/api/v1${path}`).set("Authorization", `Bearer ${key.secret}`);
  const wrong = await send("delete", "/search").expect(405);
  expect([wrong.headers.allow, wrong.headers.ratelimit]).toEqual(["GET, HEAD", expect.stringMatching(/"day";r=999/)]);
  const unknown = await send("post", "/nothing-here").expect(404);
  expect(unknown.headers.ratelimit).toMatch(/"day";r=998/);
  await send("get", "/podcasts/lookup").expect(404);
  const own = [key.secret, (await issue(ada, "Tries", "test")).secret];
  for (const [at, secret] of own.entries()) {
    const options = request(service.server).options("/api/v1/search").set("Authorization", `Bearer ${secret}`);
    const { headers } = await options.expect(405);
    expect([headers.allow, headers.ratelimit]).toEqual(["GET, HEAD", expect.stringContaining(`"day";r=${996 - at};`)]);
  }
  const usage = await usageWith(ada, 5);
  expect(usage.latest.map(({ status }) => status).toSorted()).toEqual([404, 404, 405, 405, 405]);
  const broken = request(service.server).delete("/api/v1/search").set("Authorization", "Bearer ek_live_mistyped");
  expect((await broken).status).toBe(401);
  await request(service.server).delete("/api/v1/search").expect(405);
});

test("an account without a request has thirty empty days and an unused plan", async () => {
  const ada = await newUser(service, "empty@example.org");
  await issue(ada);
  const usage = await usageOf(ada);
  expect(usage).toMatchObject({ plan: "free", routes: [], keys: [], latest: [], total: { requests: 0, p50: null } });
  expect(usage.minute).toEqual({ used: 0, most: 60, resetsAt: null });
  expect(usage.day).toEqual({ used: 0, most: 1_000, resetsAt: null });
  expect(usage.days).toHaveLength(30);
  expect(usage.days.at(-1)).toEqual({
    day: service.clock.now().toISOString().slice(0, 10),
    requests: 0,
    answered: 0,
    unchanged: 0,
    refused: 0,
    limited: 0,
    failed: 0,
  });
});

test("counts requests by day, route, key and kind of answer, without their query", async () => {
  const ada = await newUser(service, "ada-usage@example.org");
  const ben = await newUser(service, "ben-usage@example.org");
  const [first, second] = [await issue(ada), await issue(ada, "Nightly")];
  const found = await read(first, "/search?term=canary-word").set("Request-Id", "mine-1").expect(200);
  await read(first, "/search?term=canary-word")
    .set("If-None-Match", found.headers.etag ?? "")
    .expect(304);
  await read(second, "/lists").expect(403);
  await read(second, "/nothing-here").expect(404);
  // This comes last, because its statement writes the points that earlier requests returned.
  await read(second, "/podcasts/canary-show").expect(404);
  const usage = await usageWith(ada, 5);

  expect(usage.total).toMatchObject({ requests: 5, answered: 1, unchanged: 1, refused: 3, limited: 0, failed: 0 });
  expect(usage.total.p95).toBeGreaterThan(0);
  expect(usage.days.at(-1)).toMatchObject({ requests: 5, refused: 3 });
  expect(usage.days.slice(0, -1).every(({ requests }) => requests === 0)).toBe(true);
  expect(usage.routes[0]).toMatchObject({ route: "GET /search", requests: 2, answered: 1, unchanged: 1 });
  expect(usage.routes.map(({ route }) => route).toSorted()).toEqual([
    "GET /lists",
    "GET /podcasts/:id",
    "GET /search",
    "none",
  ]);
  expect(usage.keys).toMatchObject([
    { keyId: second.id, keyName: "Nightly", requests: 3 },
    { keyId: first.id, keyName: "Reports", requests: 2 },
  ]);
  expect(usage.latest.map(({ status }) => status).toSorted()).toEqual([200, 304, 403, 404, 404]);
  const first200 = usage.latest.find(({ status }) => status === 200);
  expect(first200).toMatchObject({ route: "GET /search", keyName: "Reports", requestId: "mine-1" });
  // The search, the missing show and the unknown path count; the 304 costs no daily point, and what the key may not read costs nothing.
  expect([usage.minute.used, usage.day.used]).toEqual([4, 3]);
  expect(Date.parse(usage.day.resetsAt ?? "")).toBeGreaterThan(Date.now());

  expect((await usageOf(ben)).total.requests).toBe(0);
  await read(first, "/account/api/usage").expect(403);
  const { dataSource } = service.database;
  const [{ kept = "" } = {}] = await dataSource.query<{ kept?: string }[]>(
    "SELECT (SELECT string_agg(u::text, ' ') FROM api_usage u) || (SELECT string_agg(r::text, ' ') FROM api_requests r) AS kept",
  );
  expect(kept).toContain("mine-1");
  expect(kept).not.toContain("canary");
  const exported = (await ada.get("/account/export").expect(200)).text;
  expect(exported).toContain("GET /podcasts/:id");
  expect(exported).toContain("mine-1");
});

test("adds up two processes and a restart, and counts requests that the quota refuses", async () => {
  const ada = await newUser(service, "two-usage@example.org");
  const key = await issue(ada);
  await service.database.dataSource.query("INSERT INTO plans VALUES ('small', 2, 1000, 50, 2) ON CONFLICT DO NOTHING");
  await service.database.dataSource.query("INSERT INTO account_plans (user_id, plan) VALUES ($1, 'small')", [ada.id]);
  const second = await testService({ database: service.database });
  await read(key, "/catalogue").expect(200);
  await read(key, "/catalogue", second).expect(200);
  await read(key, "/catalogue", second).expect(429);
  // A process writes its counts when it ends.
  await second.close();
  await read(key, "/catalogue").expect(429);
  await read(key, "/catalogue").expect(429);
  const usage = await usageWith(ada, 5);
  expect(usage).toMatchObject({ plan: "small", total: { requests: 5, answered: 2, limited: 3 } });
  expect(usage.minute).toMatchObject({ used: 2, most: 2 });
  expect(usage.routes).toMatchObject([{ route: "GET /catalogue", requests: 5 }]);
});

test("keeps the last hundred requests, and counts for thirty days", async () => {
  const ada = await newUser(service, "many-usage@example.org");
  const { id: keyId } = await issue(ada);
  const recorder = service.app.get(UsageRecorder);
  const facts = { userId: ada.id, keyId, route: "GET /search", status: 200, milliseconds: 7 };
  const now = service.clock.now();
  const note = (ageInDays: number, requestId: string) => {
    const at = new Date(now.getTime() - ageInDays * 86_400_000);
    recorder.note({ ...facts, id: crypto.randomUUID(), at, requestId });
  };
  for (const age of [31, 30, 29]) note(age, `${age} days ago`);
  await recorder.flush();
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 60; count += 1) note(0, `${round} ${count}`);
    await recorder.flush();
  }
  const rows = () =>
    service.database.dataSource.query<{ requests: number; latest: number }[]>(
      `SELECT (SELECT sum(requests)::int FROM api_usage WHERE user_id = $1) AS requests,
              (SELECT count(*)::int FROM api_requests WHERE user_id = $1) AS latest`,
      [ada.id],
    );
  expect(await rows()).toEqual([{ requests: 183, latest: 100 }]);
  await service.app.get(UsageStore).removeOld(now);
  expect(await rows()).toEqual([{ requests: 181, latest: 100 }]);
  const usage = await usageOf(ada);
  expect(usage.total).toMatchObject({ requests: 181, p50: 10, p95: 10 });
  expect(usage.days[0]).toMatchObject({ requests: 1 });
  expect(usage.latest).toHaveLength(100);
});

test("filters a period by its days and hours, and by key", async () => {
  const ada = await newUser(service, "period-usage@example.org");
  const [first, second] = [await issue(ada), await issue(ada, "Nightly")];
  const recorder = service.app.get(UsageRecorder);
  const now = service.clock.now();
  const day = (ageInDays: number) => new Date(now.getTime() - ageInDays * 86_400_000).toISOString().slice(0, 10);
  const note = ({ id: keyId }: Issued, at: Date, route = "GET /search") =>
    recorder.note({
      ...{ id: crypto.randomUUID(), userId: ada.id, keyId, at, route },
      ...{ status: 200, milliseconds: 7, requestId: `${route} at ${at.toISOString()}` },
    });
  note(first, new Date(`${day(3)}T00:00:00Z`));
  note(first, new Date(`${day(3)}T23:59:59.999Z`));
  note(second, new Date(`${day(2)}T05:30:00Z`), "GET /catalogue");
  note(second, new Date(`${day(20)}T05:30:00Z`));
  await recorder.flush();
  const { dataSource } = service.database;
  // The row as an earlier version would have left it.
  await dataSource.query("UPDATE api_usage SET hour = NULL WHERE user_id = $1 AND hour = 23", [ada.id]);

  const byDay = await usageOf(ada, `?from=${day(3)}&to=${day(2)}`);
  expect(byDay).toMatchObject({ from: day(3), to: day(2), by: "day", total: { requests: 3 }, hours: [] });
  expect(byDay.days.map((one) => [one.day, one.requests])).toEqual([
    [day(3), 2],
    [day(2), 1],
  ]);
  expect(byDay.routes.map(({ route, requests }) => [route, requests])).toEqual([
    ["GET /search", 2],
    ["GET /catalogue", 1],
  ]);
  expect(byDay.latest).toHaveLength(4);

  const byHour = await usageOf(ada, `?from=${day(3)}&to=${day(2)}&by=hour`);
  expect(byHour.hours).toHaveLength(48);
  expect(byHour.hours.filter(({ requests }) => requests > 0)).toMatchObject([
    { hour: `${day(3)}T00:00:00Z`, requests: 1, answered: 1 },
    { hour: `${day(2)}T05:00:00Z`, requests: 1, answered: 1 },
  ]);
  expect(byHour.total.requests).toBe(3);

  const ofOne = await usageOf(ada, `?keyId=${second.id}`);
  expect(ofOne.keys).toMatchObject([{ keyName: "Nightly", requests: 2 }]);
  expect([ofOne.total.requests, ofOne.latest.length]).toEqual([2, 2]);
  const ben = await newUser(service, "period-other@example.org");
  expect(await usageOf(ben, `?keyId=${second.id}`)).toMatchObject({ total: { requests: 0 }, keys: [], latest: [] });
});

test("an invalid period is a 400 that names the parameter", async () => {
  const ada = await newUser(service, "no-period@example.org");
  const today = service.clock.now().toISOString().slice(0, 10);
  const cases = [
    ["from=2026-02-30", "from", "is not a day such as 2026-11-02"],
    ["to=2026-11-02T00:00:00Z", "to", "is not a day such as 2026-11-02"],
    ["by=week", "by", "is day or hour"],
    ["keyId=1", "keyId", "is not the id of a key"],
    ["to=9999-12-31", "to", `is after today, ${today} (UTC)`],
    ["from=9999-12-31", "from", `is after ${today}, the last day`],
  ] as const;
  for (const [query, path, message] of cases) {
    const { body } = await ada.get(`/account/api/usage?${query}`).expect(400);
    expect(body).toMatchObject({
      code: "request.malformed",
      detail: `${path}: ${message}`,
      errors: [{ path, message }],
    });
  }
});

test("removes the counts of a removed key or account", async () => {
  const ada = await newUser(service, "gone-usage@example.org");
  const [kept, gone] = [await issue(ada), await issue(ada)];
  const recorder = service.app.get(UsageRecorder);
  const note = (userId: string, keyId: string) =>
    recorder.note({
      ...{ id: crypto.randomUUID(), userId, keyId, at: service.clock.now(), requestId: "r" },
      ...{ route: "GET /search", status: 200, milliseconds: 7 },
    });
  note(ada.id, gone.id);
  note(ada.id, kept.id);
  await service.database.dataSource.query("DELETE FROM api_keys WHERE id = $1", [gone.id]);
  await recorder.flush();
  expect((await usageOf(ada)).keys).toMatchObject([{ keyId: kept.id, requests: 1 }]);
  await service.database.dataSource.query("DELETE FROM users WHERE id = $1", [ada.id]);
  note(ada.id, kept.id);
  const ben = await newUser(service, "after-usage@example.org");
  const { id } = await issue(ben);
  note(ben.id, id);
  await recorder.flush();
  expect((await usageOf(ben)).total.requests).toBe(1);
  const left: unknown = await service.database.dataSource.query(
    "SELECT (SELECT count(*)::int FROM api_usage WHERE user_id = $1) + (SELECT count(*)::int FROM api_requests WHERE user_id = $1) AS n",
    [ada.id],
  );
  expect(left).toEqual([{ n: 0 }]);
});

test("does not count requests with the public test key", async () => {
  const ada = await newUser(service, "beside-test-key@example.org");
  const key = await issue(ada);
  await read({ id: "", secret: TEST_KEY }, "/search?term=history").expect(200);
  await read(key, "/catalogue").expect(200);
  const { latest } = await usageWith(ada, 1);
  expect(latest.map(({ route }) => route)).toEqual(["GET /catalogue"]);
});
