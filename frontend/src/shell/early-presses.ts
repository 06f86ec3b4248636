import type { SyntheticEvent } from "react";

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

declare global {
  interface Window {
    /**
     * Controls of the server's document that a visitor used before React hydrated them (public/theme.js), with their
     * state at that time. Of several buttons the last one, unless Escape was pressed after it. Undefined where that
     * script did not run.
     */
    earlyPresses?: {
      readonly kept: Map<Control, string | boolean>;
      /** Forgets the control that was the target of an event. */
      readonly take: (event: Event) => void;
      readonly end: () => void;
    };
  }
}

/**
 * Notes that React has received an event. It does not pass events on to a part of the page that is not hydrated yet,
 * and stops them at its root.
 */
export function takeEvent({ nativeEvent }: SyntheticEvent): void {
  window.earlyPresses?.take(nativeEvent);
}

/** Repeats presses from before React was ready, once each. Those in a part not hydrated yet wait. */
export function repeatEarlyPresses(): void {
  const kept = window.earlyPresses?.kept;
  if (!kept) return;
  const presses = [...kept];
  kept.clear();
  for (const [control, state] of presses) repeat(control, state);
}

/** Stops recording presses: the whole page is hydrated. */
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
  // React compares with the last state that it saw, and would not call a handler without a change.
  if (control instanceof HTMLInputElement) control.checked = control.type === "checkbox" && state === false;
  control.click();
}
