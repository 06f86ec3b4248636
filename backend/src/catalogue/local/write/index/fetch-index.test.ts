import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { showsToken } from "../../../../http/access/bearer-token.js";
import { indexableShow } from "../../../../testing/catalogue/indexable-show.js";
import { until } from "../../../../testing/until.js";
import { INDEX_VERSION } from "../../record/index-schema.js";
import { stampIndex } from "./complete-index.js";
import { fetchIndex } from "./fetch-index.js";
import { type IndexManifest, manifestOf, readManifest, readToken, signedManifest } from "./index-manifest.js";
import { beginChanges, IndexWriter, openToWrite } from "./index-writer.js";

const KEY = "a key of the tests that is long enough";
const CATALOGUE = { generation: 7, checksum: "81", podcasts: 400 };

let root: string;
let whole: string;
let manifest: IndexManifest;
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: { readonly url: string; readonly range?: string }[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "earshot-fetch-"));
  whole = join(root, "whole.sqlite");
  const writer = new IndexWriter(whole);
  for (let at = 0; at < CATALOGUE.podcasts; at += 1) writer.add(show(at));
  writer.finish(CATALOGUE, []);
  manifest = await manifestOf(whole);
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? "", range: request.headers.range });
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, "machine-"));
  asked = [];
  answer = (request, response) => give(request, response);
});

const show = (at: number) =>
  indexableShow({ id: `s${at}`, title: `Kelp ${at}`, author: "Ida", description: `Tide ${at}. `.repeat(40) });

/** Answers like an ordinary file server, except for what the test changes. */
function give(
  { url = "", headers }: IncomingMessage,
  response: ServerResponse,
  more: { manifest?: Partial<IndexManifest>; key?: string; bytes?: Buffer; ranges?: boolean } = {},
): void {
  if (url.endsWith(".json")) {
    response.end(signedManifest({ ...manifest, ...more.manifest }, more.key ?? KEY));
    return;
  }
  const bytes = more.bytes ?? readFileSync(whole);
  const from = more.ranges === false ? 0 : Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
  if (from > 0) response.writeHead(206, { "content-range": `bytes ${from}-${bytes.length - 1}/${bytes.length}` });
  response.end(bytes.subarray(from));
}

