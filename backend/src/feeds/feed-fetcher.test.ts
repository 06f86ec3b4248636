import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { untrustedServer } from "../testing/servers/untrusted-server.js";
import { FeedFetcher, type FetchLimits } from "./feed-fetcher.js";
import { HostQueue } from "./host-queue.js";

// Everything is on this machine: the servers listen on loopback, which the fetcher can reach because of an allow list that only
// tests use. To prove refusals, a forbidden server counts its requests.

let server: Server;
let port: number;
let hits: string[];
let agents: (string | undefined)[];
let answer: RequestListener;

beforeEach(async () => {
  hits = [];
  agents = [];
  server = createServer((request, response) => {
    hits.push(request.url ?? "");
    agents.push(request.headers["user-agent"]);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const reaching = (limits: Partial<FetchLimits> = {}): FeedFetcher =>
  new FeedFetcher(limits, { names: [], ranges: ["127.0.0.1"], ports: [port] }, new HostQueue(0));
const at = (path: string): string => `http://127.0.0.1:${port}${path}`;
const reason = async (fetcher: FeedFetcher, address: string): Promise<string> => {
  const result = await fetcher.fetch(address);
  if (result.kind !== "failed") throw new Error(`${result.kind}: ${address}`);
  return result.reason;
};

describe("results of a fetch", () => {
  test("returns the bytes, the type and the final address", async () => {
    answer = (request, response) => {
      if (request.url === "/old") return void response.writeHead(301, { Location: "/new" }).end();
      response.writeHead(200, { "Content-Type": "text/xml; charset=utf-8" }).end("<rss/>");
    };
    const result = await reaching().fetch(at("/old"));
    expect(result).toEqual({
      kind: "fetched",
      bytes: Buffer.from("<rss/>"),
      contentType: "text/xml; charset=utf-8",
      address: at("/new"),
    });
    expect(agents[0]).toMatch(/^Earshot\//);
  });

  test("a temporary redirect does not move a feed", async () => {
    const targets: Record<string, [number, string]> = { "/a": [308, "/b"], "/b": [302, "/c"], "/c": [301, "/d"] };
    answer = (request, response) => {
      const [status, target] = targets[request.url ?? ""] ?? [200, undefined];
      response.writeHead(status, target === undefined ? {} : { Location: target }).end("<rss/>");
    };
    expect(await reaching().fetch(at("/a"))).toMatchObject({ kind: "fetched", address: at("/b") });
    expect(hits).toEqual(["/a", "/b", "/c", "/d"]);
  });

  test("requests a known copy with its validators, and recognizes 304 and 410", async () => {
    const requests: (string | undefined)[][] = [];
    answer = (request, response) => {
      requests.push([request.headers["if-none-match"], request.headers["if-modified-since"]]);
      if (request.url === "/gone") return void response.writeHead(410).end();
      if (request.headers["if-none-match"] === '"v1"') return void response.writeHead(304).end();
      response.writeHead(200, { ETag: '"v1"', "Last-Modified": "Sun, 22 Nov 2026 08:00:00 GMT" }).end("<rss/>");
    };
    const first = await reaching().fetch(at("/"));
    expect(first).toMatchObject({ etag: '"v1"', lastModified: "Sun, 22 Nov 2026 08:00:00 GMT" });
    const known = first.kind === "fetched" ? first : {};
    expect(await reaching().fetch(at("/"), { known })).toEqual({ kind: "unchanged", address: at("/") });
    expect(requests[1]).toEqual(['"v1"', "Sun, 22 Nov 2026 08:00:00 GMT"]);
    expect(await reaching().fetch(at("/gone"))).toEqual({ kind: "gone" });
  });

  test("does not store a validator that is too long", async () => {
    answer = (_, response) => void response.writeHead(200, { ETag: `"${"x".repeat(600)}"` }).end("<rss/>");
    const result = await reaching().fetch(at("/"));
    expect(result).toMatchObject({ kind: "fetched" });
    expect(result).not.toHaveProperty("etag", expect.anything());
  });

  test.each([
    ["gzip", gzipSync("<rss/>")],
    ["x-gzip", gzipSync("<rss/>")],
    ["deflate", deflateSync("<rss/>")],
    ["br", brotliCompressSync("<rss/>")],
    ["identity", Buffer.from("<rss/>")],
  ])("decodes a body compressed with %s", async (encoding, body) => {
    answer = (_, response) => void response.writeHead(200, { "Content-Encoding": encoding }).end(body);
    expect(await reaching().fetch(at("/"))).toMatchObject({ kind: "fetched", bytes: Buffer.from("<rss/>") });
  });
});

describe("servers that misbehave", () => {
  test.each([404, 403, 500, 503, 204])("a status of %d", async (status) => {
    answer = (_, response) => void response.writeHead(status).end();
    expect(await reason(reaching(), at("/"))).toBe(`the server returned ${status}`);
  });

  test("silence, trickling headers and a trickling body end at the overall time limit", async () => {
    const drip: RequestListener = (request, response) => {
      if (request.url === "/silent") return;
      response.writeHead(200);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    };
    answer = drip;
    for (const path of ["/silent", "/drip"]) {
      await expect(async () => {
        expect(await reason(reaching({ totalMs: 300 }), at(path))).toBe("no complete response within 0.3 seconds");
      }).toAnswerWithin(800);
    }
  });

  test("an endless body, which ends at the size limit", async () => {
    answer = (_, response) => {
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, "x")));
      };
      response.writeHead(200).on("drain", more);
      more();
    };
    expect(await reason(reaching({ maxBytes: 1_000_000 }), at("/"))).toBe("the document is larger than 1 MB");
  });

  test("a gzip bomb ends at the limit of decompressed bytes", async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000), { level: 1 });
    expect(bomb.length).toBeLessThan(500_000);
    answer = (_, response) => void response.writeHead(200, { "Content-Encoding": "gzip" }).end(bomb);
    const memory = process.memoryUsage().rss;
    expect(await reason(reaching({ maxBytes: 5_000_000 }), at("/"))).toBe("the document is larger than 5 MB");
    expect(process.memoryUsage().rss - memory).toBeLessThan(50e6);
  });

  test("a redirect loop ends after five", async () => {
    answer = (_, response) => void response.writeHead(302, { Location: "/again" }).end();
    expect(await reason(reaching(), at("/again"))).toBe("more than 5 redirects");
    expect(hits).toHaveLength(6);
  });

  test("a truncated body, a wrong length, broken compression or garbage", async () => {
    answer = (_, response) => {
      response.writeHead(200, { "Content-Length": "100" }).write("half");
      response.socket?.end();
    };
    expect(await reason(reaching(), at("/"))).toBe("the connection was interrupted");
    answer = (_, response) => void response.writeHead(200, { "Content-Encoding": "gzip" }).end("no gzip");
    expect(await reason(reaching(), at("/"))).toMatch(/^it cannot be read/);
    answer = (_, response) => void response.writeHead(200, { "Content-Encoding": "rot13" }).end("x");
    expect(await reason(reaching(), at("/"))).toBe("the document is compressed in an unknown way (rot13)");
    answer = (_, response) => void response.socket?.end("nonsense\r\n\r\n");
    expect(await reason(reaching(), at("/"))).toMatch(/^it cannot be read/);
  });

  test("a refused connection", async () => {
    const fetcher = new FeedFetcher({}, { names: [], ranges: ["127.0.0.1"], ports: [1] });
    expect(await reason(fetcher, "http://127.0.0.1:1/")).toBe("the connection was refused");
  });

  test("an abort ends a fetch", async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    expect(await reaching().fetch(at("/"), { signal: controller.signal })).toMatchObject({ kind: "failed" });
  });

  test("a server that switches to another protocol fails at once", async () => {
    answer = (_request, { socket }) => {
      socket?.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
    };
    expect(await reason(reaching(), at("/"))).toBe("the connection was interrupted");
  });
});

