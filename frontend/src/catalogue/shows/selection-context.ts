import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import { createContext, use } from "react";
import type { Selection } from "../../ui/hooks/use-selection";

export type ShowSelection = Selection<SearchResult>;

/** The selected shows in the results. A context, so that a selection re-renders the checkboxes and not every card. */
export const SelectionContext = createContext<ShowSelection | null>(null);

/** Returns null outside of the results: shows there cannot be selected. */
export function useShowSelection(): ShowSelection | null {
  return use(SelectionContext);
}
