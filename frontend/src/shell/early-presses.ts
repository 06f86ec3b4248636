import type { SyntheticEvent } from "react";

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

declare global {
  interface Window {
    /**
     * Controls of the server's document that a visitor used before React took them over (public/theme.js), with their state then. Of
     * several buttons the last one, unless Escape was pressed after it. Undefined where that script did not run.
     */
    earlyPresses?: {
      readonly kept: Map<Control, string | boolean>;
      /** Forgets the control that an event is about. */
      readonly take: (event: Event) => void;
      readonly end: () => void;
    };
  }
}

/**
 * Notes that React has received an event. It passes nothing on to a part of the page that is not hydrated yet, and stops such an
 * event at its root.
 */
export function takeEvent({ nativeEvent }: SyntheticEvent): void {
  window.earlyPresses?.take(nativeEvent);
}

/**
 * Repeats what a visitor did before React could react. Presses in a part that is not hydrated yet wait: a press never acts twice.
 */
export function repeatEarlyPresses(): void {
  const kept = window.earlyPresses?.kept;
  if (!kept) return;
  const presses = [...kept];
  kept.clear();
  for (const [control, state] of presses) repeat(control, state);
}

/** Stops keeping presses: the whole page reacts. */
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
  // React compares with the state that it saw last: without a change, it would not call a handler.
  if (control instanceof HTMLInputElement) control.checked = control.type === "checkbox" && state === false;
  control.click();
}
