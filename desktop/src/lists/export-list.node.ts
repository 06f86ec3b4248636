import { basename, dirname, join } from "node:path";
import { exportFileName } from "@earshot/domain/lists/export-file-name";
import { saveFile } from "../system/save-file.node";

type ExportFormat = "csv" | "xlsx" | "opml" | "json";
/** Formats of all files that the app saves. */
type FileFormat = ExportFormat | "pdf" | "zip";

/** The path and the size in bytes of a written file; null when the person closed the dialog. */
export type SavedFile = { readonly path: string; readonly bytes: number } | null;

export type ExportRequest = {
  readonly listId: string;
  readonly name: string;
  readonly format: ExportFormat;
  /** CSV and XLSX alone can have them. */
  readonly figures?: boolean | undefined;
};

/** The parts of the system and of the server that an export uses. */
export type ExportTools = {
  /** Asks the person for a path; undefined if they close the dialog. */
  choose(options: { readonly suggested: string; readonly format: FileFormat }): Promise<string | undefined>;
  /** Sends a GET to a path of the server's API. Rejects when there is no connection. */
  get(path: string): Promise<Response>;
  readonly folder: { read(): string | undefined; write(folder: string): void };
};

/** Why an export failed, in words for a person. */
export class ExportFailed extends Error {}

/**
 * Saves the site's export of a list, byte for byte, at the path that the person chooses; returns null when they close the
 * dialog. Proposes the last folder the next time. Throws ExportFailed.
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
    .catch(() => {
      throw new ExportFailed("There's no connection to the server. Try again when you're online.");
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
  return answer.status === 401 ? "Sign in to export this list." : "The server could not make this export.";
}

/** Why a file could not be written, in words for a person. */
export function writeFault(error: unknown, place: string): string {
  const where = basename(place);
  switch ((error as NodeJS.ErrnoException).code) {
    case "ENOSPC":
      return `The disk is full: ${where} was not saved.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `You don’t have permission to write there: ${where} was not saved.`;
    default:
      return `${where} was not saved. The file that was there is unchanged.`;
  }
}
