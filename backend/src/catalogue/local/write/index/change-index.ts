import { constants, copyFileSync, rmSync } from "node:fs";
import type { ChangedFile } from "../../record/changed-index.js";
import { inSnapshot } from "../staging/build-connection.js";
import { ChangedShows } from "../staging/changed-shows.js";
import { countShows, nameFile, stampIndex, syncFile } from "./complete-index.js";
import { type CatalogueIdentity, IndexFolder } from "./index-folder.js";
import type { CategoryName } from "./index-source.js";
import { IndexUpdater } from "./index-updater.js";
import { isSmall, type IndexWatcher, inThread } from "./index-threads.js";
import { beginChanges, openToWrite } from "./index-writer.js";
import { changedFile } from "./whole-index.js";

/** The index to change, its folder, and the database that has the changes. */
export type ChangeTask = { readonly url: string; readonly folder: string; readonly from: ChangedFile };

/** The catalogue that the index belongs to after the change. */
export type ChangedCatalogue = CatalogueIdentity & {
  readonly podcasts: number;
  readonly categories: readonly CategoryName[];
};

/** Writes the file of changes of the next generation and returns its path. With a large index, it is written in its own thread. */
export async function changeIndex(task: ChangeTask, watcher: IndexWatcher): Promise<string> {
  return isSmall(task.from.shows) ? changeHere(task) : inThread<string>({ kind: "change", task }, watcher);
}

/** The same in the calling thread. `completeChange` records which catalogue the file belongs to, and completes it. */
export async function changeHere({ url, folder: path, from }: ChangeTask): Promise<string> {
  const folder = new IndexFolder(path);
  const part = folder.part(from.generation + 1);
  let updater: IndexUpdater | undefined;
  try {
    const live = folder.file(from.generation);
    if (changedFile(live)) copyFileSync(live, part, constants.COPYFILE_FICLONE);
    else beginChanges(part, from);
    const opened = (updater = new IndexUpdater(part));
    await inSnapshot(url, (client) => opened.update(new ChangedShows(client)));
    syncFile(part);
    return part;
  } catch (error) {
    updater?.close();
    rmSync(part, { force: true });
    throw error;
  }
}

export async function completeChange(part: string, path: string, catalogue: ChangedCatalogue): Promise<void> {
  const folder = new IndexFolder(path);
  const database = openToWrite(part);
  stampIndex(database, catalogue, catalogue.categories);
  database.close();
  syncFile(part);
  // Not checked for damage: the whole file was checked, and reading all of it takes longer than the change.
  countShows(part, catalogue.podcasts);
  await nameFile(part, folder.file(catalogue.generation));
}
