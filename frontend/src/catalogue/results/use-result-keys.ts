import type { RefObject } from "react";
import { useShortcut } from "../../keyboard/shortcuts";
import { useCardKeys } from "../../keyboard/use-card-keys";

/** Keys that move between cards; L, S and X act on the focused card. */
export function useResultKeys(list: RefObject<HTMLElement | null>): void {
  const { focused } = useCardKeys({ list, selector: "[data-card]", noun: "result", from: "a card" });
  const press = (action: string, shiftKey = false) => {
    const control = focused()?.querySelector<HTMLElement>(`[data-action=${action}]`);
    control?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
    return control !== undefined && control !== null;
  };
  useShortcut("L", "Add the show to a list, from a card", () => press("add-to-list"));
  useShortcut("S", "Save the show, from a card", () => press("favorite"));
  useShortcut("X", "Select the show, from a card", () => press("select"));
  useShortcut("Shift+X", "Select all shows from the last selected one to this one", () => press("select", true));
}
