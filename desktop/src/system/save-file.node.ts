import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file completely or not at all: to `<chance>.part` in the same folder, flushed to disk, then renamed. An existing file stays as
 * it is until the rename. Rejects with the file system's error and leaves no partial file behind.
 */
export async function saveFile(file: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  // Does not contain the file's name, which may already have the greatest length.
  const part = join(dirname(file), `${randomBytes(8).toString("hex")}.part`);
  try {
    const handle = await open(part, "wx");
    try {
      for await (const chunk of bytes) await handle.writeFile(chunk);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await flushFolder(dirname(file));
}

/**
 * Makes sure that the new name survives a power failure. Windows has no call for this and does not need one. Network folders and folders
 * without the right to read may refuse it, but the file is saved there too.
 */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  try {
    const handle = await open(folder, "r");
    await handle.sync().finally(() => handle.close());
  } catch {
    // The rename has succeeded.
  }
}
