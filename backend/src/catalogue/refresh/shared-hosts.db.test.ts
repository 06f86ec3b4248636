import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { DataSource } from "typeorm";
import { dataSourceOptions } from "../../database/data-source.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { drill } from "../../testing/drill.js";
import { feedOf } from "../../testing/servers/feed-server.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { until } from "../../testing/until.js";
import { WorkerProcesses } from "../../testing/service/worker-processes.js";
import { CatalogueBuild } from "../local/write/catalogue-build.js";
import { SharedHosts } from "./shared-hosts.js";

let database: TestDatabase;
let other: DataSource;
beforeAll(async () => {
  database = await testDatabase();
  other = await new DataSource(dataSourceOptions(database.url, { poolSize: 2 })).initialize();
  // Records each turn with its owner, and the number of turns at that time.
  await database.dataSource.query(
    `CREATE TABLE taken (host text, next_start timestamptz, live int, by text);
     CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF cardinality(NEW.turns) > 0 AND (TG_OP = 'INSERT' OR NEW.next_start > OLD.next_start) THEN
         INSERT INTO taken VALUES (NEW.host, NEW.next_start, cardinality(NEW.turns), current_setting('application_name'));
       END IF; RETURN NEW; END $$;
     CREATE TRIGGER note AFTER INSERT OR UPDATE ON feed_hosts FOR EACH ROW EXECUTE FUNCTION note();`,
  );
});
afterAll(async () => {
  await other.destroy();
  await database.drop();
});

type Taken = { apart: number | null; live: number; by: string };
const taken = (host: string) =>
  database.dataSource.query<Taken[]>(
    `SELECT extract(epoch FROM next_start - lag(next_start) OVER (ORDER BY next_start))::float8 AS apart, live, by
     FROM taken WHERE host = $1 ORDER BY next_start`,
    [host],
  );

const hostsOf = (dataSource: DataSource) => new SharedHosts(new PostgresTransactions(dataSource));
const never = new AbortController().signal;

test("two processes with one database give a host at most two turns, a second apart", async () => {
  const [one, two] = [hostsOf(database.dataSource), hostsOf(other)];
  const leave = await one.enter("a.example", never);
  const leaveToo = await two.enter("a.example", never);
  let third = false;
  const waits = one.enter("a.example", never).then((end) => ((third = true), end));
  const fourth = new AbortController();
  const refused = two.enter("a.example", fourth.signal);
  await two.enter("b.example", never);
  fourth.abort(new Error("enough"));
  await expect(refused).rejects.toThrow();
  expect([third, (await taken("a.example")).length]).toEqual([false, 2]);
  await leaveToo();
  await (
    await waits
  )();
  await leave();
  const turns = await taken("a.example");
  expect(turns.map(({ live }) => live)).toEqual([1, 2, 2]);
  for (const { apart } of turns.slice(1)) expect(apart).toBeGreaterThanOrEqual(1);
});

test("a pause for one process applies to the other, and turns of dead processes expire", async () => {
  const [one, two] = [hostsOf(database.dataSource), hostsOf(other)];
  await one.rest("tired.example", 3_600);
  await expect(two.enter("tired.example", never)).rejects.toMatchObject({ retryAfter: expect.any(Number) as number });
  await database.dataSource.query(
    `INSERT INTO feed_hosts VALUES ('dead.example', now(), ARRAY[now() - interval '1 second', now() - interval '2 seconds'])`,
  );
  await (
    await two.enter("dead.example", never)
  )();
  await database.dataSource.query("UPDATE feed_hosts SET next_start = now() - interval '2 hours'");
  await two.forget();
  expect(await database.dataSource.query("SELECT * FROM feed_hosts")).toEqual([]);
});

test("two processes that read feeds of one host keep to its turns", async () => {
  let [open, most] = [0, 0];
  const server = createServer((request, response) => {
    most = Math.max(most, (open += 1));
    const page = feedOf(`Show ${request.url}`, ["One"], { first: new Date("2026-11-01T06:00:00Z") });
    // A slow host: the next turns of both processes begin before it has answered.
    setTimeout(() => {
      // Done before the answer is sent, because the client may send its next request at once.
      open -= 1;
      response.writeHead(200, { "Content-Type": "application/rss+xml" }).end(page);
    }, 1_500);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const keys = Array.from({ length: drill({ short: 4, long: 10 }) }, (_, at) => `show${at}`);
  const workers = ["one", "two"].map((name) => {
    const url = new URL(database.url);
    url.searchParams.set("application_name", name);
    return new WorkerProcesses({
      DATABASE_URL: url.href,
      FETCH_ALLOW: "127.0.0.1",
      FEEDS_PER_MINUTE: "600",
      CHECKS_AT_ONCE: "2",
    });
  });
  try {
    await Promise.all(workers.map((worker) => worker.start()));
    // Both start before there is any work.
    const build = await CatalogueBuild.begin(database.dataSource, { mode: "merge", indexFolder: database.indexFolder });
    for (const key of keys)
      await build.add({ source: "dump", key, title: key, categories: [], feedUrl: `http://127.0.0.1:${port}/${key}` });
    await build.finish();
    await until(
      async () => {
        const [read] = await database.dataSource.query<{ count: number }[]>(
          "SELECT count(*)::int AS count FROM feed_reads WHERE read_at IS NOT NULL",
        );
        return read?.count === keys.length;
      },
      120,
      () => workers.flatMap(({ output }) => output).join(""),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
    server.closeAllConnections();
    server.close();
  }
  const turns = await taken("127.0.0.1");
  expect(turns.length).toBeGreaterThanOrEqual(keys.length);
  expect(new Set(turns.map(({ by }) => by))).toEqual(new Set(["one", "two"]));
  for (const { apart, live } of turns.slice(1)) {
    expect(apart).toBeGreaterThanOrEqual(1);
    expect(live).toBeLessThanOrEqual(2);
  }
  expect(most).toBeLessThanOrEqual(2);
}, 180_000);
