import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { AppDispatch, AppState } from "../client/store";
import { Wishes } from "../optimistic/wishes";
import { ownAlerts, trackingApi } from "./tracking-api";
import type { AlertSettings } from "./tracking-types";

const wishes = new Wishes<AlertSettings>();
/** Shows with a call under way; these come true in any case. */
const running = new Map<PodcastId, Promise<unknown>>();

/**
 * Changes some of a show's settings. Shown at once, and sent one call after the other, so that none overtakes another or takes
 * back what an earlier one changed. When the server refuses, what it agreed to last returns and this rejects.
 */
export function changeAlerts(podcastId: PodcastId, change: Partial<AlertSettings>) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    // Not what the screen shows, which may be a moment behind the last change.
    const { data = [] } = trackingApi.endpoints.trackedList.select()(getState());
    let agreed = data.find((one) => one.podcastId === podcastId)?.alerts;
    if (!agreed) return;
    const wanted = { ...agreed, ...change };
    ownAlerts.begin(podcastId, wanted);
    show(dispatch, podcastId, wanted);
    const call = wishes.settle(podcastId, wanted, async (alerts) => {
      await dispatch(trackingApi.endpoints.setAlerts.initiate({ podcastId, alerts })).unwrap();
      agreed = alerts;
    });
    const first = !running.has(podcastId);
    if (first)
      running.set(
        podcastId,
        call.catch(() => undefined),
      );
    try {
      await call;
    } finally {
      if (first) {
        running.delete(podcastId);
        ownAlerts.settle(podcastId, agreed);
        show(dispatch, podcastId, agreed);
      }
    }
  };
}

/** Comes true when no change of the show's settings is under way any more. */
export async function alertsSettled(podcastId: PodcastId): Promise<void> {
  await running.get(podcastId);
}

function show(dispatch: AppDispatch, podcastId: PodcastId, alerts: AlertSettings): void {
  dispatch(
    trackingApi.util.updateQueryData("trackedList", undefined, (list) =>
      list.map((one) => (one.podcastId === podcastId ? { ...one, alerts } : one)),
    ),
  );
}
