import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { drill } from "../testing/drill.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { until } from "../testing/until.js";
import { openArchive } from "./archive/archive-reader.js";
import { backupFolder } from "./archive/backup-folder.js";
import { forgetBefore } from "./restore/restore-backup.js";
import { databaseName, databasesBefore, serverConnection } from "./restore/side-database.js";
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
  for (const lines of drill({ short: [20], long: [1, 2, 8, 20, 28] })) {
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
