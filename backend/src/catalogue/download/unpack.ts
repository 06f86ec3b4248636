import { createWriteStream } from "node:fs";
import { basename, extname, join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { once } from "node:events";
import { createGunzip } from "node:zlib";

const BLOCK = 512;
/** Maximum files to extract from an archive; a dump has fewer. */
const MOST_FILES = 10_000;

/** Writes a download's contents to a folder, unpacking on the fly: gzip, tar, both, or neither. Returns the files. */
export async function unpackInto(bytes: AsyncIterable<Buffer>, folder: string, name: string): Promise<string[]> {
  const packed = await peek(bytes, 2);
  const isGzip = packed.head[0] === 0x1f && packed.head[1] === 0x8b;
  const plain = await peek(isGzip ? gunzipped(packed.all) : packed.all, BLOCK);
  if (plain.head.toString("latin1", 257, 262) === "ustar") return untarred(plain.all, folder);
  const file = join(folder, safeName(isGzip ? name.replace(/\.gz$/i, "") : name));
  const target = createWriteStream(file);
  for await (const chunk of plain.all) await put(target, chunk);
  await ended(target);
  return [file];
}

/** A stream whose first bytes can be read in advance. */
async function peek(bytes: AsyncIterable<Buffer>, wanted: number) {
  const iterator = bytes[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < wanted) {
    const next = await iterator.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* all(): AsyncGenerator<Buffer> {
    if (head.length > 0) yield head;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
  }
  return { head, all: all() };
}

async function* gunzipped(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = Readable.from(bytes);
  const gunzip = createGunzip();
  source.on("error", (error) => gunzip.destroy(error));
  yield* source.pipe(gunzip) as AsyncIterable<Buffer>;
}

/** The regular files of a tar archive, by base name; folders and links are ignored. */
async function untarred(bytes: AsyncIterable<Buffer>, folder: string): Promise<string[]> {
  const reader = new ExactReader(bytes[Symbol.asyncIterator]());
  const files: string[] = [];
  for (;;) {
    const header = await reader.read(BLOCK);
    if (header.length < BLOCK || header.every((byte) => byte === 0)) {
      await reader.skip();
      return files;
    }
    const size = sizeIn(header);
    const type = String.fromCharCode(header[156] ?? 0);
    const isFile = type === "0" || type === "\0";
    const name = header.toString("utf8", 0, 100).replace(/\0.*$/s, "");
    if (isFile && size > 0 && files.length < MOST_FILES) {
      const file = join(folder, `${files.length + 1}-${safeName(name)}`);
      const target = createWriteStream(file);
      for await (const chunk of reader.pieces(size)) await put(target, chunk);
      await ended(target);
      files.push(file);
    } else {
      for await (const _ of reader.pieces(size));
    }
    await reader.read((BLOCK - (size % BLOCK)) % BLOCK);
  }
}

/** Octal digits, or a binary number for files beyond eight gigabytes. */
function sizeIn(header: Buffer): number {
  const field = header.subarray(124, 136);
  const size = (field[0] ?? 0) & 0x80 ? Number(field.readBigUInt64BE(4)) : parseInt(field.toString("latin1"), 8);
  if (!Number.isSafeInteger(size) || size < 0) throw new Error("The archive is damaged.");
  return size;
}

/** Reads a stream in pieces of given lengths. */
class ExactReader {
  private rest: Buffer = Buffer.alloc(0);
  constructor(private readonly source: AsyncIterator<Buffer>) {}

  /** Returns fewer bytes only at the end of the stream. */
  async read(length: number): Promise<Buffer> {
    while (this.rest.length < length) {
      const next = await this.source.next();
      if (next.done === true) break;
      this.rest = this.rest.length === 0 ? next.value : Buffer.concat([this.rest, next.value]);
    }
    const taken = this.rest.subarray(0, length);
    this.rest = this.rest.subarray(length);
    return taken;
  }

  /** Reads the rest, so that checksums of the stream cover all of it. */
  async skip(): Promise<void> {
    while ((await this.source.next()).done !== true);
  }

  /** This many bytes as they arrive. Throws when the stream ends earlier. */
  async *pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      const piece = await this.read(Math.min(left, Math.max(1, this.rest.length)));
      if (piece.length === 0) throw new Error("The archive ends in the middle of its last file.");
      left -= piece.length;
      yield piece;
    }
  }
}

async function put(target: Writable, chunk: Buffer): Promise<void> {
  if (!target.write(chunk)) await once(target, "drain");
}

async function ended(target: Writable): Promise<void> {
  target.end();
  await finished(target);
}

/** The base name with its extension, without special characters of file systems. */
function safeName(name: string): string {
  const extension = extname(name).toLowerCase().replace(/[^a-z\d.]/g, "").slice(0, 12); // prettier-ignore
  const stem = basename(name, extname(name)).replace(/[^\w-]+/g, "-").slice(0, 60); // prettier-ignore
  return `${stem || "download"}${extension}`;
}
