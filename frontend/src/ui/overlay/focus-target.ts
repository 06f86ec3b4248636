import { isReachable, afterLayersClose } from "./layers";

/** The visible elements that `moveFocus` can reach, by name. */
const shown = new Map<string, HTMLElement>();
let wanted: string | undefined;

/** A `ref` that gives its element a name for `moveFocus`. */
export function focusTarget(name: string) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    shown.set(name, element);
    settle();
    return () => {
      if (shown.get(name) === element) shown.delete(name);
    };
  };
}

/**
 * Moves the focus to the named element as soon as it is visible and no layer covers it. If the visitor presses a key or clicks before that,
 * the focus stays where it is.
 */
export function moveFocus(name: string): void {
  wanted = name;
  document.addEventListener("keydown", forget, { capture: true });
  document.addEventListener("pointerdown", forget, { capture: true });
  settle();
  if (wanted !== undefined) afterLayersClose(settle);
}

function settle(): void {
  const target = wanted === undefined ? undefined : shown.get(wanted);
  if (!target || !isReachable(target)) return;
  forget();
  target.focus();
}

function forget(): void {
  wanted = undefined;
  document.removeEventListener("keydown", forget, { capture: true });
  document.removeEventListener("pointerdown", forget, { capture: true });
}
