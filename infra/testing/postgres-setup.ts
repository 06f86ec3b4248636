import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster, type Cluster } from "../postgres/cluster.ts";
import { wantedPostgres } from "./servers/debian-postgres.ts";
import { FOLLOWED, startReplica, type StreamingReplica } from "./servers/streaming-replica.ts";

declare global {
  var testCluster: { cluster?: Cluster; replica?: StreamingReplica; folder: string } | undefined;
}

/**
 * One temporary PostgreSQL for an entire test run. Sets TEST_DATABASE_URL for the tests (set it yourself to use your own server), and
 * TEST_FOLDER to a folder for files that tests share. `TEST_DATABASE=off` starts no server, for runs without database tests.
 * `TEST_POSTGRES=15` uses Debian's package of that version. `TEST_REPLICA_DELAY=300ms` also starts a replica that lags by 300 ms, for
 * catalogue reads.
 */
export default async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE === "off") return;
  const folder = mkdtempSync(join(tmpdir(), "earshot-test-"));
  chmodSync(folder, 0o755);
  process.env.TEST_FOLDER = folder;
  globalThis.testCluster = { folder };
  if (process.env.TEST_DATABASE_URL) return;
  const delay = process.env.TEST_REPLICA_DELAY;
  const quick = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", shared_buffers: "256MB" };
  const settings = { ...(delay && FOLLOWED), ...quick, max_connections: "100" };
  const cluster = await startCluster(folder, settings, wantedPostgres());
  process.env.TEST_DATABASE_URL = cluster.url("postgres");
  globalThis.testCluster = { cluster, folder };
  if (!delay) return;
  const later = { max_connections: "100", recovery_min_apply_delay: delay };
  const replica = await startReplica(folder, "replica", later);
  process.env.TEST_REPLICA_URL = replica.url("postgres");
  globalThis.testCluster = { cluster, replica, folder };
}

export async function stopTestCluster(): Promise<void> {
  const running = globalThis.testCluster;
  if (!running) return;
  await running.replica?.stop();
  await running.cluster?.stop();
  rmSync(running.folder, { recursive: true, force: true });
}
