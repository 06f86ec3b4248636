import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { NOTHING_ALLOWED } from "../../shared/config/fetch-allow.js";
import { until } from "../../testing/until.js";
import { downloadLine } from "./download-line.js";
import { downloadAddress, Downloads } from "./downloads.js";

let folder: string;
let server: Server;
let origin: string;
let requests: IncomingMessage[];
let lines: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "earshot-download-"));
  [requests, lines] = [[], []];
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

const downloads = (signal = new AbortController().signal) =>
  new Downloads(folder, NOTHING_ALLOWED, { write: (text) => lines.push(text) }, signal, 1);
const FEED = `<rss><channel><title>Tides</title><item><title>One</title><enclosure url="https://a.example/1.mp3"/></item></channel></rss>`;
// Bytes that compress badly, so that a cut is in the middle of them.
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();
const LARGE = Buffer.concat(Array.from({ length: 10_000 }, (_, at) => sha256(Buffer.from(`${at}`))));

/** A tar archive of these files, as `tar` writes it. */
function tarOf(files: Readonly<Record<string, Buffer>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, bytes]) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write("0000644\0", 100);
    header.write(`${bytes.length.toString(8).padStart(11, "0")}\0`, 124);
    header.write("0ustar\0", 156);
    header.write("ustar\0", 257);
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1_024)]);
}

/** Bytes stored so far. */
function storedBytes(): number {
  const part = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(".part"));
  return part === undefined ? 0 : statSync(join(folder, part)).size;
}

/** Serves a document with byte ranges, and cuts the connection after each of the given numbers of bytes, once each. */
function cutting(document: Buffer, cuts: readonly number[], headers: Record<string, string> = {}) {
  const left = [...cuts];
  answer = (request, response) => {
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    const isPart = request.headers.range !== undefined;
    response.writeHead(isPart ? 206 : 200, {
      ETag: '"v1"',
      "Content-Length": document.length - from,
      ...(isPart ? { "Content-Range": `bytes ${from}-${document.length - 1}/${document.length}` } : {}),
      ...headers,
    });
    const cut = left.shift();
    if (cut === undefined) response.end(document.subarray(from));
    else {
      response.write(document.subarray(from, cut));
      // Data in transit may be lost when the connection is cut.
      void until(() => storedBytes() === cut).then(() => response.destroy());
    }
  };
}

test("resumes a download that is cut twice, and unpacks the original files", async () => {
  const packed = gzipSync(tarOf({ "./podcastindex_feeds.db": LARGE, "notes/feed.xml": Buffer.from(FEED) }));
  cutting(packed, [50_000, 120_001], { "Repr-Digest": `sha-256=:${sha256(packed).toString("base64")}:` });
  const inputs = await downloads().inputs(`${origin}/dump.db.tgz`);
  expect(requests.map(({ headers }) => [headers.range, headers["if-range"]])).toEqual([
    [undefined, undefined],
    ["bytes=50000-", '"v1"'],
    ["bytes=120001-", '"v1"'],
  ]);
  expect(inputs.map(({ kind, size }) => [kind, size])).toEqual([
    ["unknown", LARGE.length],
    ["feed", FEED.length],
  ]);
  expect(readFileSync(inputs[0]?.path ?? "").equals(LARGE)).toBe(true);
  expect(lines.at(-1)).toMatch(/^Downloading 100% of /);
});

test("the next call continues an interrupted download from the stored part", async () => {
  const packed = gzipSync(LARGE);
  cutting(packed, [80_000]);
  const controller = new AbortController();
  const first = downloads(controller.signal);
  const serve = answer;
  answer = (request, response) => {
    if (requests.length === 1) serve(request, response);
    else controller.abort();
  };
  await expect(first.inputs(`${origin}/dump.gz`)).rejects.toThrow();
  answer = serve;
  const second = downloads();
  const [input] = await second.inputs(`${origin}/dump.gz`);
  expect(requests.at(-1)?.headers.range).toBe("bytes=80000-");
  expect(readFileSync(input?.path ?? "").equals(LARGE)).toBe(true);
  second.forget();
  expect(readdirSync(folder)).toEqual([]);
});

