import { counted } from "@earshot/domain/shared/text/format-count";
import type { BulkAnswer } from "@earshot/backend/lists/lists.schemas";
import type { BulkAction } from "./item-changes";

/** "1 show", "1,240 shows". */
export function showCount(count: number): string {
  return counted(count, "show");
}

const DONE: Readonly<Record<BulkAction, string>> = { move: "moved", copy: "copied", remove: "removed" };

/** The result of a bulk action: "5 copied, 1 already there". */
export function bulkSummary(action: BulkAction, { done, alreadyThere }: BulkAnswer): string {
  const stayed = alreadyThere.length;
  const summary = `${done.length} ${DONE[action]}`;
  return stayed > 0 ? `${summary}, ${stayed} already there` : summary;
}

/** The number of pages for the given number of items; at least one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
