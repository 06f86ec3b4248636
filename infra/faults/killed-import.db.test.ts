import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import pg from "pg";
import { ROOT } from "../server-process.js";
import { drill } from "../testing/drill.js";
import { type FaultDatabase, faultDatabase } from "./fault-database.js";
import { whenBuilt } from "./when-built.js";

// The importer runs as a separate process, and is killed while it imports another catalogue.

const CLI = join(ROOT, "backend/dist/src/catalogue/import-cli.js");
/** Enough shows that the importer can be caught in each statement. */
const SHOWS = drill({ short: 4_000, long: 30_000 });
/** Statements of building a new generation, during which the importer is killed. */
const BUILDING = drill({
  short: ["INSERT INTO catalogue_next.podcasts"],
  long: ["COPY catalogue_next.staged", "INSERT INTO catalogue_next.podcasts", "CREATE INDEX"],
});
/** Statements of changing the catalogue in place. */
const CHANGING = drill({
  short: ["UPDATE catalogue.info"],
  long: ["INSERT INTO catalogue.podcasts", "UPDATE catalogue.info"],
});

let database: FaultDatabase;
beforeAll(async () => (database = await faultDatabase()));
afterAll(() => database.drop());

function dump(name: string, shows: number, title: string): string {
  const path = join(database.folder, name);
  const file = new DatabaseSync(path);
  file.exec(`CREATE TABLE podcasts (id INTEGER PRIMARY KEY, url, title, itunesAuthor, description, episodeCount);
    WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ${shows})
    INSERT INTO podcasts SELECT id, 'https://made-up.example/' || id, '${title} ' || id, 'Author ' || (id % 900),
      'Everything about number ' || id || ' and ' || (id * 7) || ', told by people who know it', 1 + id % 300 FROM n`);
  file.close();
  return path;
}

const importing = (path: string): ChildProcess =>
  spawn(process.execPath, ["--disable-warning=ExperimentalWarning", CLI, "--replace", path], {
    env: { ...process.env, NODE_OPTIONS: "", DATABASE_URL: database.url, DATA_DIR: database.folder },
    stdio: "ignore",
  });
const ended = (child: ChildProcess): Promise<number | null> => new Promise((gone) => child.once("exit", gone));

type Seen = { readonly podcasts?: number; readonly checksum?: string; readonly old?: number; readonly rows?: number };

/** What readers of the catalogue see. */
async function catalogue(): Promise<Seen> {
  const { rows } = await database.client.query<Seen>(
    `SELECT podcasts, checksum, (SELECT count(*)::int FROM catalogue.podcasts WHERE title LIKE 'Old %') AS old,
            (SELECT count(*)::int FROM catalogue.podcasts) AS rows FROM catalogue.info`,
  );
  return rows[0] ?? {};
}

/** Resolves once the server has rolled back the killed importer's work, which holds locks until then. */
async function abandoned(): Promise<void> {
  const left =
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'earshot-import'";
  while ((await database.client.query(left)).rowCount) await setTimeout(50);
}

