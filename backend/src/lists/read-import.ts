import { columnsEntry, type ImportEntry } from "@earshot/domain/lists/import-entry";
import { importKind, lineEntries, tableEntries } from "@earshot/domain/lists/import-text";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { csvRows } from "../catalogue/import/csv-rows.js";
import { readOpml } from "../catalogue/import/opml-reader.js";

/** The entries of a text of any of the kinds. Throws DomainError "list.unreadable-import" for a table that cannot be read. */
export async function readImport(text: string): Promise<ImportEntry[]> {
  const kind = importKind(text);
  if (kind === "opml") {
    // The text is decoded already, whatever its first line says of its bytes.
    const plain = text.replace(/^\ufeff?\s*<\?xml[^>]*\?>/i, "");
    return readOpml(Buffer.from(plain)).flatMap(({ title, address }) => columnsEntry({ title, feed: address }) ?? []);
  }
  return kind === "csv" ? tableEntries(await tableOf(text)) : lineEntries(text);
}

async function tableOf(text: string): Promise<string[][]> {
  const whole = async function* (): AsyncGenerator<string> {
    yield text.replace(/^\ufeff?\s*/, "");
  };
  const rows: string[][] = [];
  try {
    for await (const row of csvRows(whole())) rows.push(row);
  } catch {
    throw new DomainError("list.unreadable-import", "This table cannot be read: a quoted cell has no end.");
  }
  return rows;
}
