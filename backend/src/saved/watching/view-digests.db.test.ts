import type { Outbox } from "../../mail/outbox.js";
import { type MailRounds, mailRounds } from "../../testing/mail-rounds.js";
import { PostgresViewDigests } from "./postgres-view-digests.js";
import { PostgresWatches } from "./postgres-watches.js";
import { ViewDigests } from "./view-digests.js";

/** More people than one transaction handles. */
const READERS = 23;
const NOW = new Date("2026-11-21T12:00:00Z");
const FOUND = new Date("2026-11-20T12:00:00Z");
const CHANGES = [
  { kind: "entered", podcastId: "a", title: "Low water", what: "place", from: null, to: "3", byMethod: false },
  { kind: "left", podcastId: "b", title: "Ebb", what: "place", from: "4", to: null, byMethod: true },
];

let setup: MailRounds;
let digests: ViewDigests;
let store: PostgresViewDigests;
let watches: PostgresWatches;
let outbox: Outbox;
let query: MailRounds["query"];
let number: MailRounds["number"];
beforeAll(async () => {
  setup = await mailRounds();
  ({ outbox, query, number } = setup);
  watches = new PostgresWatches(setup.transactions);
  store = new PostgresViewDigests(setup.transactions);
  digests = new ViewDigests(store, outbox, setup.tokens, setup.transactions, "https://earshot.example");
});
afterAll(() => setup.database.drop());
afterEach(async () => {
  import.meta.jest.restoreAllMocks();
  await setup.clear();
});

const waiting = () => number("view_runs WHERE mail_waits");
const userOf = async (name: string) =>
  (await query<{ id: string }>("SELECT id FROM users WHERE email = $1", [`${name}@example.org`]))[0]?.id ?? "";
const viewOf = async (userId: string, name = "Tides") =>
  (await query<{ id: string }>("SELECT id FROM saved_views WHERE user_id = $1 AND name = $2", [userId, name]))[0]?.id ??
  "";
const sent = async () => {
  const mails = [];
  for (let mail = await outbox.claim(60); mail; mail = await outbox.claim(60)) mails.push(mail);
  return mails;
};

/** Everyone watches Ants and Tides, with emails about both; one run of each has not been emailed yet. */
beforeEach(async () => {
  await setup.addReaders(READERS);
  await query(
    `INSERT INTO saved_views (id, user_id, name, search)
     SELECT gen_random_uuid(), u.id, v.name, '{"version": 1, "search": {"term": "a"}}' FROM users u, unnest(ARRAY['Ants', 'Tides']) AS v(name)`,
  );
  await query(
    `INSERT INTO watched_views (view_id, user_id, since, seen_until, mail) SELECT id, user_id, $1, $1, true FROM saved_views`,
    [new Date("2026-11-01T12:00:00Z")],
  );
  await newRuns(FOUND);
});
const newRuns = (at: Date) =>
  query(
    `INSERT INTO view_runs (view_id, user_id, at, total, by_method, changes, mail_waits)
     SELECT view_id, user_id, $1, 2, 1, $2, true FROM watched_views`,
    [at, JSON.stringify(CHANGES)],
  );

test("simultaneous rounds write each person one email about all views", async () => {
  const written = await Promise.all([digests.round(NOW), digests.round(NOW), digests.round(NOW)]);
  // Each round skips people that another round has locked; a later round may email them.
  const after = await digests.round(NOW);
  expect(written.reduce((sum, each) => sum + each, after)).toBe(READERS);
  expect(await number("(SELECT DISTINCT user_id FROM outbox) AS everybody")).toBe(READERS);
  expect(await number("outbox")).toBe(READERS);
  expect(await waiting()).toBe(0);
  const [mail] = await sent();
  expect(mail?.subject).toBe("4 changes in 2 watched searches – Earshot");
  expect(mail?.text).toContain(
    "Ants – 2 changes. 1 of 2 changes is because our estimation method changed.\n\nLow water is new at #3\n\n" +
      "Ebb left the results, was #4 (our estimation method changed)\n\nTides – 2 changes.",
  );
});

test("sends at most one email a day, and keeps later changes for the next one", async () => {
  expect(await digests.round(NOW)).toBe(READERS);
  await newRuns(new Date("2026-11-21T06:00:00Z"));
  await newRuns(new Date("2026-11-21T13:00:00Z"));
  expect(await digests.round(new Date("2026-11-22T06:59:59Z"))).toBe(0);
  expect(await digests.round(new Date("2026-11-22T07:00:00Z"))).toBe(READERS);
  expect(await waiting()).toBe(0);
  expect((await sent()).at(-1)?.subject).toBe("8 changes in 2 watched searches – Earshot");
  expect(await digests.round(new Date("2026-11-23T07:00:00Z"))).toBe(0);
});

