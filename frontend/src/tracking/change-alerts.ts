import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { AppDispatch, AppState } from "../client/store";
import type { StoreScope } from "../client/store-scope";
import { alertChanges, trackingApi } from "./tracking-api";
import type { AlertSettings } from "@earshot/backend/tracking/tracking.schemas";

/** Changes a podcast's alert settings. Applied at once; if the server refuses, shows the stored values and rejects. */
export function changeAlerts(podcastId: PodcastId, change: Partial<AlertSettings>) {
  return async (dispatch: AppDispatch, getState: () => AppState, scope: StoreScope): Promise<void> => {
    // Not the rendered value, which can be older than the last change.
    const { data = [] } = trackingApi.endpoints.trackedList.select()(getState());
    const now = data.find((one) => one.podcastId === podcastId)?.alerts;
    if (!now) return;
    await scope.part(alertChanges).change({
      key: podcastId,
      wanted: { ...now, ...change },
      current: () => now,
      preview: (alerts) => alerts,
      show: (alerts) => show(dispatch, podcastId, alerts),
      send: async (alerts) => {
        await dispatch(trackingApi.endpoints.setAlerts.initiate({ podcastId, alerts })).unwrap();
        return alerts;
      },
    });
  };
}

/** Resolves once no change of the podcast's settings is pending. */
export function alertsSettled(podcastId: PodcastId) {
  return (_dispatch: AppDispatch, _getState: () => AppState, scope: StoreScope): Promise<void> =>
    scope.part(alertChanges).settled(podcastId);
}

function show(dispatch: AppDispatch, podcastId: PodcastId, alerts: AlertSettings): void {
  dispatch(
    trackingApi.util.updateQueryData("trackedList", undefined, (list) =>
      list.map((one) => (one.podcastId === podcastId ? { ...one, alerts } : one)),
    ),
  );
}
