import type { SyntheticEvent } from "react";

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

declare global {
  interface Window {
    /**
     * Controls of the server's HTML that a visitor used before React hydrated them (public/theme.js), with their state at that time. Of
     * several buttons, only the last one counts, unless Escape was pressed after it. Undefined if that script did not run.
     */
    earlyPresses?: {
      readonly kept: Map<Control, string | boolean>;
      /** Forgets the control that an event was for. */
      readonly take: (event: Event) => void;
      readonly end: () => void;
    };
  }
}

/**
 * Notes that React has received an event. React does not pass an event on to a part of the page that is not hydrated yet, and stops it at
 * its root.
 */
export function takeEvent({ nativeEvent }: SyntheticEvent): void {
  window.earlyPresses?.take(nativeEvent);
}

/** Repeats each press from before React was ready, once. Presses in a part that is not hydrated yet wait. */
export function repeatEarlyPresses(): void {
  const kept = window.earlyPresses?.kept;
  if (!kept) return;
  const presses = [...kept];
  kept.clear();
  for (const [control, state] of presses) repeat(control, state);
}

/** Stops recording presses, because the whole page is hydrated. */
export function endEarlyPresses(): void {
  repeatEarlyPresses();
  window.earlyPresses?.end();
}

function repeat(control: Control, state: string | boolean): void {
  if (!control.isConnected) return;
  if (control instanceof HTMLSelectElement) {
    control.value = String(state);
    control.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  // React compares the value with the last one that it saw, and would not call the handler without a change.
  if (control instanceof HTMLInputElement) control.checked = control.type === "checkbox" && state === false;
  control.click();
}
