import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { drill } from "../testing/drill.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { until } from "../testing/until.js";
import { promptSchedules } from "../testing/service/prompt-schedules.js";
import { WorkerProcesses } from "../testing/service/worker-processes.js";

import.meta.jest.setTimeout(200_000);

const SHOWS = drill({ short: 60, long: 600 });
const AT_ONCE = 8;
const KILLS = drill({ short: 1, long: 8 });
/** Milliseconds until the provider answers: long enough for work to be in progress when a worker is killed. */
const ANSWER_MS = drill({ short: 400, long: 60 });
/**
 * Seconds. The long form is longer than the time that a check waits for a slot of a killed worker. In the short form, the job of
 * such a check may expire and be done twice, which must not matter.
 */
const JOB_EXPIRY = drill({ short: "8", long: "16" });
const DAY = 86_400_000;
const FIRST = Date.parse("2026-06-01T08:00:00Z");

/** A show's episodes: two that were known when tracking began, and two published since. */
const episodes = (show: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${show}-e${index + 1}`,
    title: `Episode ${index + 1} of ${show}`,
    summary: "",
    published: new Date(FIRST + index * DAY).toISOString(),
    duration: 60,
    image: "",
    mp3: "",
  }));

let database: TestDatabase;
let workers: WorkerProcesses | undefined;
let provider: Awaited<ReturnType<typeof slowProvider>> | undefined;
// Each test has its own database: statements of a killed worker may still be running, and its slots and jobs stay until they expire.
beforeEach(async () => {
  database = await testDatabase();
  await seed();
});
afterEach(async () => {
  await workers?.close();
  provider?.close();
  await database.drop();
});

const query = <Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> =>
  database.dataSource.query<Row[]>(sql, [...parameters]);

/** A slow provider on loopback that counts simultaneous requests. */
async function slowProvider(ms: number) {
  const seen = { inFlight: 0, most: 0, asked: 0 };
  const server = createServer((request, response) => {
    const id = new URL(request.url ?? "/", "http://provider").searchParams.get("id") ?? "";
    seen.asked += 1;
    seen.inFlight += 1;
    seen.most = Math.max(seen.most, seen.inFlight);
    response.on("close", () => (seen.inFlight -= 1));
    setTimeout(() => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ episodes: episodes(id, 4) }));
    }, ms);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    ...seen,
    seen,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

const environment = () => ({
  DATABASE_URL: database.url,
  CATALOGUE: "rapidapi",
  RAPIDAPI_KEY: "key",
  RAPIDAPI_HOST: "provider.example",
  RAPIDAPI_BASE_URL: provider?.url ?? "",
  CHECKS_AT_ONCE: String(AT_ONCE),
  JOB_EXPIRY,
  ...promptSchedules("checks"),
});

/** Two people: one tracks every show, the other every third show. */
async function seed(): Promise<void> {
  await query(
    "INSERT INTO users (email, email_verified_at) VALUES ('ada@example.org', now()), ('ben@example.org', now())",
  );
  await query(
    `INSERT INTO tracked_podcasts (user_id, podcast_id, title, image_url, author, description, categories, created_on,
       last_update, language, episode_count, listener_range, popularity_score, source_provider, last_checked_at, started_at)
     SELECT u.id, 's' || n, 'Show ' || n, '', '', '', '{}', 0, 0, 'en', 0, 'N/A', 0, 'rapidapi', now() - interval '1 day', now()
     FROM users u, generate_series(1, $1::int) n WHERE u.email = 'ada@example.org' OR n % 3 = 0`,
    [SHOWS],
  );
  await query(
    `INSERT INTO watched_shows (source_provider, podcast_id, since, last_seen_pub_date, episodes, interval_seconds, next_check_at)
     SELECT 'rapidapi', 's' || n, $2, $3, jsonb_build_array(jsonb_build_array('s' || n || '-e1', ''),
       jsonb_build_array('s' || n || '-e2', '')), 3600, now() - interval '1 minute'
     FROM generate_series(1, $1::int) n`,
    [SHOWS, new Date(FIRST), new Date(FIRST + DAY)],
  );
}

test("killed workers alert once for every new episode, and never overload the source", async () => {
  provider = await slowProvider(ANSWER_MS);
  const { seen } = provider;
  const processes = (workers = new WorkerProcesses(environment()));
  await Promise.all([processes.start(), processes.start()]);
  const left = async () =>
    (await query<{ n: number }>("SELECT count(*)::int AS n FROM watched_shows WHERE next_check_at < now()"))[0]?.n ?? 0;
  const started = Date.now();
  let kills = 0;
  for (let open = await left(); open > 0; open = await left()) {
    if (Date.now() - started > 160_000) break;
    const [victim] = processes.alive.toSorted(() => Math.random() - 0.5);
    if (victim && kills < KILLS && open < SHOWS) {
      kills += 1;
      await processes.end(victim, "SIGKILL");
      await processes.start();
    }
    await new Promise((later) => setTimeout(later, 200 + Math.random() * 400));
  }
  expect(await left()).toBe(0);
  expect(kills).toBe(KILLS);
  expect(seen.most).toBeLessThanOrEqual(AT_ONCE);
  const mailed = await query<{ email: string; n: number; shows: number; episodes: number }>(
    `SELECT u.email, count(*)::int AS n, count(DISTINCT podcast_id)::int AS shows, count(DISTINCT episode_id)::int AS episodes
     FROM alerts JOIN users u ON u.id = user_id GROUP BY 1 ORDER BY 1`,
  );
  expect(mailed).toEqual([
    { email: "ada@example.org", n: 2 * SHOWS, shows: SHOWS, episodes: 2 * SHOWS },
    { email: "ben@example.org", n: (2 * SHOWS) / 3, shows: SHOWS / 3, episodes: (2 * SHOWS) / 3 },
  ]);
  expect(await query("SELECT 1 FROM tracked_podcasts WHERE last_checked_at < now() - interval '10 minutes'")).toEqual(
    [],
  );
  expect(await query("SELECT 1 FROM jobs.job WHERE state = 'failed' OR name LIKE '%dead'")).toEqual([]);
});

test("a worker that is stopping finishes its running checks and takes no more", async () => {
  provider = await slowProvider(ANSWER_MS);
  const processes = (workers = new WorkerProcesses({ ...environment(), JOB_EXPIRY: "60" }));
  const worker = await processes.start();
  const active = () => query<{ n: number }>("SELECT count(*)::int AS n FROM jobs.job WHERE state = 'active'");
  // The worker creates its tables after it reports that it is working.
  await until(
    async () => (await query<{ made: boolean }>("SELECT to_regclass('jobs.job') IS NOT NULL AS made"))[0]?.made,
  );
  await until(async () => ((await active())[0]?.n ?? 0) > 0);
  // After its cleanup, the process ends by the signal itself.
  expect(await processes.end(worker, "SIGTERM")).toBe("SIGTERM");
  expect(await active()).toEqual([{ n: 0 }]);
  expect(
    await query("SELECT 1 FROM jobs.job WHERE state = 'retry' OR retry_count > 0 AND completed_on IS NULL"),
  ).toEqual([]);
  expect(await query("SELECT 1 FROM provider_slots WHERE taken_until > now()")).toEqual([]);
});
