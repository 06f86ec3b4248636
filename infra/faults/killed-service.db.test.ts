import { superviseServer } from "../supervised-server.js";
import { type ServerProcess, startServer } from "../server-process.js";
import { drill } from "../testing/drill.js";
import { freePort } from "../testing/free-port.js";
import { type FaultDatabase, startedDatabase } from "./fault-database.js";
import { sendForms } from "./form-senders.js";
import { whenBuilt } from "./when-built.js";

/** How often the service is killed; an environment variable can set a higher number. */
const KILLS = Number(process.env.FAULT_KILLS ?? drill({ short: 1, long: 3 }));
const SENDERS = 12;

let database: FaultDatabase;

beforeAll(async () => (database = await startedDatabase()));
afterAll(() => database.drop());

const environment = (port: number) => ({
  DATABASE_URL: database.url,
  DATA_DIR: database.folder,
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  OPERATOR_EMAIL: "operator@earshot.example",
  TRUST_PROXY: "loopback",
  LOG_LEVEL: "fatal",
  NODE_ENV: "production",
});

whenBuilt(
  `a service that is killed ${KILLS} times while ${SENDERS} clients send forms loses nothing and doubles nothing`,
  async () => {
    const port = await freePort();
    const start = (): Promise<ServerProcess> => startServer(environment(port));
    let server = await start();
    const senders = sendForms(`http://127.0.0.1:${port}`, SENDERS);
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const before = senders.sent();
        while (senders.sent() < before + 3 * SENDERS) await new Promise((over) => setTimeout(over, 20));
        await new Promise((over) => setTimeout(over, Math.random() * 300));
        await server.kill();
        server = await start();
      }
      const acknowledged = await senders.stop();
      expect(acknowledged.length).toBeGreaterThan(2 * KILLS * SENDERS);
      expect(acknowledged.some(({ tries }) => tries > 1)).toBe(true);
      const { rows } = await database.client.query<{ id: string; brief: string; mails: number }>(
        `SELECT id, campaign_brief AS brief,
           (SELECT count(*)::int FROM outbox WHERE key = 'campaign-request:' || c.id) AS mails FROM campaign_requests c`,
      );
      const byKey = (a: readonly string[], b: readonly string[]) => (a.join() < b.join() ? -1 : 1);
      // Nothing is lost or duplicated: the rows match the acknowledgements and their ids.
      expect(rows.map(({ brief, id }) => [brief, id]).toSorted(byKey)).toEqual(
        acknowledged.map(({ key, id }) => [key, id]).toSorted(byKey),
      );
      // All or nothing: each row has its email, and there is no email without a row.
      expect(rows.filter(({ mails }) => mails !== 1)).toEqual([]);
      const { rows: all } = await database.client.query("SELECT count(*)::int AS mails FROM outbox");
      expect(all).toEqual([{ mails: rows.length }]);
    } finally {
      await server.kill();
      await senders.stop().catch(() => undefined);
    }
  },
  60_000 + KILLS * 20_000,
);

/** After this many restarts, the long drill kills the service once more, and it stays down. */
const RESTARTS = drill({ short: 1, long: 5 });

whenBuilt(
  "a service that ends by itself comes back where it was, five times within a minute; then it stays down and says why",
  async () => {
    const processes: ServerProcess[] = [];
    const said: string[] = [];
    const notified = new AbortController();
    let began: (server: ServerProcess) => void = () => undefined;
    const start = async (port = 0) => {
      const server = await startServer(environment(port));
      processes.push(server);
      began(server);
      return server;
    };
    // On a fixed clock, so that everything happens within the same minute.
    const supervised = await superviseServer(
      start,
      notified.signal,
      (line) => void said.push(line),
      () => 0,
    );
    try {
      for (let kill = 1; kill <= RESTARTS; kill += 1) {
        const next = new Promise<ServerProcess>((back) => (began = back));
        await processes.at(-1)?.kill();
        expect((await next).port).toBe(supervised.port);
        expect((await fetch(`http://127.0.0.1:${supervised.port}/readyz`)).status).toBe(200);
      }
      if (RESTARTS < 5) return;
      await processes.at(-1)?.kill();
      expect(await supervised.ended).toBe(1);
      expect(processes).toHaveLength(6);
      expect(said.map((line) => /starts again in ([\d.]+) s/.exec(line)?.[1])).toEqual([
        ...["0.25", "0.5", "1", "2", "4"],
        undefined,
      ]);
      expect(said.at(-1)).toBe(
        "The service ended by itself (SIGKILL), after 5 restarts within a minute. It stays down.",
      );
    } finally {
      notified.abort();
      await supervised.ended;
    }
  },
  120_000,
);