describe("politeness", () => {
  test("sends no request to a host during the pause that it asks for", async () => {
    answer = (_, response) => void response.writeHead(429, { "Retry-After": "120" }).end();
    const fetcher = new FeedFetcher({}, { names: [], ranges: ["127.0.0.0/8"], ports: [port] });
    expect(await fetcher.fetch(at("/"))).toEqual({
      kind: "failed",
      reason: "the server returned 429",
      retryAfter: 120,
    });
    const second = await fetcher.fetch(at("/"));
    expect(second).toMatchObject({
      kind: "failed",
      reason: expect.stringContaining("asks for a pause") as string,
    });
    expect(second).toMatchObject({ retryAfter: 120, paused: true });
    expect(hits).toHaveLength(1);
    expect(await reaching().fetch(at("/"))).toHaveProperty("reason", "the server returned 429");
  });

  test("a busy server that names no time gets no request for five minutes", async () => {
    answer = (_, response) => void response.writeHead(503).end();
    expect(await reaching().fetch(at("/"))).toHaveProperty("retryAfter", 300);
  });

  test("opens at most two connections to a host, with a pause between requests", async () => {
    // Shorter than the usual second.
    const apart = 200;
    let [open, most] = [0, 0];
    server.on("connection", (socket) => {
      most = Math.max(most, (open += 1));
      socket.on("close", () => (open -= 1));
    });
    // The first two get their answers only after a third one would have arrived.
    const pending: ServerResponse[] = [];
    answer = (_, response) => {
      pending.push(response);
      if (pending.length === 2) setTimeout(() => pending.forEach((one) => one.end("<rss/>")), 1.5 * apart);
      if (pending.length > 2) response.end("<rss/>");
    };
    const starts: number[] = [];
    class WatchedQueue extends HostQueue {
      override async enter(host: string, signal: AbortSignal): Promise<() => void> {
        const leave = await super.enter(host, signal);
        starts.push(performance.now());
        return leave;
      }
    }
    const fetcher = new FeedFetcher({}, { names: [], ranges: ["127.0.0.1"], ports: [port] }, new WatchedQueue(apart));
    const results = await Promise.all([1, 2, 3].map((number) => fetcher.fetch(at(`/${number}`))));
    expect(results.map(({ kind }) => kind)).toEqual(["fetched", "fetched", "fetched"]);
    expect(most).toBe(2);
    // The timers use two clocks that can differ by a few milliseconds.
    for (const [at, start] of starts.entries())
      if (at > 0) expect(start - (starts[at - 1] ?? 0)).toBeGreaterThan(apart - 10);
  });
});

