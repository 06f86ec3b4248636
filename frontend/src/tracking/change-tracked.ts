import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { AppDispatch, AppState } from "../client/store";
import { tellKeptNews } from "../optimistic/kept-news";
import { Wishes } from "../optimistic/wishes";
import { ownTracking, TRACKED, trackingApi } from "./tracking-api";

const wishes = new Wishes<boolean>();
/** What the server last said of shows with a call under way; what is shown may be ahead of it. */
const confirmed = new Map<PodcastId, boolean>();

/**
 * Turns tracking on or off. Shown at once; when the server refuses, the state returns and this rejects. Gives what holds in
 * the end; undefined when an earlier call was still under way, which takes this wish along and speaks for both.
 */
export function changeTracked(podcastId: PodcastId, wanted: boolean) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<boolean | undefined> => {
    const show = (tracked: boolean) =>
      void dispatch(trackingApi.util.upsertQueryData("trackedState", podcastId, tracked));
    if (!wishes.busy(podcastId)) {
      confirmed.set(podcastId, trackingApi.endpoints.trackedState.select(podcastId)(getState()).data ?? false);
    }
    ownTracking.begin(podcastId, wanted);
    show(wanted);
    try {
      const outcome = await wishes.settle(podcastId, wanted, async (now) => {
        const { track, untrack } = trackingApi.endpoints;
        await dispatch(now ? track.initiate(podcastId) : untrack.initiate(podcastId)).unwrap();
        confirmed.set(podcastId, now);
      });
      if (outcome === "joined") return undefined;
      const tracked = confirmed.get(podcastId) ?? false;
      ownTracking.settle(podcastId, tracked);
      show(tracked);
      dispatch(trackingApi.util.invalidateTags([TRACKED.list, TRACKED.alerts, TRACKED.count]));
      tellKeptNews("Tracked");
      return tracked;
    } catch (error) {
      ownTracking.settle(podcastId, confirmed.get(podcastId) ?? false);
      show(confirmed.get(podcastId) ?? false);
      throw error;
    }
  };
}
