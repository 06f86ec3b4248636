import { csvRow } from "../shared/text/csv.js";
import type { ListItem } from "./list.js";

/** The columns of an exported list (product specification, section 9). */
export const EXPORT_COLUMNS = ["list", "title", "author", "podcast_id", "added_at"] as const;

/** An item's values in column order. Times are ISO 8601 in UTC; an unknown author is "". */
export function exportValues(listName: string, { podcastId, payload, createdAt }: ListItem): readonly string[] {
  return [listName, payload.title, payload.author ?? "", podcastId, createdAt.toISOString()];
}

/** The header row of a list as CSV. */
export function csvHead(): string {
  return csvRow(EXPORT_COLUMNS);
}

/** The rows of a list as CSV. Every cell is quoted, and formulas are neutralized. */
export function csvLines(listName: string, items: readonly ListItem[]): string {
  return items.map((item) => csvRow(exportValues(listName, item))).join("");
}
