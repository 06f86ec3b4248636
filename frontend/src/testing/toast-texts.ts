import type { AppStore } from "../client/store";
import { selectToasts } from "../toasts/toast-slice";

/** The messages on the screen, oldest first. */
export function toastTexts(store: AppStore): readonly string[] {
  return selectToasts(store.getState()).map(({ text }) => text);
}
