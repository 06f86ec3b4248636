import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { csvRow } from "@earshot/domain/shared/text/csv";
import { saveText } from "../../platform/save-file";

/** Saves the selected items as CSV, with the same columns as the export of a complete list. */
export function exportSelected({ name }: ListSummary, items: readonly ListItem[]): void {
  const rows = items.map(({ payload, podcastId, createdAt }) => [
    name,
    payload.title,
    payload.author,
    podcastId,
    createdAt,
  ]);
  const text = [["list", "title", "author", "podcast_id", "added_at"], ...rows].map(csvRow).join("");
  saveText(text, "text/csv;charset=utf-8", `${name.replace(/\s+/g, "_").replace(/[\\/:*?"<>|]/g, "-")}_selected.csv`);
}
