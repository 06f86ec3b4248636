import { SANDBOX_LIST, TEST_KEY } from "@earshot/domain/keys/test-key";
import request, { type Test as Call } from "supertest";
import { OperatorReads } from "../admin/operator-reads.js";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ demo: true });
});
afterAll(() => service.close());

const SCOPES = ["catalogue:read", "lists:read", "lists:write", "tracking:read", "tracking:write"];
type Issued = { id: string; secret: string; hint: string; mode: string };

async function issue(user: TestBrowser, mode: "live" | "test", scopes = SCOPES): Promise<Issued> {
  const wanted = { name: `A ${mode} key`, scopes, mode, currentPassword: PASSWORD };
  return (await user.post("/account/api-keys", wanted).expect(201)).body as Issued;
}

function call(secret: string, method: "get" | "post" | "put" | "patch" | "delete", path: string, body?: object): Call {
  const sent = request(service.server)[method](`/api/v1${path}`).set("Authorization", `Bearer ${secret}`);
  return body ? sent.send(body) : sent;
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const namesOf = ({ body }: { body: unknown }) => (body as { lists: { name: string }[] }).lists.map(({ name }) => name);

test("an account creates, rotates and revokes test keys, which only open the sandbox", async () => {
  const ada = await newUser(service, "ada@example.org");
  const { id, secret, hint, mode } = await issue(ada, "test");
  expect(secret).toMatch(/^ek_test_[0-9A-Za-z]{33}$/);
  expect([mode, hint.slice(0, 8)]).toEqual(["test", "ek_test_"]);
  expect((await ada.get("/account/api-keys")).body).toMatchObject({ keys: [{ id, mode: "test", state: "live" }] });
  const { body } = await call(secret, "get", "/search?term=history&limit=1").expect(200);
  expect(body).toMatchObject({ results: [{ id: "sandbox-01" }] });
  const [live] = await service.database.dataSource.query<{ id: string }[]>("SELECT id FROM catalogue.podcasts LIMIT 1");
  await call(secret, "get", `/podcasts/${live?.id}`).expect(404);
  expect(codeOf(await call(secret, "get", "/saved-views"))).toEqual([403, "key.scope"]);
  expect(codeOf(await call(secret, "get", "/account"))).toEqual([403, "key.scope"]);
  const tools = await request(service.server).post("/mcp").set("Authorization", `Bearer ${secret}`).send({});
  expect(codeOf(tools)).toEqual([401, "key.invalid"]);
  // A key of one kind does not become the other.
  await call(secret.replace("test", "live"), "get", "/catalogue").expect(401);

  const rotation = { currentPassword: PASSWORD, graceHours: 0 };
  const next = (await ada.post(`/account/api-keys/${id}/rotate`, rotation).expect(201)).body as Issued;
  expect([next.mode, next.secret.slice(0, 8)]).toEqual(["test", "ek_test_"]);
  await call(secret, "get", "/catalogue").expect(401);
  await call(next.secret, "get", "/catalogue").expect(200);
  await ada.call("delete", `/account/api-keys/${next.id}`).expect(204);
  for (const path of ["/catalogue", "/account", "/nothing"]) await call(next.secret, "get", path).expect(401);
});

test("what a test key writes is in the sandbox of its account, and never among the account's own data", async () => {
  const ada = await newUser(service, "ada-writes@example.org");
  const ben = await newUser(service, "ben-writes@example.org");
  await ada.post("/lists", { name: "Real" }).expect(201);
  const [live, first, second] = [await issue(ada, "live"), await issue(ada, "test"), await issue(ada, "test")];
  const other = await issue(ben, "test");
  expect(namesOf(await call(first.secret, "get", "/lists").expect(200))).toEqual([]);

  const made = await call(first.secret, "post", "/lists", { name: "Trial" }).expect(201);
  const { id } = made.body as { id: string };
  await call(first.secret, "post", `/lists/${id}/items`, { podcastId: "sandbox-01" }).expect(201);
  const [show] = await service.database.dataSource.query<{ id: string }[]>("SELECT id FROM catalogue.podcasts LIMIT 1");
  await call(first.secret, "post", `/lists/${id}/items`, { podcastId: show?.id }).expect(422);
  const { body } = await call(second.secret, "get", `/lists/${id}/items`).expect(200);
  expect(body).toMatchObject({ items: [{ podcastId: "sandbox-01" }] });
  await call(second.secret, "get", `/lists/${id}/shortlist`).expect(200);
  await call(second.secret, "post", "/reach", { listId: id, weeks: 4 }).expect(200);
  const tracked = await call(first.secret, "put", "/tracked-podcasts/sandbox-02").expect(200);
  expect(tracked.body).toMatchObject({ podcastId: "sandbox-02", sourceProvider: "sandbox" });
  await call(second.secret, "get", "/alerts").expect(200);

  expect(namesOf(await call(second.secret, "get", "/lists"))).toEqual(["Trial"]);
  expect(namesOf(await call(live.secret, "get", "/lists"))).toEqual(["Real"]);
  expect(namesOf(await ada.get("/lists"))).toEqual(["Real"]);
  expect(namesOf(await call(other.secret, "get", "/lists"))).toEqual([]);
  await call(other.secret, "get", `/lists/${id}/items`).expect(404);
  await call(live.secret, "get", `/lists/${id}/items`).expect(404);
  expect((await ada.get("/tracked-podcasts")).body).toEqual({ items: [] });
  const { body: exported } = await ada.get("/account/export").expect(200);
  expect(JSON.stringify(exported)).not.toContain("Trial");
});

test("everything in the sandbox is dated by its fixed clock, in the order in which it was written", async () => {
  const ada = await newUser(service, "ada-dates@example.org");
  const { secret } = await issue(ada, "test");
  const dates = new Set<string>();
  const read = async (sent: Call) => {
    const { body, text } = await sent;
    for (const [date] of text.matchAll(/\d{4}-\d\d-\d\d[T\d:.Z]*/g)) dates.add(date);
    return body as Record<string, string>;
  };
  const { id } = await read(call(secret, "post", "/lists", { name: "First" }));
  const again = () => call(secret, "post", "/lists", { name: "Second" }).set("Idempotency-Key", "one");
  expect(await read(again())).toEqual(await read(again()));
  for (const podcastId of ["sandbox-01", "sandbox-02"])
    await read(call(secret, "post", `/lists/${id}/items`, { podcastId }).expect(201));
  for (const podcastId of ["sandbox-01", "sandbox-02"])
    await read(call(secret, "put", `/tracked-podcasts/${podcastId}`).expect(200));
  await read(call(secret, "post", `/lists/${id}/frozen`).expect(201));
  const started = { startedAt: "2026-01-01T00:00:00.000Z", nextCheckAt: null };
  expect(await read(call(secret, "get", "/tracked-podcasts").expect(200))).toMatchObject({
    items: [
      { ...started, podcastId: "sandbox-02", lastSeenPubDate: "2025-12-23T00:00:00.000Z" },
      { ...started, podcastId: "sandbox-01" },
    ],
  });
  const { text } = await call(secret, "get", `/lists/${id}/items`).expect(200);
  expect(text).toMatch(/sandbox-02.*sandbox-01/);
  const { items } = JSON.parse(text) as { items: { id: string; version: number }[] };
  const stale = { note: "Mine", version: items[0]!.version + 1 };
  const conflict = await call(secret, "patch", `/lists/${id}/items/${items[0]!.id}`, stale);
  expect([conflict.status, conflict.body]).toEqual([
    409,
    expect.objectContaining({
      code: "list.item-changed",
      current: { ...items[0], createdAt: "2026-01-01T00:00:00.000Z" },
    }),
  ]);
  await read(call(secret, "get", `/lists/${id}/items`));
  const { body } = await call(secret, "get", "/lists").expect(200);
  expect(namesOf({ body })).toEqual(["First", "Second"]);
  expect([...dates].filter((date) => date > "2026-01-01T00:00:00.000Z")).toEqual([]);
  expect(dates).toContain("2026-01-01T00:00:00.000Z");
});

test("a repeated POST does not get the answer of a key of the other kind", async () => {
  const ada = await newUser(service, "ada-repeats@example.org");
  const [live, trial] = [await issue(ada, "live"), await issue(ada, "test")];
  const create = (secret: string) =>
    call(secret, "post", "/lists", { name: "Twice" }).set("Idempotency-Key", "the-same-key-for-both");
  const one = await create(trial.secret).expect(201);
  expect((await create(trial.secret).expect(201)).headers["idempotency-replayed"]).toBe("true");
  const two = await create(live.secret).expect(201);
  expect(two.headers["idempotency-replayed"]).toBeUndefined();
  expect((two.body as { id: string }).id).not.toBe((one.body as { id: string }).id);
});

test("the sandbox of an account is empty again 24 hours after the first write", async () => {
  const ada = await newUser(service, "ada-later@example.org");
  const { secret } = await issue(ada, "test");
  await call(secret, "post", "/lists", { name: "Old" }).expect(201);
  const { dataSource } = service.database;
  const [before] = await dataSource.query<{ hours: number }[]>(
    "SELECT extract(epoch FROM max(delete_after) - now()) / 3600 AS hours FROM users WHERE email = 'sandbox'",
  );
  expect(Number(before?.hours)).toBeGreaterThan(23.9);
  expect(Number(before?.hours)).toBeLessThanOrEqual(24);
  await dataSource.query("UPDATE users SET delete_after = now() WHERE email = 'sandbox'");
  expect(namesOf(await call(secret, "get", "/lists").expect(200))).toEqual([]);
  await call(secret, "post", "/lists", { name: "New" }).expect(201);
  expect(namesOf(await call(secret, "get", "/lists").expect(200))).toEqual(["New"]);
});

test("a test key counts against its account's plan, and its scopes apply", async () => {
  const ada = await newUser(service, "ada-counts@example.org");
  const { id, secret } = await issue(ada, "test", ["catalogue:read", "lists:read"]);
  const [first, second] = [await call(secret, "get", "/catalogue"), await call(secret, "get", "/lists")];
  const left = (answer: request.Response) => /"day";r=(\d+)/.exec(answer.headers.ratelimit as string)?.[1];
  expect([left(first), left(second)]).toEqual(["999", "998"]);
  expect(codeOf(await call(secret, "post", "/lists", { name: "No" }))).toEqual([403, "key.scope"]);
  const { body } = await ada.get("/account/api/usage").expect(200);
  const routes = JSON.stringify(body);
  expect(routes).toContain(id);
  expect(routes).toContain("GET /lists");
  expect(routes).not.toContain("/sandbox");
});

test("the public test key reads a sample list and a tracked show, which nobody can change", async () => {
  const { id, podcastIds } = SANDBOX_LIST;
  // All at once: only one of them writes the sample.
  const answers = await Promise.all(
    ["/lists", `/lists/${id}`, `/lists/${id}/items`, `/lists/${id}/shortlist`, "/tracked-podcasts", "/alerts"].map(
      async (path) => (await call(TEST_KEY, "get", path).expect(200)).body as unknown,
    ),
  );
  expect(answers).toMatchObject([
    { lists: [{ id, name: "Sample list" }] },
    { id, role: "owner" },
    { items: podcastIds.map(() => ({ podcastId: expect.stringMatching(/^sandbox-0[123]$/) as string })) },
    {},
    { items: [{ podcastId: "sandbox-01" }] },
    { alerts: [] },
  ]);
  await call(TEST_KEY, "post", "/reach", { listId: id }).expect(200);
  const attempts = [
    call(TEST_KEY, "post", "/lists", { name: "No" }),
    call(TEST_KEY, "delete", `/lists/${id}`),
    call(TEST_KEY, "put", "/tracked-podcasts/sandbox-02"),
    call(TEST_KEY, "post", "/alerts/seen", {}),
    call(TEST_KEY, "get", `/lists/${id}/people`),
  ];
  for (const attempt of attempts) expect(codeOf(await attempt)).toEqual([403, "key.scope"]);
  const ada = await newUser(service, "ada-other@example.org");
  const { secret } = await issue(ada, "test");
  await call(secret, "get", `/lists/${id}`).expect(404);
  await call(secret, "delete", `/lists/${id}`).expect(404);
});

test("operators see neither the users of the sandbox nor what they own", async () => {
  const reads = service.app.get(OperatorReads, { strict: false });
  const before = await reads.figures();
  const ada = await newUser(service, "ada-operators@example.org");
  const { secret } = await issue(ada, "test");
  await call(secret, "post", "/lists", { name: "Trial" }).expect(201);
  await call(secret, "put", "/tracked-podcasts/sandbox-02").expect(200);
  const after = await reads.figures();
  expect(after.people).toEqual({
    ...before.people,
    all: before.people.all + 1,
    confirmed: before.people.confirmed + 1,
    newThisWeek: before.people.newThisWeek + 1,
  });
  expect([after.lists, after.tracked]).toEqual([before.lists, before.tracked]);
  const people = await reads.people("");
  expect(people.map(({ email }) => email)).toContain("ada-operators@example.org");
  expect(people.map(({ email }) => email)).not.toContain("sandbox");
});
