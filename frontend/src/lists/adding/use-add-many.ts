import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useAppDispatch } from "../../client/store";
import { useToast } from "../../toasts/toast";
import { announceAdded } from "../api/announce-added";
import { showCount } from "../api/count-texts";
import { useBatchMutation } from "../api/item-changes";
import { listError } from "../api/list-error";
import type { Added, ListSummary } from "@earshot/backend/lists/lists.schemas";

/** Adds several shows to a list with one request. Shows that are already in the list do not change. */
export function useAddMany(podcasts: readonly Podcast[], onClose: () => void) {
  const [batch, { isLoading: busy }] = useBatchMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const to = async (list: Pick<ListSummary, "id" | "name">) => {
    if (busy) return;
    try {
      const added = await batch({ listId: list.id, podcastIds: podcasts.map(({ id }) => id) }).unwrap();
      dispatch(announceAdded(added, addedText(added, list.name)));
      onClose();
    } catch (error) {
      toast(listError(error, "add"), "error");
    }
  };
  return { to, busy };
}

/** "Added 10 shows to To Pitch, 2 were already there". */
export function addedText({ added, alreadyThere, unknown }: Added, list: string): string {
  const parts = [`${added === 0 ? "Nothing added" : `Added ${showCount(added)}`} to ${list}`];
  if (alreadyThere > 0) parts.push(`${alreadyThere} ${alreadyThere === 1 ? "was" : "were"} already there`);
  if (unknown.length > 0) parts.push(`${unknown.length} no longer in the catalogue`);
  return parts.join(", ");
}
