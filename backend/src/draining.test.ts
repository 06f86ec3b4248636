import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Draining, DRAINING } from "./draining.js";

let server: Server;
let draining: Draining;
let answer: () => void;
let agent: Agent;

/** Starts a service whose first answer waits until the test releases it. */
beforeEach(async () => {
  const held = new Promise<void>((go) => (answer = go));
  server = createServer((request, response) => {
    if (request.url === "/held") void held.then(() => response.end("whole"));
    else response.end("at once");
  });
  draining = new Draining(server);
  agent = new Agent({ keepAlive: true });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
});

async function ask(path: string): Promise<{ connection: string | undefined; text: string }> {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, host: "127.0.0.1", path, agent });
  const [message] = (await once(request, "response")) as [IncomingMessage];
  let text = "";
  for await (const piece of message) text += String(piece);
  return { connection: message.headers.connection, text };
}

test("finishes running requests, then closes everything, even idle connections", async () => {
  expect(await ask("/")).toEqual({ connection: "keep-alive", text: "at once" });
  const arrived = once(server, "request");
  const held = ask("/held");
  await arrived;
  const idle = ask("/");
  await idle;
  const finished = draining.finish();
  expect(draining.underWay).toBe(true);
  answer();
  expect(await held).toEqual({ connection: "close", text: "whole" });
  await finished;
  expect(server.listening).toBe(false);
});

test("finishes a request that takes longer than the wait for new ones", async () => {
  let sweeps = 0;
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    sweeps += 1;
    closeIdle();
  };
  const arrived = once(server, "request");
  const held = ask("/held");
  await arrived;
  const finished = draining.finish();
  // New connections are refused, and connections without a request are closed repeatedly.
  while (server.listening || sweeps < 3) await pause(10);
  answer();
  expect(await held).toEqual({ connection: "close", text: "whole" });
  await finished;
});

test("answers a request that was in transit when the shutdown began", async () => {
  const finished = draining.finish();
  expect(await ask("/")).toEqual({ connection: "close", text: "at once" });
  await finished;
  expect(server.listening).toBe(false);
});

test("cuts off a client that does not complete its request within ten seconds", async () => {
  expect(DRAINING.answers).toBeLessThan(DRAINING.end);
  expect(DRAINING.end).toBeLessThan(10_000);
  const impatient = new Draining(server, { quiet: 20, welcome: 50, answers: 100 });
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  const arrived = once(server, "request");
  socket.write("POST /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf");
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
  expect(response.writable).toBe(true);
  const gone = once(socket, "close");
  await impatient.finish();
  await gone;
  expect(server.listening).toBe(false);
});
