import { failureReason } from "../client/failure-reason";
import type { AppDispatch } from "../client/store";
import { showToast } from "../ui/toast";
import { changeSaved } from "./change-saved";
import type { Show } from "./use-saved";

/** Saves a show or takes it back; a failure is said with its reason. Gives whether it went through. */
export function turnSaved({ id, title }: Show, wanted: boolean) {
  return async (dispatch: AppDispatch): Promise<boolean> => {
    try {
      await dispatch(changeSaved(id, wanted));
      return true;
    } catch (error) {
      const reason = failureReason(error);
      if (reason) showToast(dispatch, `${wanted ? "Could not save" : "Could not remove"} ${title}. ${reason}`, "error");
      return false;
    }
  };
}
