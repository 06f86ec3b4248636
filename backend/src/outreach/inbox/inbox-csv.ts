import { csvRow } from "@earshot/domain/shared/text/csv";
import { INBOX_COLUMNS, type InboxEntry, type InboxKind } from "./inbox-entries.js";

/** Entries as CSV that is safe in spreadsheets, row by row; several kinds share one table with the columns of all kinds. */
export async function* inboxCsv(
  entries: AsyncIterable<InboxEntry>,
  kinds: readonly InboxKind[],
): AsyncGenerator<string> {
  const columns = [...new Set(kinds.flatMap((kind) => [...INBOX_COLUMNS[kind]]))];
  yield csvRow(["kind", "id", "created_at", ...columns]);
  for await (const { kind, id, createdAt, fields } of entries) {
    yield csvRow([kind, id, createdAt.toISOString(), ...columns.map((column) => fields[column])]);
  }
}
