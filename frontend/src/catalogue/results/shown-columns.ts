import { deviceMemory } from "../../platform/device-memory";
import { Observable, useObserved } from "../../platform/observable";

/** The columns of the table after the title, in order. */
export const COLUMN_NAMES = [
  { id: "listeners", name: "Est. listeners" },
  { id: "perEpisode", name: "Per episode" },
  { id: "category", name: "Category" },
  { id: "language", name: "Language" },
  { id: "episodes", name: "Episodes" },
  { id: "updated", name: "Last update" },
  { id: "rhythm", name: "Rhythm" },
  { id: "contact", name: "Contact" },
  { id: "country", name: "Country" },
  { id: "rating", name: "Rating" },
  { id: "length", name: "Length" },
] as const;
export type ColumnId = (typeof COLUMN_NAMES)[number]["id"];

const COLUMN_IDS: readonly ColumnId[] = COLUMN_NAMES.map(({ id }) => id);

const KEY = "earshot.hidden-columns";
const NONE: readonly ColumnId[] = [];

/** The ids of the columns that the visitor has hidden on this device. An unreadable value hides none. */
export function readHidden(stored: string | null): readonly ColumnId[] {
  const names = (stored ?? "").split(" ");
  return COLUMN_IDS.filter((id) => names.includes(id));
}

const hidden = new Observable<readonly ColumnId[]>(() => readHidden(deviceMemory.read(KEY)));

export function useHiddenColumns(): readonly ColumnId[] {
  return useObserved(hidden, NONE);
}

export function showColumn(id: ColumnId, shown: boolean): void {
  hideColumns(COLUMN_IDS.filter((other) => (other === id ? !shown : hidden.get().includes(other))));
}

/** Hides exactly these columns. Unknown ids are ignored. */
export function hideColumns(ids: readonly string[]): void {
  const next = COLUMN_IDS.filter((id) => ids.includes(id));
  hidden.set(next);
  deviceMemory.write(KEY, next.length === 0 ? null : next.join(" "));
}

/**
 * The columns that fit into a width in px: as many as possible from the left, at least the first one. `fixed` is the width of the other
 * columns.
 */
export function fittingColumns<Of extends { readonly width: number }>(
  columns: readonly Of[],
  width: number,
  fixed: number,
): readonly Of[] {
  let room = width - fixed;
  const end = columns.findIndex(({ width }) => (room -= width) < 0);
  return end === -1 ? columns : columns.slice(0, Math.max(1, end));
}
