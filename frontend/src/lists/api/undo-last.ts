import { isApiError } from "../../client/api-error";
import type { AppDispatch, AppState } from "../../client/store";
import { toastShown } from "../../toasts/toast-slice";
import { removeItem } from "./item-changes";
import { undoListStep } from "./list-changes";
import { isGone } from "./list-error";
import type { ListId } from "./lists-api";
import { listStepCleared, listStepped, selectUndoStep, type UndoStep } from "./undo-slice";
import { writeEdit } from "./write-edit";

/** Undoes the last step and shows a message. Returns the changed list; undefined if nothing was undone. */
export function undoLast() {
  return async (dispatch: AppDispatch, getState: () => AppState): Promise<ListId | undefined> => {
    const step = selectUndoStep(getState());
    if (step === null) return undefined;
    // Cleared at once, so that pressing twice undoes only one step.
    dispatch(listStepCleared());
    try {
      const listId = await dispatch(reverted(step));
      dispatch(toastShown(`Undone: ${step.what}`, "neutral"));
      return listId;
    } catch (error) {
      // After a failure that may be temporary, the user can try again.
      const never = isGone(error) || error instanceof ChangedSince || (isApiError(error) && error.status === 409);
      if (!never) dispatch(listStepped(step));
      dispatch(toastShown(undoError(error), "error"));
      return undefined;
    }
  };
}

/** Another person has changed the same columns in the meantime. */
class ChangedSince extends Error {}

/** Reverses a step. */
function reverted(step: UndoStep) {
  return async (dispatch: AppDispatch): Promise<ListId> => {
    if ("undoId" in step) return (await dispatch(undoListStep.initiate(step.undoId)).unwrap()).listId;
    if ("edit" in step) {
      const done = await dispatch(writeEdit(step.listId, step.edit, step.item));
      if (done.kind === "conflict") throw new ChangedSince();
    } else await dispatch(removeItem.initiate(step)).unwrap();
    return step.listId;
  };
}

function undoError(error: unknown): string {
  if (error instanceof ChangedSince) return "Someone has changed it since, so nothing was undone.";
  if (isGone(error)) return "That can no longer be undone.";
  return (isApiError(error) && error.detail) || "Couldn’t undo";
}
