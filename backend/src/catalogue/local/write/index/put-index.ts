import { mkdirSync, rmSync } from "node:fs";
import { rowOf } from "../../record/changed-index.js";
import { type ChangedCatalogue, changeIndex, completeChange } from "./change-index.js";
import { FolderLock } from "./folder-lock.js";
import { type CatalogueIdentity, IndexFolder } from "./index-folder.js";
import { changedFile, wholeIndex } from "./whole-index.js";
import { type IndexTask, writeIndex } from "./write-index.js";

/** `alongside` runs while the index is written, `commit` after both. */
type Steps = { readonly alongside: () => Promise<void>; readonly commit: () => Promise<void> };

/**
 * Writes an index, makes its catalogue the live one, and notifies readers. If a step fails, nothing uses the file, and the next
 * writer removes it.
 */
export async function putIndex(task: IndexTask, { alongside, commit }: Steps, signal: AbortSignal): Promise<void> {
  await whileLocked(task.folder, signal, async (folder) => {
    const failed = new AbortController();
    const writing = writeIndex(task, { signal: AbortSignal.any([signal, failed.signal]) });
    const others = alongside().catch((error: unknown) => {
      failed.abort();
      throw error;
    });
    // Both must end before the lock is released.
    const [written, done] = await Promise.allSettled([writing, others]);
    if (done.status === "rejected") throw done.reason;
    if (written.status === "rejected") throw written.reason;
    await commit();
    folder.announce(written.value.generation);
  });
}

/** With more changed shows than this, and more than this share of all shows, a new whole file is written. */
const [MANY_CHANGES, MANY_OF_ALL] = [1_000, 0.05];

/**
 * Like `putIndex`, but writes a file of changes beside the live catalogue's index. `commit` changes the catalogue and calls its
 * argument just before its transaction ends. If the live catalogue has no complete index, a new one is written.
 */
export async function putChangedIndex(
  task: IndexTask & { readonly live: CatalogueIdentity },
  commit: (beforeEnd: (catalogue: ChangedCatalogue) => Promise<void>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { live, ...to } = task;
  await whileLocked(to.folder, signal, async (folder) => {
    const shows = wholeIndex(folder.file(live.generation), live);
    if (shows === undefined) {
      await commit(() => Promise.resolve());
      folder.announce((await writeIndex(to, { signal })).generation);
      return;
    }
    const part = await changeIndex({ url: to.url, folder: to.folder, from: { ...live, shows } }, { signal });
    try {
      let generation = live.generation;
      await commit(async (catalogue) => {
        await completeChange(part, to.folder, catalogue);
        ({ generation } = catalogue);
      });
      const file = folder.file(generation);
      folder.announce(generation, changedFile(file)?.generation);
      if (changedShows(file) <= Math.max(MANY_CHANGES, MANY_OF_ALL * shows)) return;
      // Searches use the file of changes meanwhile. If writing fails, they continue to do so, and the next change tries again.
      const written = await writeIndex(to, { signal }).catch(() => undefined);
      if (written) folder.announce(written.generation);
    } finally {
      rmSync(part, { force: true });
    }
  });
}

function changedShows(path: string): number {
  const sql = "SELECT max((SELECT count(*) FROM shows), (SELECT count(*) FROM replaced)) AS shows";
  return rowOf<{ shows: number }>(path, sql)?.shows ?? 0;
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
