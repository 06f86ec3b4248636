import { mkdirSync, rmSync } from "node:fs";
import { type ChangedCatalogue, changeIndex, completeChange } from "./change-index.js";
import { FolderLock } from "./folder-lock.js";
import { type IndexedCatalogue, IndexFolder } from "./index-folder.js";
import { wholeIndex } from "./whole-index.js";
import { type IndexTask, writeIndex } from "./write-index.js";

/**
 * Writes an index, lets the catalogue that it belongs to become the live one, and tells readers of it. Without the last two, the
 * file is one that nobody asks for, and the next writer removes it.
 */
export async function putIndex(task: IndexTask, commit: () => Promise<void>, signal: AbortSignal): Promise<void> {
  await whileLocked(task.folder, signal, async (folder) => {
    const { generation } = await writeIndex(task, { signal });
    await commit();
    announce(folder, generation);
  });
}

/**
 * Does the same with a changed copy of the live catalogue's index. `commit` changes the catalogue, and calls what it is given
 * when all but the end of its transaction is done. Where the live catalogue has no whole index, the changed one gets a new one.
 */
export async function putChangedIndex(
  task: IndexTask & { readonly live: IndexedCatalogue },
  commit: (beforeEnd: (catalogue: ChangedCatalogue) => Promise<void>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { live, ...to } = task;
  await whileLocked(to.folder, signal, async (folder) => {
    const shows = wholeIndex(folder.file(live.generation), live);
    if (shows === undefined) {
      await commit(() => Promise.resolve());
      announce(folder, (await writeIndex(to, { signal })).generation);
      return;
    }
    const part = await changeIndex({ url: to.url, folder: to.folder, from: live.generation }, shows, { signal });
    try {
      let generation = live.generation;
      await commit(async (catalogue) => {
        await completeChange(part, to.folder, catalogue);
        ({ generation } = catalogue);
      });
      announce(folder, generation);
    } finally {
      rmSync(part, { force: true });
    }
  });
}

async function whileLocked(
  path: string,
  signal: AbortSignal,
  work: (folder: IndexFolder) => Promise<void>,
): Promise<void> {
  mkdirSync(path, { recursive: true });
  const folder = new IndexFolder(path);
  const lock = await FolderLock.wait(path, signal);
  try {
    folder.sweepParts();
    await work(folder);
  } finally {
    lock.release();
  }
}

function announce(folder: IndexFolder, generation: number): void {
  folder.announce(generation);
  folder.sweep(generation);
}
