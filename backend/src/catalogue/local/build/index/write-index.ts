import { rmSync } from "node:fs";
import { checkIndex, nameFile } from "./complete-index.js";
import { type IndexedCatalogue, IndexFolder } from "./index-folder.js";
import { IndexSource, type ShowsOf } from "./index-source.js";
import { type IndexWatcher, inThread, isSmall } from "./index-threads.js";
import { IndexWriter } from "./index-writer.js";

export type IndexTask = ShowsOf & { readonly folder: string };

/**
 * Writes the index of a catalogue, verifies it and puts it in the folder under its final name. An interrupted writer leaves a file
 * that nothing uses as an index. The caller must hold the folder's lock.
 */
export async function writeIndex(
  task: IndexTask,
  watcher: IndexWatcher,
  inThisThread = false,
): Promise<IndexedCatalogue> {
  const source = await IndexSource.open(task);
  try {
    if (inThisThread || isSmall(source.catalogue.podcasts)) return await writeFrom(source, task.folder, watcher);
  } finally {
    await source.close();
  }
  return inThread<IndexedCatalogue>({ kind: "write", task }, watcher);
}

async function writeFrom(
  source: IndexSource,
  path: string,
  { onProgress, signal }: IndexWatcher,
): Promise<IndexedCatalogue> {
  const folder = new IndexFolder(path);
  const { catalogue } = source;
  const part = folder.part(catalogue.generation);
  const writer = new IndexWriter(part, await source.repeatedSentences());
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
    checkIndex(part, catalogue.podcasts);
    await nameFile(part, folder.file(catalogue.generation));
    return catalogue;
  } finally {
    writer.close();
    rmSync(part, { force: true });
  }
}
