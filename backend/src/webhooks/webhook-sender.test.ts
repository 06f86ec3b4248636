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
function resolving(...answers: readonly (readonly string[])[]): WebhookSender {
  let asked = 0;
  const lookup = ((_name, options, done) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]?.address ?? "", found[0]?.family);
  }) as LookupFunction;
  return new WebhookSender(
    { allow: { names: [], ranges: [], ports: [port], connection: { lookup } }, ownHost: "earshot.example" },
    { totalMs: 2_000 },
  );
}
const send = (sender: WebhookSender, url = `https://hooks.example.org:${port}/`) => sender.send(url, {}, "{}");

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

test("refuses a name that changes between private addresses", async () => {
  const sender = resolving(["169.254.169.254"], ["127.0.0.1"]);
  for (let tries = 0; tries < 3; tries += 1)
    expect(await send(sender)).toEqual({ error: "the address is not a public one" });
  expect(hits).toBe(0);
});

test("the address is checked again at each try", async () => {
  const sender = resolving(["127.0.0.1"]);
  for (const url of [
    `http://hooks.example.org:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    "x",
  ])
    expect(Object.keys(await send(sender, url))).toEqual(["error"]);
  expect(hits).toBe(0);
});

test("refuses an untrusted certificate before sending anything", async () => {
  const untrusted = await untrustedServer();
  const allow = { names: ["localhost"], ranges: [], ports: [untrusted.port] };
  const sender = new WebhookSender({ allow, ownHost: "earshot.example" });
  expect(await sender.send(untrusted.origin, {}, "{}")).toEqual({
    error: "the request failed (DEPTH_ZERO_SELF_SIGNED_CERT)",
  });
  expect(untrusted.seen().requests).toBe(0);
  await untrusted.close();
});
