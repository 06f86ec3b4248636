import type { setTimeout as pause } from "node:timers/promises";
import { superviseServer } from "./supervised-server.js";
import type { Ending, ServerProcess } from "./server-process.js";

/** A service that ends when the test says. */
class FakeServer implements ServerProcess {
  end: (ending: Ending) => void = () => undefined;
  readonly ended = new Promise<Ending>((gone) => (this.end = gone));
  readonly pid = 0;
  stops = 0;
  readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  stop = () => {
    this.stops += 1;
    this.end({ code: 0, by: "exit code 0" });
    return this.ended;
  };
  kill = () => this.stop();
}

const KILLED: Ending = { code: 1, by: "SIGKILL" };

function starts() {
  const servers: FakeServer[] = [];
  const ports: (number | undefined)[] = [];
  const lines: string[] = [];
  let begun: () => void = () => undefined;
  return {
    servers,
    ports,
    lines,
    stopping: new AbortController(),
    start: async (port?: number) => {
      ports.push(port);
      const server = new FakeServer(port ?? 4711);
      servers.push(server);
      begun();
      return server;
    },
    say: (line: string) => void lines.push(line),
    /** Resolves at the next start. */
    next: () => new Promise<void>((done) => (begun = done)),
  };
}

test("restarts a crashed service on its port", async () => {
  const { servers, ports, lines, stopping, start, say, next } = starts();
  const supervised = await superviseServer(start, stopping.signal, say);
  const again = next();
  servers[0]?.end(KILLED);
  await again;
  expect(ports).toEqual([undefined, 4711]);
  expect(lines).toEqual(["The service ended by itself (SIGKILL). It starts again in 0.25 s."]);
  stopping.abort();
  expect(await supervised.ended).toBe(0);
  expect(servers.map(({ stops }) => stops)).toEqual([0, 1]);
});

test("stays down after five restarts within a minute, and gives the reason", async () => {
  const { servers, ports, lines, stopping, start, say, next } = starts();
  const paused: (number | undefined)[] = [];
  const sleep = async (milliseconds?: number) => void paused.push(milliseconds);
  const supervised = await superviseServer(start, stopping.signal, say, () => 0, sleep as typeof pause);
  for (let restart = 0; restart < 5; restart += 1) {
    const again = next();
    servers.at(-1)?.end(KILLED);
    await again;
  }
  servers.at(-1)?.end(KILLED);
  expect(await supervised.ended).toBe(1);
  expect(ports).toEqual([undefined, 4711, 4711, 4711, 4711, 4711]);
  expect(paused).toEqual([250, 500, 1_000, 2_000, 4_000]);
  expect(lines.at(-1)).toBe("The service ended by itself (SIGKILL), after 5 restarts within a minute. It stays down.");
});

test("does not restart a service that was stopped", async () => {
  const { servers, stopping, start, say, lines } = starts();
  const supervised = await superviseServer(start, stopping.signal, say);
  servers[0]?.end({ code: 0, by: "exit code 0" });
  expect(await supervised.ended).toBe(0);
  expect([servers.length, lines]).toEqual([1, []]);
});

test("does not restart after a stop during the pause", async () => {
  const { servers, stopping, start, say } = starts();
  const supervised = await superviseServer(start, stopping.signal, say);
  servers[0]?.end(KILLED);
  await Promise.resolve();
  stopping.abort();
  expect(await supervised.ended).toBe(0);
  expect(servers).toHaveLength(1);
});

test("after a stop during its start, the service ends once it is up", async () => {
  const { servers, stopping, start, say } = starts();
  const supervised = await superviseServer(
    async (port) => {
      if (servers.length === 1) stopping.abort();
      return start(port);
    },
    stopping.signal,
    say,
  );
  servers[0]?.end(KILLED);
  expect(await supervised.ended).toBe(0);
  expect(servers[1]?.stops).toBe(1);
});

test("does not retry a failed first start", async () => {
  const failing = () => Promise.reject(new Error("Port 3000 is taken."));
  await expect(superviseServer(failing, new AbortController().signal, () => undefined)).rejects.toThrow("taken");
});
