import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import type { RefObject } from "react";
import { useShortcut } from "../../keyboard/shortcuts";
import { useCardKeys } from "../../keyboard/use-card-keys";
import type { Selection } from "../../ui/hooks/use-selection";

type Around = {
  grid: RefObject<HTMLElement | null>;
  items: readonly ListItem[];
  selection: Selection<ListItem>;
  /** undefined for people who cannot change the list. */
  onRemove: ((items: readonly ListItem[]) => void) | undefined;
};

/** Keys that move between items; X selects, Delete removes. */
export function useItemKeys({ grid, items, selection, onRemove }: Around): void {
  const { current } = useCardKeys({ list: grid, selector: "[data-item]", noun: "show", from: "a show" });
  const choose = (range: boolean) => {
    const item = items[current()];
    if (item) selection.toggle(item.id, range);
    return item !== undefined;
  };
  useShortcut("X", "Select the show", () => choose(false));
  useShortcut("Shift+X", "Select all shows from the last selected one to this one", () => choose(true));
  useShortcut("Escape", "Deselect all", () => {
    if (selection.items.length === 0) return false;
    selection.none();
  });
  const remove = () => {
    const one = items[current()];
    const gone = selection.items.length > 0 ? selection.items : one ? [one] : [];
    if (gone.length > 0) onRemove?.(gone);
    return gone.length > 0;
  };
  useShortcut("Delete", "Remove the selected shows, or else the focused one", remove, {
    enabled: onRemove !== undefined,
  });
}
