import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";

/** The encodings in which a file can be sent; `identity` is the unchanged file. */
type Encoding = "br" | "gzip" | "identity";

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
/**
 * Files are compressed once for all requests, so this can take longer than compressing each answer would. The highest levels take
 * ten times as long and save 5 %.
 */
const PACKED: Readonly<Record<Encoding, (file: Buffer) => Buffer | Promise<Buffer>>> = {
  br: (file) => brotli(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (file) => zip(file, { level: 9 }),
  identity: (file) => file,
};

/** Only these are compressed: fonts and pictures already are. */
const TEXTS = new Set([".js", ".css", ".svg"]);
/** Files smaller than this many bytes are not worth compressing. */
const LEAST = 1_024;

type Asset = { readonly path: string; readonly etag: string; readonly packable: boolean };

/**
 * Files in one folder whose names contain a hash of their content: read and compressed at the first request, then sent from memory.
 * Other names, and requests for a part of a file, go to the next handler.
 */
export function packedAssets(folder: string, mount: string): RequestHandler {
  const assets = assetsIn(folder);
  const bodies = new Map<string, Promise<Buffer>>();
  const body = (name: string, { path }: Asset, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${name}`;
    const known = bodies.get(key) ?? readFile(path).then(PACKED[encoding]);
    bodies.set(key, known);
    // If a file cannot be read now, the next request tries again.
    known.catch(() => bodies.delete(key));
    return known;
  };
  return (request, response, next) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || !request.path.startsWith(mount) || request.headers.range !== undefined) return next();
    const name = request.path.slice(mount.length);
    const asset = assets.get(name);
    if (!asset) return next();
    const encoding = asset.packable ? bestEncoding(request) : "identity";
    body(name, asset, encoding).then(
      (bytes) => send(response, name, asset, encoding, bytes),
      () => next(),
    );
  };
}

function assetsIn(folder: string): ReadonlyMap<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    const { size, mtimeMs } = statSync(path);
    const etag = `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
    assets.set(name, { path, etag, packable: TEXTS.has(extname(name)) && size >= LEAST });
  }
  return assets;
}

/** The names of the files in a folder; empty if the website was not built. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return [];
  }
}

function bestEncoding(request: Request): Encoding {
  const accepted = request.acceptsEncodings();
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "identity";
}

function send(response: Response, name: string, asset: Asset, encoding: Encoding, body: Buffer): void {
  response.type(extname(name)).set({ "Cache-Control": "public, max-age=31536000, immutable", ETag: asset.etag });
  if (asset.packable) response.vary("Accept-Encoding");
  if (encoding !== "identity") response.set("Content-Encoding", encoding);
  response.send(body);
}
