import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { createContext, use } from "react";
import type { Selection } from "../../ui/use-selection";

export type ShowSelection = Selection<SearchResult>;

/** The selected shows among results. A context, so that a press re-renders the boxes and not every card. */
export const SelectionContext = createContext<ShowSelection | null>(null);

/** Null outside of results: shows there cannot be selected. */
export function useShowSelection(): ShowSelection | null {
  return use(SelectionContext);
}
