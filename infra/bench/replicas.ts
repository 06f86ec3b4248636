import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { clusterHome, startCluster } from "../postgres/cluster.ts";
import { FOLLOWED, startReplica } from "../testing/servers/streaming-replica.ts";
import { startBenchService } from "./bench-service.ts";

// node infra/bench/replicas.ts: searches per second of one service with 0, 1 and 2 replicas on this machine, and their processor time,
// which other programs hardly affect.

const { values } = parseArgs({
  options: { seconds: { type: "string", default: "20" }, clients: { type: "string", default: "16" } },
});
const [SECONDS, CLIENTS] = [Number(values.seconds), Number(values.clients)];
/** Milliseconds per tick: Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

const WORDS = [
  "history",
  "science",
  "food",
  "sports",
  "music",
  "travel",
  "money",
  "news",
  "love",
  "art",
  "night",
  "world",
];

/** The fields in /proc, starting at the state, because the program's name before it can contain spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** The processor milliseconds used by a process; for a database, by all of its server processes, including those that have ended. */
function spent(pid: number): number {
  let ticks = 0;
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      const fields = statOf(Number(name));
      const [parent, user, system, deadUser, deadSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at])) as [
        number,
        number,
        number,
        number,
        number,
      ];
      if (Number(name) === pid) ticks += user + system + deadUser + deadSystem;
      else if (parent === pid) ticks += user + system;
    } catch {
      // The process has ended in the meantime.
    }
  }
  return ticks * TICK_MS;
}

const folder = mkdtempSync(join(tmpdir(), "earshot-bench-replicas-"));
chmodSync(folder, 0o755);
const home = clusterHome(join(folder, "postgres"));
const primary = await startCluster(join(folder, "postgres"), FOLLOWED);
const postmaster = (data: string) => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
const made = await startBenchService(primary.url("postgres"), { DATA_DIR: join(folder, "data") });
await made.stop();
const replicas = [
  await startReplica(join(folder, "postgres"), "replica1"),
  await startReplica(join(folder, "postgres"), "replica2"),
];

console.log(`${cpus().length} cores, ${CLIENTS} clients, ${SECONDS} s each, the demo of 2,000 shows`);
try {
  for (const count of [0, 1, 2, 2, 1, 0]) {
    const used = replicas.slice(0, count);
    const service = await startBenchService(primary.url("postgres"), {
      DATA_DIR: join(folder, "data"),
      WORKER: "off",
      CATALOGUE_URLS: used.map((replica) => replica.url("postgres")).join(","),
    });
    const search = async (number: number) => {
      const term = `${WORDS[number % WORDS.length]} ${WORDS[(number * 7) % WORDS.length]}`;
      const answer = await fetch(
        `http://127.0.0.1:${service.port}/api/v1/search?mode=topic&limit=24&term=${encodeURIComponent(term)}`,
      );
      await answer.arrayBuffer();
      return answer.status;
    };
    for (let number = 0; number < 100; number += 1) await search(number);
    const databases = [join(home, "data"), ...used.map((replica) => replica.data)].map(postmaster);
    const before = [service.pid, ...databases].map(spent);
    const end = performance.now() + SECONDS * 1_000;
    let [answered, failed] = [0, 0];
    const client = async (own: number) => {
      for (let number = own; performance.now() < end; number += CLIENTS) {
        if ((await search(number)) === 200) answered += 1;
        else failed += 1;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, own) => client(own)));
    const after = [service.pid, ...databases].map(spent);
    const each = after.map((ms, at) => ((ms - (before[at] ?? 0)) / answered).toFixed(2));
    const [ofService, ofPrimary, ...ofReplicas] = each;
    console.log(
      `${count} replicas: ${(answered / SECONDS).toFixed(1)} searches a second, ${failed} failed; processor ms a search: ` +
        `service ${ofService}, primary ${ofPrimary}${ofReplicas.length > 0 ? `, replicas ${ofReplicas.join(" and ")}` : ""}`,
    );
    await service.stop();
  }
} finally {
  for (const replica of replicas) await replica.stop();
  await primary.stop();
  rmSync(home, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
