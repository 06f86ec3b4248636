import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { Money } from "@earshot/domain/lists/columns/money";
import { freeListName } from "@earshot/domain/lists/list";
import { useRef } from "react";
import { useAppDispatch } from "../../client/store";
import { announceAdded } from "../api/announce-added";
import { useBatchMutation } from "../api/item-changes";
import { useCreateListMutation } from "../api/list-changes";
import { listError } from "../api/list-error";
import type { ListId } from "../api/lists-api";
import { madeText } from "./plan-texts";

type NewList = {
  readonly name: string;
  /** Names of other lists: if the name is one of them, it gets a number. */
  readonly taken?: readonly string[];
  /** The first show is at the top of the list. */
  readonly podcastIds: readonly PodcastId[];
  readonly prices?: Readonly<Record<PodcastId, Money>>;
};

/**
 * Makes a list of shows, with a message that offers to undo. The returned function resolves to the list's id, or to the error message if
 * it failed. Then, the next try with the same name adds the shows to the list that was already created.
 */
export function useNewList() {
  const [create] = useCreateListMutation();
  const [batch] = useBatchMutation();
  const dispatch = useAppDispatch();
  const empty = useRef<{ readonly wanted: string; readonly id: ListId; readonly name: string }>(undefined);
  return async ({
    name,
    taken = [],
    podcastIds,
    prices,
  }: NewList): Promise<{ readonly id: ListId } | { readonly error: string }> => {
    try {
      if (empty.current?.wanted !== name) {
        const free = taken.includes(name) ? freeListName(name, taken) : name;
        empty.current = { ...(await create({ name: free }).unwrap()), wanted: name };
      }
    } catch (error) {
      return { error: listError(error, "create") };
    }
    const list = empty.current;
    try {
      // A list shows its newest items first, so the last show is added first.
      const added = await batch({
        listId: list.id,
        podcastIds: podcastIds.toReversed(),
        ...(prices && { prices }),
      }).unwrap();
      empty.current = undefined;
      dispatch(announceAdded(added, madeText(added, list.name)));
      return { id: list.id };
    } catch (error) {
      return { error: listError(error, "add") };
    }
  };
}
