import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { drill } from "../testing/drill.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { until } from "../testing/until.js";
import { openArchive } from "./archive/archive-reader.js";
import { backupFolder } from "./archive/backup-folder.js";
import { forgetBefore } from "./restore/restore-backup.js";
import { beforeName, databaseName, databasesBefore, serverConnection } from "./restore/side-database.js";
import { copyConnection } from "./tables/copy-connection.js";
import { madeUpPeople } from "../testing/backup/made-up-people.js";
import { productVersion } from "../shared/process/product-version.js";
import { writeBackup } from "./write/write-backup.js";
import { programEnv } from "../testing/service/program-env.js";

const DIST = join(import.meta.dirname, "../../dist/src/backup");

let database: TestDatabase;
beforeEach(async () => {
  if (!existsSync(join(DIST, "write/backup-cli.js")))
    throw new Error("The service is not built: node infra/bootstrap/run.mjs build.");
  database = await testDatabase();
  await madeUpPeople(database.dataSource, 20, 100);
});
afterEach(async () => {
  await forgetBefore(database.url);
  await database.drop();
});

type Command = { readonly said: () => string; kill(): Promise<void>; readonly ended: Promise<number | null> };

/** Makes a command kill itself after it has printed this many lines: a test that watches its output could be too late. */
const killedAfter = (lines: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    let said = 0;
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (text, ...more) => {
      const done = write(text, ...more);
      said += String(text).split("\\n").length - 1;
      if (said >= ${lines}) process.kill(process.pid, "SIGKILL");
      return done;
    };`)}`;

function command(program: string, ...args: string[]): Command {
  return commandWith({}, program, ...args);
}

function commandWith(env: Readonly<Record<string, string>>, program: string, ...args: string[]): Command {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", join(DIST, program), ...args], {
    env: { ...programEnv(), DATABASE_URL: database.url, DATA_DIR: database.dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (output += piece.toString()));
  const ended = new Promise<number | null>((gone) => child.once("close", gone));
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  return { said: () => output, kill, ended };
}

const backups = () => readdirSync(backupFolder(database.dataDir));

test("a killed backup leaves no backup file, and the next one works and cleans up", async () => {
  // Holds a lock that blocks reading the last table.
  const holder = await copyConnection(database.url);
  await holder.query("BEGIN");
  await holder.query("LOCK TABLE list_step_items IN ACCESS EXCLUSIVE MODE");
  mkdirSync(backupFolder(database.dataDir), { recursive: true });
  const killed = command("write/backup-cli.js");
  await until(() => killed.said().includes("users: 20 rows"));
  const refused = command("write/backup-cli.js");
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain("Another backup of this database is being written.");
  await killed.kill();
  expect(backups()).toEqual([expect.stringMatching(/\.tar\.part$/)]);
  await holder.query("ROLLBACK");
  // Only now does the server notice that the killed process is gone, and releases its lock.
  await until(async () => {
    const { rows } = await holder.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"); // prettier-ignore
    return rows.length === 0;
  });
  await holder.end();

  const next = command("write/backup-cli.js");
  expect([await next.ended, next.said()]).toEqual([0, expect.stringContaining("list_items: 2000 rows")]);
  expect(backups()).toEqual([expect.stringMatching(/^earshot-\d{8}T\d{6}Z\.tar$/)]);
  expect((await openArchive(join(backupFolder(database.dataDir), backups()[0] ?? ""))).manifest.product).toBe(
    productVersion(),
  );
}, 120_000);

test("a restore killed at any point leaves the data unchanged, and the next one succeeds", async () => {
  const file = join(database.dataDir, "people.tar");
  await writeBackup(database.url, file, "test");
  await database.dataSource.query("UPDATE users SET name = 'later'");
  const later = async (): Promise<number> => {
    const [row] = await database.dataSource.query<{ n: number }[]>(
      "SELECT count(*) FILTER (WHERE name = 'later')::int AS n FROM users",
    );
    return row?.n ?? -1;
  };
  // After a line about the archive, there is one for each of its tables, then one for each table of the catalogue.
  const { length } = (await openArchive(file)).manifest.tables;
  for (const lines of drill({ short: [20], long: [1, 2, 20, length + 1, length + 4] })) {
    const killed = commandWith({ NODE_OPTIONS: `--import ${killedAfter(lines)}` }, "restore/restore-cli.js", file);
    expect([await killed.ended, killed.said().trimEnd().split("\n").length]).toEqual([null, lines]);
    expect(await later()).toBe(20);
  }
  const server = await serverConnection(database.url);
  expect(await databasesBefore(server, databaseName(database.url))).toEqual([]);
  await server.end();

  const next = command("restore/restore-cli.js", file);
  expect([await next.ended, next.said()]).toEqual([
    0,
    expect.stringMatching(/To delete it, run this command with --forget\.\n$/),
  ]);
  expect(await later()).toBe(0);
  const forget = command("restore/restore-cli.js", "--forget");
  expect([await forget.ended, forget.said()]).toEqual([
    0,
    expect.stringMatching(/^Deleted: \S+_before_\d{8}t\d{6}\n$/),
  ]);
}, 120_000);

/** Makes a command fail at its first SQL of this kind, or lose the connection right after the exchange of the databases. */
const failingAt = (sql: "CREATE DATABASE" | "ALTER DATABASE" | "ALTER ROLE" | "exchange"): string =>
  `data:text/javascript,${encodeURIComponent(`
    import { createRequire } from "node:module";
    const { Client } = createRequire(${JSON.stringify(join(DIST, "restore/restore-cli.js"))})("pg");
    const query = Client.prototype.query;
    let exchanging = false;
    Client.prototype.query = function (text, ...more) {
      if (String(text).startsWith("${sql}")) return Promise.reject(new Error("No luck."));
      exchanging ||= String(text).startsWith("ALTER DATABASE");
      const answer = query.call(this, text, ...more);
      if ("${sql}" !== "exchange" || !exchanging || text !== "COMMIT") return answer;
      return answer.then(() => {
        this.connection.stream.destroy();
        throw new Error("The connection is lost.");
      });
    };`)}`;

test("says whether the data has changed, wherever a restore fails", async () => {
  const file = join(database.dataDir, "people.tar");
  await writeBackup(database.url, file, "test");
  await database.dataSource.query("UPDATE users SET name = 'later'");
  const isRestored = async () => {
    const [row] = await database.dataSource.query<{ old: boolean }[]>(
      "SELECT bool_and(name IS DISTINCT FROM 'later') AS old FROM users",
    );
    return row?.old;
  };
  // As with a pooler, when the role needs settings in the new database.
  const pooled = { DATABASE_DIRECT_URL: `${database.url}?sslmode=disable` };
  const restore = async (...fault: Parameters<typeof failingAt>) => {
    const env = { NODE_OPTIONS: `--import ${failingAt(...fault)}`, ...pooled };
    const { ended, said } = commandWith(env, "restore/restore-cli.js", file);
    return [await ended, said().split("\n").slice(-3).join("\n")];
  };
  for (const sql of ["CREATE DATABASE", "ALTER ROLE", "ALTER DATABASE"] as const) {
    expect(await restore(sql)).toEqual([1, "No luck.\nThe database is unchanged.\n"]);
    expect(await isRestored()).toBe(false);
  }
  const [code, said] = await restore("exchange");
  const before = /named (\S+_before_\d{8}t\d{6})\.\n$/.exec(String(said))?.[1];
  expect([code, said]).toEqual([
    1,
    `The connection is lost.\nIt is not known whether the data was restored. It was if there is a database named ${before}.\n`,
  ]);
  expect(await isRestored()).toBe(true);
  const settings = await database.dataSource.query<unknown[]>(
    `SELECT setconfig FROM pg_db_role_setting JOIN pg_database d ON d.oid = setdatabase WHERE datname = current_database()`,
  );
  expect(settings).toEqual([{ setconfig: expect.arrayContaining(["statement_timeout=5s"]) }]);
  const server = await serverConnection(database.url);
  expect(await databasesBefore(server, databaseName(database.url))).toEqual([before]);
  await server.end();
}, 120_000);

test("says which previous data is deleted, also if some of it cannot be", async () => {
  const server = await serverConnection(database.url);
  const names = [1, 2, 3].map((n) => beforeName(databaseName(database.url), new Date(Date.UTC(2026, 10, n))));
  for (const name of names) await server.query(`CREATE DATABASE ${name}`);
  await server.query(`ALTER DATABASE ${names[1]} IS_TEMPLATE true`);
  await server.end();
  const forget = command("restore/restore-cli.js", "--forget");
  const failed = [await forget.ended, forget.said()];
  await database.dataSource.query(`ALTER DATABASE ${names[1]} IS_TEMPLATE false`);
  const deleted = `Deleted: ${names[0]}\nDeleted: ${names[2]}\n`;
  expect(failed).toEqual([1, `${deleted}${names[1]} is not deleted: cannot drop a template database\n`]);
  const next = command("restore/restore-cli.js", "--forget");
  expect([await next.ended, next.said()]).toEqual([0, `Deleted: ${names[1]}\n`]);
  const none = command("restore/restore-cli.js", "--forget");
  expect([await none.ended, none.said()]).toEqual([0, "There is no database from before a restore.\n"]);
}, 120_000);

test("prints the usage on a wrong call, and changes nothing if the file is missing", async () => {
  for (const [program, ...args] of [
    ["write/backup-cli.js", "--to", "x"],
    ["restore/restore-cli.js"],
    ["restore/restore-cli.js", "a", "b"],
    ["restore/restore-cli.js", "--forget", "a"],
  ] as const) {
    const wrong = command(program, ...args);
    expect([await wrong.ended, wrong.said()]).toEqual([2, expect.stringContaining("Usage: npm run ")]);
  }
  const missing = command("restore/restore-cli.js", join(database.dataDir, "missing.tar"));
  expect([await missing.ended, missing.said()]).toEqual([
    1,
    expect.stringMatching(/^There is no file \S+missing\.tar\.\nThe database is unchanged\.\n$/),
  ]);
}, 120_000);