function run(more: { signal?: AbortSignal; patience?: number; catalogue?: typeof CATALOGUE } = {}): Promise<void> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/`;
  const { signal = new AbortController().signal, patience, catalogue = CATALOGUE } = more;
  return fetchIndex({ url, key: KEY, folder, catalogue, patience }, { signal });
}

const files = () => readdirSync(folder).toSorted();
const partName = () => `fetched-${manifest.sha256}.part`;

test("downloads the whole file and renames it", async () => {
  await run();
  expect(files()).toEqual(["catalogue-7.sqlite"]);
  expect(readFileSync(join(folder, "catalogue-7.sqlite")).equals(readFileSync(whole))).toBe(true);
  expect(asked.map(({ url }) => url)).toEqual(["/files/catalogue-7.json", "/files/catalogue-7.sqlite"]);
});

test("downloads the whole file with a file of changes if it is missing", async () => {
  const path = join(root, "changes.sqlite");
  beginChanges(path, { generation: 7, checksum: "81", shows: 400 });
  const file = openToWrite(path);
  stampIndex(file, { generation: 8, checksum: "82" }, []);
  file.close();
  const changes = await manifestOf(path);
  answer = (request, response) => {
    const isWhole = request.url?.includes("catalogue-7");
    give(request, response, isWhole ? {} : { manifest: changes, bytes: readFileSync(path) });
  };
  const catalogue = { generation: 8, checksum: "82", podcasts: 400 };
  await run({ catalogue });
  expect(files()).toEqual(["catalogue-7.sqlite", "catalogue-8.sqlite"]);
  rmSync(join(folder, "catalogue-8.sqlite"));
  asked = [];
  await run({ catalogue });
  expect(asked.map(({ url }) => url)).toEqual(["/files/catalogue-8.json", "/files/catalogue-8.sqlite"]);
  // A file of changes is not accepted as a whole file, even with the right name and catalogue.
  writeFileSync(join(folder, "catalogue-7.sqlite"), readFileSync(path));
  const other = new DatabaseSync(join(folder, "catalogue-7.sqlite"));
  other.exec("UPDATE info SET generation = 7, checksum = '81'");
  other.close();
  await run({ catalogue });
  expect(readFileSync(join(folder, "catalogue-7.sqlite")).equals(readFileSync(whole))).toBe(true);
});

test("resumes an interrupted download, even in another process", async () => {
  const half = Math.floor(manifest.bytes / 2);
  answer = (request, response) => {
    if (request.url?.endsWith(".json")) return give(request, response);
    response.writeHead(request.headers.range ? 503 : 200, { "content-length": manifest.bytes });
    response.write(readFileSync(whole).subarray(0, half));
    response.socket?.end();
  };
  await expect(run()).rejects.toThrow();
  const size = statSync(join(folder, partName())).size;
  // The last bytes before a cut may never arrive.
  expect(size).toBeGreaterThan(0);
  expect(files()).toEqual([partName()]);
  answer = (request, response) => give(request, response);
  asked = [];
  await run();
  expect(asked.map(({ range }) => range)).toEqual([undefined, `bytes=${size}-`]);
  expect((await manifestOf(join(folder, "catalogue-7.sqlite"))).sha256).toBe(manifest.sha256);
});

test("downloads the whole file from a source without range support", async () => {
  writeFileSync(join(folder, partName()), "what came before");
  answer = (request, response) => give(request, response, { ranges: false });
  await run();
  expect((await manifestOf(join(folder, "catalogue-7.sqlite"))).sha256).toBe(manifest.sha256);
});

test.each([
  ["another key has signed", { key: "another key that is just as long as it must be" }, "not signed"],
  ["it is of an older generation", { manifest: { generation: 6 } }, "of generation 6, not of 7"],
  ["it is of another catalogue with the same number", { manifest: { checksum: "82" } }, "of generation 7"],
  ["it is of another version", { manifest: { version: INDEX_VERSION + 1 } }, "has version"],
] as const)("downloads nothing when %s", async (_, more, reason) => {
  answer = (request, response) => give(request, response, more);
  await expect(run()).rejects.toThrow(reason);
  expect(asked.map(({ url }) => url)).toEqual(["/files/catalogue-7.json"]);
  expect(files()).toEqual([]);
});

test("discards bytes that the manifest does not describe", async () => {
  const bytes = Buffer.from(readFileSync(whole));
  bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
  answer = (request, response) => give(request, response, { bytes });
  await expect(run()).rejects.toThrow("does not match its manifest");
  expect(files()).toEqual([]);
  answer = (request, response) => give(request, response, { bytes: Buffer.concat([readFileSync(whole), bytes]) });
  await expect(run()).rejects.toThrow("longer than its manifest says");
  expect(statSync(join(folder, partName())).size).toBe(0);
});

test("gives up a source that sends too slowly or nothing", async () => {
  answer = (request, response) => {
    if (request.url?.endsWith(".json")) return give(request, response);
    response.writeHead(200);
    response.write("x");
  };
  // Long enough for the manifest to arrive on a busy machine.
  await expect(run({ patience: 1_000 })).rejects.toThrow("too slow");
  expect(files()).toEqual([partName()]);
  answer = () => undefined;
  await expect(run({ patience: 20 })).rejects.toThrow();
});

test("refuses a source without the file, or with something else", async () => {
  answer = (_, response) => response.writeHead(404).end();
  await expect(run()).rejects.toThrow("status 404");
  answer = (_, response) => response.end("<html>".repeat(1_000));
  await expect(run()).rejects.toThrow("is not a manifest");
  answer = (request, response) =>
    request.url?.endsWith(".json") ? give(request, response) : response.writeHead(500).end();
  await expect(run()).rejects.toThrow("status 500");
});

test("stops on request and keeps what has arrived", async () => {
  const stop = new AbortController();
  answer = (request, response) => {
    if (request.url?.endsWith(".json")) return give(request, response);
    response.writeHead(200);
    response.write(readFileSync(whole).subarray(0, 4_096));
    void until(() => existsSync(join(folder, partName())) && statSync(join(folder, partName())).size > 0).then(() =>
      stop.abort(),
    );
  };
  await expect(run({ signal: stop.signal })).rejects.toThrow();
  expect(files()).toEqual([partName()]);
});

test("reads a manifest only with its signature, and reveals no signing key", () => {
  const text = signedManifest(manifest, KEY);
  expect(readManifest(text, KEY)).toEqual(manifest);
  expect(() => readManifest(text.replace(`:${manifest.bytes}`, `:${manifest.bytes + 1}`), KEY)).toThrow("not signed");
  expect(() => readManifest(signedManifest(manifest, readToken(KEY)), KEY)).toThrow("not signed");
  expect(() => readManifest("{}", KEY)).toThrow();
  expect(showsToken(`Bearer ${readToken(KEY)}`, readToken(KEY))).toBe(true);
  for (const shown of [undefined, "", "Bearer", `Bearer ${KEY}`, `Basic ${readToken(KEY)}`])
    expect(showsToken(shown, readToken(KEY))).toBe(false);
});
