import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** The length of a file and its SHA-256 in hexadecimal digits. Reads the whole file. */
export async function hashOfFile(path: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
