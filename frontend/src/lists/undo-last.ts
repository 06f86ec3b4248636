import { isApiError } from "../client/api-error";
import type { AppDispatch, AppState } from "../client/store";
import { toastShown } from "../toasts/toast-slice";
import { removeItem } from "./item-changes";
import { undoListStep } from "./list-changes";
import { isGone } from "./list-error";
import type { ListId } from "./lists-api";
import { listStepCleared, listStepped, selectUndoStep } from "./undo-slice";

/** Takes the last step back and says so. Gives the list in which it was; undefined when nothing was taken back. */
export function undoLast() {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<ListId | undefined> => {
    const step = selectUndoStep(getState());
    if (step === null) return undefined;
    // At once: pressing twice takes one step back.
    dispatch(listStepCleared());
    try {
      const listId =
        "undoId" in step
          ? (await dispatch(undoListStep.initiate(step.undoId)).unwrap()).listId
          : (await dispatch(removeItem.initiate(step)).unwrap(), step.listId);
      dispatch(toastShown(`Undone: ${step.what}`, "neutral"));
      return listId;
    } catch (error) {
      // What may work later can be tried again.
      if (!isGone(error)) dispatch(listStepped(step));
      dispatch(toastShown(undoError(error), "error"));
      return undefined;
    }
  };
}

function undoError(error: unknown): string {
  if (isGone(error)) return "That can no longer be undone.";
  return (isApiError(error) && error.detail) || "Couldn't undo";
}
