import { firstFocusable } from "../ui/hooks/first-focusable";

/**
 * The parts of the page that F6 moves between, in page order: elements with `data-region` that contain something focusable. A region that
 * contains other regions does not count.
 */
function regions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-region]:not(:has([data-region]))")].filter(firstFocusable);
}

/** Moves the focus to the first control of the next (1) or previous (-1) region. Returns false if there is none. */
export function cycleRegions(step: 1 | -1): boolean {
  const all = regions();
  if (all.length === 0) return false;
  const here = all.findIndex((region) => region.contains(document.activeElement));
  const start = here === -1 && step === -1 ? 0 : here;
  const next = all[(start + step + all.length) % all.length];
  const target = next && firstFocusable(next);
  target?.focus();
  return target !== undefined;
}
