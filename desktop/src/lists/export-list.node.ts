import { basename, dirname, join } from "node:path";
import { exportFileName } from "@earshot/domain/lists/export-file-name";
import { certificateFault } from "../system/certificate-fault";
import { saveFile } from "../system/save-file.node";

type ExportFormat = "csv" | "xlsx" | "opml" | "json";
/** The formats of all files that the app saves. */
type FileFormat = ExportFormat | "pdf" | "zip";

/** The path and size in bytes of a written file; null if the user closed the dialog. */
export type SavedFile = { readonly path: string; readonly bytes: number } | null;

export type ExportRequest = {
  readonly listId: string;
  readonly name: string;
  readonly format: ExportFormat;
  /** Only CSV and XLSX files can include figures. */
  readonly figures?: boolean | undefined;
};

/** The parts of the system and the server that an export needs. */
export type ExportTools = {
  /** Asks the user for a path; undefined if they close the dialog. */
  choose(options: { readonly suggested: string; readonly format: FileFormat }): Promise<string | undefined>;
  /** Sends a GET request to a path of the server's API. Rejects if there is no connection. */
  get(path: string): Promise<Response>;
  readonly folder: { read(): string | undefined; write(folder: string): void };
};

/** Why an export failed, as a message for the user. */
export class ExportFailed extends Error {}

/**
 * Saves the site's export of a list, byte for byte, at a path chosen by the user; returns null if they close the dialog. The next dialog
 * suggests the same folder. Throws ExportFailed.
 */
export async function exportList(
  { listId, name, format, figures }: ExportRequest,
  tools: ExportTools,
): Promise<SavedFile> {
  const file = exportFileName(name, format);
  const folder = tools.folder.read();
  const place = await tools.choose({ suggested: folder === undefined ? file : join(folder, file), format });
  if (place === undefined) return null;
  const answer = await tools
    .get(`/api/v1/lists/${listId}/export.${format}${figures ? "?figures=true" : ""}`)
    .catch((error: unknown) => {
      const reason = certificateFault(error) ?? "There's no connection to the server. Try again when you're online.";
      throw new ExportFailed(reason);
    });
  if (!answer.ok || answer.body === null) throw new ExportFailed(await reasonOf(answer));
  let bytes = 0;
  async function* counted(body: ReadableStream<Uint8Array>) {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  try {
    await saveFile(place, counted(answer.body));
  } catch (error) {
    throw new ExportFailed(writeFault(error, place), { cause: error });
  }
  tools.folder.write(dirname(place));
  return { path: place, bytes };
}

async function reasonOf(answer: Response): Promise<string> {
  const { detail } = (await answer.json().catch(() => ({}))) as { detail?: unknown };
  if (typeof detail === "string") return detail;
  return answer.status === 401
    ? "Sign in to export this list."
    : "The server could not make this export. Please try again later.";
}

/** Why a file could not be written, as a message for the user. */
export function writeFault(error: unknown, place: string): string {
  const where = basename(place);
  const { code, syscall } = error as NodeJS.ErrnoException;
  switch (code) {
    case "ENOSPC":
    case "EDQUOT":
      return `The disk is full: ${where} was not saved. Free some space and try again.`;
    case "EACCES":
    case "EPERM":
    case "EBUSY":
      // Windows does not replace a file that another program, such as Excel, has open. The folder itself can be written.
      if (syscall === "rename") {
        return `${where} was not saved. Close it if it is open in another program, or choose another name.`;
      }
      return `You don’t have permission to write there: ${where} was not saved. Choose another folder.`;
    case "EROFS":
      return `You don’t have permission to write there: ${where} was not saved. Choose another folder.`;
    case "ENOENT":
      return `The folder no longer exists: ${where} was not saved. Choose another folder.`;
    default:
      // Only an error of the file system names a call.
      return syscall === undefined
        ? `The connection to the server was lost: ${where} was not saved. Please try again.`
        : `${where} could not be written there. Choose another folder.`;
  }
}
