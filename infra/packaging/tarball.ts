import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BLOCK = 512;

/**
 * A folder's package in the format that `npm pack` writes: gzipped tar, with the files that package.json lists. The bytes depend on
 * the files alone.
 */
export function tarball(folder: string): Buffer {
  const { files } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { files: readonly string[] };
  const entries = ["package.json", "README.md", ...files].flatMap((name) =>
    entry(name, readFileSync(join(folder, name))),
  );
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

/** A file of the package: a header block (POSIX ustar), and the content in whole blocks. */
function entry(name: string, content: Buffer): readonly Buffer[] {
  const header = Buffer.alloc(BLOCK);
  const put = (at: number, text: string) => header.write(text, at, "latin1");
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  put(0, `package/${name}`);
  put(100, octal(0o644, 7));
  put(108, octal(0, 7));
  put(116, octal(0, 7));
  put(124, octal(content.length, 11));
  put(136, octal(0, 11));
  // The checksum counts its own field as blanks.
  put(148, " ".repeat(8));
  put(156, "0");
  put(257, "ustar\0" + "00");
  put(
    148,
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )} `,
  );
  return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
}
