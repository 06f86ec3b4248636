import { useLocation } from "react-router-dom";
import { useHydrated } from "../platform/hydration";

/** Pages around signing in: nobody is sent back to one of them. */
const WAY_IN = new Set(["/sign-in", "/auth", "/signup"]);

export function isOnWayIn(pathname: string): boolean {
  return WAY_IN.has(pathname.replace(/(.)\/+$/, "$1"));
}

/** The sign-in page's address: with the way back, and why the visitor is sent there. */
export function signInPath(redirect?: string, reason?: string, page: "/sign-in" | "/auth" = "/sign-in"): string {
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(reason && { reason }) }).toString();
  return query ? `${page}?${query}` : page;
}

/**
 * The sign-in page's address for the header: it leads back here, except from pages that nobody means to return to. Prerendered
 * markup serves many addresses and names none of them.
 */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  return !hydrated || pathname === "/" || isOnWayIn(pathname) ? "/sign-in" : signInPath(pathname + search);
}
