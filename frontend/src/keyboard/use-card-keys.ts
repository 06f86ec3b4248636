import type { RefObject } from "react";
import { useShortcut } from "./shortcuts";

type Cards = {
  readonly list: RefObject<HTMLElement | null>;
  /** The selector of the cards in the list. Each card has a heading with a link, which gets the focus. */
  readonly selector: string;
  /** What the shortcut list calls a card, for moving to it and for acting on it: "result", "a card". */
  readonly noun: string;
  readonly from: string;
};

/** J and K, and the arrow keys while a card is focused, move between cards. Returns access to the focused card. */
export function useCardKeys({ list, selector, noun, from }: Cards) {
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  /** The index of the focused card; -1 if none is focused. */
  const current = () => cards().findIndex((card) => card.contains(document.activeElement));
  const move = (step: 1 | -1, begin: boolean) => {
    const all = cards();
    const at = current();
    if (at < 0 && !begin) return false;
    const target = all[at < 0 ? (step === 1 ? 0 : all.length - 1) : at + step];
    target?.querySelector<HTMLElement>("h3 a")?.focus();
    return target !== undefined;
  };
  useShortcut("J", `Next ${noun}`, () => move(1, true));
  useShortcut("K", `Previous ${noun}`, () => move(-1, true));
  useShortcut("ArrowDown", `Next ${noun}, from ${from}`, () => move(1, false));
  useShortcut("ArrowUp", `Previous ${noun}, from ${from}`, () => move(-1, false));
  return { current, focused: () => cards()[current()] };
}
