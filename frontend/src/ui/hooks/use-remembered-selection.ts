import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { type Selection, useSelection } from "./use-selection";

/** The selected ids by history entry, until the page is reloaded. */
const selections = new Map<string, ReadonlySet<string>>();

/** Like `useSelection`, but Back and Forward to this entry select the same items again. */
export function useRememberedSelection<Of extends { readonly id: string }>(shown: readonly Of[]): Selection<Of> {
  const { key } = useLocation();
  const selection = useSelection(shown, selections.get(key));
  const { ids } = selection;
  useEffect(() => {
    if (ids.size > 0) selections.set(key, ids);
    else selections.delete(key);
  }, [key, ids]);
  return selection;
}
