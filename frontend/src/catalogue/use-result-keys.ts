import type { RefObject } from "react";
import { useShortcut } from "../keyboard/shortcuts";
import { useCardKeys } from "../keyboard/use-card-keys";

/** From card to card by keys; L and S act on the card that has the focus. */
export function useResultKeys(list: RefObject<HTMLElement | null>): void {
  const { focused } = useCardKeys({ list, selector: "[data-card]", noun: "result", from: "a card" });
  const press = (action: string) => {
    const button = focused()?.querySelector<HTMLElement>(`[data-action=${action}]`);
    button?.click();
    return button !== undefined && button !== null;
  };
  useShortcut("L", "Add the show to a list, from a card", () => press("add-to-list"));
  useShortcut("S", "Save the show, from a card", () => press("favorite"));
}
