import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import express from "express";
import { staticFiles } from "./static-files.js";

const SCRIPT = `export const words = ["${Array.from({ length: 400 }, (_, at) => `word ${at}`).join('","')}"];\n`;
const FONT = Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 7919) % 251));

let folder: string;
let server: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "packed-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets", "page-1a2b.js"), SCRIPT);
  writeFileSync(join(folder, "assets", "tiny-3c4d.js"), "export {};");
  writeFileSync(join(folder, "assets", "font-5e6f.woff2"), FONT);
  const app = express();
  for (const handler of staticFiles(folder)) app.use(handler);
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Answer = { readonly status?: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** The answer with its bytes as they were sent; other HTTP clients would decompress them. */
async function asked(name: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const sent = httpRequest({ host: "127.0.0.1", port, path: `/assets/${name}`, headers, method }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test("sends a script in the best encoding that the browser accepts, cacheable forever", async () => {
  const [first, again] = [
    await asked("page-1a2b.js", { "Accept-Encoding": "gzip, deflate, br, zstd" }),
    await asked("page-1a2b.js", { "Accept-Encoding": "gzip, deflate, br, zstd" }),
  ];
  expect(first.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(again.body).toString()).toBe(SCRIPT);
  expect(again.body).toEqual(first.body);
  const zipped = await asked("page-1a2b.js", { "Accept-Encoding": "gzip, br;q=0" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
  const plain = await asked("page-1a2b.js");
  expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, SCRIPT]);
});

test("sends content uncompressed if compression does not make it smaller", async () => {
  for (const [name, type, bytes] of [
    ["tiny-3c4d.js", "text/javascript; charset=utf-8", Buffer.from("export {};")],
    ["font-5e6f.woff2", "font/woff2", FONT],
  ] as const) {
    const { headers, body } = await asked(name, { "Accept-Encoding": "gzip, br" });
    expect([headers["content-type"], headers["content-encoding"]]).toEqual([type, undefined]);
    expect(body.equals(bytes)).toBe(true);
  }
});

test("confirms a browser's copy, and sends a requested range", async () => {
  const { headers } = await asked("page-1a2b.js");
  expect((await asked("page-1a2b.js", { "If-None-Match": headers.etag! })).status).toBe(304);
  const part = await asked("font-5e6f.woff2", { Range: "bytes=10-19" });
  expect([part.status, part.body]).toEqual([206, FONT.subarray(10, 20)]);
});

test("returns 404 for other names and methods, and no body for HEAD", async () => {
  expect((await asked("gone-7a8b.js")).status).toBe(404);
  expect((await asked("..%2f..%2fpackage.json")).status).toBe(404);
  expect((await asked("page-1a2b.js", {}, "POST")).status).toBe(404);
  const head = await asked("page-1a2b.js", {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, `${SCRIPT.length}`, 0]);
});
