import { columnsEntry, lineEntry } from "@earshot/domain/lists/importing/import-entry";
import { ImportEntries } from "@earshot/domain/lists/importing/import-entries";
import {
  IMPORT_CELL_MAX,
  IMPORT_COLUMNS_MAX,
  importKind,
  importLines,
  rowReader,
} from "@earshot/domain/lists/importing/import-text";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { csvRows } from "../catalogue/import/files/csv-rows.js";
import { opmlReader } from "../catalogue/import/files/opml-reader.js";
import { withPauses } from "../http/body/with-pauses.js";

/** UTF-16 units of a text that are read without a pause. */
const PIECE = 8_000;
/** A code point has up to two UTF-16 units, and a cell can start with a spreadsheet's guard character. */
const TABLE_LIMITS = { cellLength: 2 * IMPORT_CELL_MAX + 1, cells: IMPORT_COLUMNS_MAX };

/**
 * The entries in a text of any supported kind. Other requests are served meanwhile. Throws DomainError "list.unreadable-import" for
 * an unreadable table.
 */
export async function readImport(text: string): Promise<ImportEntries> {
  const found = new ImportEntries();
  const kind = importKind(text);
  if (kind === "opml") await readSubscriptions(text, found);
  else if (kind === "csv") await readTable(text, found);
  else for await (const line of withPauses(importLines(text))) found.add(() => lineEntry(line));
  return found;
}

async function readSubscriptions(text: string, found: ImportEntries): Promise<void> {
  const reader = opmlReader(({ title, address }) => found.add(() => columnsEntry({ title, feed: address })));
  for await (const piece of withPauses(piecesOf(text))) reader.write(piece);
  reader.end();
}

async function readTable(text: string, found: ImportEntries): Promise<void> {
  let reader: ReturnType<typeof rowReader> | undefined;
  try {
    for await (const row of csvRows(withPauses(piecesOf(text.trimStart())), TABLE_LIMITS)) {
      const read = reader;
      if (read) found.add(() => read(row));
      else reader = rowReader(row);
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("list.unreadable-import", "This table cannot be read: a quoted cell has no end.");
  }
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
