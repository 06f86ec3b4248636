import type { Added } from "@earshot/backend/lists/lists.schemas";
import type { AppDispatch } from "../../client/store";
import { showToast } from "../../toasts/toast";
import { TOAST_MS } from "../../toasts/toast-slice";
import { showCount } from "./count-texts";
import { undoLast } from "./undo-last";
import { listStepped } from "./undo-slice";

/** Shows a message about shows that were added to a list. It offers Undo if that changed anything. */
export function announceAdded({ added, undoId }: Added, text: string) {
  return (dispatch: AppDispatch): void => {
    if (undoId === null) return showToast(dispatch, text, "neutral");
    dispatch(listStepped({ what: `add ${showCount(added)}`, undoId }));
    showToast(dispatch, text, "success", TOAST_MS.undo, { label: "Undo", run: () => void dispatch(undoLast()) });
  };
}
