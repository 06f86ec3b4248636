import { failureReason } from "../client/failure-reason";
import type { AppDispatch, AppState } from "../client/store";
import type { StoreScope } from "../client/store-scope";
import { ownNews } from "../optimistic/own-news";
import { showToast } from "../toasts/toast";
import type { SavedRef } from "./saved-among";
import { SAVED_PAGES, savedApi, savedChanges } from "./saved-api";

/** What is needed to save a podcast. */
export type SavableShow = { readonly id: string; readonly title: string };

/**
 * Saves a podcast, or removes it. Applied at once; if the server refuses, it is reverted with a message. Returns false if the server
 * refused.
 */
export function changeSaved({ id, title }: SavableShow, wanted: boolean) {
  return async (dispatch: AppDispatch, getState: () => AppState, scope: StoreScope): Promise<boolean> => {
    try {
      const holds = await scope.part(savedChanges).change({
        key: id,
        wanted,
        current: () => savedApi.endpoints.savedState.select(id)(getState()).data ?? null,
        preview: (saved, confirmed) => (saved ? (confirmed ?? { id: "" }) : null),
        show: (ref) => void dispatch(savedApi.util.upsertQueryData("savedState", id, ref)),
        send: (saved, confirmed) => send(dispatch, id, saved, confirmed),
      });
      if (holds === undefined) return true;
      dispatch(savedApi.util.invalidateTags([SAVED_PAGES]));
      ownNews.tell("Saved");
      return true;
    } catch (error) {
      const reason = failureReason(error);
      if (reason) showToast(dispatch, `${wanted ? "Couldn’t save" : "Couldn’t remove"} ${title}. ${reason}`, "error");
      return false;
    }
  };
}

/** Updates the cache after a row of saved podcasts was removed or restored: `ref` is the server's current record. */
export function savedElsewhere(podcastId: string, ref: SavedRef | null) {
  return (dispatch: AppDispatch, _getState: () => AppState, scope: StoreScope): void => {
    scope.part(savedChanges).settle(podcastId, ref);
    void dispatch(savedApi.util.upsertQueryData("savedState", podcastId, ref));
    ownNews.tell("Saved");
  };
}

async function send(
  dispatch: AppDispatch,
  podcastId: string,
  wanted: boolean,
  confirmed: SavedRef | null,
): Promise<SavedRef | null> {
  if (wanted) {
    const { id } = await dispatch(savedApi.endpoints.save.initiate(podcastId)).unwrap();
    return { id };
  }
  if (confirmed) await dispatch(savedApi.endpoints.unsave.initiate(confirmed.id)).unwrap();
  return null;
}
