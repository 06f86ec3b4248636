import { useAppDispatch } from "../client/store";
import { tellKeptNews } from "../optimistic/kept-news";
import { type Removals, useRemovals } from "../optimistic/use-removals";
import { ownSaved, type SavedPage, type SavedPodcast, savedApi } from "./saved-api";

/** Said when a removal fails and the server gives no reason (product specification, section 8). */
export const REMOVE_FAILED = "Could not remove item";

/** Takes saved shows off a page, and puts them back in their place. */
export function useSavedRemovals(answer: SavedPage | undefined): Removals<SavedPodcast> {
  const dispatch = useAppDispatch();
  const page = answer?.page ?? 1;
  const count = (by: 1 | -1) => {
    for (const one of new Set([1, page])) {
      dispatch(savedApi.util.updateQueryData("savedPage", one, (known) => ({ ...known, total: known.total + by })));
    }
  };
  const heart = (podcastId: string, id: string | null) => {
    const ref = id === null ? null : { id };
    ownSaved.settle(podcastId, ref);
    void dispatch(savedApi.util.upsertQueryData("savedState", podcastId, ref));
  };
  return useRemovals(answer?.items ?? [], ({ title }) => title, {
    failed: REMOVE_FAILED,
    remove: async ({ id, podcastId }) => {
      count(-1);
      try {
        await dispatch(savedApi.endpoints.unsave.initiate(id)).unwrap();
      } catch (error) {
        count(1);
        throw error;
      }
      heart(podcastId, null);
      tellKeptNews("Saved");
    },
    restore: async ({ id, podcastId }) => {
      const saved = await dispatch(savedApi.endpoints.restoreSaved.initiate(id)).unwrap();
      count(1);
      heart(podcastId, saved.id);
      // Saved anew elsewhere meanwhile, it has another record.
      dispatch(
        savedApi.util.updateQueryData("savedPage", page, (known) => ({
          ...known,
          items: known.items.map((one) => (one.podcastId === podcastId ? saved : one)),
        })),
      );
      tellKeptNews("Saved");
    },
  });
}
