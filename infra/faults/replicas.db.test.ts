import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Cluster, clusterHome, startCluster } from "../postgres/cluster.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { drill } from "../testing/drill.ts";
import { freePort } from "../testing/free-port.ts";
import {
  FOLLOWED,
  freezeServer,
  killServer,
  startReplica,
  type StreamingReplica,
  THROW_AWAY,
} from "../testing/servers/streaming-replica.ts";
import { whenBuilt, isBuilt } from "./when-built.ts";

// The service, its database and two streaming replicas as separate processes, while clients search.

const CLIENTS = drill({ short: 6, long: 20 });
/** The number of responses that are required after each fault. */
const ENOUGH = drill({ short: 20, long: 60 });

let folder: string;
let primary: Cluster;
let replicas: [StreamingReplica, StreamingReplica];
let service: ServerProcess;
beforeAll(async () => {
  if (!isBuilt) return;
  folder = mkdtempSync(join(tmpdir(), "earshot-replicas-"));
  // If we are root, the database runs as another user.
  chmodSync(folder, 0o755);
  primary = await startCluster(join(folder, "postgres"), { ...FOLLOWED, ...THROW_AWAY });
  const home = join(folder, "postgres");
  replicas = await Promise.all([startReplica(home, "replica1"), startReplica(home, "replica2")]);
  const port = await freePort();
  service = await startServer({
    DATABASE_URL: primary.url("postgres"),
    CATALOGUE_URLS: replicas.map((replica) => replica.url("postgres")).join(", "),
    ...{ DATA_DIR: join(folder, "data"), PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    ...{ CATALOGUE_READS: "0", LOG_LEVEL: "fatal", WORKER: "off" },
  });
  // Time for three servers and a first start.
}, 120_000);
afterAll(async () => {
  await service?.stop();
  await Promise.all((replicas ?? []).map((replica) => replica.stop()));
  await primary?.stop();
  if (folder) rmSync(clusterHome(join(folder, "postgres")), { recursive: true, force: true });
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const WORDS = ["history", "science", "food", "sports", "music", "travel", "money", "news", "love", "art"];

type Load = {
  /** The number of responses so far. */
  readonly answered: () => number;
  /** Waits for this many more responses. */
  more(count: number): Promise<void>;
  /** Stops the clients; resolves to all responses other than results. */
  stop(): Promise<readonly string[]>;
};

function searches(): Load {
  let [going, answered] = [true, 0];
  const failed: string[] = [];
  const client = async (own: number) => {
    for (let turn = own; going; turn += 1) {
      const term = `${WORDS[turn % WORDS.length]} ${turn % 7 === 0 ? "today" : ""}`;
      const url = `http://127.0.0.1:${service.port}/api/v1/search?mode=topic&limit=10&term=${encodeURIComponent(term)}`;
      const said = await fetch(url).then(
        async (answer) => `${answer.status} ${await answer.text()}`,
        (error: unknown) => String(error),
      );
      if (/^200 \{"results":\[\{/.test(said)) answered += 1;
      else failed.push(said.slice(0, 300));
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, own) => client(own));
  return {
    answered: () => answered,
    more: async (count) => {
      const wanted = answered + count;
      while (answered < wanted && failed.length === 0) await pause(10);
    },
    stop: async () => {
      going = false;
      await Promise.all(clients);
      return failed;
    },
  };
}

/** The number of read connections from the service to a server. */
async function readers(url: string): Promise<number> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    const sql = "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'earshot'";
    return (await client.query<{ count: number }>(sql)).rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
}

async function isRead(replica: StreamingReplica): Promise<void> {
  const deadline = Date.now() + 60_000;
  while ((await readers(replica.url("postgres")).catch(() => 0)) === 0) {
    if (Date.now() > deadline) throw new Error(`Nothing is read from ${replica.data}.`);
    await pause(50);
  }
}

/** How often the primary's table of shows has been scanned. */
async function readsOfPrimary(): Promise<number> {
  const client = new pg.Client(primary.url("postgres"));
  await client.connect();
  try {
    await client.query("SELECT pg_stat_clear_snapshot()");
    const sql = `SELECT (seq_scan + idx_scan)::int AS reads FROM pg_stat_user_tables
                 WHERE schemaname = 'catalogue' AND relname = 'podcasts'`;
    return (await client.query<{ reads: number }>(sql)).rows[0]?.reads ?? 0;
  } finally {
    await client.end();
  }
}

const ready = async () => (await fetch(`http://127.0.0.1:${service.port}/readyz`)).status;

/** Runs `work` while clients search; none of their searches may fail. Returns how many there were. */
async function whileSearching(work: (load: Load) => Promise<void>): Promise<number> {
  const load = searches();
  try {
    await Promise.all(replicas.map(isRead));
    await work(load);
  } finally {
    await load.stop();
  }
  expect(await load.stop()).toEqual([]);
  return load.answered();
}

whenBuilt(
  "no search fails when one replica is killed, then the other, then both, then when one hangs",
  async () => {
    const [one, two] = replicas;
    const searched = await whileSearching(async (load) => {
      // The long drill kills and restarts each replica by itself. After that, both are killed; in the short drill, clients search in
      // between.
      for (const replica of drill<readonly StreamingReplica[]>({ short: [], long: replicas })) {
        await killServer(replica.data);
        await load.more(ENOUGH);
        await replica.start();
        await isRead(replica);
      }
      await killServer(one.data);
      await load.more(drill({ short: ENOUGH, long: 0 }));
      await killServer(two.data);
      const before = await readsOfPrimary();
      await load.more(ENOUGH);
      // The server's statistics arrive slightly later than its responses.
      while ((await readsOfPrimary()) <= before) await pause(50);
      expect(await ready()).toBe(200);
      await Promise.all(replicas.map((replica) => replica.start()));
      await Promise.all(replicas.map(isRead));
      const frozen = freezeServer(two.data);
      try {
        await load.more(ENOUGH);
      } finally {
        frozen.thaw();
      }
    });
    console.log(`${searched} searches, 0 failed`);
  },
  120_000,
);

whenBuilt(
  "without the primary visitors search on, and the service is not ready until it is back",
  async () => {
    await whileSearching(async (load) => {
      await killServer(join(clusterHome(join(folder, "postgres")), "data"));
      await load.more(ENOUGH);
      expect(await ready()).toBe(503);
      await primary.revive();
      await load.more(ENOUGH);
      while ((await ready()) !== 200) await pause(50);
    });
  },
  120_000,
);
