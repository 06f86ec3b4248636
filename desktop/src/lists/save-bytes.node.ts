import { dirname, join } from "node:path";
import { saveFile } from "../system/save-file.node";
import { ExportFailed, type ExportTools, type SavedFile, writeFault } from "./export-list.node";

export type SaveTools = Pick<ExportTools, "choose" | "folder">;

/** Saves bytes at a path chosen by the user; returns null if they close the dialog. Throws ExportFailed. */
export async function saveBytes(file: string, make: () => Promise<Uint8Array>, tools: SaveTools): Promise<SavedFile> {
  const last = tools.folder.read();
  const bytes = await make();
  const format = file.endsWith(".zip") ? "zip" : "pdf";
  const path = await tools.choose({ suggested: last === undefined ? file : join(last, file), format });
  if (path === undefined) return null;
  try {
    await saveFile(path, [bytes]);
  } catch (error) {
    throw new ExportFailed(writeFault(error, path), { cause: error });
  }
  tools.folder.write(dirname(path));
  return { path, bytes: bytes.byteLength };
}
