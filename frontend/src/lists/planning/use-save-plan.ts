import { moneyOf } from "@earshot/domain/lists/columns/money";
import { useRef } from "react";
import { useAppDispatch } from "../../client/store";
import { useToast } from "../../toasts/toast";
import { addedText } from "../adding/use-add-many";
import { showCount } from "../api/count-texts";
import { useBatchMutation } from "../api/item-changes";
import { useCreateListMutation } from "../api/list-changes";
import { listError } from "../api/list-error";
import { undoLast } from "../api/undo-last";
import { listStepped } from "../api/undo-slice";
import type { ListPlan } from "./plan-api";

/** How long the message stays, in milliseconds: enough to read it and press Undo. */
const UNDO_MS = 8000;

/**
 * Saves the shows of a plan as a new list, with the prices of the plan. The returned function resolves to the error message if that
 * failed; then, the user can try again.
 */
export function useSavePlan({ picks, currency }: ListPlan, onSaved: () => void) {
  const [create] = useCreateListMutation();
  const [batch] = useBatchMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  /** A list that was created without the shows, because adding them failed. */
  const empty = useRef<{ readonly id: string; readonly name: string }>(undefined);
  return async (name: string): Promise<string | undefined> => {
    if (name === "") return undefined;
    try {
      if (empty.current?.name !== name) empty.current = await create({ name }).unwrap();
    } catch (error) {
      return listError(error, "create");
    }
    const list = empty.current;
    try {
      const added = await batch({
        listId: list.id,
        // A list shows its newest items first, so the last pick is added first.
        podcastIds: picks.map(({ id }) => id).reverse(),
        prices: Object.fromEntries(picks.map(({ id, cost, spots }) => [id, moneyOf(cost / spots, currency)])),
      }).unwrap();
      empty.current = undefined;
      onSaved();
      if (added.undoId) {
        dispatch(listStepped({ what: `add ${showCount(added.added)}`, undoId: added.undoId }));
        const undo = { label: "Undo", run: () => void dispatch(undoLast()) };
        toast(`List “${list.name}” created. ${addedText(added, list.name)}`, "success", UNDO_MS, undo);
      } else toast(addedText(added, list.name), "neutral");
      return undefined;
    } catch (error) {
      return listError(error, "add");
    }
  };
}
