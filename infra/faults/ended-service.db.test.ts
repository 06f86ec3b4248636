import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT, startServer } from "../server-process.js";
import { freePort } from "../testing/free-port.js";
import { type FaultDatabase, faultDatabase } from "./fault-database.js";

const CLIENTS = 60;

const whenBuilt = existsSync(join(ROOT, "backend/dist/src/main.js")) ? test : test.skip;
let database: FaultDatabase;
beforeAll(async () => (database = await faultDatabase()));
afterAll(() => database.drop());

type Outcome = { readonly status: number; readonly connection: string | undefined; readonly cut: boolean };

/** Sends a form over the agent's connection; undefined when the connection was refused or closed before a byte came back. */
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
  `told to end while ${CLIENTS} clients write, the service answers what it took and ends within ten seconds`,
  async () => {
    const port = await freePort();
    const server = await startServer({
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      TRUST_PROXY: "loopback",
      LOG_LEVEL: "fatal",
      NODE_ENV: "production",
    });
    const kept: string[] = [];
    const before: Outcome[] = [];
    const after: Outcome[] = [];
    const lost: string[] = [];
    let told = false;
    let gone = false;
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!gone) {
        const key = randomUUID();
        const sentBefore = !told;
        const outcome = await send(port, agent, key);
        if (outcome?.status === 201) kept.push(key);
        if (outcome) (sentBefore ? before : after).push(outcome);
        else if (sentBefore) lost.push(key);
        else await pause(20);
      }
      agent.destroy();
    };
    const clients = Array.from({ length: CLIENTS }, client);
    while (kept.length < 2 * CLIENTS) await pause(10);
    const ready = () => fetch(`http://127.0.0.1:${port}/readyz`);
    expect((await ready()).status).toBe(200);
    told = true;
    const began = performance.now();
    const ended = server.stop();
    await pause(50);
    const answer = await ready();
    expect([answer.status, answer.headers.get("connection")]).toEqual([503, "close"]);
    const { code } = await ended;
    const took = performance.now() - began;
    gone = true;
    await Promise.all(clients);
    expect(code).toBe(0);
    expect(took).toBeLessThanOrEqual(10_000);
    // What was sent before the signal has its real answer, whole.
    expect(lost).toEqual([]);
    expect(before.filter(({ status, cut }) => status !== 201 || cut)).toEqual([]);
    expect(after.filter(({ cut }) => cut)).toEqual([]);
    // The last answers to each client say that the connection closes.
    expect(after.filter(({ connection }) => connection !== "close")).toEqual([]);
    const { rows } = await database.client.query<{ email: string }>("SELECT email FROM waitlist");
    const there = new Set(rows.map(({ email }) => email.replace("@example.org", "")));
    expect(kept.filter((key) => !there.has(key))).toEqual([]);
    console.log(`${kept.length} acknowledged, ended after ${Math.round(took)} ms`);
  },
  90_000,
);
