import type { Intent } from "@earshot/domain/accounts/intent";
import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { forgetAction, keepAction } from "./intents";

/** Pages of the way in: nobody is led back to one of them. */
const WAY_IN = new Set(["/sign-in", "/auth", "/signup", "/reset", "/verify"]);

export function isOnWayIn(pathname: string): boolean {
  return WAY_IN.has(pathname.replace(/(.)\/+$/, "$1"));
}

/** The sign-in page's address: what leads back, and why the visitor is sent there. */
export function signInPath(redirect?: string, reason?: string, page: "/sign-in" | "/auth" = "/sign-in"): string {
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(reason && { reason }) }).toString();
  return query ? `${page}?${query}` : page;
}

/** The sign-in page's address for the header: it leads back here, except from pages that nobody means to return to. */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  return pathname === "/" || isOnWayIn(pathname) ? "/sign-in" : signInPath(pathname + search);
}

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
