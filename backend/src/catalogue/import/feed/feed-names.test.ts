import { createServer, type Server } from "node:http";
import { type AddressInfo, BlockList, type LookupFunction } from "node:net";
import { FeedFetcher } from "../../../feeds/feed-fetcher.js";
import { HostQueue } from "../../../feeds/host-queue.js";

// The test's own resolver returns the addresses. No packet leaves this machine, because connections to every other address are
// blocked.

const BEYOND = new BlockList();
BEYOND.addRange("0.0.0.0", "126.255.255.255");
BEYOND.addRange("128.0.0.0", "255.255.255.255");
BEYOND.addRange("::", "::", "ipv6");
BEYOND.addRange("::2", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "ipv6");

const PUBLIC = "203.0.114.7";
let canary: Server;
let port: number;
let visitors: string[];
let redirect: string | undefined;

beforeEach(async () => {
  visitors = [];
  redirect = undefined;
  canary = createServer((request, response) => {
    visitors.push(`${request.socket.localAddress} ${request.url}`);
    if (redirect !== undefined && request.url === "/") response.writeHead(302, { Location: redirect });
    response.end("<rss/>");
  });
  // Listens on every address of this machine.
  await new Promise<void>((ready) => canary.listen(0, "0.0.0.0", ready));
  port = (canary.address() as AddressInfo).port;
});
afterEach(async () => {
  canary.closeAllConnections();
  await new Promise((closed) => canary.close(closed));
});

/** A name server that returns the next answer at each query, and records the queries. */
function resolver(...answers: readonly (readonly string[])[]): { lookup: LookupFunction; lookups: string[] } {
  const lookups: string[] = [];
  const lookup: LookupFunction = (name, options, done) => {
    const addresses = answers[Math.min(lookups.length, answers.length - 1)] ?? [];
    lookups.push(name);
    const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]?.address ?? "", found[0]?.family);
  };
  return { lookup, lookups: lookups };
}

const fetcherBy = (lookup: LookupFunction, addresses: readonly string[] = []) =>
  new FeedFetcher(
    {},
    { names: [], ranges: addresses, ports: [port], connection: { lookup, blockList: BEYOND } },
    new HostQueue(0),
  );
const outcome = async (fetcher: FeedFetcher, path = "/"): Promise<string> => {
  const result = await fetcher.fetch(`http://flip.example:${port}${path}`);
  return result.kind === "failed" ? result.reason : result.kind;
};
const REFUSED = "the address belongs to a private network, which is refused";

test("connects to the checked address of a name that resolves differently later", async () => {
  const { lookup, lookups: lookups } = resolver([PUBLIC], ["127.0.0.1"]);
  const fetcher = fetcherBy(lookup);
  // The connection goes to the checked address, where the test blocks it.
  expect(await outcome(fetcher)).toContain("ERR_IP_BLOCKED");
  expect(lookups).toEqual(["flip.example"]);
  expect(await outcome(fetcher)).toBe(REFUSED);
  expect(visitors).toEqual([]);
});

test("a name that flips between a request and its redirect is checked again", async () => {
  // 127.0.0.1 is the public server of this test, 127.0.0.2 the private one.
  const { lookup, lookups: lookups } = resolver(["127.0.0.1"], ["127.0.0.2"]);
  redirect = "/feed.xml";
  expect(await outcome(fetcherBy(lookup, ["127.0.0.1"]))).toBe(REFUSED);
  expect(lookups).toHaveLength(2);
  expect(visitors).toEqual(["127.0.0.1 /"]);
});

test("fetches the same name if it does not change", async () => {
  const { lookup } = resolver(["127.0.0.1"]);
  redirect = "/feed.xml";
  expect(await outcome(fetcherBy(lookup, ["127.0.0.1"]))).toBe("fetched");
  expect(visitors).toEqual(["127.0.0.1 /", "127.0.0.1 /feed.xml"]);
});

test.each([
  [[PUBLIC, "127.0.0.1"]],
  [["127.0.0.1", PUBLIC]],
  [["2001:4860::1", "::1"]],
  [["2001:4860::1", "127.0.0.1", PUBLIC]],
])("refuses a name with one private address among several (%j)", async (addresses) => {
  const { lookup } = resolver(addresses);
  expect(await outcome(fetcherBy(lookup))).toBe(REFUSED);
  expect(visitors).toEqual([]);
});

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.0.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.0.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "fe80::1",
  "fd00::1",
  "ff02::1",
])("refuses a name that leads to %s before connecting", async (address) => {
  const { lookup } = resolver([address]);
  expect(await outcome(fetcherBy(lookup))).toBe(REFUSED);
  expect(visitors).toEqual([]);
});
