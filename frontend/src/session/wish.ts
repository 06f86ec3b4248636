import type { Intent } from "@earshot/domain/accounts/intent";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { forgetAction, keepAction } from "./intents";
import { signInPath } from "./sign-in-path";

/** What a guest wants to do, and with what. */
export type Wish = {
  readonly intent: Intent;
  readonly podcastId?: string;
  readonly title?: string;
  readonly listName?: string;
};

/** Keeps a guest's wish for after the sign-in, with the page to return to. Gives that page. */
export function useKeepWish(): (wish: Wish) => string {
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
export function useSignInFor(): (wish: Wish) => void {
  const keep = useKeepWish();
  const navigate = useNavigate();
  return useCallback((wish) => void navigate(signInPath(keep(wish), wish.intent, "/auth")), [keep, navigate]);
}
