import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { DataSource } from "typeorm";
import { JobQueue } from "../../jobs/job-queue.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { drill } from "../../testing/drill.js";
import { dataSourceOptions } from "../../database/data-source.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { until } from "../../testing/until.js";
import { openArchive } from "../archive/archive-reader.js";
import { madeUpPeople } from "../../testing/backup/made-up-people.js";
import { allTables, fullName } from "../tables/table-facts.js";
import { copyConnection } from "../tables/copy-connection.js";
import { RowSum, sumOf } from "../tables/copied-rows.js";
import { sectionOf } from "../tables/backup-sections.js";
import { writeBackup } from "../write/write-backup.js";
import { forgetBefore, restoreBackup } from "./restore-backup.js";
import { databaseName, databasesBefore, serverConnection, sibling } from "./side-database.js";

let database: TestDatabase;
let folder: string;
let file: string;
beforeEach(async () => {
  database = await testDatabase();
  folder = mkdtempSync(join(tmpdir(), "earshot-backup-"));
  file = join(folder, "people.tar");
});
afterEach(async () => {
  await forgetBefore(database.url);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Row count and checksum of every archived table, by name. */
async function sums(url: string): Promise<Record<string, string>> {
  const client = await copyConnection(url);
  try {
    const found: Record<string, string> = {};
    for (const table of await allTables(client)) {
      if (sectionOf(table.schema, table.name) !== "archived") continue;
      found[fullName(table)] = await sumOf(client, table);
    }
    return found;
  } finally {
    await client.end();
  }
}

/** The same for the tables in an archive. */
async function archivedSums(path: string): Promise<Record<string, string>> {
  const archive = await openArchive(path);
  const found: Record<string, string> = {};
  for (const table of archive.manifest.tables) {
    const sum = new RowSum();
    await pipeline(archive.compressedRows(table), createZstdDecompress(), sum.resume());
    found[`"public"."${table.name}"`] = sum.text;
  }
  return found;
}

const count = async (dataSource: DataSource, table: string): Promise<number> => {
  const [row] = await dataSource.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`);
  return row?.n ?? 0;
};

/** One connection per writer, so that waiting for a connection cannot fail on a busy machine. */
function patientDataSource(url: string, poolSize: number): Promise<DataSource> {
  const options = dataSourceOptions(url, { poolSize, statementTimeout: 0 });
  return new DataSource({ ...options, extra: { ...options.extra, connectionTimeoutMillis: 60_000 } }).initialize();
}

const PEOPLE = drill({ short: 100, long: 1_000 });
const ITEMS = drill({ short: 20, long: 100 });
/** The number of places at which an archive is cut off or one of its bits is flipped. */
const [CUTS, FLIPS] = drill<readonly [number, number]>({ short: [6, 60], long: [40, 400] });

test(`restores every table of ${PEOPLE} people unchanged from a backup made during writes`, async () => {
  const { dataSource, url } = database;
  await madeUpPeople(dataSource, PEOPLE, ITEMS);
  const writersOwn = await patientDataSource(url, 20);
  const writers = new AbortController();
  let written = 0;
  const write = async (n: number) => {
    while (!writers.signal.aborted) {
      // A list and its item are written together: there is never one without the other.
      await writersOwn.transaction(async (manager) => {
        const [list] = await manager.query<{ id: string }[]>(
          "INSERT INTO lists (user_id, name) SELECT id, gen_random_uuid()::text FROM users WHERE email = $1 RETURNING id",
          [`person-${n}@example.org`],
        );
        await manager.query(
          `INSERT INTO list_items (list_id, podcast_id, payload, created_at, title_key, search_text)
           VALUES ($1, 'x', '{}', now(), 'x', 'x')`,
          [list?.id],
        );
      });
      written += 1;
    }
  };
  const writing = Array.from({ length: 20 }, (_, index) => write(index + 1));
  while (written < 100) await new Promise(setImmediate);
  const before = written;
  await writeBackup(url, file, "test");
  expect(written).toBeGreaterThan(before);
  writers.abort();
  await Promise.all(writing);
  await writersOwn.destroy();

  const { manifest } = await openArchive(file);
  const rows = Object.fromEntries(manifest.tables.map((table) => [table.name, table.rows]));
  // The backup shows one moment: each list by the writers has its item.
  expect((rows.list_items ?? 0) - PEOPLE * ITEMS).toBe((rows.lists ?? 0) - PEOPLE);
  expect(rows.lists).toBeGreaterThanOrEqual(PEOPLE + 100);

  const [{ wiped } = { wiped: "" }] = await dataSource.query<{ wiped: string }[]>(
    "SELECT string_agg(quote_ident(tablename), ', ') AS wiped FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'",
  );
  await dataSource.transaction(async (manager) => {
    // A wiped disk would run no triggers.
    await manager.query("SET LOCAL session_replication_role = replica");
    await manager.query(`TRUNCATE ${wiped}`);
  });
  const restored = await restoreBackup(url, file);
  expect(restored).toMatchObject({ tables: manifest.tables.length, before: expect.stringContaining("_before_") });
  expect(await sums(url)).toEqual(await archivedSums(file));
  // The service continues with its pool, and sequences continue where they were.
  expect(await count(dataSource, "users")).toBe(PEOPLE);
  await dataSource.query("INSERT INTO outbox (key) VALUES ('next')");
  const [next] = await dataSource.query<{ fresh: boolean }[]>(
    `SELECT id = ${PEOPLE + 1} AS fresh FROM outbox WHERE key = 'next'`,
  );
  expect(next).toEqual({ fresh: true });
}, 120_000);

test("workers that run during a restore continue with the jobs that are queued after it", async () => {
  const { dataSource, url } = database;
  await madeUpPeople(dataSource, 1, 1);
  await writeBackup(url, file, "test");
  const rules = { name: "try-outs", expireAfter: 60, retries: 0, firstWait: 1, longestWait: 1, watchEvery: 1 };
  const queue = new JobQueue(url, new PostgresTransactions(dataSource), rules);
  const done: string[] = [];
  try {
    await queue.start();
    const run = async (key: string) => void done.push(key);
    await queue.work(1, { run, giveUp: async () => undefined });
    await queue.put(["before"]);
    await until(() => done.includes("before"));
    await restoreBackup(url, file);
    await until(() =>
      queue.put(["after"]).then(
        () => true,
        () => false,
      ),
    );
    await until(() => done.includes("after"));
  } finally {
    await queue.stop(1);
  }
  expect(done).toEqual(["before", "after"]);
});

test("restores rows of many sizes, whatever their order in the database's pages", async () => {
  const { dataSource, url } = database;
  await madeUpPeople(dataSource, 1, 1);
  const columns = ["method_from", "method_to", "low_from", "low_to", "high_from", "high_to", "rank"];
  const values = columns.map((_, bit) => `CASE WHEN hashint4(n) & ${1 << bit} = 0 THEN n END`);
  await dataSource.query(
    `INSERT INTO show_history (show, at, changed, ${columns.join(", ")})
     SELECT n, n, 1, ${values.join(", ")} FROM generate_series(1, 20000) n`,
  );
  await dataSource.query("DELETE FROM show_history WHERE hashint4(at) & 128 = 0");
  const before = await sums(url);
  await writeBackup(url, file, "test");
  await restoreBackup(url, file);
  expect(await sums(url)).toEqual(before);
});

test("the test data has rows in every table of people's data", async () => {
  await madeUpPeople(database.dataSource, 1, 1);
  await writeBackup(database.url, file, "test");
  const { manifest } = await openArchive(file);
  expect(manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
});

test("only the owner can read a backup, and an incomplete one never appears", async () => {
  await madeUpPeople(database.dataSource, 2, 2);
  await writeBackup(database.url, file, "test");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const missing = join(folder, "away", "people.tar");
  await expect(writeBackup(database.url, missing, "test")).rejects.toThrow("ENOENT");
  expect(existsSync(`${file}.part`)).toBe(false);
});

test("the previous database stays until it is explicitly removed", async () => {
  await madeUpPeople(database.dataSource, 3, 1);
  await writeBackup(database.url, file, "test");
  await madeUpPeopleLater();
  const { before } = await restoreBackup(database.url, file);
  expect(await count(database.dataSource, "waitlist")).toBe(1);
  const server = await serverConnection(database.url);
  expect(await databasesBefore(server, databaseName(database.url))).toEqual([before]);
  await server.end();
  expect(await forgetBefore(database.url)).toEqual([before]);
  expect(await forgetBefore(database.url)).toEqual([]);
});

test("the data is restored, also if the empty database from before cannot be removed", async () => {
  await madeUpPeople(database.dataSource, 3, 1);
  await writeBackup(database.url, file, "test");
  const empty = sibling(database.url, `${databaseName(database.url)}_empty`);
  await database.dataSource.query(`CREATE DATABASE ${databaseName(empty)} IS_TEMPLATE true`);
  const { before } = await restoreBackup(empty, file).finally(async () => {
    const server = await serverConnection(empty);
    for (const name of await databasesBefore(server, databaseName(empty))) {
      await server.query(`ALTER DATABASE ${name} IS_TEMPLATE false`);
    }
    await server.end();
  });
  expect(await sums(empty)).toEqual(await archivedSums(file));
  expect(await forgetBefore(empty)).toEqual([before]);
  await database.dataSource.query(`DROP DATABASE ${databaseName(empty)}`);
});

async function madeUpPeopleLater(): Promise<void> {
  await database.dataSource.query("INSERT INTO waitlist (email, email_key, source) VALUES ('later', 'later', 'x')");
}

describe("an invalid archive is refused, and the data does not change", () => {
  let before: Record<string, string>;
  beforeEach(async () => {
    await madeUpPeople(database.dataSource, 3, 5);
    await writeBackup(database.url, file, "test");
    before = await sums(database.url);
  });
  afterEach(async () => {
    expect(await sums(database.url)).toEqual(before);
    const server = await serverConnection(database.url);
    const { rows } = await server.query("SELECT 1 FROM pg_database WHERE datname = $1", [
      `${databaseName(database.url)}_restoring`,
    ]);
    await server.end();
    expect(rows).toEqual([]);
  });
  const refused = (sentence: RegExp) => expect(restoreBackup(database.url, file)).rejects.toThrow(sentence);

  test("truncated at any point", async () => {
    const whole = statSync(file).size;
    const copy = join(folder, "whole.tar");
    copyFileSync(file, copy);
    for (const size of [...Array(CUTS).keys()]
      .map((step) => Math.floor((whole * step) / CUTS))
      .concat(whole - 1, whole - 513)) {
      copyFileSync(copy, file);
      truncateSync(file, size);
      await refused(size < 15 ? /is not an Earshot backup/ : /is not complete|is damaged/);
    }
  });

  test("with any one bit flipped", async () => {
    const whole = readFileSync(file);
    const offsets = Array.from({ length: FLIPS }, (_, step) => Math.floor((whole.length * (step + 0.5)) / FLIPS));
    for (const offset of offsets) {
      const flipped = Buffer.from(whole);
      flipped.writeUInt8(flipped.readUInt8(offset) ^ (1 << (offset % 8)), offset);
      writeFileSync(file, flipped);
      await expect(openArchive(file)).rejects.toThrow(/damaged|not complete|newer|not a backup/);
    }
    const last = Buffer.from(whole);
    last.writeUInt8(1, last.length - 1);
    writeFileSync(file, last);
    await refused(/damaged/);
  });

  test("another file, or with extra bytes at the end", async () => {
    const whole = readFileSync(file);
    writeFileSync(file, "PK\u0003\u0004 something else");
    await refused(/not an Earshot backup/);
    writeFileSync(file, "");
    await refused(/not an Earshot backup/);
    writeFileSync(file, Buffer.concat([whole, Buffer.alloc(512)]));
    await refused(/damaged/);
  });

  test("from a newer program", async () => {
    const whole = readFileSync(file);
    const later = Buffer.from(whole);
    later.write("A backup of Earshot, format 2.", 512);
    writeFileSync(file, later);
    await refused(/written by a newer version of Earshot \(its format is 2/);
    await database.dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')",
    );
    await writeBackup(database.url, file, "test");
    await database.dataSource.query("DELETE FROM migrations WHERE name = 'Later9999999999999'");
    await refused(/newer version of Earshot \(its schema has Later9999999999999\)/);
  });
});