test("sends no email about views without the setting, or with seen or earlier changes", async () => {
  await query("DELETE FROM users WHERE email NOT IN ('r1@example.org', 'r2@example.org')");
  const [ada, ben] = [await userOf("r1"), await userOf("r2")];
  await store.setMail(ada, await viewOf(ada, "Ants"), null);
  await store.setMail(ada, await viewOf(ada, "Ants"), "daily");
  await watches.seen(ada, await viewOf(ada), FOUND);
  await store.setMail(ben, await viewOf(ben, "Ants"), null);
  await query("UPDATE watched_views SET removed_at = now() WHERE view_id = $1", [await viewOf(ben)]);
  expect(await digests.round(NOW)).toBe(0);
  expect(await store.setMail(ben, await viewOf(ben), "daily")).toBe(false);
  expect(await store.setMail(ben, await viewOf(ada), "daily")).toBe(false);
  await query("UPDATE watched_views SET removed_at = NULL");
  expect(await digests.round(NOW)).toBe(1);
  expect((await sent()).map(({ to, subject }) => [to, subject])).toEqual([
    ["r2@example.org", "Tides: 2 changes – Earshot"],
  ]);
});

test("sends weekly views on Monday together with the daily ones, which do not wait", async () => {
  await query("DELETE FROM users WHERE email <> 'r1@example.org'");
  const ada = await userOf("r1");
  const ants = await viewOf(ada, "Ants");
  expect(await store.setMail(ada, ants, "weekly")).toBe(true);
  // The pending changes wait for the weekly email.
  expect(await digests.round(NOW)).toBe(1);
  expect((await sent()).map(({ subject }) => subject)).toEqual(["Tides: 2 changes – Earshot"]);
  expect(await waiting()).toBe(1);
  expect(await digests.round(new Date("2026-11-22T12:00:00Z"))).toBe(0);
  await newRuns(new Date("2026-11-22T12:00:00Z"));
  // 23 November 2026 is a Monday.
  expect(await digests.round(new Date("2026-11-23T06:59:59Z"))).toBe(0);
  expect(await digests.round(new Date("2026-11-23T07:00:00Z"))).toBe(1);
  expect((await sent()).at(-1)?.subject).toBe("6 changes in 2 watched searches – Earshot");
  expect(await waiting()).toBe(0);
  // The setting is daily again, so the next email is due tomorrow.
  await newRuns(new Date("2026-11-23T12:00:00Z"));
  await store.setMail(ada, ants, "daily");
  expect(await digests.round(new Date("2026-11-24T07:00:00Z"))).toBe(1);
  expect((await sent()).at(-1)?.subject).toBe("4 changes in 2 watched searches – Earshot");
});

test("sends no email to an unconfirmed address or an account about to be deleted", async () => {
  await query("UPDATE users SET email_verified_at = NULL WHERE email = 'r1@example.org'");
  await query("UPDATE users SET delete_after = now() + interval '5 days' WHERE email = 'r2@example.org'");
  expect(await digests.round(NOW)).toBe(READERS - 2);
  // Confirmed much later: old changes appear only on the page.
  await query("UPDATE users SET email_verified_at = now()");
  expect(await digests.round(new Date("2026-11-28T07:00:00Z"))).toBe(0);
});

test("people locked by another round are left for the next one", async () => {
  const runner = setup.database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query("SELECT id FROM users WHERE email = 'r7@example.org' FOR NO KEY UPDATE");
  const written = await digests.round(NOW).finally(async () => {
    await runner.rollbackTransaction();
    await runner.release();
  });
  expect(written).toBe(READERS - 1);
  expect(await waiting()).toBe(2);
  expect(await digests.round(NOW)).toBe(1);
});

test("writes each email once even if a worker dies before it commits", async () => {
  const send = outbox.send.bind(outbox);
  let calls = 0;
  import.meta.jest.spyOn(outbox, "send").mockImplementation(async (...some: Parameters<typeof send>) => {
    await send(...some);
    // The database closes the connection of the second transaction, as if its process had been killed.
    if ((calls += 1) !== 2) return;
    await query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
  });
  await expect(digests.round(NOW)).rejects.toThrow();
  expect(await number("outbox")).toBe(10);
  expect(await number("view_digests")).toBe(10);
  expect(await waiting()).toBe((READERS - 10) * 2);
  expect(await digests.round(NOW)).toBe(READERS - 10);
  expect(await number("(SELECT user_id FROM outbox GROUP BY user_id HAVING count(*) = 1) AS once")).toBe(READERS);
  expect(await digests.round(NOW)).toBe(0);
});
