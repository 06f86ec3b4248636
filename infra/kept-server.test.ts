import { keepServer } from "./kept-server.js";
import type { Ending, ServerProcess } from "./server-process.js";

/** A service that ends when the test says so. */
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
    told: new AbortController(),
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

test("a service that ended by itself starts again on its port", async () => {
  const { servers, ports, lines, told, start, say, next } = starts();
  const kept = await keepServer(start, told.signal, say);
  const again = next();
  servers[0]?.end(KILLED);
  await again;
  expect(ports).toEqual([undefined, 4711]);
  expect(lines).toEqual(["The service ended by itself (SIGKILL). It starts again in 0.25 s."]);
  told.abort();
  expect(await kept.ended).toBe(0);
  expect(servers.map(({ stops }) => stops)).toEqual([0, 1]);
});

test("a service that was told to end stays away", async () => {
  const { servers, told, start, say, lines } = starts();
  const kept = await keepServer(start, told.signal, say);
  servers[0]?.end({ code: 0, by: "exit code 0" });
  expect(await kept.ended).toBe(0);
  expect([servers.length, lines]).toEqual([1, []]);
});

test("told to end while it waits, it does not start again", async () => {
  const { servers, told, start, say } = starts();
  const kept = await keepServer(start, told.signal, say);
  servers[0]?.end(KILLED);
  await Promise.resolve();
  told.abort();
  expect(await kept.ended).toBe(0);
  expect(servers).toHaveLength(1);
});

test("told to end while it starts, it ends once it is there", async () => {
  const { servers, told, start, say } = starts();
  const kept = await keepServer(
    async (port) => {
      if (servers.length === 1) told.abort();
      return start(port);
    },
    told.signal,
    say,
  );
  servers[0]?.end(KILLED);
  expect(await kept.ended).toBe(0);
  expect(servers[1]?.stops).toBe(1);
});

test("a first start that fails is not tried again", async () => {
  const failing = () => Promise.reject(new Error("Port 3000 is taken."));
  await expect(keepServer(failing, new AbortController().signal, () => undefined)).rejects.toThrow("taken");
});
