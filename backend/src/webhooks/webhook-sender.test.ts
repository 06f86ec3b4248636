import { once } from "node:events";
import { type AddressInfo, createServer, type LookupFunction, type Server, type Socket } from "node:net";
import { jest } from "@jest/globals";
import { untrustedServer } from "../testing/servers/untrusted-server.js";
import { WebhookSender } from "./webhook-sender.js";

/** A server that must never get a connection. */
let canary: Server;
let port: number;
let hits = 0;
beforeAll(async () => {
  canary = createServer((socket) => {
    hits += 1;
    socket.destroy();
  });
  canary.listen(0, "127.0.0.1");
  await once(canary, "listening");
  ({ port } = canary.address() as AddressInfo);
});
beforeEach(() => {
  hits = 0;
});
afterAll(() => new Promise((closed) => canary.close(closed)));

/** A sender for which every name resolves to these addresses, one list per lookup. */
const resolving = (...answers: readonly (readonly string[])[]) => sender(answers);

function sender(
  answers: readonly (readonly string[])[],
  options: { readonly names?: readonly string[]; readonly localAddress?: string } = {},
): WebhookSender {
  const { names = [], localAddress } = options;
  let asked = 0;
  const lookup = ((_name, { all }, done) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    // Like the real one, it answers later.
    setImmediate(() => (all ? done(null, found) : done(null, found[0]?.address ?? "", found[0]?.family)));
  }) as LookupFunction;
  const allow = { names, ranges: [], ports: [port], connection: { lookup, localAddress } };
  return new WebhookSender({ allow, ownHosts: ["earshot.example"] }, { totalMs: 2_000 });
}
const send = (by: WebhookSender, url = `https://hooks.example.org:${port}/`) => by.send(url, {}, "{}");

test.each([
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.2.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::127.0.0.1",
  "::ffff:0:127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::7f00:1",
  "100::1",
  "2001::1",
  "2001:20::1",
  "5f00::1",
  "3fff::1",
  "2002:7f00:1::",
  "2001:db8::1",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
])("does not connect to a name that leads to %s", async (address) => {
  expect(await send(resolving([address]))).toEqual({ error: "the address is not a public one" });
  expect(hits).toBe(0);
});

test("refuses a name with one private address among public ones", async () => {
  expect(await send(resolving(["93.184.216.34", "127.0.0.1"]))).toEqual({ error: "the address is not a public one" });
});

test("refuses at delivery a name that was public when it was checked, and is private now", async () => {
  // Bound to loopback, a connection to a public address fails before it leaves this machine.
  const flipping = sender([["93.184.216.34"], ["127.0.0.1"], ["169.254.169.254"]], { localAddress: "127.0.0.1" });
  expect(await send(flipping)).toEqual({ error: expect.stringMatching(/^the request failed \(E/) as string });
  for (let tries = 0; tries < 2; tries += 1)
    expect(await send(flipping)).toEqual({ error: "the address is not a public one" });
  expect(hits).toBe(0);
  // A name that the operator allows is not checked, so it reaches the canary.
  await send(sender([["127.0.0.1"]], { names: ["hooks.example.org"] }));
  expect(hits).toBe(1);
});

test("the address is checked again at each try", async () => {
  const hidden = resolving(["127.0.0.1"]);
  for (const url of [
    `http://hooks.example.org:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    "x",
  ])
    expect(Object.keys(await send(hidden, url))).toEqual(["error"]);
  expect(hits).toBe(0);
});

test("refuses an untrusted certificate before sending anything", async () => {
  const untrusted = await untrustedServer();
  const allow = { names: ["localhost"], ranges: [], ports: [untrusted.port] };
  const strict = new WebhookSender({ allow, ownHosts: ["earshot.example"] });
  expect(await strict.send(untrusted.origin, {}, "{}")).toEqual({
    error: "the request failed (DEPTH_ZERO_SELF_SIGNED_CERT)",
  });
  expect(untrusted.seen().requests).toBe(0);
  await untrusted.close();
});

describe("a try has 15 seconds in all", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  /** Sends an event, with the default limits and a stopped clock. Returns once `begun` has resolved. */
  async function tried(url: string, begun: Promise<unknown>, lookup?: LookupFunction) {
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
    const allow = { names: [], ranges: ["127.0.0.1"], ...(lookup && { connection: { lookup } }) };
    const result = send(new WebhookSender({ allow, ownHosts: ["earshot.example"] }), url);
    let isOver = false;
    void result.then(() => (isOver = true));
    await begun;
    return { result, isOver: () => isOver };
  }

  async function givesUpInTime({ result, isOver }: Awaited<ReturnType<typeof tried>>): Promise<void> {
    jest.advanceTimersByTime(14_999);
    await new Promise((turn) => setImmediate(turn));
    expect(isOver()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await result).toEqual({ error: "no response within 15 seconds" });
  }

  /** A receiver that sends these bytes and keeps the connection open. `reached` resolves once it has sent them. */
  async function sending(bytes: string) {
    const sockets: Socket[] = [];
    const reached = Promise.withResolvers<void>();
    const server = createServer((socket) => {
      sockets.push(socket.on("error", () => undefined));
      socket.once("data", () => socket.write(bytes, () => reached.resolve()));
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const close = async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    };
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, reached: reached.promise, close };
  }

  test.each([
    ["nothing", ""],
    ["incomplete headers", "HTTP/1.1 200 OK\r\nX-Drip: 1\r\n"],
    ["only an interim response", "HTTP/1.1 103 Early Hints\r\n\r\n"],
  ])("if the receiver sends %s", async (_, bytes) => {
    const receiver = await sending(bytes);
    try {
      await givesUpInTime(await tried(receiver.url, receiver.reached));
    } finally {
      await receiver.close();
    }
  });

  test("if the name is never resolved", async () => {
    const asked = Promise.withResolvers<void>();
    const silent = (() => asked.resolve()) as LookupFunction;
    await givesUpInTime(await tried("https://hooks.example.org/", asked.promise, silent));
  });

  test("but ends at once if the receiver switches to another protocol", async () => {
    const upgrade = "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n";
    const receiver = await sending(upgrade);
    try {
      const { result } = await tried(receiver.url, receiver.reached);
      expect(await result).toEqual({ error: "the connection was interrupted" });
    } finally {
      await receiver.close();
    }
  });
});
