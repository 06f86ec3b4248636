import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { failureReason } from "../client/failure-reason";
import type { AppDispatch, AppState } from "../client/store";
import type { StoreScope } from "../client/store-scope";
import { overlayOpened } from "../navigation/overlay-slice";
import { ownNews } from "../optimistic/own-news";
import { deviceMemory } from "../platform/device-memory";
import { showToast } from "../toasts/toast";
import { TOAST_MS } from "../toasts/toast-slice";
import { TRACKED, trackedChanges, trackingApi } from "./tracking-api";

/** What is needed to track a podcast. */
export type TrackableShow = { readonly id: PodcastId; readonly title: string };

/** How this device confirms that tracking is on: first by a dialog, later by a message, or not at all. */
const NOTICE = "earshot.tracking-notice";
const READABLE_MS = 6000;

/** Turns tracking on or off. Applied at once, and confirmed when the server has accepted it; if it refuses, reverted with a message. */
export function changeTracked({ id, title }: TrackableShow, wanted: boolean) {
  return async (dispatch: AppDispatch, getState: () => AppState, scope: StoreScope): Promise<void> => {
    const { track, untrack, trackedState } = trackingApi.endpoints;
    try {
      const tracked = await scope.part(trackedChanges).change({
        key: id,
        wanted,
        current: () => trackedState.select(id)(getState()).data ?? false,
        preview: (on) => on,
        show: (on) => void dispatch(trackingApi.util.upsertQueryData("trackedState", id, on)),
        send: async (on) => {
          await dispatch(on ? track.initiate(id) : untrack.initiate(id)).unwrap();
          return on;
        },
      });
      if (tracked === undefined) return;
      dispatch(trackingApi.util.invalidateTags([TRACKED.list, TRACKED.alerts, TRACKED.count]));
      ownNews.tell("Tracked");
      if (tracked) confirm(dispatch, title);
      else showToast(dispatch, "Tracking turned off", "neutral", TOAST_MS.trackingOff);
    } catch (error) {
      const reason = failureReason(error);
      if (reason) showToast(dispatch, `Couldn’t turn tracking ${wanted ? "on" : "off"}. ${reason}`, "error");
    }
  };
}

/** Updates the cache after a row of tracked podcasts was removed or restored: `on` is the server's current state. */
export function trackedElsewhere(podcastId: PodcastId, on: boolean) {
  return (dispatch: AppDispatch, _getState: () => AppState, scope: StoreScope): void => {
    scope.part(trackedChanges).settle(podcastId, on);
    void dispatch(trackingApi.util.upsertQueryData("trackedState", podcastId, on));
    dispatch(trackingApi.util.invalidateTags([TRACKED.alerts, TRACKED.count]));
    ownNews.tell("Tracked");
  };
}

function confirm(dispatch: AppDispatch, title: string): void {
  const stored = deviceMemory.read(NOTICE);
  if (stored === "none") return;
  if (stored !== "message") {
    deviceMemory.write(NOTICE, "message");
    dispatch(overlayOpened({ kind: "tracking", title }));
    return;
  }
  showToast(dispatch, `You’re now tracking ${title}`, "success", READABLE_MS, {
    label: "Don’t show again",
    run: () => deviceMemory.write(NOTICE, "none"),
  });
}
