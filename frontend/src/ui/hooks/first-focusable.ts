/** Selects what the Tab key reaches. */
export const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select, textarea, audio, [tabindex='0']";

/** The first control in a part of the page that is visible. */
export function firstFocusable(part: HTMLElement): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => element.checkVisibility());
}
