/** Members of a tar file begin at multiples of this number of bytes. */
export const BLOCK = 512;
/** A tar file ends with two empty blocks. */
export const END = Buffer.alloc(2 * BLOCK);

/** The largest size that fits in eleven octal digits. */
const OCTAL_MAX = 8 ** 11 - 1;

/** The header of a member (ustar), readable only by its owner. Only name and size vary. */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a tar file.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  if (size <= OCTAL_MAX) header.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  else {
    // The format for larger files that GNU tar and others read: the first bit set, then the number in binary.
    header.writeUInt8(0x80, 124);
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write("00000000000\0", 136);
  header.fill(" ", 148, 156);
  header.write("0", 156);
  header.write("ustar\0", 257);
  header.write("00", 263);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** Name and size in a header; undefined unless it is exactly what `tarHeader` writes. */
export function readTarHeader(header: Buffer): { readonly name: string; readonly size: number } | undefined {
  const name = header.subarray(0, 100).toString("utf8").replace(/\0.*$/s, "");
  const large = header.readUInt8(124) === 0x80;
  const size = large
    ? Number(header.readBigUInt64BE(128))
    : Number.parseInt(header.subarray(124, 135).toString("latin1"), 8);
  if (name === "" || !Number.isSafeInteger(size) || size < 0) return undefined;
  return tarHeader(name, size).equals(header) ? { name, size } : undefined;
}

/** Bytes between the end of a member and the next block. */
export const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;
