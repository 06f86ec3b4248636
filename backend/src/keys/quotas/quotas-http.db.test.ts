import { jest } from "@jest/globals";
import { FREE_PLAN } from "@earshot/domain/keys/free-plan";
import { type Item, parseList } from "structured-headers";
import pg from "pg";
import request, { type Response, type Test as Call } from "supertest";
import { newUser, PASSWORD } from "../../testing/service/test-browser.js";
import { testService, type TestService } from "../../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ demo: true });
});
afterAll(() => service.close());

async function plan(perMinute: number, perDay: number): Promise<void> {
  await service.database.dataSource.query("UPDATE plans SET per_minute = $1, per_day = $2", [perMinute, perDay]);
}

let users = 0;
async function newKeys(count: number): Promise<string[]> {
  const user = await newUser(service, `quota${(users += 1)}@example.org`);
  const secrets: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const answer = await user.post("/account/api-keys", { name: "Reports", currentPassword: PASSWORD }).expect(201);
    secrets.push((answer.body as { secret: string }).secret);
  }
  return secrets;
}

const read = (secret: string, path = "/catalogue", { server } = service): Call =>
  request(server).get(`/api/v1${path}`).set("Authorization", `Bearer ${secret}`);

type Fields = Readonly<
  Record<string, { readonly q?: number; readonly w?: number; readonly r?: number; readonly t?: number }>
>;
function field(answer: Response, name: string): Fields {
  const items = parseList(answer.headers[name] as string) as Item[];
  return Object.fromEntries(items.map(([policy, parameters]) => [String(policy), Object.fromEntries(parameters)]));
}
const left = (answer: Response) => {
  const { minute, day } = field(answer, "ratelimit");
  return [minute?.r, day?.r];
};

test("the free plan allows 60 requests a minute and 1,000 a day", async () => {
  const rows: unknown = await service.database.dataSource.query("SELECT * FROM plans");
  expect(rows).toEqual([{ name: "free", per_minute: 60, per_day: 1_000, batch_max: 200, webhooks_max: 2 }]);
  // The page about plans displays them without reading the database.
  expect(FREE_PLAN).toEqual({ requestsAMinute: 60, requestsADay: 1_000, webhooks: 2 });
  const [secret = ""] = await newKeys(1);
  const answer = await read(secret).expect(200);
  expect(field(answer, "ratelimit-policy")).toEqual({ minute: { q: 60, w: 60 }, day: { q: 1_000, w: 86_400 } });
  const { minute, day } = field(answer, "ratelimit");
  expect([minute?.r, day?.r]).toEqual([59, 999]);
  expect(minute?.t).toBeGreaterThan(0);
  expect(minute?.t).toBeLessThanOrEqual(60);
  expect(day?.t).toBeGreaterThan(86_300);
});

test("shares a quota across keys, processes and restarts, and refuses without querying the database", async () => {
  await plan(4, 100);
  const [secret = "", other = ""] = await newKeys(2);
  const second = await testService({ database: service.database });
  await read(secret).expect(200);
  await read(secret, "/catalogue", second).expect(200);
  await second.close();
  const third = await testService({ database: service.database });
  try {
    await read(other, "/catalogue", third).expect(200);
    expect(left(await read(secret, "/catalogue", third).expect(200))).toEqual([0, 96]);
    const refused = await read(other).expect(429);
    expect(refused.body).toMatchObject({
      type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
      code: "limit.exceeded",
      "violated-policies": ["minute"],
    });
    const t = field(refused, "ratelimit").minute?.t ?? 0;
    expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(t);
    expect(left(refused)).toEqual([0, 96]);
    const { dataSource } = service.database;
    await dataSource.query("ALTER TABLE api_keys RENAME TO api_keys_away");
    await dataSource.query("ALTER TABLE api_quotas RENAME TO api_quotas_away");
    try {
      await read(other).expect(429);
      await read(secret, "/catalogue", third).expect(429);
    } finally {
      await dataSource.query("ALTER TABLE api_keys_away RENAME TO api_keys");
      await dataSource.query("ALTER TABLE api_quotas_away RENAME TO api_quotas");
    }
  } finally {
    await third.close();
  }
});

test("the process's clock has no influence: windows are measured by the database's", async () => {
  await plan(2, 100);
  const [secret = ""] = await newKeys(1);
  for (let call = 0; call < 2; call += 1) await read(secret).expect(200);
  for (const days of [1, -1]) {
    const fresh = await testService({ database: service.database });
    const right = Date.now.bind(Date);
    const clock = jest.spyOn(Date, "now").mockImplementation(() => right() + days * 86_400_000);
    try {
      const refused = await read(secret, "/catalogue", fresh).expect(429);
      expect(refused.body).toMatchObject({ "violated-policies": ["minute"] });
      const wait = Number(refused.headers["retry-after"]);
      expect([wait > 0, wait <= 60, field(refused, "ratelimit").minute?.t]).toEqual([true, true, wait]);
    } finally {
      clock.mockRestore();
      await fresh.close();
    }
  }
});

