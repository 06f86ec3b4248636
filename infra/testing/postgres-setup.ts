import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster, type Cluster } from "../postgres/cluster.ts";

declare global {
  var testCluster: { cluster: Cluster; folder: string } | undefined;
}

/** One throw-away PostgreSQL for a whole test run; tests find it by TEST_DATABASE_URL (set it to use a server of your own).
 * `TEST_DATABASE=off` starts none, for runs without tests that need one. */
export default async function setup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL || process.env.TEST_DATABASE === "off") return;
  const folder = mkdtempSync(join(tmpdir(), "earshot-test-"));
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder, {
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    shared_buffers: "256MB",
    max_connections: "100",
  });
  process.env.TEST_DATABASE_URL = cluster.url("postgres");
  globalThis.testCluster = { cluster, folder };
}

export async function stopTestCluster(): Promise<void> {
  const running = globalThis.testCluster;
  if (!running) return;
  await running.cluster.stop();
  rmSync(running.folder, { recursive: true, force: true });
}
