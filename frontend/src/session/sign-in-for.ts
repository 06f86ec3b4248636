import type { Intent } from "@earshot/domain/accounts/intent";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { forgetAction, keepAction } from "./intents";
import { signInPath } from "./sign-in-path";

/** What a guest wants to do, and with what. */
export type WantedAction = {
  readonly intent: Intent;
  readonly podcastId?: string;
  readonly title?: string;
  readonly listName?: string;
};

/** Keeps what a guest wants to do for after the sign-in, with the page to return to. Returns that page. */
export function useKeepAction(): (action: WantedAction) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    ({ intent, podcastId, title, listName }) => {
      const redirect = pathname + search;
      forgetAction();
      keepAction({
        intent,
        redirect,
        ...(podcastId !== undefined && { podcastId }),
        ...(title !== undefined && { title }),
        ...(listName !== undefined && { listName }),
      });
      return redirect;
    },
    [pathname, search],
  );
}

/** Sends a guest to sign in at once, and keeps what is to be done afterwards. */
export function useSignInFor(): (action: WantedAction) => void {
  const keep = useKeepAction();
  const navigate = useNavigate();
  return useCallback((action) => void navigate(signInPath(keep(action), action.intent, "/auth")), [keep, navigate]);
}
