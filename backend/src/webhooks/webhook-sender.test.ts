import { once } from "node:events";
import { type AddressInfo, createServer, type LookupFunction, type Server } from "node:net";
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