test("two versions of a changed document are not mixed", async () => {
  cutting(LARGE, [80_000]);
  const serve = answer;
  answer = (request, response) => (requests.length === 1 ? serve(request, response) : void response.end("another one"));
  await expect(downloads().inputs(`${origin}/dump.db`)).rejects.toThrow("has changed since the download began");
  expect(readdirSync(folder).filter((name) => /part|json/.test(name))).toEqual([]);
});

test("a wrong checksum, from the address or from the server, is refused", async () => {
  const wrong = "0".repeat(64);
  cutting(LARGE, []);
  await expect(downloads().inputs(`${origin}/dump.db#sha256=${wrong}`)).rejects.toThrow("SHA-256");
  const right = sha256(LARGE).toString("hex");
  expect(await downloads().inputs(`${origin}/dump.db#sha256=${right}`)).toHaveLength(1);
  cutting(LARGE, [], { Digest: `SHA-256=${sha256(Buffer.from("other")).toString("base64")}` });
  await expect(downloads().inputs(`${origin}/other.db`)).rejects.toThrow("SHA-256");
  await expect(downloads().inputs(`${origin}/dump.db#md5=1`)).rejects.toThrow("#sha256=");
});

test("keeps a feed's address, and retries a busy server but not a 404", async () => {
  answer = (request, response) => {
    if (request.url === "/old") return void response.writeHead(301, { Location: "/feed" }).end();
    response.end(FEED);
  };
  expect(await downloads().inputs(`${origin}/old`)).toMatchObject([{ kind: "feed", address: `${origin}/feed` }]);
  answer = (_, response) => void response.writeHead(404).end();
  await expect(downloads().inputs(`${origin}/x`)).rejects.toThrow("the server returned 404");
  requests = [];
  answer = (_, response) => void response.writeHead(503).end();
  await expect(downloads().inputs(`${origin}/x`)).rejects.toThrow(
    "the server returned 503. The received part is kept.",
  );
  expect(requests).toHaveLength(6);
});

test("a redirect into this network is refused even if the address itself was allowed", async () => {
  answer = (_, response) => void response.writeHead(302, { Location: "http://127.0.0.2:1/" }).end();
  await expect(downloads().inputs(`${origin}/x`)).rejects.toThrow("IP address instead of a name");
});

test("names in an archive cannot leave the folder", async () => {
  const packed = tarOf({ "../../../evil.db": Buffer.from("x"), "/etc/passwd": Buffer.from("y") });
  answer = (_, response) => void response.end(packed);
  const inputs = await downloads().inputs(`${origin}/dump.tar`);
  for (const { path } of inputs) expect(path.startsWith(folder) && existsSync(path)).toBe(true);
  expect(inputs.map(({ path }) => path.slice(path.lastIndexOf("/") + 1))).toEqual(["1-evil.db", "2-passwd"]);
});

test("recognizes addresses among the arguments, and prints the download's progress", () => {
  expect(downloadAddress("podcast-index")).toMatch(/^https:\/\/public\.podcastindex\.org\/.*\.tgz$/);
  expect(downloadAddress("https://a.example/f")).toBe("https://a.example/f");
  expect([downloadAddress("feeds/a.xml"), downloadAddress("/x/https://a"), downloadAddress("file:///x")]).toEqual(
    Array(3).fill(undefined),
  );
  expect(downloadLine({ bytes: 5e8, total: 2e9, seconds: 10 })).toBe("Downloading 25% of 2.0 GB, 50.0 MB/s, 30 s left");
  expect(downloadLine({ bytes: 1_200, seconds: 0.5 })).toBe("Downloading 2 kB");
});
