import type { RefObject } from "react";
import { useShortcut } from "../app/shortcuts";
import type { ListItem } from "./lists-api";
import type { Selection } from "./use-selection";

type Around = {
  grid: RefObject<HTMLElement | null>;
  items: readonly ListItem[];
  selection: Selection;
  onRemove: (items: readonly ListItem[]) => void;
};

/** J and K, and the arrows once an item has the focus, go from item to item; X chooses, Delete removes. */
export function useItemKeys({ grid, items, selection, onRemove }: Around): void {
  const cards = () => [...(grid.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  const current = () => cards().findIndex((card) => card.contains(document.activeElement));
  const move = (step: 1 | -1, begin: boolean) => {
    const all = cards();
    const from = current();
    if (from < 0 && !begin) return false;
    const target = all[from < 0 ? (step === 1 ? 0 : all.length - 1) : from + step];
    target?.querySelector<HTMLElement>("h3 a")?.focus();
    return target !== undefined;
  };
  const choose = (range: boolean) => {
    const item = items[current()];
    if (item) selection.toggle(item.id, range);
    return item !== undefined;
  };
  useShortcut("J", "Next show", () => move(1, true));
  useShortcut("K", "Previous show", () => move(-1, true));
  useShortcut("ArrowDown", "Next show, from a show", () => move(1, false));
  useShortcut("ArrowUp", "Previous show, from a show", () => move(-1, false));
  useShortcut("X", "Select the show", () => choose(false));
  useShortcut("Shift+X", "Select all shows from the last selected one to this", () => choose(true));
  useShortcut("Escape", "Select nothing", () => {
    if (selection.items.length === 0) return false;
    selection.none();
  });
  useShortcut("Delete", "Remove the selected shows, else the one with the focus", () => {
    const one = items[current()];
    const gone = selection.items.length > 0 ? selection.items : one ? [one] : [];
    if (gone.length > 0) onRemove(gone);
    return gone.length > 0;
  });
}
