import type { PostLoginAction } from "@earshot/domain/accounts/intent";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { forgetAction, keepAction } from "./intents";
import { signInPath } from "./sign-in-path";

/** A guest's pending action, and what it is about. */
type PendingAction = Omit<PostLoginAction, "redirect" | "at">;

/** Stores a guest's pending action with the page to return to. Returns the address of that page. */
export function useKeepAction(): (action: PendingAction) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (action) => {
      const redirect = pathname + search;
      forgetAction();
      keepAction({ ...action, redirect });
      return redirect;
    },
    [pathname, search],
  );
}

/** Opens the sign-in page for a guest and stores the pending action. */
export function useSignInFor(): (action: PendingAction) => void {
  const keepAction = useKeepAction();
  const navigate = useNavigate();
  return useCallback(
    (action) => void navigate(signInPath(keepAction(action), action.intent, "/auth")),
    [keepAction, navigate],
  );
}