/** Resolves once the importer's connection is running a statement of this kind. */
async function running(statement: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const { rowCount } = await database.client.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'earshot-import'
       AND state = 'active' AND query LIKE $1`,
      [`${statement}%`],
    );
    if (rowCount) return;
  }
  throw new Error(`The import ended with ${child.exitCode} before it came to ${statement}.`);
}

/** Resolves once the importer has started to write an index file. */
async function filing(child: ChildProcess): Promise<void> {
  const begun = () => existsSync(INDEX()) && readdirSync(INDEX()).some((name) => name.endsWith(".part"));
  while (child.exitCode === null) {
    if (begun()) return;
    await setImmediate();
  }
  throw new Error(`The import ended with ${child.exitCode} before it wrote an index.`);
}

const INDEX = () => join(database.folder, "index");
/** The checksum and the number of shows of each complete index file. */
function indexes(): unknown[] {
  const names = readdirSync(INDEX())
    .filter((name) => /^catalogue-\d+\.sqlite$/.test(name))
    .toSorted();
  return names.map((name) => {
    const file = new DatabaseSync(join(INDEX(), name), { readOnly: true });
    const info = file.prepare("SELECT checksum, shows FROM info").get();
    file.close();
    return { ...info };
  });
}

/** Makes a statement slow enough to be caught. Returns a function that undoes this. */
async function extended(statement: string): Promise<() => Promise<unknown>> {
  // The lock blocks writes but allows reads.
  if (statement.startsWith("UPDATE ")) return hold(statement.split(" ")[1] ?? "");
  if (!statement.startsWith("INSERT ")) return () => Promise.resolve();
  // A new table has the same checks as the live one, so each row of either takes a tenth of a millisecond.
  await database.client.query(
    "ALTER TABLE catalogue.podcasts ADD CONSTRAINT slow CHECK (pg_sleep(0.0001) IS NOT NULL) NOT VALID",
  );
  return () => database.client.query("ALTER TABLE catalogue.podcasts DROP CONSTRAINT slow");
}

async function hold(table: string): Promise<() => Promise<void>> {
  const inTheWay = new pg.Client({ connectionString: database.url });
  await inTheWay.connect();
  await inTheWay.query(`BEGIN; LOCK TABLE ${table} IN SHARE MODE`);
  return () => inTheWay.end();
}

/** Imports a dump, and kills the importer while it is writing the index file: only the old file must remain. */
async function killWhileFiling(path: string, before: Seen): Promise<void> {
  const child = importing(path);
  const gone = ended(child);
  await filing(child);
  child.kill("SIGKILL");
  await gone;
  await abandoned();
  expect(await catalogue()).toEqual(before);
  expect(indexes()).toEqual([{ checksum: before.checksum, shows: before.podcasts }]);
}

/** Imports a dump, and kills the importer during each of these statements: readers must see no change. */
async function killAt(statements: readonly string[], path: string, before: unknown): Promise<void> {
  for (const statement of statements) {
    const letGo = await extended(statement);
    const child = importing(path);
    const gone = ended(child);
    await running(statement, child);
    child.kill("SIGKILL");
    await gone;
    await letGo();
    await abandoned();
    expect({ statement, catalogue: await catalogue() }).toEqual({ statement, catalogue: before });
  }
}

whenBuilt(
  "killed while it reads, writes or indexes, an import leaves the old catalogue, and the next one starts afresh",
  async () => {
    expect(await ended(importing(dump("old.db", 2_000, "Old")))).toBe(0);
    const before = await catalogue();
    expect(before).toMatchObject({ podcasts: 2_000, old: 2_000, rows: 2_000 });
    const next = dump("next.db", SHOWS, "New");
    await killAt(BUILDING, next, before);
    await killWhileFiling(next, before);
    expect(await ended(importing(next))).toBe(0);
    const after = await catalogue();
    expect(after).toMatchObject({ podcasts: SHOWS, old: 0, rows: SHOWS });
    expect(indexes()).toEqual([{ checksum: after.checksum, shows: SHOWS }]);
    const { rows } = await database.client.query("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'catalogue_%'");
    expect(rows).toEqual([]);
    expect(await ended(importing(next))).toBe(0);
    expect(await catalogue()).toEqual(after);
  },
  300_000,
);

whenBuilt(
  "killed while it changes the live catalogue in place, an import leaves it as it was",
  async () => {
    const path = dump("small.db", SHOWS, "New");
    expect(await ended(importing(path))).toBe(0);
    const before = await catalogue();
    const file = new DatabaseSync(path);
    file.exec("UPDATE podcasts SET title = 'Old ' || id, description = 'Retold ' || (id * 3) WHERE id % 40 = 1");
    file.close();
    await killAt(CHANGING, path, before);
    await killWhileFiling(path, before);
    expect(await ended(importing(path))).toBe(0);
    const after = await catalogue();
    expect(after).toMatchObject({ podcasts: SHOWS, old: SHOWS / 40, rows: SHOWS });
    // The complete file from before, and the changes beside it.
    expect(indexes()).toEqual([before, after].map(({ checksum }) => ({ checksum, shows: SHOWS })));
  },
  300_000,
);
