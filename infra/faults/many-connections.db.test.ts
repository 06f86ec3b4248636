import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { startServer, type ServerProcess } from "../server-process.js";
import { drill } from "../testing/drill.js";
import { type FaultDatabase, startedDatabase } from "./fault-database.js";
import { whenBuilt } from "./when-built.js";

const IDLE = drill({ short: 50, long: 2_000 });
const DRIPPING = drill({ short: 20, long: 200 });
/** The number of connections that are opened at the same time. */
const BATCH = Math.min(100, IDLE);

let database: FaultDatabase;
let server: ServerProcess;
const sockets: Socket[] = [];
beforeAll(async () => {
  database = await startedDatabase();
  server = await startServer({
    ...{ DATABASE_URL: database.url, DATA_DIR: database.folder, PORT: "0", PUBLIC_URL: "" },
    ...{ WORKER: "off", LOG_LEVEL: "fatal", NODE_ENV: "production" },
  });
}, 60_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
  await database.drop();
});

async function open(): Promise<Socket> {
  // Half open: this client never closes its side of the connection.
  const socket = connect({ port: server.port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  socket.resume();
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

/** Resolves to the response once the service has fully closed the connection and refuses more bytes. */
async function letGo(socket: Socket): Promise<string> {
  let answer = "";
  socket.on("data", (piece: Buffer) => (answer += piece.toString()));
  while (!socket.destroyed && !socket.closed) {
    if (socket.writable) socket.write("x");
    await pause(100);
  }
  return answer;
}

whenBuilt(
  `${IDLE} idle and ${DRIPPING} dripping connections leave /healthz answering, and are let go`,
  async () => {
    for (let batch = 0; batch < IDLE / BATCH; batch += 1) await Promise.all(Array.from({ length: BATCH }, open));
    const dripping = await Promise.all(Array.from({ length: DRIPPING }, open));
    for (const socket of dripping) socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Drip: ");
    const answers = dripping.map(letGo);
    await expect(async () => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
      expect(answer.status).toBe(200);
      await answer.text();
    }).toAnswerWithin(1_000);
    const said = await Promise.all(answers);
    expect(said.filter((answer) => !answer.startsWith("HTTP/1.1 408 "))).toEqual([]);
    // Connections that sent nothing are closed without a response.
    for (const socket of sockets.slice(0, IDLE)) if (!socket.readableEnded) await once(socket, "end");
  },
  120_000,
);
