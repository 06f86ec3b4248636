import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT, startServer } from "../server-process.ts";
import { drill } from "../testing/drill.ts";
import { freePort } from "../testing/free-port.ts";
import { hasPooler, type Pooler, startPooler } from "../testing/servers/pooler.ts";
import { type FaultDatabase, faultDatabase } from "./fault-database.ts";
import { sendForms } from "./form-senders.ts";
import { sendListItems, signedIn } from "./list-senders.ts";
import { isBuilt } from "./when-built.ts";

// The service behind PgBouncer in transaction mode, with the example in infra/deploy, and with far fewer connections than clients.

const CLIENTS = drill({ short: 5, long: 10 });
const pooled = isBuilt && hasPooler ? test : test.skip;
if (!hasPooler) console.warn("Skipped: PgBouncer is not installed (apt-get install pgbouncer).");

let database: FaultDatabase;
const poolers: Pooler[] = [];
beforeEach(async () => (database = await faultDatabase()));
afterEach(async () => {
  for (const pooler of poolers.splice(0)) await pooler.stop();
  await database.drop();
});

async function pooler(settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const started = await startPooler(database.url, { default_pool_size: "3", ...settings });
  poolers.push(started);
  return started.url;
}

type Said = { readonly code: number | null; readonly said: string };

/** Runs one of our programs until it exits. */
function run(program: string, env: Readonly<Record<string, string>>): Promise<Said> {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(ROOT, "backend/dist/src", program)],
    {
      env: { ...process.env, NODE_OPTIONS: "", DATA_DIR: database.folder, LOG_LEVEL: "fatal", ...env },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  let said = "";
  child.stderr.on("data", (piece: Buffer) => (said += piece.toString()));
  return new Promise((ended) => child.once("close", (code) => ended({ code, said })));
}

const one = async (sql: string): Promise<unknown> => Object.values((await database.client.query(sql)).rows[0] ?? {})[0];

pooled(
  `${2 * CLIENTS} clients write through three connections: each write is there once, and sessions have our settings`,
  async () => {
    const url = await pooler();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const service = await startServer({
      ...{ DATABASE_URL: url, DATABASE_DIRECT_URL: database.url, DATA_DIR: database.folder },
      ...{ PORT: String(port), PUBLIC_URL: origin, TRUST_PROXY: "loopback", LOG_LEVEL: "fatal" },
    });
    try {
      const items = await sendListItems(origin, await signedIn(origin, database.folder), CLIENTS);
      const forms = sendForms(origin, CLIENTS);
      while (forms.acknowledged() < 4 * CLIENTS || items.acknowledged() < 4 * CLIENTS) await pause(20);
      const [kept, listed] = [await forms.stop(), await items.stop()];
      expect([...forms.refused.keys(), ...items.refused.keys()].filter((status) => status !== 409)).toEqual([]);
      expect(await one("SELECT count(*)::int FROM campaign_requests")).toBe(kept.length);
      expect(await one("SELECT count(*)::int FROM list_items")).toBe(listed.length);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    } finally {
      await service.stop();
    }
    // A second process finds the settings and changes nothing.
    const off = { DATABASE_URL: url, DATABASE_DIRECT_URL: database.url, MIGRATE: "off", PORT: "0" };
    const second = await startServer({ ...off, DATA_DIR: database.folder, LOG_LEVEL: "fatal" });
    await second.stop();
    await database.client.query(
      `DO $$ BEGIN EXECUTE format('ALTER ROLE %I IN DATABASE %I RESET ALL', current_user, current_database()); END $$`,
    );
    for (const each of poolers.splice(0)) await each.stop();
    const refused = await run("main.js", { ...off, DATABASE_URL: await pooler() });
    expect(refused).toEqual({ code: 1, said: expect.stringContaining("Through DATABASE_URL, statement_timeout is 0") });
  },
  180_000,
);

const SENTENCE = "set DATABASE_DIRECT_URL to the address of PostgreSQL itself";

pooled("without the address of PostgreSQL itself it does not start, and says what to set", async () => {
  const refused = await run("database/migrate-cli.js", { DATABASE_URL: await pooler() });
  expect(refused).toEqual({ code: 1, said: expect.stringContaining(SENTENCE) });
});

pooled("nor where the pooler was told to ignore settings", async () => {
  const DATABASE_URL = await pooler({ ignore_startup_parameters: "options,statement_timeout,extra_float_digits" });
  const refused = await run("database/migrate-cli.js", { DATABASE_URL });
  expect(refused).toEqual({ code: 1, said: expect.stringContaining(SENTENCE) });
});
