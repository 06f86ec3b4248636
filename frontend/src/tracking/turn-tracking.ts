import { failureReason } from "../client/failure-reason";
import type { AppDispatch } from "../client/store";
import { overlayOpened } from "../navigation/overlay-slice";
import { deviceMemory } from "../platform/device-memory";
import { showToast } from "../ui/toast";
import { TOAST_MS } from "../ui/toast-slice";
import { changeTracked } from "./change-tracked";
import type { Show } from "./use-tracked";

/** How tracking that was turned on is confirmed on this device: by the dialog at first, then by a message, or not at all. */
const NOTICE = "earshot.tracking-notice";
const READABLE_MS = 6000;

/** Turns tracking of a show on or off and says so; a failure is said with its reason. */
export function turnTracking(show: Show, wanted: boolean) {
  return async (dispatch: AppDispatch): Promise<void> => {
    try {
      const tracked = await dispatch(changeTracked(show.id, wanted));
      if (tracked) confirm(dispatch, show.title);
      if (tracked === false) showToast(dispatch, "Tracking turned off", "neutral", TOAST_MS.trackingOff);
    } catch (error) {
      const reason = failureReason(error);
      if (reason) showToast(dispatch, `Could not turn tracking ${wanted ? "on" : "off"}. ${reason}`, "error");
    }
  };
}

function confirm(dispatch: AppDispatch, title: string): void {
  const kept = deviceMemory.read(NOTICE);
  if (kept === "none") return;
  if (kept !== "message") {
    deviceMemory.write(NOTICE, "message");
    dispatch(overlayOpened({ kind: "tracking", title }));
    return;
  }
  showToast(dispatch, `You track ${title} now`, "success", READABLE_MS, {
    label: "Don't show again",
    run: () => deviceMemory.write(NOTICE, "none"),
  });
}
