import { crc32 } from "node:zlib";

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

/** A zip archive of the files, stored without compression. Names must be plain ASCII. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const title = Buffer.from(name, "latin1");
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    facts(local, 4, title, bytes);
    parts.push(local, title, Buffer.from(bytes));
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 4);
    facts(central, 6, title, bytes);
    central.writeUInt32LE(offset, 42);
    directory.push(central, title);
    offset += 30 + title.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** Writes the fields that both headers share: version, flags, method, time, checksum, sizes, length of the name. */
function facts(header: Buffer, at: number, title: Buffer, bytes: Uint8Array): void {
  header.writeUInt16LE(20, at);
  // January 1, 1980, the earliest date that the format allows.
  header.writeUInt16LE(0x21, at + 8);
  header.writeUInt32LE(crc32(bytes), at + 10);
  header.writeUInt32LE(bytes.length, at + 14);
  header.writeUInt32LE(bytes.length, at + 18);
  header.writeUInt16LE(title.length, at + 22);
}
