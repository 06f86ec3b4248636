import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";

/**
 * Streams pieces of a file, no faster than the client reads. If an error occurs before the first piece, it is thrown, so that the
 * answer is a problem document. A later error cuts the connection, which tells the browser that the file is incomplete.
 */
export async function download(pieces: AsyncGenerator<string | Uint8Array>, response: Response): Promise<void> {
  const first = await pieces.next();
  const all = async function* (): AsyncGenerator<string | Uint8Array> {
    if (!first.done) yield first.value;
    yield* pieces;
  };
  try {
    await pipeline(Readable.from(all()), response);
  } catch (error) {
    // A user who closes the page during a download is not an error.
    if ((error as { code?: string }).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
