import { rmSync } from "node:fs";
import type { ClientBase } from "pg";
import { inSnapshot } from "../staging/build-connection.js";
import { checkIndex, nameFile } from "./complete-index.js";
import { type CatalogueIdentity, IndexFolder } from "./index-folder.js";
import { allShows, catalogueOf, categoriesOf, repeatedIn } from "./index-source.js";
import { type IndexWatcher, inThread, isSmall } from "./index-threads.js";
import { IndexWriter } from "./index-writer.js";

/** The catalogue to index, in the schema of the live or of the next one, and the folder of its file. */
export type IndexTask = { readonly url: string; readonly schema: string; readonly folder: string };

/**
 * Writes the index of a catalogue, checks it, and puts it in the folder under its final name. If the writer is interrupted, nothing
 * uses the file that it leaves. The caller must hold the folder's lock.
 */
export async function writeIndex(
  task: IndexTask,
  watcher: IndexWatcher,
  inThisThread = false,
): Promise<CatalogueIdentity> {
  const written = await inSnapshot(task.url, async (client) => {
    const catalogue = await catalogueOf(client, task.schema);
    return inThisThread || isSmall(catalogue.podcasts) ? writeFrom(client, task, catalogue, watcher) : undefined;
  });
  return written ?? inThread<CatalogueIdentity>({ kind: "write", task }, watcher);
}

async function writeFrom(
  client: ClientBase,
  { schema, folder: path }: IndexTask,
  catalogue: CatalogueIdentity & { readonly podcasts: number },
  { onProgress, signal }: IndexWatcher,
): Promise<CatalogueIdentity> {
  const folder = new IndexFolder(path);
  const part = folder.part(catalogue.generation);
  const writer = new IndexWriter(part, await repeatedIn(client, schema));
  try {
    let done = 0;
    for await (const shows of allShows(client, schema)) {
      signal?.throwIfAborted();
      for (const show of shows) writer.add(show);
      done += shows.length;
      onProgress?.(done, catalogue.podcasts);
    }
    writer.finish(catalogue, await categoriesOf(client, schema));
    signal?.throwIfAborted();
    checkIndex(part, catalogue.podcasts);
    await nameFile(part, folder.file(catalogue.generation));
    return catalogue;
  } finally {
    writer.close();
    rmSync(part, { force: true });
  }
}
