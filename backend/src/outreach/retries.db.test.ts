import { randomUUID } from "node:crypto";
import { onceDone } from "../testing/once-done.js";
import { TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ env: { OPERATOR_EMAIL: "operator@earshot.example", TRUST_PROXY: "loopback" } });
});
afterAll(() => service.close());
const sql = (text: string) => service.database.dataSource.query<Record<string, unknown>[]>(text);
// Cleared one after the other: a single lock on all tables would wait for every writer of any of them.
beforeEach(async () => {
  for (const table of ["waitlist", "contact_messages", "outbox", "idempotency_keys"]) await sql(`DELETE FROM ${table}`);
});

const send = (path: string, key: string, body: object) =>
  new TestBrowser(service).post(path, body).set("Idempotency-Key", key);

const stored = async () => {
  const [row] = await sql(
    `SELECT (SELECT count(*)::int FROM waitlist) AS waitlist, (SELECT count(*)::int FROM contact_messages) AS messages,
            (SELECT count(*)::int FROM outbox) AS mails`,
  );
  return row;
};

const MESSAGE = { name: "Ada", email: "ada@example.org", message: "Hello" };
const FORMS = [
  ["/waitlist", { email: "ada@example.org" }, { email: "ben@example.org" }, { waitlist: 1, messages: 0, mails: 0 }],
  ["/contact-messages", MESSAGE, { ...MESSAGE, message: "Bye" }, { waitlist: 0, messages: 1, mails: 1 }],
] as const;

describe.each(FORMS)("%s", (path, body, other, once) => {
  test("answers a sender who retries after a lost answer, and stores nothing twice", async () => {
    const key = randomUUID();
    const first = await send(path, key, { ...body, website: "", elapsedMs: 4_000 }).expect(201);
    for (const elapsedMs of [4_000, 9_000]) {
      const again = await send(path, key, { ...body, website: "", elapsedMs }).expect(201);
      expect(again.body).toEqual(first.body);
    }
    expect(await stored()).toEqual(once);
  });

  test("refuses another text with the same key, and accepts it with a new key", async () => {
    await send(path, "mine", body).expect(201);
    const refused = await send(path, "mine", other).expect(422);
    expect(refused.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(refused.body).toMatchObject({ code: "idempotency.other-payload", status: 422 });
    expect(await stored()).toEqual(once);
    await send(path, "new", other).expect(201);
    expect(await stored()).not.toEqual(once);
  });
});

test("keeps an address on the waitlist once, whatever place or key it joins with", async () => {
  const body = { email: "ada@example.org" };
  const { body: first } = await send("/waitlist", "here", body).set("X-Forwarded-For", "198.51.100.7").expect(201);
  const there = await send("/waitlist", "there", { email: "ADA@example.org" }).set("X-Forwarded-For", "198.51.100.8");
  expect([there.status, there.body]).toEqual([201, first]);
  expect(await stored()).toMatchObject({ waitlist: 1 });
});

// This test comes last and covers both forms: requests whose client hung up may still be running, and would write to tables that
// the next test clears.
test("stores a request once that is aborted and retried", async () => {
  for (const [path, body] of FORMS) {
    const key = randomUUID();
    for (const timeoutMs of [1, 2, 4, 8, 16]) {
      await send(path, key, body)
        .timeout(timeoutMs)
        .catch(() => undefined);
    }
    expect((await onceDone(() => send(path, key, body))).status).toBe(201);
  }
  expect(await stored()).toEqual({ waitlist: 1, messages: 1, mails: 1 });
});
