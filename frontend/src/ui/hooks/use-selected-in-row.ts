import { type RefObject, useEffect, useRef } from "react";

/** The space at both ends of a row, in px. */
const END = 16;

/**
 * For a row that scrolls sideways: if the entry with this attribute is not fully visible, scrolls it to the start of the row, once for each
 * `selected`. Entries of a row with snap points would not stay anywhere else. The row must be positioned.
 */
export function useSelectedInRow<Row extends HTMLElement>(attribute: string, selected: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const entry = row.current?.querySelector<HTMLElement>(`[${attribute}=true]`);
    if (!row.current || !entry) return;
    const { scrollLeft, clientWidth } = row.current;
    const [start, end] = [entry.offsetLeft - END, entry.offsetLeft + entry.offsetWidth + END];
    if (start < scrollLeft || end > scrollLeft + clientWidth) row.current.scrollLeft = start;
  }, [attribute, selected]);
  return row;
}
