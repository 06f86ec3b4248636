import { KEYS_MAX } from "@earshot/domain/keys/api-key";
import { TEST_KEY } from "@earshot/domain/keys/test-key";
import request, { type Test as Call } from "supertest";
import { newUser, PASSWORD, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

const WANTED = { name: "Reports", scopes: ["catalogue:read", "lists:read"], currentPassword: PASSWORD };
type Issued = { id: string; secret: string; hint: string };

async function issue(user: TestBrowser, more: object = {}): Promise<Issued> {
  return (await user.post("/account/api-keys", { ...WANTED, ...more }).expect(201)).body as Issued;
}

function withKey(secret: string, path = "/lists"): Call {
  return request(service.server).get(`/api/v1${path}`).set("Authorization", `Bearer ${secret}`);
}

const codeOf = (answer: { status: number; body: unknown }) => [answer.status, (answer.body as { code?: string }).code];

test("creates a key, accepts it in both headers, renames, narrows and revokes it", async () => {
  const ada = await newUser(service, "ada@example.org");
  const ben = await newUser(service, "ben@example.org");
  await ada.post("/lists", { name: "To Pitch" }).expect(201);
  const { id, secret, hint } = await issue(ada);
  expect(secret).toMatch(/^ek_live_[0-9A-Za-z]{33}$/);

  expect((await withKey(secret).expect(200)).body).toMatchObject({ lists: [{ name: "To Pitch" }] });
  // Someone else's cookie that is sent with a key is ignored.
  const mixed = request(service.server).get("/api/v1/lists").set("X-API-Key", secret).set("Cookie", ben.cookieHeader());
  expect((await mixed.expect(200)).body).toMatchObject({ lists: [{ name: "To Pitch" }] });

  const listed = await ada.get("/account/api-keys").expect(200);
  expect(listed.text).not.toContain(secret);
  const key = { id, hint, name: "Reports", scopes: WANTED.scopes, state: "live", expiresAt: null };
  expect(listed.body).toMatchObject({ keys: [{ ...key, lastUsedAt: expect.any(String) as string }], most: KEYS_MAX });
  expect((await ben.get("/account/api-keys").expect(200)).body).toMatchObject({ keys: [] });

  const path = `/account/api-keys/${id}`;
  await ben.call("patch", path, { name: "Mine" }).expect(404);
  await ben.call("delete", path).expect(404);
  const wider = await ada.call("patch", path, { scopes: ["lists:read", "lists:write"] });
  expect(codeOf(wider)).toEqual([422, "key.scopes-wider"]);
  const narrower = await ada.call("patch", path, { name: "Catalogue", scopes: ["catalogue:read"] }).expect(200);
  expect(narrower.body).toMatchObject({ name: "Catalogue", scopes: ["catalogue:read"] });
  expect(codeOf(await withKey(secret))).toEqual([403, "key.scope"]);
  // A typo is not a lack of permission.
  expect(codeOf(await withKey(secret, "/nope"))).toEqual([404, "http.404"]);

  await ada.call("delete", path).expect(204);
  await ada.call("delete", path).expect(404);
  expect(codeOf(await withKey(secret, "/catalogue"))).toEqual([401, "key.invalid"]);
  const exported = await ada.get("/account/export").expect(200);
  expect(exported.text).toContain("Catalogue");
  expect(exported.text).not.toContain(secret);
});

test("a key in another form, or another service's, is refused instead of answered as a visitor's", async () => {
  const ada = await newUser(service, "forms@example.org");
  const { secret } = await issue(ada, { scopes: ["catalogue:read"] });
  const send = (authorization: string) =>
    request(service.server).get("/api/v1/catalogue").set("Authorization", authorization);
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString("base64")}`;
  await send(`bearer ${secret}`).expect(200);
  await send(secret).expect(200);
  for (const form of [`token ${secret}`, basic(`${secret}:`), basic(`:${secret}`), "Bearer sk_live_1", "Bearer "]) {
    const refused = await send(form);
    expect([form, ...codeOf(refused)]).toEqual([form, 401, "key.invalid"]);
    expect((refused.body as { detail: string }).detail).toContain("Authorization: Bearer ek_live_…");
  }
  expect((await withKey(secret.replace("live", "test"))).body).toMatchObject({ status: 401 });
  // The desktop app's session, which has ended, and the password of a proxy in front of the site.
  await send(`Bearer ${"a".repeat(43)}`).expect(200);
  await send(basic("staff:open sesame")).expect(200);
});

test("the refusal of a key names what is wrong with it, and never whose it is", async () => {
  const ada = await newUser(service, "refusals@example.org");
  const { dataSource } = service.database;
  const refusal = async (secret: string) => {
    const refused = await withKey(secret);
    expect(codeOf(refused)).toEqual([401, "key.invalid"]);
    expect(refused.text).not.toContain("refusals@");
    return (refused.body as { detail: string }).detail;
  };
  const at = (time: Date) => `at ${time.toISOString().slice(0, 19)}Z.`;
  const expiresAt = new Date(service.clock.now().getTime() + 60_000);
  const [{ id, secret }, short] = [await issue(ada), await issue(ada, { expiresAt })];
  expect(await refusal(secret.slice(0, -1))).toMatch(/mistyped or incomplete.*41 characters; copy the whole key\.$/);
  expect(await refusal("ek_test_publik")).toMatch(/mistyped.* The public test key is ek_test_public\.$/);
  await withKey(short.secret).expect(200);
  service.clock.advance(60_000);
  expect(await refusal(short.secret)).toContain(
    `expired ${at(expiresAt)} Create another one on the page /account/api.`,
  );
  const rotation = { currentPassword: PASSWORD, graceHours: 0 };
  const replaced = service.clock.now();
  const next = (await ada.post(`/account/api-keys/${id}/rotate`, rotation).expect(201)).body as Issued;
  const ofOld = await refusal(secret);
  expect(ofOld).toMatch(/^This API key was replaced, and stopped working at .*Z\. Use the new key\.$/);
  expect(Date.parse(/ at (.*)\. Use/.exec(ofOld)?.[1] ?? "")).toBeGreaterThan(replaced.getTime() - 1_000);
  await ada.call("delete", `/account/api-keys/${next.id}`).expect(204);
  expect(await refusal(next.secret)).toMatch(/revoked at .*Z\. Create another one/);
  await dataSource.query("DELETE FROM api_keys WHERE id = $1", [next.id]);
  expect(await refusal(next.secret)).toContain("unknown here");
  const other = await issue(ada);
  await dataSource.query("UPDATE users SET locked_at = now() WHERE id = $1", [ada.id]);
  expect(await refusal(other.secret)).toContain("locked");
  const logged = service.log().matchAll(/"security":"key\.refused".*?"detail":"(\w+)"/g);
  const reasons = [...logged].map(([, reason]) => reason).slice(-7);
  expect(reasons.join()).toBe("mistyped,mistyped,expired,replaced,revoked,unknown,paused");
});

test("a program without a key is asked for one, a page for a session", async () => {
  const lists = () => request(service.server).get("/api/v1/lists").expect(401);
  const detailOf = ({ body }: request.Response) => (body as { detail: string }).detail;
  expect(detailOf(await lists())).toContain("Authorization: Bearer ek_live_…");
  expect(detailOf(await lists().set("Sec-Fetch-Site", "same-origin"))).toBe("Please sign in to continue.");
  expect(detailOf(await request(service.server).get("/api/v1/account").expect(401))).toBe(
    "Please sign in to continue.",
  );
});

test("needs the password to create or rotate a key, and accepts the old one during grace", async () => {
  const ada = await newUser(service, "rotating@example.org");
  const wrong = await ada.post("/account/api-keys", { ...WANTED, currentPassword: "no" });
  expect(codeOf(wrong)).toEqual([403, "account.wrong-password"]);
  const old = await issue(ada);
  const path = `/account/api-keys/${old.id}/rotate`;
  expect(codeOf(await ada.post(path, {}))).toEqual([403, "account.wrong-password"]);
  await ada.post(path, { currentPassword: PASSWORD, graceHours: 169 }).expect(400);
  const next = (await ada.post(path, { currentPassword: PASSWORD }).expect(201)).body as Issued;
  await withKey(old.secret).expect(200);
  await withKey(next.secret).expect(200);
  const last = await ada.post(`/account/api-keys/${next.id}/rotate`, { currentPassword: PASSWORD, graceHours: 0 });
  expect(last.status).toBe(201);
  await withKey(next.secret).expect(401);
  await withKey((last.body as Issued).secret).expect(200);
  expect(codeOf(await ada.post(path, { currentPassword: PASSWORD }))).toEqual([404, "key.not-found"]);
});

test("a rotation during many requests refuses none in its grace period, and all of the old key after it", async () => {
  const { dataSource } = service.database;
  const ada = await newUser(service, "busy@example.org");
  const [plan] = await dataSource.query<{ per_minute: number }[]>("SELECT per_minute FROM plans WHERE name = 'free'");
  await dataSource.query("UPDATE plans SET per_minute = 100000 WHERE name = 'free'");
  try {
    const old = await issue(ada);
    const statuses = async (secret: string) =>
      new Set(await Promise.all(Array.from({ length: 50 }, async () => (await withKey(secret)).status)));
    const state = { isRotated: false };
    const rotation = ada
      .post(`/account/api-keys/${old.id}/rotate`, { currentPassword: PASSWORD, graceHours: 1 })
      .then((answer) => {
        state.isRotated = true;
        return answer;
      });
    const during = new Set<number>();
    while (!state.isRotated) for (const status of await statuses(old.secret)) during.add(status);
    const rotated = await rotation;
    expect([during, await statuses(old.secret)]).toEqual([new Set([200]), new Set([200])]);
    // The end of the grace period.
    await dataSource.query("UPDATE api_keys SET expires_at = now() WHERE id = $1", [old.id]);
    const next = (rotated.body as Issued).secret;
    expect([await statuses(old.secret), await statuses(next)]).toEqual([new Set([401]), new Set([200])]);
  } finally {
    await dataSource.query("UPDATE plans SET per_minute = $1 WHERE name = 'free'", [plan?.per_minute]);
  }
});

test("an account without a confirmed address gets no key", async () => {
  const ada = await newUser(service, "unconfirmed@example.org");
  await service.database.dataSource.query("UPDATE users SET email_verified_at = NULL WHERE id = $1", [ada.id]);
  expect(codeOf(await ada.post("/account/api-keys", WANTED))).toEqual([403, "account.unconfirmed"]);
});

test(`twenty simultaneous calls stop at ${KEYS_MAX} keys`, async () => {
  const ada = await newUser(service, "many@example.org");
  await issue(ada);
  const calls = Array.from({ length: KEYS_MAX }, () => ada.post("/account/api-keys", WANTED));
  const codes = (await Promise.all(calls)).map(({ status }) => status);
  expect(codes.filter((status) => status === 201)).toHaveLength(KEYS_MAX - 1);
  expect(codes.filter((status) => status === 422)).toHaveLength(1);
});

test("refuses a mistyped key without reading the table of keys", async () => {
  const ada = await newUser(service, "typo@example.org");
  const { secret } = await issue(ada);
  const typo = secret.slice(0, -1) + (secret.endsWith("0") ? "1" : "0");
  const { dataSource } = service.database;
  await dataSource.query("ALTER TABLE api_keys RENAME TO api_keys_away");
  try {
    expect(codeOf(await withKey(typo))).toEqual([401, "key.invalid"]);
    expect(codeOf(await withKey("ek_live_"))).toEqual([401, "key.invalid"]);
    expect((await withKey(secret)).status).toBeGreaterThanOrEqual(500);
  } finally {
    await dataSource.query("ALTER TABLE api_keys_away RENAME TO api_keys");
  }
});

/** Every text in every table, including bytes as hexadecimal digits. */
async function everyText(): Promise<string> {
  const { dataSource } = service.database;
  const tables = await dataSource.query<{ name: string }[]>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const texts = [];
  for (const { name } of tables) {
    const [row] = await dataSource.query<{ text: string | null }[]>(
      `SELECT string_agg(t::text, ' ') AS text FROM ${name} t`,
    );
    texts.push(row?.text ?? "");
  }
  return texts.join(" ");
}

test("a request with its key in the URL is counted, and its refusal shows the quota", async () => {
  const ada = await newUser(service, "in-url@example.org");
  const { secret } = await issue(ada);
  const refusal = async (url: string, headers = {}) => {
    const refused = await request(service.server).get(`/api/v1${url}`).set(headers);
    expect(codeOf(refused)).toEqual([400, "key.in-query"]);
    return refused.headers.ratelimit;
  };
  expect(await refusal(`/search?term=a&key=${secret}`)).toContain('"day";r=999');
  expect(await refusal(`/nothing/${secret}`)).toContain('"day";r=998');
  expect(await refusal(`/search?term=a&key=${TEST_KEY}`, { "X-API-Key": secret })).toContain('"day";r=997');
  expect((await withKey(secret, "/catalogue")).headers.ratelimit).toContain('"day";r=996');
  expect(await refusal(`/search?term=a&key=${TEST_KEY}`)).toContain('"minute";r=');
  // A mistyped one has no quota.
  expect(await refusal(`/search?term=a&key=${secret.slice(0, -2)}00`)).toBeUndefined();
});

test("stores and logs no secret, in whatever header it was sent", async () => {
  const ada = await newUser(service, "canary@example.org");
  const { id, secret } = await issue(ada);
  const next = (await ada.post(`/account/api-keys/${id}/rotate`, { currentPassword: PASSWORD }).expect(201))
    .body as Issued;
  await withKey(secret).expect(200);
  await withKey(secret, "/account").expect(403);
  await withKey(`${secret}x`).expect(401);
  const inQuery = await request(service.server).get(`/api/v1/search?term=a&api_key=${secret}`);
  expect(codeOf(inQuery)).toEqual([400, "key.in-query"]);
  expect(inQuery.text).not.toContain(secret);
  // Otherwise, the live catalogue would answer.
  expect(codeOf(await request(service.server).get(`/api/v1/search?term=a&key=${TEST_KEY}`))).toEqual([400, "key.in-query"]); // prettier-ignore
  await request(service.server).get(`/api/v1/podcasts/${secret}`).expect(400);
  await request(service.server).get(`/api/v1/nothing/${secret}`).expect(400);
  await request(service.server).get(`/home?term=x&key=${secret}`);
  await request(service.server).get("/api/v1/lists").set("X-API-Key", ` ${secret} ${next.secret}`).expect(401);
  await service.database.dataSource.query("ALTER TABLE lists RENAME TO lists_away");
  expect((await withKey(next.secret)).status).toBeGreaterThanOrEqual(500);
  await service.database.dataSource.query("ALTER TABLE lists_away RENAME TO lists");
  await ada.call("delete", `/account/api-keys/${next.id}`).expect(204);

  const stored = `${await everyText()} ${service.log()}`;
  // The key's public beginning is found, so the search has read the right tables.
  expect(stored).toContain(secret.slice(0, 12));
  for (const one of [secret, next.secret]) {
    expect(stored).not.toContain(one);
    expect(stored).not.toContain(one.slice(8, 35));
    expect(stored).not.toContain(Buffer.from(one).toString("hex"));
  }
});
