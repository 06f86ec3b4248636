import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { type ArchivedTable, FORMAT, type Manifest, manifest, MANIFEST, MANIFEST_SUM, SIGNATURE } from "./manifest.js";
import { BLOCK, END, padding, readTarHeader } from "./tar-member.js";

const MANIFEST_MAX = 10_000_000;

type Member = { readonly name: string; readonly size: number; readonly start: number };

/** An archive in which every byte has been checked. */
export type Archive = {
  readonly manifest: Manifest;
  /** The rows of a table in PostgreSQL's text format, compressed with zstd. */
  compressedRows(table: ArchivedTable): Readable;
};

/**
 * Opens an archive and checks all of it: each byte is either covered by a checksum in the manifest or can have only one value.
 * Throws an error with a readable message if the file is truncated, damaged, from a newer program, or not an archive.
 */
export async function openArchive(file: string): Promise<Archive> {
  const handle = await open(file, "r").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new Error(`There is no file ${file}.`) : error;
  });
  try {
    const members = await readMembers(handle, file);
    const known = await readManifest(handle, members, file);
    for (const table of known.tables) await checkTable(file, members, table);
    const expected = [SIGNATURE, ...known.tables.map(({ member }) => member), MANIFEST, MANIFEST_SUM];
    if (members.map(({ name }) => name).join("\n") !== expected.join("\n")) throw damaged(file);
    return { manifest: known, compressedRows: (table) => content(file, find(members, table.member, file)) };
  } finally {
    await handle.close();
  }
}

const damaged = (file: string) => new Error(`${file} is damaged: its contents do not match its checksums.`);
const cut = (file: string) => new Error(`${file} is not complete: its end is missing.`);

async function readMembers(handle: FileHandle, file: string): Promise<readonly Member[]> {
  const { size } = await handle.stat();
  const members: Member[] = [];
  await checkSign(handle, file, size);
  for (let at = 0; ;) {
    if (at + BLOCK > size) throw cut(file);
    const block = await read(handle, at, BLOCK);
    if (block.equals(END.subarray(BLOCK))) {
      const rest = await read(handle, at, Math.min(size - at, END.length + 1));
      if (rest.length < END.length) throw cut(file);
      if (!rest.equals(END)) throw damaged(file);
      return members;
    }
    const header = readTarHeader(block);
    if (header === undefined) throw damaged(file);
    const start = at + BLOCK;
    const gap = padding(header.size);
    if (start + header.size + gap > size) throw cut(file);
    if ((await read(handle, start + header.size, gap)).some((byte) => byte !== 0)) throw damaged(file);
    members.push({ ...header, start });
    at = start + header.size + gap;
  }
}

/** Distinguishes damaged archives from other files and from archives of newer programs. */
async function checkSign(handle: FileHandle, file: string, size: number): Promise<void> {
  const first = await read(handle, 0, Math.min(size, 2 * BLOCK));
  if (first.subarray(0, SIGNATURE.length + 1).toString("latin1") !== `${SIGNATURE}\0`) {
    throw new Error(`${file} is not an Earshot backup.`);
  }
  const format = /^A backup of Earshot, format (\d{1,9})\.\n\0*$/.exec(first.subarray(BLOCK).toString("latin1"))?.[1];
  if (format === undefined) throw size < 2 * BLOCK ? cut(file) : damaged(file);
  if (Number(format) > FORMAT) throw newer(file, `its format is ${format}, this one knows ${FORMAT}`);
}

/** The error for an archive that a newer program wrote. */
export const newer = (file: string, how: string) =>
  new Error(`${file} was written by a newer version of Earshot (${how}). Update this one first.`);

async function readManifest(handle: FileHandle, members: readonly Member[], file: string): Promise<Manifest> {
  const [text, sum] = [find(members, MANIFEST, file), find(members, MANIFEST_SUM, file)];
  if (text.size > MANIFEST_MAX) throw damaged(file);
  const bytes = await read(handle, text.start, text.size);
  const written = (await read(handle, sum.start, Math.min(sum.size, 100))).toString("latin1");
  if (written !== `${createHash("sha256").update(bytes).digest("hex")}\n`) throw damaged(file);
  const parsed = manifest.safeParse(JSON.parse(bytes.toString("utf8")));
  if (!parsed.success) throw damaged(file);
  return parsed.data;
}

async function checkTable(file: string, members: readonly Member[], table: ArchivedTable): Promise<void> {
  const member = find(members, table.member, file);
  const hash = createHash("sha256");
  for await (const chunk of content(file, member)) hash.update(chunk as Buffer);
  if (member.size !== table.bytes || hash.digest("hex") !== table.memberSha256) throw damaged(file);
}

function find(members: readonly Member[], name: string, file: string): Member {
  const found = members.find((member) => member.name === name);
  if (found === undefined) throw damaged(file);
  return found;
}

function content(file: string, { start, size }: Member): Readable {
  return createReadStream(file, { start, end: start + size - 1 });
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await handle.read(bytes, 0, length, position);
  return bytes.subarray(0, bytesRead);
}
