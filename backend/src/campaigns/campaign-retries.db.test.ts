import { createHash } from "node:crypto";
import { CAMPAIGN_BRIEF } from "../testing/inputs/campaign-brief.js";
import { onceDone } from "../testing/once-done.js";
import { newUser, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";

let service: TestService;
beforeAll(async () => {
  service = await testService({ env: { OPERATOR_EMAIL: "operator@earshot.example", TRUST_PROXY: "loopback" } });
});
afterAll(() => service.close());

const sql = <Row = unknown>(text: string, values: unknown[] = []) =>
  service.database.dataSource.query<Row[]>(text, values);
// Cleared one after the other: a single lock on all tables would wait for every writer of any of them.
beforeEach(async () => {
  for (const table of ["campaign_requests", "outbox", "idempotency_keys"]) await sql(`DELETE FROM ${table}`);
});

const send = (key: string | undefined, body: object = CAMPAIGN_BRIEF, browser = new TestBrowser(service)) => {
  const call = browser.post("/campaign-requests", body);
  return key === undefined ? call : call.set("Idempotency-Key", key);
};
const stored = async () => {
  const [row] = await sql<{ rows: number; mails: number; apart: number }>(
    `SELECT (SELECT count(*)::int FROM campaign_requests) AS rows,
            (SELECT count(*)::int FROM outbox WHERE key LIKE 'campaign-request:%') AS mails,
            (SELECT count(*)::int FROM campaign_requests c FULL JOIN (SELECT key FROM outbox WHERE key LIKE 'campaign-request:%') o ON o.key = 'campaign-request:' || c.id
             WHERE c.id IS NULL OR o.key IS NULL) AS apart`,
  );
  return row;
};
/** Finds sessions that wait for another transaction. */
const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const ONE = { rows: 1, mails: 1, apart: 0 };

test.each(Array.from({ length: 5 }, (_, round) => `round-${round}`))(
  "twenty simultaneous requests with one key make one row and one email (%s)",
  async (key) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key)));
    expect(await stored()).toEqual(ONE);
    // On a slow machine, some answers ask the client to retry in a second; there are no other answers.
    const done = answers.filter(({ status }) => status !== 409);
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
  },
);

test("repeats the first answer, even in another session on the same network", async () => {
  const first = await send("again").expect(201);
  expect(first.headers).not.toHaveProperty("idempotency-replayed");
  const second = await send("again").expect(201);
  expect([second.body, second.headers["idempotency-replayed"]]).toEqual([first.body, "true"]);
  // The draft puts keys in quotes; spaces around the key are not part of it.
  expect((await send('"again"', { ...CAMPAIGN_BRIEF, firstName: " Ada " }).expect(201)).body).toEqual(first.body);
  // The time that the page measured can differ: it does not count as part of the request.
  expect((await send("again", { ...CAMPAIGN_BRIEF, elapsedMs: 99_000 }).expect(201)).body).toEqual(first.body);
  expect(await stored()).toEqual(ONE);
});

test("another request under the same key is refused and not stored", async () => {
  await send("mine").expect(201);
  const answer = await send("mine", { ...CAMPAIGN_BRIEF, budgetRange: "$50K+" }).expect(422);
  expect(answer.body).toMatchObject({ code: "idempotency.other-payload", status: 422 });
  expect(await stored()).toEqual(ONE);
});

test("keys are separate by user, network and form", async () => {
  const user = await newUser(service, "retrying@example.org");
  await send("1").set("X-Forwarded-For", "198.51.100.7").expect(201);
  await send("1").set("X-Forwarded-For", "198.51.100.8").expect(201);
  await send("1", CAMPAIGN_BRIEF, user).expect(201);
  const message = { name: "Ada", email: "a@b.org", message: "Hello" };
  await new TestBrowser(service).post("/contact-messages", message).set("Idempotency-Key", "1").expect(201);
  expect(await stored()).toEqual({ rows: 3, mails: 3, apart: 0 });
});

test("without a key, two equal requests are two requests", async () => {
  await send(undefined).expect(201);
  await send(undefined).expect(201);
  expect(await stored()).toEqual({ rows: 2, mails: 2, apart: 0 });
});

test.each(["", " ", "a b", "a,b", '"', "é", "x".repeat(201), '"a""b"'])("%j is not a valid key", async (key) => {
  const answer = await new TestBrowser(service)
    .post("/campaign-requests", CAMPAIGN_BRIEF)
    .set("Idempotency-Key", Buffer.from(key).toString("latin1"));
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, "idempotency.malformed-key"]);
  expect(await stored()).toEqual({ rows: 0, mails: 0, apart: 0 });
});

