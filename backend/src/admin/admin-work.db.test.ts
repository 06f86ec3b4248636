import { JobQueue } from "../jobs/job-queue.js";
import { RecordedRun } from "../catalogue/import/runs/recorded-run.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { openedPage } from "../testing/service/opened-page.js";
import { newUser, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";
import { backupsAnswer, feedsAnswer, figuresAnswer, importsAnswer, inboxAnswer, jobsAnswer } from "./admin.schemas.js";

const OPERATOR = "operator@example.org";

let service: TestService;
let page: TestBrowser;
beforeAll(async () => {
  service = await testService({ env: { OPERATOR_EMAILS: OPERATOR } });
  await newUser(service, OPERATOR);
  page = await openedPage(service, OPERATOR);
});
afterAll(() => service.close());

const query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  service.database.dataSource.query<Row[]>(sql, parameters);

test("failed jobs are listed with their reason, and retried one by one or all", async () => {
  const queue = new JobQueue(service.database.url, service.app.get(PostgresTransactions, { strict: false }), {
    ...{ name: "try-outs", expireAfter: 30, retries: 0, firstWait: 1, longestWait: 1, watchEvery: 1 },
  });
  try {
    await queue.start();
    const failing = new Set(["one", "two", "three"]);
    const done: string[] = [];
    await queue.put([...failing]);
    await queue.work(3, {
      run: (key) => {
        if (failing.has(key)) return Promise.reject(new Error(`no ${key}`));
        done.push(key);
        return Promise.resolve();
      },
      giveUp: () => Promise.resolve(),
    });
    const shown = async () => jobsAnswer.parse((await page.get("/admin/jobs").expect(200)).body);
    await until(async () => (await shown()).failed.length === 3);
    const { queues, failed } = await shown();
    expect(queues.find(({ name }) => name === "try-outs")).toMatchObject({ dead: 3, waiting: 0 });
    expect(failed.map(({ key, reason }) => [key, reason]).toSorted()).toEqual([
      ["one", "no one"],
      ["three", "no three"],
      ["two", "no two"],
    ]);
    failing.clear();
    const one = failed.find(({ key }) => key === "one");
    await page.post(`/admin/jobs/${one?.id}/retry`).expect(204);
    await page.post(`/admin/jobs/${one?.id}/retry`).expect(404);
    expect((await page.post("/admin/jobs/retry").expect(200)).body).toEqual({ retried: 2 });
    await until(() => Promise.resolve(done.length === 3));
    expect((await shown()).failed).toEqual([]);
    const log = await query<{ action: string; subject: string }>("SELECT action, subject FROM operator_actions");
    expect(log).toEqual(expect.arrayContaining([{ action: "jobs.retry", subject: one?.id }]));
    expect(log).toEqual(expect.arrayContaining([{ action: "jobs.retry-all", subject: "" }]));
  } finally {
    await queue.stop(5);
  }
}, 120_000);

test("a running import shows its progress, and afterwards the rows that it left out", async () => {
  const shown = async () => importsAnswer.parse((await page.get("/admin/imports").expect(200)).body).imports;
  expect(await shown()).toEqual([]);
  const run = new RecordedRun(service.database.dataSource, 100, { machine: "one", startedAt: new Date() });
  await until(async () => (await shown()).length === 1);
  expect(await shown()).toMatchObject([{ machine: "one", share: 0, ended: null }]);
  const line = { outcome: "bad", file: "a.db", reason: "<script>", title: "T" };
  await run.end("done", [line]);
  expect(await shown()).toMatchObject([{ ended: "done", report: [line] }]);
});

test("an operator's backup appears in the list and in the log", async () => {
  const shown = async () => backupsAnswer.parse((await page.get("/admin/backups").expect(200)).body);
  expect(await shown()).toMatchObject({ backups: [], old: true });
  await page.post("/admin/backups").expect(204);
  const { backups, old } = await shown();
  expect([backups.length, old]).toEqual([1, false]);
  expect(backups[0]?.bytes).toBeGreaterThan(1_000);
  expect(await query("SELECT 1 FROM operator_actions WHERE action = 'backups.write'")).toHaveLength(1);
});

test("the inbox has briefs, messages and addresses, newest first, and the number of removals", async () => {
  await query(
    `INSERT INTO contact_messages (name, email, message, source, created_at)
     SELECT 'N' || n, 'n@example.org', '<b>' || n, 'footer', now() - n * interval '1 minute' FROM generate_series(1, 60) n`,
  );
  const read = async (query: string) => inboxAnswer.parse((await page.get(`/admin/inbox?${query}`).expect(200)).body);
  const first = await read("kind=contact");
  expect(first.entries.map(({ from }) => from)).toEqual(Array.from({ length: 50 }, (_, n) => `N${n + 1}`));
  const rest = await read(`kind=contact&before=${first.entries.at(-1)?.id}`);
  expect(rest.entries.map(({ from }) => from)).toContain("N60");
  // The same time for all, except for microseconds.
  await query(`UPDATE contact_messages SET created_at = now() - (random() * 100)::int * interval '1 microsecond'`);
  const newest = await read("kind=contact");
  const older = await read(`kind=contact&before=${newest.entries.at(-1)?.id}`);
  const all = [...newest.entries, ...older.entries].map(({ id }) => id);
  expect([new Set(all).size, all]).toEqual([
    all.length,
    (await query<{ id: string }>("SELECT id FROM contact_messages ORDER BY created_at DESC, id DESC")).map(
      ({ id }) => id,
    ),
  ]);
  await query(
    `INSERT INTO campaign_requests (first_name, last_name, business_email, phone, company_name, budget_range,
       primary_goal, campaign_brief, referral, podcast_id, podcast_title)
     VALUES ('Ada', 'Lovelace', 'ada@example.org', '123', 'Engines', 'small', 'reach', 'Soon', 'Google', 'kelp', NULL)`,
  );
  expect((await read("kind=campaign")).entries).toMatchObject([
    {
      ...{ from: "Ada Lovelace", email: "ada@example.org", text: "Soon", podcast: { id: "kelp", title: "kelp" } },
      facts: ["Engines", "small", "reach", "123", "heard about us through Google"],
    },
  ]);
  expect((await read("kind=waitlist")).removals).toEqual({ pending: 0, done: 0 });
  for (const wrong of ["", "kind=spam", "kind=contact&before=2026-11-22T10:00:00.000Z", "kind[]=contact"])
    await page.get(`/admin/inbox?${wrong}`).expect(400);
});

test("shows usage figures, and feeds with their failures", async () => {
  await query("INSERT INTO feed_reads (podcast_id, tried_at, failures, failure) VALUES ('s', now(), 3, 'it is gone')");
  const feeds = feedsAnswer.parse((await page.get("/admin/feeds").expect(200)).body);
  expect(feeds).toMatchObject({ due: 0, lag: 0, failing: [{ podcastId: "s", failures: 3, reason: "it is gone" }] });
  const seen = `INSERT INTO analytics_events (at, name, route, podcast_id, title) SELECT now() - interval '1 hour', name, route, 'kelp', title
     FROM (VALUES ('page_view', '/podcast/:id', NULL), ('select_podcast', NULL, 'Kelp Radio')) AS event (name, route, title)`;
  await query("SELECT analytics_month(now() - interval '1 hour')");
  await query(seen);
  const figures = figuresAnswer.parse((await page.get("/admin/figures").expect(200)).body);
  expect(figures.shows).toEqual([{ podcastId: "kelp", title: "Kelp Radio", views: 1, selections: 1 }]);
  expect(figures).toMatchObject({ people: { all: 1, confirmed: 1, newThisWeek: 1, locked: 0, leaving: 0 }, lists: 0 });
});
