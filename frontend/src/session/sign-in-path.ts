import { useLocation } from "react-router-dom";
import { useHydrated } from "../platform/hydration";

/** The pages for signing in: visitors are never sent back to one of them. */
const SIGN_IN_PATHS = new Set(["/sign-in", "/auth", "/signup"]);

export function isSignInPage(pathname: string): boolean {
  return SIGN_IN_PATHS.has(pathname.replace(/(.)\/+$/, "$1"));
}

/** The address of the sign-in page, with the page to return to and the reason for signing in. */
export function signInPath(redirect?: string, reason?: string, page: "/sign-in" | "/auth" = "/sign-in"): string {
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(reason && { reason }) }).toString();
  return query ? `${page}?${query}` : page;
}

/**
 * The address of the sign-in page for the header. It returns to the current page, except from pages that nobody wants to return to. The
 * same prerendered HTML serves many addresses, so it contains no return address.
 */
export function useSignInPath(): string {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  return !hydrated || pathname === "/" || isSignInPage(pathname) ? "/sign-in" : signInPath(pathname + search);
}