test("asks a repeated request to wait for the first one, then returns its answer", async () => {
  const owner = createHash("sha256").update("network 127.0.0.1").digest("base64url");
  const elsewhere = service.database.dataSource.createQueryRunner();
  await elsewhere.startTransaction();
  try {
    await elsewhere.query(
      "INSERT INTO idempotency_keys (owner, route, key, payload_hash) VALUES ($1, 'campaignRequests', 'slow', '')",
      [owner],
    );
    // The first request ends only after this answer.
    const answer = await send("slow").expect(409);
    expect(answer.body).toMatchObject({ code: "idempotency.still-running", status: 409 });
    expect(answer.headers["retry-after"]).toBe("1");
    expect(await stored()).toEqual({ rows: 0, mails: 0, apart: 0 });
    // The first request fails while a repeat waits: then the repeat runs.
    const waiting = onceDone(() => send("slow"));
    await until(async () => (await sql(WAITING)).length > 0);
    await elsewhere.rollbackTransaction();
    expect((await waiting).status).toBe(201);
    expect(await stored()).toEqual(ONE);
  } finally {
    await elsewhere.release();
  }
});

test("forgets a key after a day, and removes the old entry", async () => {
  await send("old").expect(201);
  await sql("UPDATE idempotency_keys SET created_at = created_at - interval '25 hours'");
  await send("old", { ...CAMPAIGN_BRIEF, firstName: "Ben" }).expect(201);
  expect(await stored()).toEqual({ rows: 2, mails: 2, apart: 0 });
  await send("young").expect(201);
  await sql("UPDATE idempotency_keys SET created_at = created_at - interval '25 hours' WHERE key = 'old'");
  const { IdempotentRequests } = await import("../http/idempotency/idempotent-requests.js");
  await service.app.get(IdempotentRequests, { strict: false }).sweep();
  expect(await sql("SELECT key FROM idempotency_keys")).toEqual([{ key: "young" }]);
});

// Every point at which a connection can break; the last one is within COMMIT itself.
const MOMENTS = [
  ["before the key is written", "BEFORE INSERT ON idempotency_keys"],
  ["after the key is written", "AFTER INSERT ON idempotency_keys"],
  ["before the row is written", "BEFORE INSERT ON campaign_requests"],
  ["between the row and the mail", "BEFORE INSERT ON outbox"],
  ["after the mail is written", "AFTER INSERT ON outbox"],
  ["before the answer is written", "BEFORE UPDATE ON idempotency_keys"],
  ["while it is committed", "CONSTRAINT AFTER INSERT ON campaign_requests"],
] as const;

test.each(MOMENTS)("killed %s: stores nothing, and the retry stores the request once", async (_moment, when) => {
  const deferred = when.startsWith("CONSTRAINT");
  await sql("CREATE SEQUENCE kills");
  await sql(`CREATE FUNCTION die_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('kills') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$`);
  const table = / ON (\w+)/.exec(when)?.[1] ?? "";
  await sql(
    deferred
      ? `CREATE CONSTRAINT TRIGGER death AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW EXECUTE FUNCTION die_once()`
      : `CREATE TRIGGER death ${when} FOR EACH ROW EXECUTE FUNCTION die_once()`,
  );
  try {
    const answer = await send("killed").expect(503);
    expect(answer.headers["retry-after"]).toBeDefined();
    expect(await stored()).toEqual({ rows: 0, mails: 0, apart: 0 });
    const retried = await send("killed").expect(201);
    expect((await send("killed").expect(201)).body).toEqual(retried.body);
    expect(await stored()).toEqual(ONE);
  } finally {
    await sql(`DROP TRIGGER death ON ${table}`);
    await sql("DROP FUNCTION die_once; DROP SEQUENCE kills");
  }
});

// This test comes last: requests whose client hung up may still be running, and would write to tables that the next test clears.
test("stores one request for a client that hangs up and retries", async () => {
  for (const timeoutMs of [1, 2, 4, 8, 16, 32]) {
    await send("impatient")
      .timeout(timeoutMs)
      .catch(() => undefined);
  }
  expect((await onceDone(() => send("impatient"))).status).toBe(201);
  expect(await stored()).toEqual(ONE);
});
