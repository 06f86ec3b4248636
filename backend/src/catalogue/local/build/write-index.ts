import { renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { type IndexedCatalogue, IndexFolder } from "./index-folder.js";
import { IndexSource, type ShowsOf } from "./index-source.js";
import { IndexWriter } from "./index-writer.js";

/** An index that is to be written into a folder. */
export type IndexTask = ShowsOf & { readonly folder: string };

export type IndexWatcher = {
  /** Shows that are written, and all of them. */
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal?: AbortSignal;
};

/** Catalogues of fewer shows are written before a thread has started. */
const WORTH_A_THREAD = 20_000;

export function isSmall(podcasts: number): boolean {
  return podcasts < WORTH_A_THREAD;
}

/**
 * Writes the index of a catalogue and puts it in the folder under its name, whole and checked. An interrupted writer leaves a
 * file that nobody takes for an index. Call it only while holding the folder's lock.
 */
export async function writeIndex(task: IndexTask, watcher: IndexWatcher): Promise<IndexedCatalogue> {
  const source = await IndexSource.open(task);
  try {
    if (isSmall(source.catalogue.podcasts)) return await writeFrom(source, task.folder, watcher);
  } finally {
    await source.close();
  }
  return writeInThread(task, watcher);
}

/** The same in the calling thread, however large the catalogue is. */
export async function writeHere(task: IndexTask, watcher: IndexWatcher): Promise<IndexedCatalogue> {
  const source = await IndexSource.open(task);
  try {
    return await writeFrom(source, task.folder, watcher);
  } finally {
    await source.close();
  }
}

async function writeFrom(
  source: IndexSource,
  path: string,
  { onProgress, signal }: IndexWatcher,
): Promise<IndexedCatalogue> {
  const folder = new IndexFolder(path);
  const { catalogue } = source;
  const part = folder.part(catalogue.generation);
  const writer = new IndexWriter(part);
  try {
    let done = 0;
    for await (const shows of source.shows()) {
      signal?.throwIfAborted();
      for (const show of shows) writer.add(show);
      done += shows.length;
      onProgress?.(done, catalogue.podcasts);
    }
    writer.finish(catalogue, await source.categories());
    signal?.throwIfAborted();
    check(part, catalogue.podcasts);
    renameSync(part, folder.file(catalogue.generation));
    await syncFolder(path);
    return catalogue;
  } finally {
    writer.close();
    rmSync(part, { force: true });
  }
}

/** What a thread tells the one that started it. */
export type ThreadNews =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "written"; readonly catalogue: IndexedCatalogue };

function writeInThread(task: IndexTask, { onProgress, signal }: IndexWatcher): Promise<IndexedCatalogue> {
  const thread = new Worker(new URL("./index-thread.js", import.meta.url), { workerData: task });
  const stop = () => void thread.terminate();
  signal?.addEventListener("abort", stop, { once: true });
  return new Promise<IndexedCatalogue>((resolve, reject) => {
    thread.on("message", (news: ThreadNews) => {
      if (news.kind === "progress") onProgress?.(news.done, news.total);
      else resolve(news.catalogue);
    });
    thread.on("error", reject);
    thread.on("exit", () => reject(new Error("The writer of the index was stopped.")));
  }).finally(() => signal?.removeEventListener("abort", stop));
}

/** Throws unless a written file is sound and holds all shows. */
function check(path: string, podcasts: number): void {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const { quick_check: verdict } = file.prepare("PRAGMA quick_check(1)").get() as { quick_check: string };
    if (verdict !== "ok") throw new Error(`The index that was written is damaged: ${verdict}`);
    const { shows } = file.prepare("SELECT count(*) AS shows FROM shows").get() as { shows: number };
    if (shows !== podcasts) throw new Error(`The index has ${shows} of ${podcasts} shows.`);
  } finally {
    file.close();
  }
}

/** A new name survives a power cut once its folder is on the disk. Windows has no such thing. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}
