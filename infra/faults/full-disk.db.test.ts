import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { appendFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Cluster, startCluster } from "../postgres/cluster.js";
import { type ServerProcess, startServer } from "../server-process.js";
import { drill } from "../testing/drill.js";
import { until } from "../testing/until.js";
import { sendListItems, signedIn } from "./list-senders.js";
import { isBuilt } from "./when-built.js";

/** The number of clients that write without pauses. */
const CLIENTS = drill({ short: 5, long: 20 });
/** The number of writes that are acknowledged before and after the disk is full, and of those refused meanwhile. */
const WRITES = drill({ short: 20, long: 100 });
const REFUSED = drill({ short: 20, long: 200 });
const MEGABYTE = Buffer.alloc(1_000_000);

const disk = isBuilt ? smallDisk() : undefined;
let folder: string;
let cluster: Cluster | undefined;
let server: ServerProcess | undefined;

/** A disk of 300 MB; undefined if this user cannot mount one. */
function smallDisk(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), "earshot-disk-"));
  chmodSync(place, 0o755);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m,mode=0755", "earshot-test", place], { stdio: "ignore" });
    return place;
  } catch {
    rmSync(place, { recursive: true });
    console.log("Skipped: a full disk (this user may not mount a tmpfs).");
    return undefined;
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-full-"));
  chmodSync(folder, 0o755);
});

afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
  if (disk) execFileSync("umount", ["--lazy", disk]);
  for (const place of [folder, disk]) if (place) rmSync(place, { recursive: true, force: true });
});

/**
 * A cluster with its data on the small disk and its write-ahead log elsewhere: PostgreSQL stops if it cannot write the log, and its manual
 * recommends a separate disk for it.
 */
async function clusterOn(small: string): Promise<Cluster> {
  const home = join(small, "postgres");
  await startCluster(home).then((made) => made.stop());
  const log = join(home, "data", "pg_wal");
  const elsewhere = join(folder, "pg_wal");
  execFileSync("mv", [log, elsewhere]);
  symlinkSync(elsewhere, log);
  return startCluster(home, { shared_buffers: "64MB" });
}

/** Writes to the file until the disk is full. */
async function fill(file: string): Promise<void> {
  for (;;) {
    try {
      await appendFile(file, MEGABYTE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOSPC") return;
      throw error;
    }
  }
}

(disk ? test : test.skip)(
  "a full disk: writes get 503, reads go on, nothing acknowledged is lost, and writes go on once there is room",
  async () => {
    if (!disk) return;
    cluster = await clusterOn(disk);
    server = await startServer({
      DATABASE_URL: cluster.url("postgres"),
      DATA_DIR: join(folder, "service"),
      LOG_LEVEL: "fatal",
    });
    const url = `http://127.0.0.1:${server.port}`;
    const postmaster = () => readFileSync(join(disk, "postgres/data/postmaster.pid"), "utf8").split("\n", 1)[0];
    const before = postmaster();
    const items = await sendListItems(url, await signedIn(url, join(folder, "service")), CLIENTS);
    const filler = join(disk, "filler");
    try {
      await until(() => items.acknowledged() >= WRITES, 60);
      await fill(filler);
      await until(() => (items.refused.get(503) ?? 0) >= REFUSED, 60);
      const reads = await Promise.all(
        ["/healthz", "/api/v1/catalogue", "/api/v1/search?term=history", "/"].map(async (path) => {
          const { status } = await fetch(`${url}${path}`);
          return [path, status];
        }),
      );
      expect(reads.filter(([, status]) => status !== 200)).toEqual([]);
      const full = items.acknowledged();
      rmSync(filler);
      await until(() => items.acknowledged() >= full + WRITES, 60);
    } finally {
      await items.stop().catch(() => undefined);
    }
    const acknowledged = await items.stop();
    expect(postmaster()).toBe(before);
    expect(items.refused.get("lost")).toBeUndefined();
    const client = new pg.Client(cluster.url("postgres"));
    await client.connect();
    const { rows } = await client.query<{ key: string }>("SELECT podcast_id AS key FROM list_items");
    await client.end();
    expect(rows.map(({ key }) => key).sort()).toEqual(acknowledged.map(({ key }) => key).sort());
    console.log(`${acknowledged.length} acknowledged, ${items.refused.get(503)} refused while the disk was full`);
  },
  180_000,
);
