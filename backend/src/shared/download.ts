import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";

/**
 * Sends pieces of a file as they come, no faster than the other side reads. Throws what went wrong before the first piece,
 * so that the answer is a problem; after it the connection is cut, and the browser knows that the file is not whole.
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
    // Who closes the page in the middle of a file has not met an error.
    if ((error as { code?: string }).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}
