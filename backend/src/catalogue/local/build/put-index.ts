import { mkdirSync } from "node:fs";
import { FolderLock } from "./folder-lock.js";
import { IndexFolder } from "./index-folder.js";
import { type IndexTask, writeIndex } from "./write-index.js";

/**
 * Writes an index, lets the catalogue that it belongs to become the live one, and tells readers of it. Without the last two, the
 * file is one that nobody asks for, and the next writer removes it.
 */
export async function putIndex(task: IndexTask, commit: () => Promise<void>, signal: AbortSignal): Promise<void> {
  mkdirSync(task.folder, { recursive: true });
  const folder = new IndexFolder(task.folder);
  const lock = await FolderLock.wait(task.folder, signal);
  try {
    folder.sweepParts();
    const { generation } = await writeIndex(task, { signal });
    await commit();
    folder.announce(generation);
    folder.sweep(generation);
  } finally {
    lock.release();
  }
}
