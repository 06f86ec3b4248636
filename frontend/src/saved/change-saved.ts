import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { AppDispatch, AppState } from "../client/store";
import { tellKeptNews } from "../optimistic/kept-news";
import { Wishes } from "../optimistic/wishes";
import type { SavedRef } from "./saved-among";
import { ownSaved, SAVED_PAGES, savedApi } from "./saved-api";

const wishes = new Wishes<boolean>();
/** What the server last said of shows with a call under way; what is shown may be ahead of it. */
const confirmed = new Map<PodcastId, SavedRef | null>();

/** Saves a show, or takes it back. Shown at once; when the server refuses, what was there returns and this rejects. */
export function changeSaved(podcastId: PodcastId, wanted: boolean) {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<void> => {
    const show = (ref: SavedRef | null) => void dispatch(savedApi.util.upsertQueryData("savedState", podcastId, ref));
    const settle = () => {
      const holds = confirmed.get(podcastId) ?? null;
      ownSaved.settle(podcastId, holds);
      show(holds);
    };
    if (!wishes.busy(podcastId)) {
      confirmed.set(podcastId, savedApi.endpoints.savedState.select(podcastId)(getState()).data ?? null);
    }
    const shown = wanted ? (confirmed.get(podcastId) ?? { id: "" }) : null;
    ownSaved.begin(podcastId, shown);
    show(shown);
    try {
      const outcome = await wishes.settle(podcastId, wanted, async (now) => {
        confirmed.set(podcastId, await carryOut(dispatch, podcastId, now));
      });
      if (outcome === "joined") return;
      settle();
      dispatch(savedApi.util.invalidateTags([SAVED_PAGES]));
      tellKeptNews("Saved");
    } catch (error) {
      settle();
      throw error;
    }
  };
}

async function carryOut(dispatch: AppDispatch, podcastId: PodcastId, wanted: boolean): Promise<SavedRef | null> {
  if (wanted) {
    const { id } = await dispatch(savedApi.endpoints.save.initiate(podcastId)).unwrap();
    return { id };
  }
  const known = confirmed.get(podcastId);
  if (known) await dispatch(savedApi.endpoints.unsave.initiate(known.id)).unwrap();
  return null;
}
