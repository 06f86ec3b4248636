import type { AppDispatch } from "../../client/store";
import { isOnline, offlineText } from "../../platform/connection";
import { showToast } from "../../toasts/toast";

/** Reports that the episodes of a show could not be loaded, and offers to try again. */
export function episodesFailed(dispatch: AppDispatch, retry: () => void): void {
  const text = isOnline() ? "Could not load episodes." : `${offlineText()}, so episodes could not be loaded.`;
  showToast(dispatch, text, "error", undefined, { label: "Retry", run: retry });
}
