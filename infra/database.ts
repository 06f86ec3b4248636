import { join, resolve } from "node:path";
import { moveRows } from "./backup/move-rows.ts";
import { startCluster } from "./postgres/cluster.ts";
import { upgradeCluster } from "./postgres/upgrade.ts";

export type Database = {
  readonly url: string;
  /** Restarts the embedded server at the same address whenever it is down. */
  watch(): void;
  /** Resolves once the server that `watch` is restarting is up. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** Milliseconds between checks of the embedded server. */
const POLL_INTERVAL = 200;

/** The folder for everything that the running product stores. */
export function dataDir(): string {
  return resolve(process.env.DATA_DIR || ".earshot");
}

/**
 * The product's database: DATABASE_URL if set, otherwise the embedded PostgreSQL in the data folder. `stop` only stops a server that this
 * call started.
 */
export async function openDatabase(): Promise<Database> {
  const external = process.env.DATABASE_URL;
  const nothing = () => Promise.resolve();
  if (external) return { url: external, watch: () => undefined, settled: nothing, stop: nothing };
  const folder = join(dataDir(), "postgres");
  await upgradeCluster(
    folder,
    (from, to) => moveRows(from, to, dataDir()),
    (line) => console.error(line),
  );
  const cluster = await startCluster(folder);
  let watch: NodeJS.Timeout | undefined;
  let check: Promise<void> | undefined;
  const revive = async () => {
    if (await cluster.answers()) return;
    console.error("PostgreSQL ended. It is being restarted.");
    await cluster.revive().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  };
  const checkOnce = () => (check ??= revive().finally(() => (check = undefined)));
  return {
    url: cluster.url("postgres"),
    watch: () => (watch ??= setInterval(() => void checkOnce(), POLL_INTERVAL)),
    settled: checkOnce,
    stop: async () => {
      clearInterval(watch);
      await check;
      if (cluster.started) await cluster.stop();
    },
  };
}
