import { secretInFragment } from "@earshot/domain/accounts/account-links";
import { useSyncExternalStore } from "react";

let token = "";
const listeners = new Set<() => void>();

/**
 * Takes the secret of a mailed link out of the address and out of the history, into memory. To be called before anything
 * else runs, so that no count of page views and no other script meets it. A link opened in a tab that already stands on
 * the page changes the fragment alone: that is listened for.
 */
export function takeLinkToken(): void {
  take();
  window.addEventListener("hashchange", take);
}

function take(): void {
  const { pathname, search, hash } = window.location;
  if (!hash.startsWith("#token=")) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  setToken(secretInFragment(hash) ?? "");
}

function setToken(next: string): void {
  token = next;
  for (const listener of listeners) listener();
}

/** A secret that was used is forgotten. */
export function dropLinkToken(): void {
  setToken("");
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The secret that this page was opened with; "" where there was none, or it has been used. */
export function useLinkToken(): string {
  return useSyncExternalStore(
    subscribe,
    () => token,
    () => "",
  );
}