test("a request with a key needs one statement for the key, its owner and its quota each, and none once the account is refused", async () => {
  await plan(60, 1_000);
  const [secret = ""] = await newKeys(1);
  const etag = (await read(secret).expect(200)).headers.etag ?? "";
  const statements = jest.spyOn(pg.Client.prototype, "query");
  const counted = async (call: Call, status: number): Promise<number[]> => {
    statements.mockClear();
    await call.expect(status);
    const texts = statements.mock.calls.map(([text]) => String(text));
    const some = [/FROM "api_keys"/, /FROM "users"/, /INSERT INTO api_quotas/];
    return some.map((kind) => texts.filter((text) => kind.test(text)).length);
  };
  try {
    expect(await counted(read(secret), 200)).toEqual([1, 1, 1]);
    expect(await counted(read(secret).set("If-None-Match", etag), 304)).toEqual([1, 1, 1]);
    expect(await counted(read(secret, "/podcasts/none"), 404)).toEqual([1, 1, 1]);
    expect(await counted(read(secret, "/nothing"), 404)).toEqual([1, 1, 1]);
    expect(await counted(read(secret, "/podcasts?ids=a,b,c,d,e,f,g,h,i,j,k"), 200)).toEqual([1, 1, 1]);
    await plan(1, 1_000);
    expect(await counted(read(secret), 429)).toEqual([1, 1, 1]);
    expect(await counted(read(secret), 429)).toEqual([0, 0, 0]);
  } finally {
    statements.mockRestore();
  }
});

test("a used-up quota does not hide that a key is in the URL, nor does its refusal query the database then", async () => {
  await plan(1, 100);
  const [secret = ""] = await newKeys(1);
  const misplaced = async () => {
    const refused = await request(service.server).get(`/api/v1/search?term=a&key=${secret}`);
    expect([refused.status, (refused.body as { code?: string }).code]).toEqual([400, "key.in-query"]);
    expect(left(refused)).toEqual([0, 99]);
  };
  await read(secret).expect(200);
  await misplaced();
  const { dataSource } = service.database;
  await dataSource.query("ALTER TABLE api_keys RENAME TO api_keys_away");
  try {
    await misplaced();
  } finally {
    await dataSource.query("ALTER TABLE api_keys_away RENAME TO api_keys");
  }
});

