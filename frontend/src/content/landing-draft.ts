import type { SearchMode } from "@earshot/domain/catalogue/search-request";
import { useSyncExternalStore } from "react";

export type SearchDraft = { readonly term: string; readonly mode: SearchMode };

const EMPTY: SearchDraft = { term: "", mode: "title" };
let draft = EMPTY;
const listeners = new Set<() => void>();

/** What stands in the landing page's search box: it outlives the page, so that Back finds it again. */
export function setLandingDraft(next: SearchDraft | "empty"): void {
  draft = next === "empty" ? EMPTY : next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLandingDraft(): SearchDraft {
  return useSyncExternalStore(
    subscribe,
    () => draft,
    () => EMPTY,
  );
}
