import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { ReadableStream } from "node:stream/web";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import {
  MANIFEST_HEADER,
  signedManifest,
  snapshotKey,
} from "../../../backend/src/catalogue/snapshot/snapshot-manifest";
import { SNAPSHOT_VERSION } from "../../../backend/src/catalogue/snapshot/snapshot-tables";
import { fetchSnapshot, type SnapshotSource } from "./fetch-snapshot.node";

// Made of hashes, because they cannot be compressed.
const PLAIN = Buffer.concat(Array.from({ length: 100 }, (_, at) => hashed(String(at))));
const PACKED = zstdCompressSync(PLAIN);
const SECRET = "the secret of this server";

/** The server's files, and the ranges that were requested. */
let sent: Buffer;
let manifest: Record<string, unknown>;
let secret: string;
let cutAt: number | undefined;
let ranges: (string | undefined)[];
let server: Server;
let folder: string;

beforeEach(async () => {
  sent = PACKED;
  manifest = {
    version: SNAPSHOT_VERSION,
    generation: 4,
    shows: 9,
    updatedAt: null,
    bytes: PACKED.length,
    sha256: hashOf(PACKED),
  };
  secret = SECRET;
  cutAt = undefined;
  ranges = [];
  folder = mkdtempSync(join(tmpdir(), "earshot-fetch-"));
  server = createServer((request, response) => {
    response.setHeader(MANIFEST_HEADER, signedManifest(manifest as never, snapshotKey(secret)));
    if (request.method === "HEAD") return void response.end();
    ranges.push(request.headers.range);
    const asked = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    // Like the server, does not send the rest of a different file.
    const from = request.headers["if-range"] === `"${String(manifest.sha256)}"` ? asked : 0;
    const rest = sent.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      "content-length": rest.length,
      ...(from > 0 && { "content-range": `bytes ${from}-${sent.length - 1}/${sent.length}` }),
    });
    if (cutAt === undefined) return void response.end(rest);
    // The connection is cut after this many bytes.
    response.write(rest.subarray(0, cutAt));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function hashed(bytes: Buffer | string): Buffer {
  return createHash("sha256").update(bytes).digest();
}
function hashOf(bytes: Buffer): string {
  return hashed(bytes).toString("hex");
}
const progress: number[] = [];
const source = (more: Partial<SnapshotSource> = {}): SnapshotSource => ({
  server: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
  shows: "usual",
  folder,
  knownKey: undefined,
  send: fetch,
  onProgress: (done, total) => {
    progress.push(done / total);
    if (done !== cutAt) return;
    cutAt = undefined;
    server.closeAllConnections();
  },
  signal: new AbortController().signal,
  ...more,
});

test("downloads and unpacks the file", async () => {
  const { path, key } = await fetchSnapshot(source());
  expect(readFileSync(path).equals(PLAIN)).toBe(true);
  expect(progress.at(-1)).toBe(1);
  await expect(fetchSnapshot(source({ knownKey: key }))).resolves.toMatchObject({ key });
});

test("resumes an interrupted download", async () => {
  cutAt = 500;
  const { path } = await fetchSnapshot(source());
  expect(readFileSync(path).equals(PLAIN)).toBe(true);
  expect(ranges).toEqual([undefined, "bytes=500-"]);
});

test("resumes a download after a restart", async () => {
  cutAt = 700;
  const stop = new AbortController();
  const stopped = source({ signal: stop.signal, onProgress: (done) => done >= 700 && stop.abort() });
  await expect(fetchSnapshot(stopped)).rejects.toThrow();
  cutAt = undefined;
  await fetchSnapshot(source());
  expect(ranges).toEqual([undefined, "bytes=700-"]);
});

test("refuses a file with a flipped bit, and the next try starts over", async () => {
  sent = Buffer.from(PACKED);
  sent[sent.length >> 1]! ^= 1;
  await expect(fetchSnapshot(source())).rejects.toMatchObject({ reason: "damaged" });
  sent = PACKED;
  await expect(fetchSnapshot(source())).resolves.toMatchObject({ manifest });
});

test("refuses a signed file that is not an archive", async () => {
  sent = Buffer.from("no archive at all");
  manifest = { ...manifest, bytes: sent.length, sha256: hashOf(sent) };
  await expect(fetchSnapshot(source())).rejects.toMatchObject({ reason: "damaged" });
});

test("aborts a file that is longer than announced", async () => {
  sent = Buffer.concat([PACKED, PACKED]);
  await expect(fetchSnapshot(source())).rejects.toThrow("more than it announced. Please try again later.");
});

test("downloads nothing from a server with another key, or of another version", async () => {
  const { key } = await fetchSnapshot(source());
  ranges = [];
  secret = "the secret of somebody else";
  await expect(fetchSnapshot(source({ knownKey: key }))).rejects.toMatchObject({ reason: "signature" });
  secret = SECRET;
  for (const [other, step] of [
    [{ version: SNAPSHOT_VERSION - 1 }, "Ask the people who run the server to update it."],
    [{ version: SNAPSHOT_VERSION + 1 }, "Update the app first."],
    [{ more: "fields" }, "Update the app first."],
  ] as const) {
    manifest = { ...manifest, ...other };
    const message = expect.stringContaining(step);
    await expect(fetchSnapshot(source({ knownKey: key }))).rejects.toMatchObject({ reason: "version", message });
  }
  expect(ranges).toEqual([]);
});

test("an answer that is no snapshot names what to do", async () => {
  const answering = (status: number) => fetchSnapshot(source({ send: async () => new Response(null, { status }) }));
  await expect(answering(404)).rejects.toThrow("This server has no offline catalogue.");
  for (const status of [429, 500]) await expect(answering(status)).rejects.toThrow("Please try again later.");
});

test("does not mix parts of two snapshots", async () => {
  mkdirSync(folder, { recursive: true });
  cutAt = 300;
  const stop = new AbortController();
  await expect(
    fetchSnapshot(source({ signal: stop.signal, onProgress: (done) => done >= 300 && stop.abort() })),
  ).rejects.toThrow();
  cutAt = undefined;
  const newer = Buffer.from(PLAIN.toReversed());
  sent = zstdCompressSync(newer);
  manifest = { ...manifest, generation: 5, bytes: sent.length, sha256: hashOf(sent) };
  const { path } = await fetchSnapshot(source());
  expect(readFileSync(path).equals(newer)).toBe(true);
});

test("an interrupted download continues with the newer file if there is one", async () => {
  const newer = Buffer.from(PLAIN.toReversed());
  const packed = zstdCompressSync(newer);
  cutAt = 300;
  const renewed = source({
    onProgress: (done) => {
      if (done !== cutAt) return;
      cutAt = undefined;
      sent = packed;
      manifest = { ...manifest, generation: 5, bytes: packed.length, sha256: hashOf(packed) };
      server.closeAllConnections();
    },
  });
  const { path, manifest: got } = await fetchSnapshot(renewed);
  expect(readFileSync(path).equals(newer)).toBe(true);
  expect(got).toMatchObject({ generation: 5 });
  expect(ranges).toEqual([undefined, "bytes=300-", undefined]);
});

test("reports progress at most ten times a second, and the end", async () => {
  const reports: number[] = [];
  const pieces = Array.from({ length: 300 }, (_, at) => PACKED.subarray(at * 10, (at + 1) * 10));
  const slow = (async (address: string, init?: RequestInit) => {
    const answer = await fetch(address, init);
    if (init?.method === "HEAD") return answer;
    await answer.body?.cancel();
    async function* inPieces() {
      for (const piece of [...pieces, PACKED.subarray(3_000)]) {
        yield piece;
        await new Promise((done) => setImmediate(done));
      }
    }
    return new Response(ReadableStream.from(inPieces()) as never, { headers: answer.headers });
  }) as typeof fetch;
  const began = performance.now();
  await fetchSnapshot(source({ send: slow, onProgress: (done) => void reports.push(done) }));
  expect(reports.length).toBeLessThanOrEqual((performance.now() - began) / 100 + 2);
  expect(reports.at(-1)).toBe(PACKED.length);
});