describe("hosts that the operator allows", () => {
  test("allows a named host any address and port, but a range no unusual port by name", async () => {
    answer = (_, response) => void response.end("<rss/>");
    const named = new FeedFetcher({}, { names: ["localhost"], ranges: [] });
    expect(await named.fetch(`http://localhost:${port}/`)).toMatchObject({ kind: "fetched" });
    expect(await reason(named, at("/"))).toMatch(/IP address instead of a name/);
    const ranged = new FeedFetcher({}, { names: [], ranges: ["127.0.0.0/8"] });
    expect(await ranged.fetch(at("/"))).toMatchObject({ kind: "fetched" });
    expect(await reason(ranged, `http://localhost:${port}/`)).toMatch(/port \d+ is refused/);
    expect([
      named.isNamed("http://LOCALHOST:1/x"),
      named.isNamed(at("/")),
      named.isNamed("file://localhost/x"),
    ]).toEqual([true, false, false]);
  });
});

describe("refused addresses", () => {
  test.each([
    ["file:///etc/passwd", "its address is not a web address"],
    ["gopher://a.example/", "its address is not a web address"],
    ["ftp://a.example/", "its address is not a web address"],
    ["data:text/xml,<rss/>", "its address is not a web address"],
    ["nonsense", "its address is not a web address"],
    ["http://user:secret@a.example/", "the address contains a password"],
    ["http://a.example:6379/", "port 6379 is refused"],
  ])("%s", async (address, why) => expect(await reason(new FeedFetcher(), address)).toBe(why));

  test.each([
    "http://127.0.0.1/", "http://127.1/", "http://2130706433/", "http://0x7f000001/", "http://0177.0.0.1/", "http://0.0.0.0/",
    "http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://[fd00::1]/",
    "http://100.64.0.1/", "http://10.0.0.1/",
  ])("%s, before anything is sent", async (address) => {
    expect(await reason(new FeedFetcher(), address)).toMatch(/IP address instead of a name/);
  }); // prettier-ignore

  test("a name that resolves to this machine, at connection time", async () => {
    answer = (_, response) => void response.end("<rss/>");
    // The port is allowed, the address is not: only the check at connection time stops it.
    const fetcher = new FeedFetcher({}, { names: [], ranges: [], ports: [port] });
    expect(await reason(fetcher, `http://localhost:${port}/`)).toBe(
      "the address belongs to a private network, which is refused",
    );
    expect(hits).toEqual([]);
  });

  test("an https server with an untrusted certificate, before any request", async () => {
    const untrusted = await untrustedServer();
    const fetcher = new FeedFetcher({}, { names: [], ranges: ["127.0.0.1", "::1"], ports: [untrusted.port] });
    expect(await reason(fetcher, `${untrusted.origin}/feed.xml`)).toBe(
      "it cannot be read (DEPTH_ZERO_SELF_SIGNED_CERT)",
    );
    expect(untrusted.seen()).toEqual({ connections: 1, requests: 0 });
    await untrusted.close();
  });

  test("a redirect to this machine, to another port, and to another scheme", async () => {
    const visitors: string[] = [];
    const canary = createServer((request, response) => {
      visitors.push(request.url ?? "");
      response.end();
    });
    await new Promise<void>((ready) => canary.listen(0, "127.0.0.1", ready));
    const canaryPort = (canary.address() as AddressInfo).port;
    for (const [target, why] of [
      [`http://127.0.0.1:${canaryPort}/`, /port \d+ is refused/],
      [`http://localhost:${canaryPort}/`, /port \d+ is refused/],
      ["http://127.0.0.2/", /IP address instead of a name/],
      ["http://[::1]/", /IP address instead of a name/],
      ["file:///etc/passwd", /not a web address/],
      ["gopher://127.0.0.1/", /not a web address/],
    ] as const) {
      answer = (_, response) => void response.writeHead(302, { Location: target }).end();
      expect(await reason(reaching(), at("/"))).toMatch(why);
    }
    expect(visitors).toEqual([]);
    canary.close();
  });
});

test.each(["ENOTFOUND", "EAI_AGAIN"])("distinguishes an unresolvable name from other failures: %s", async (code) => {
  const lookup = ((_name, _options, done) =>
    done(Object.assign(new Error("no such name"), { code }), "", 4)) as LookupFunction;
  const unresolving = new FeedFetcher({}, { names: [], ranges: [], ports: [], connection: { lookup } });
  expect(await unresolving.fetch("http://gone.example/f")).toEqual({
    kind: "failed",
    reason: "its name cannot be resolved",
    unresolved: true,
  });
  expect(await unresolving.fetch("http://127.0.0.1/f")).not.toHaveProperty("unresolved");
});
