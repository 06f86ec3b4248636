import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { exportFileName } from "@earshot/domain/lists/export-file-name";
import { ExportFailed, exportList, type ExportTools } from "./export-list.node";

/** The folder for files that are dragged out of the app. It is emptied when the app starts. */
export function emptyDragFolder(dataFolder: string): string {
  const folder = join(dataFolder, "drag");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Writes a list as CSV into the folder, with the same name as the site's export, and returns its path. Throws ExportFailed. */
export async function dragFile(
  list: { readonly listId: string; readonly name: string },
  folder: string,
  get: ExportTools["get"],
): Promise<string> {
  const path = join(folder, exportFileName(list.name, "csv"));
  const place = { read: () => undefined, write: () => undefined };
  try {
    await exportList({ ...list, format: "csv" }, { choose: async () => path, get, folder: place });
  } catch (error) {
    const { code, syscall } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    // The folder is the app's own, so nobody can choose another one here.
    if (syscall === undefined || code === "ENOSPC" || code === "EDQUOT") throw error;
    throw new ExportFailed("The file could not be dragged out. Press “Export CSV” to save it.", { cause: error });
  }
  return path;
}
