import type { SavedPage, SavedPodcast } from "@earshot/backend/saved/saved.schemas";
import { useAppDispatch } from "../client/store";
import { type Removals, useRemovals } from "../optimistic/use-removals";
import { savedElsewhere } from "./change-saved";
import { savedApi } from "./saved-api";

/** The message for a failed removal without a reason (product specification, section 8). */
export const REMOVE_FAILED = "Could not remove item";

/** Removes saved shows from a page, and restores them at their old positions. */
export function useSavedRemovals(answer: SavedPage | undefined): Removals<SavedPodcast> {
  const dispatch = useAppDispatch();
  const page = answer?.page ?? 1;
  const count = (by: 1 | -1) => {
    for (const one of new Set([1, page])) {
      dispatch(savedApi.util.updateQueryData("savedPage", one, (known) => ({ ...known, total: known.total + by })));
    }
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
      dispatch(savedElsewhere(podcastId, null));
    },
    restore: async ({ id, podcastId }) => {
      const saved = await dispatch(savedApi.endpoints.restoreSaved.initiate(id)).unwrap();
      count(1);
      dispatch(savedElsewhere(podcastId, { id: saved.id }));
      // If the show was saved again elsewhere in the meantime, it has a new record.
      dispatch(
        savedApi.util.updateQueryData("savedPage", page, (known) => ({
          ...known,
          items: known.items.map((one) => (one.podcastId === podcastId ? saved : one)),
        })),
      );
    },
  });
}
