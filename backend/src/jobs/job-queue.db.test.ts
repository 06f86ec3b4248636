import { Logger } from "@nestjs/common";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { until } from "../testing/until.js";
import { JobQueue, type QueueRules } from "./job-queue.js";
import { jobsCommand } from "./jobs-cli.js";

// Failed attempts are logged; these tests check the queue itself.
Logger.overrideLogger(false);
import.meta.jest.setTimeout(60_000);

/** A job must not expire if a busy machine completes it late: it would run twice. */
const RULES: QueueRules = {
  name: "try-outs",
  expireAfter: 60,
  retries: 2,
  firstWait: 1,
  longestWait: 2,
  watchEvery: 1,
};

let database: TestDatabase;
let transactions: PostgresTransactions;
const open: JobQueue[] = [];
beforeEach(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.stop(1)));
  await database.drop();
});

async function newQueue(rules: Partial<QueueRules> = {}): Promise<JobQueue> {
  const queue = new JobQueue(database.url, transactions, { ...RULES, ...rules });
  open.push(queue);
  await queue.start();
  return queue;
}

const handler = (
  run: (key: string) => Promise<void>,
  giveUp: (key: string) => Promise<void> = async () => undefined,
) => ({
  run,
  giveUp,
});

const command = async (...args: string[]): Promise<{ code: number; said: string }> => {
  const lines: string[] = [];
  const code = await jobsCommand(args, { DATABASE_URL: database.url }, (line) => lines.push(line));
  return { code, said: lines.join("\n") };
};

test("creates the queue once for simultaneous processes, and does each job once", async () => {
  const queues = await Promise.all([newQueue(), newQueue(), newQueue()]);
  const done: string[] = [];
  const keys = Array.from({ length: 60 }, (_, index) => `job ${index}`);
  // All are queued before any is done, because a finished job can be queued again.
  await Promise.all(queues.map((queue) => queue.put(keys)));
  for (const queue of queues)
    await queue.work(
      4,
      handler(async (key) => void done.push(key)),
    );
  await until(() => done.length >= 60);
  await until(async () => (await command("list")).said === "try-outs: 0 waiting, 0 running, 0 given up");
  expect(done.toSorted()).toEqual(keys.toSorted());
});

test("does not queue a waiting job twice, but queues a finished one again", async () => {
  const queue = await newQueue();
  await queue.put(["a", "b"]);
  await queue.put(["b", "c", "c"]);
  const done: string[] = [];
  await queue.work(
    4,
    handler(async (key) => void done.push(key)),
  );
  await until(() => done.length === 3);
  await until(async () => (await command("list")).said === "try-outs: 0 waiting, 0 running, 0 given up");
  await queue.put(["b"]);
  await until(() => done.length === 4);
  expect(done.toSorted()).toEqual(["a", "b", "b", "c"]);
});

test("jobs belong to the surrounding transaction and roll back with it", async () => {
  const queue = await newQueue();
  const failing = transactions.run(async () => {
    await queue.put(["undone"]);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  await transactions.run(() => queue.put(["kept"]));
  const rows = await database.dataSource.query<{ key: string }[]>("SELECT data->>'key' AS key FROM jobs.job");
  expect(rows).toEqual([{ key: "kept" }]);
});

test("retries a failing job with growing pauses, then gives it up without delaying others", async () => {
  const queue = await newQueue();
  // The jobs are queued before the worker starts, so that its first poll finds them.
  await queue.put(["poison", "good"]);
  const tries: number[] = [];
  const done: string[] = [];
  const givenUp: string[] = [];
  let healed = false;
  const run = async (key: string): Promise<void> => {
    if (key === "poison") tries.push(Date.now());
    if (key === "poison" && !healed) throw new Error("cannot be read");
    done.push(key);
  };
  await queue.work(
    4,
    handler(run, async (key) => void givenUp.push(key)),
  );
  await until(async () => /1 given up/.test((await command("list")).said));
  expect(tries).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = tries;
  expect(second - first).toBeGreaterThan(450);
  expect(third - second).toBeGreaterThan(950);
  expect([done, givenUp]).toEqual([["good"], ["poison"]]);
  const { code, said } = await command("list");
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(
      /^try-outs: 0 waiting, 0 running, 1 given up\n[0-9a-f-]{36} {2}20\S+Z {2}poison {2}3 tries {2}cannot be read$/,
    ),
  ]);
  healed = true;
  const id = /^[0-9a-f-]{36}/m.exec(said)?.[0] ?? "";
  expect(await command("retry", "00000000-0000-4000-8000-000000000000")).toMatchObject({ code: 1 });
  expect(await command("retry", id)).toEqual({ code: 0, said: "Queued again." });
  await until(() => done.includes("poison"));
  await until(async () => (await command("list")).said === "try-outs: 0 waiting, 0 running, 0 given up");
});

test("all failed jobs are retried at once", async () => {
  const queue = await newQueue({ retries: 0 });
  await queue.put(["a", "b", "c"]);
  let healed = false;
  const done: string[] = [];
  await queue.work(
    4,
    handler(async (key) => {
      if (!healed) throw new Error("not yet");
      done.push(key);
    }),
  );
  await until(async () => /3 given up/.test((await command("list")).said));
  healed = true;
  expect(await command("retry", "all")).toEqual({ code: 0, said: "3 queued again." });
  await until(() => done.length === 3);
});

test("another worker takes the job of a worker that stopped responding", async () => {
  const [silent, other] = [await newQueue({ expireAfter: 1 }), await newQueue({ expireAfter: 1 })];
  await silent.put(["orphan"]);
  let taken = 0;
  await silent.work(
    1,
    handler(() => {
      taken += 1;
      return new Promise(() => undefined);
    }),
  );
  await until(() => taken === 1);
  const done: string[] = [];
  await other.work(
    1,
    handler(async (key) => void done.push(key)),
  );
  await until(() => done.length === 1 || taken > 1);
  expect(done.length + taken).toBeGreaterThan(1);
});

test("a wrong call prints the usage", async () => {
  for (const args of [[], ["lists"], ["retry"], ["list", "x"], ["retry", "a", "b"]]) {
    const { code, said } = await command(...args);
    expect([code, said]).toEqual([2, expect.stringContaining("npm run operate -- jobs retry all")]);
  }
});
