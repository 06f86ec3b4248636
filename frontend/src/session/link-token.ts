import { secretInFragment } from "@earshot/domain/accounts/account-links";
import { Observable, useObserved } from "../platform/observable";

/** The page that alert emails link to for unsubscribing. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

/** Not in the store, because tools may record the store's state. */
const token = new Observable(() => "");

/**
 * Moves the secret of an emailed link from the URL and the history into memory. Must run before anything else, so that neither analytics
 * nor another script sees it. A link that is opened in a tab already on that page changes only the fragment, so this also listens for that.
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

/** Mail programs follow unsubscribe links by themselves and drop the fragment, so these links have the secret in the query. */
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

/** The secret from this page's URL; "" if there was none or it has been used. */
export function useLinkToken(): string {
  return useObserved(token, "");
}