test("counts 50 simultaneous calls one by one, and starts the day with the first call", async () => {
  await plan(60, 7);
  const [secret = ""] = await newKeys(1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(secret)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
  const refused = answers.find(({ status }) => status === 429);
  expect((refused?.body as object | undefined) ?? {}).toMatchObject({ "violated-policies": ["day"] });
  const { dataSource } = service.database;
  await dataSource.query("UPDATE api_quotas SET day_from = day_from - interval '23 hours'");
  const fresh = await testService({ database: service.database });
  try {
    await read(secret, "/catalogue", fresh).expect(429);
  } finally {
    await fresh.close();
  }
  await dataSource.query("UPDATE api_quotas SET day_from = day_from - interval '1 hour'");
  const next = await testService({ database: service.database });
  try {
    expect(left(await read(secret, "/catalogue", next).expect(200))).toEqual([52, 6]);
  } finally {
    await next.close();
  }
});

test("the ETag is equal for two keys, and a 304 leaves the day unchanged", async () => {
  await plan(60, 1_000);
  const path = "/search?term=history";
  const [first = "", second = ""] = await newKeys(2);
  const answer = await read(first, path).expect(200);
  const etag = answer.headers.etag ?? "";
  expect(etag).not.toBe("");
  expect((await read(second, path).expect(200)).headers.etag).toBe(etag);
  for (const rest of [57, 56]) {
    const same = await read(first, path).set("If-None-Match", etag).expect(304);
    expect(left(same)).toEqual([rest, 998]);
  }
  // JavaScript's fetch adds this header to a request with a tag.
  await read(first, path).set("If-None-Match", etag).set("Cache-Control", "no-cache").expect(304);
  expect(left(await read(first, path).expect(200))).toEqual([54, 997]);
});

test("refusals and failures cost nothing, mistakes one, and a batch one per ten items", async () => {
  await plan(60, 1_000);
  const [secret = ""] = await newKeys(1);
  expect(left(await read(secret, "/lists").expect(403))).toEqual([60, 1_000]);
  expect(left(await read(secret, "/podcasts/none").expect(404))).toEqual([59, 999]);
  expect(left(await read(secret, "/search?sort=none").expect(400))).toEqual([58, 998]);
  const lookUp = (count: number) =>
    request(service.server)
      .post("/api/v1/podcasts/lookup")
      .set("Authorization", `Bearer ${secret}`)
      .send({ ids: Array.from({ length: count }, (_, at) => `show-${at}`) });
  expect(left(await lookUp(200).expect(200))).toEqual([38, 978]);
  expect(left(await lookUp(11).expect(200))).toEqual([36, 976]);
  expect(left(await lookUp(201).expect(422))).toEqual([35, 975]);
  const looked = (count: number) => {
    const ids = Array.from({ length: count - 1 }, (_, at) => `show-${at}`);
    return read(secret, `/podcasts?ids=${ids.join(",")}&itunesId=1`);
  };
  expect(left(await looked(30).expect(200))).toEqual([32, 972]);
  expect((await looked(201).expect(422)).body).toMatchObject({ code: "limit.batch" });
  const bodyOf = (type: string, body: string) =>
    request(service.server)
      .post("/api/v1/podcasts/lookup")
      .set({ Authorization: `Bearer ${secret}`, "Content-Type": type })
      .send(body);
  expect(left(await bodyOf("application/json", '{"ids":').expect(400))).toEqual([30, 970]);
  expect(left(await bodyOf("application/json", JSON.stringify("x".repeat(200_000))).expect(413))).toEqual([29, 969]);
  expect(left(await bodyOf("application/x-www-form-urlencoded", "ids=1").expect(415))).toEqual([28, 968]);
  // No route gets these.
  expect(left(await read(secret, "/podcasts/%E0").expect(400))).toEqual([27, 967]);
  expect(left(await read(secret, "/nothing").expect(404))).toEqual([26, 966]);
  const invalid = await read("ek_live_mistyped").expect(401);
  expect(invalid.headers.ratelimit).toBeUndefined();
});

test("metrics count answers to keys by plan and class of status", async () => {
  const { dataSource } = service.database;
  await dataSource.query("INSERT INTO plans VALUES ('counted', 4, 100, 100, 5)");
  const [secret = ""] = await newKeys(1);
  await dataSource.query("INSERT INTO account_plans (user_id, plan) SELECT id, 'counted' FROM users WHERE email = $1", [
    `quota${users}@example.org`,
  ]);
  const { headers } = await read(secret).expect(200);
  await read(secret)
    .set("If-None-Match", headers.etag ?? "")
    .expect(304);
  await read(secret, "/podcasts/none").expect(404);
  await read(secret).expect(200);
  // The first refusal comes from the database, the second from memory.
  await read(secret).expect(429);
  await read(secret).expect(429);
  await read("ek_test_public").expect(200);
  await read("ek_live_mistyped").expect(401);
  const { text } = await request(service.server).get("/metrics").expect(200);
  const counted = text.split("\n").filter((line) => /^api_requests_total\{plan="(?!free")/.test(line));
  expect(counted.toSorted()).toEqual([
    'api_requests_total{plan="counted",status_class="2xx"} 2',
    'api_requests_total{plan="counted",status_class="3xx"} 1',
    'api_requests_total{plan="counted",status_class="4xx"} 3',
    'api_requests_total{plan="public-test-key",status_class="2xx"} 1',
  ]);
  expect(text).toMatch(/^api_requests_total\{plan="free",status_class="5xx"\} 0$/m);
});

test("an account's own plan replaces the free one, unless it no longer exists", async () => {
  await plan(60, 1_000);
  const { dataSource } = service.database;
  await dataSource.query("INSERT INTO plans VALUES ('large', 600, 50000, 100, 5)");
  const [secret = ""] = await newKeys(1);
  await dataSource.query("INSERT INTO account_plans (user_id, plan) SELECT id, 'large' FROM users WHERE email = $1", [
    `quota${users}@example.org`,
  ]);
  expect(left(await read(secret).expect(200))).toEqual([599, 49_999]);
  const many = { ids: Array.from({ length: 101 }, (_, at) => `show-${at}`) };
  const batch = request(service.server).post("/api/v1/podcasts/lookup").set("Authorization", `Bearer ${secret}`);
  expect((await batch.send(many).expect(422)).body).toMatchObject({ code: "limit.batch" });
  await dataSource.query("DELETE FROM plans WHERE name = 'large'");
  expect(left(await read(secret).expect(200))).toEqual([57, 997]);
});
