import { constants, copyFileSync, rmSync } from "node:fs";
import { ChangedShows } from "./changed-shows.js";
import { countShows, nameFile, stampIndex, syncFile } from "./complete-index.js";
import { type IndexedCatalogue, IndexFolder } from "./index-folder.js";
import type { CategoryName } from "./index-source.js";
import { IndexUpdater } from "./index-updater.js";
import { isSmall, type IndexWatcher, inThread } from "./index-threads.js";
import { openToWrite } from "./index-writer.js";

/** An index that is to be changed as an import changes the live catalogue: of this generation, in a folder. */
export type ChangeTask = { readonly url: string; readonly folder: string; readonly from: number };

/** What an index is of, once the change is made. */
export type ChangedCatalogue = IndexedCatalogue & {
  readonly podcasts: number;
  readonly categories: readonly CategoryName[];
};

/** Changes a copy of an index file and gives its path, in a thread of its own where that takes long. */
export async function changeIndex(task: ChangeTask, shows: number, watcher: IndexWatcher): Promise<string> {
  return isSmall(shows) ? changeHere(task) : inThread<string>({ kind: "change", task }, watcher);
}

/** Changes a copy of an index file and gives its path. The copy is complete once `completeChange` has said of which catalogue it is. */
export async function changeHere({ url, folder: path, from }: ChangeTask): Promise<string> {
  const folder = new IndexFolder(path);
  const part = folder.part(from + 1);
  let updater: IndexUpdater | undefined;
  const changed = await ChangedShows.open(url);
  try {
    // Where the file system can, both share their blocks until one of them changes.
    copyFileSync(folder.file(from), part, constants.COPYFILE_FICLONE);
    updater = new IndexUpdater(part);
    await updater.update(changed);
    syncFile(part);
    return part;
  } catch (error) {
    updater?.close();
    rmSync(part, { force: true });
    throw error;
  } finally {
    await changed.close();
  }
}

export async function completeChange(part: string, path: string, catalogue: ChangedCatalogue): Promise<void> {
  const folder = new IndexFolder(path);
  const database = openToWrite(part);
  stampIndex(database, catalogue, catalogue.categories);
  database.close();
  syncFile(part);
  // Not read through: it is the copy of a file that was, and reading takes longer than the change.
  countShows(part, catalogue.podcasts);
  await nameFile(part, folder.file(catalogue.generation));
}
