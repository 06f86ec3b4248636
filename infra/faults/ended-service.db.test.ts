import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type ServerProcess, startServer } from "../server-process.js";
import { drill } from "../testing/drill.js";
import { freePort } from "../testing/free-port.js";
import { type FaultDatabase, startedDatabase } from "./fault-database.js";
import { isBuilt, whenBuilt } from "./when-built.js";

const CLIENTS = drill({ short: 20, long: 60 });

/** The maximum time for the shutdown, in milliseconds. Not tested in the short drill, because the machine may be busy. */
const END_MS = drill({ short: undefined, long: 10_000 });

let database: FaultDatabase;
beforeAll(async () => (database = await startedDatabase()));
afterAll(() => database.drop());

async function start(): Promise<ServerProcess> {
  const port = await freePort();
  return startServer({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: "loopback",
    LOG_LEVEL: "fatal",
    NODE_ENV: "production",
  });
}

type Outcome = { readonly status: number; readonly connection: string | undefined; readonly cut: boolean };

/** Sends a form over the agent's connection. Resolves to undefined if the connection was refused, or closed without a response. */
function send(port: number, agent: Agent, key: string): Promise<Outcome | undefined> {
  const body = JSON.stringify({ email: `${key}@example.org` });
  const headers = { "Content-Type": "application/json", "Content-Length": String(body.length), "Idempotency-Key": key };
  const from = { "X-Forwarded-For": `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1` };
  return new Promise((done) => {
    const asked = request({
      ...{ port, agent, host: "127.0.0.1", path: "/api/v1/waitlist", method: "POST" },
      headers: { ...headers, ...from },
    });
    asked.once("error", () => done(undefined));
    asked.once("response", (answer: IncomingMessage) => {
      const { statusCode: status = 0 } = answer;
      const { connection } = answer.headers;
      answer.resume();
      answer.once("end", () => done({ status, connection, cut: false }));
      answer.once("error", () => done({ status, connection, cut: true }));
    });
    asked.end(body);
  });
}

whenBuilt(
  `notified to end while ${CLIENTS} clients write, the service answers what it took and ends within ten seconds`,
  async () => {
    const server = await start();
    const { port } = server;
    const acknowledged: string[] = [];
    const before: Outcome[] = [];
    const after: Outcome[] = [];
    const lost: string[] = [];
    let notified = false;
    let gone = false;
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!gone) {
        const key = randomUUID();
        const sentBefore = !notified;
        const outcome = await send(port, agent, key);
        if (outcome?.status === 201) acknowledged.push(key);
        if (outcome) (sentBefore ? before : after).push(outcome);
        else if (sentBefore) lost.push(key);
        else await pause(20);
      }
      agent.destroy();
    };
    const clients = Array.from({ length: CLIENTS }, client);
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`);
    let ending: { readonly code: number; readonly took: number };
    try {
      while (acknowledged.length < 2 * CLIENTS) await pause(10);
      expect((await ready()).status).toBe(200);
      notified = true;
      const began = performance.now();
      const ended = server.stop();
      let answer = await ready();
      // The signal was sent.
      while (answer.status === 200) answer = await ready();
      expect([answer.status, answer.headers.get("connection")]).toEqual([503, "close"]);
      const { code } = await ended;
      ending = { code, took: performance.now() - began };
    } finally {
      gone = true;
      await server.kill();
      await Promise.all(clients);
    }
    expect(ending.code).toBe(0);
    if (END_MS !== undefined) expect(ending.took).toBeLessThanOrEqual(END_MS);
    // Requests sent before the signal get their complete, regular response.
    expect(lost).toEqual([]);
    expect(before.filter(({ status, cut }) => status !== 201 || cut)).toEqual([]);
    expect(after.filter(({ cut }) => cut)).toEqual([]);
    // The last responses to each client announce that the connection will close.
    expect(after.filter(({ connection }) => connection !== "close")).toEqual([]);
    const { rows } = await database.client.query<{ email: string }>("SELECT email FROM waitlist");
    const there = new Set(rows.map(({ email }) => email.replace("@example.org", "")));
    expect(acknowledged.filter((key) => !there.has(key))).toEqual([]);
    console.log(`${acknowledged.length} acknowledged, ended after ${Math.round(ending.took)} ms`);
  },
  90_000,
);

// In real time. `draining.test.ts` tests the same with shorter times.
const inRealTime = isBuilt ? drill({ short: test.skip, long: test }) : test.skip;
inRealTime(
  "notified to end while a client holds back the rest of its request, the service ends within ten seconds all the same",
  async () => {
    const server = await start();
    const socket = connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true });
    socket.on("error", () => undefined);
    try {
      await once(socket, "connect");
      socket.write(
        "POST /api/v1/waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" +
          "Content-Length: 100\r\nExpect: 100-continue\r\n\r\n",
      );
      // The service has read the headers and is waiting for the body.
      const [answer] = (await once(socket, "data")) as [Buffer];
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 100 /);
      const began = performance.now();
      expect(await server.stop()).toMatchObject({ code: 0 });
      expect(performance.now() - began).toBeLessThanOrEqual(10_000);
    } finally {
      socket.destroy();
      await server.kill();
    }
  },
  60_000,
);
