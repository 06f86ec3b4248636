import type { RefObject } from "react";
import { useShortcut } from "../app/shortcuts";

/** J and K, and the arrows once a card has the focus, go from card to card; L and S act on the card that has it. */
export function useResultKeys(list: RefObject<HTMLElement | null>): void {
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-card]") ?? [])];
  const current = () => cards().findIndex((card) => card.contains(document.activeElement));
  const move = (step: 1 | -1, begin: boolean) => {
    const all = cards();
    const from = current();
    if (from < 0 && !begin) return false;
    const target = all[from < 0 ? (step === 1 ? 0 : all.length - 1) : from + step];
    target?.querySelector<HTMLElement>("h3 a")?.focus();
    return target !== undefined;
  };
  const press = (action: string) => {
    const button = cards()[current()]?.querySelector<HTMLElement>(`[data-action=${action}]`);
    button?.click();
    return button !== undefined && button !== null;
  };
  useShortcut("J", "Next result", () => move(1, true));
  useShortcut("K", "Previous result", () => move(-1, true));
  useShortcut("ArrowDown", "Next result, from a card", () => move(1, false));
  useShortcut("ArrowUp", "Previous result, from a card", () => move(-1, false));
  useShortcut("L", "Add the show to a list, from a card", () => press("add-to-list"));
  useShortcut("S", "Save the show, from a card", () => press("favorite"));
}
