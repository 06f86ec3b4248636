import { csvRow } from "@earshot/domain/shared/text/csv";
import type { OwnedData } from "../../database/owned-data.js";

export type ExportFormat = "json" | "csv";

/** Everything that the product stores about a person, as a stream of text. At most one page of rows is in memory at a time. */
export function accountExport(
  data: OwnedData,
  userId: string,
  format: ExportFormat,
  exportedAt: Date,
): AsyncGenerator<string> {
  const made = exportedAt.toISOString();
  return format === "csv" ? asCsv(data, userId, made) : asJson(data, userId, made);
}

/** JSON: an object with an array of records for each section. */
async function* asJson(data: OwnedData, userId: string, exportedAt: string): AsyncGenerator<string> {
  yield `{\n  "exportedAt": ${JSON.stringify(exportedAt)}`;
  for (const section of data.sections) {
    yield `,\n  ${JSON.stringify(section.name)}: [`;
    let between = "\n    ";
    for await (const row of await section.of(userId)) {
      yield between + JSON.stringify(row);
      between = ",\n    ";
    }
    yield between.startsWith(",") ? "\n  ]" : "]";
  }
  yield "\n}\n";
}

/** CSV: one table for all sections, with the columns section, number of the record, field, value. */
async function* asCsv(data: OwnedData, userId: string, exportedAt: string): AsyncGenerator<string> {
  yield csvRow(["section", "record", "field", "value"]) + csvRow(["export", 1, "exportedAt", exportedAt]);
  for (const section of data.sections) {
    let record = 0;
    for await (const row of await section.of(userId)) {
      record += 1;
      yield Object.entries(row)
        .map(([field, value]) =>
          csvRow([section.name, record, field, typeof value === "boolean" ? String(value) : value]),
        )
        .join("");
    }
  }
}
