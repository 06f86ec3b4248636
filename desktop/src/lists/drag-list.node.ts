import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { exportFileName } from "@earshot/domain/lists/export-file-name";
import { exportList, type ExportTools } from "./export-list.node";

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
  await exportList({ ...list, format: "csv" }, { choose: async () => path, get, folder: place });
  return path;
}
