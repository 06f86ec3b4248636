import { secretInFragment } from "@earshot/domain/accounts/account-links";
import { Observable, useObserved } from "../platform/observable";

/** The page that alert emails link to for unsubscribing. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

/** Not in the store, because tools may record the store's state. */
const token = new Observable(() => "");

/**
 * Moves an emailed link's secret from the URL and the history into memory. Call it before anything else, so that
 * neither analytics nor another script sees it. A link opened in a tab that is already on the page changes only the
 * fragment, so this listens for that as well.
 */
export function takeLinkToken(): void {
  take();
  window.addEventListener("hashchange", take);
}

function take(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === UNSUBSCRIBE_PATH) return takeFromQuery(search);
  if (!hash.startsWith("#token=")) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  token.set(secretInFragment(hash) ?? "");
}

/** Mail programs follow unsubscribe links by themselves, and drop the fragment: there the secret is in the query. */
function takeFromQuery(search: string): void {
  const query = new URLSearchParams(search);
  const given = query.get("token");
  if (given === null) return;
  query.delete("token");
  const rest = query.toString();
  window.history.replaceState(window.history.state, "", UNSUBSCRIBE_PATH + (rest && `?${rest}`));
  token.set(/^[\w.~-]{8,500}$/.test(given) ? given : "");
}

/** Forgets a used secret. */
export function dropLinkToken(): void {
  token.set("");
}

/** The secret in this page's URL; "" if there was none or it has been used. */
export function useLinkToken(): string {
  return useObserved(token, "");
}
