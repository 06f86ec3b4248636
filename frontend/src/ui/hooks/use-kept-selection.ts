import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { type Selection, useSelection } from "./use-selection";

/** The selected ids by history entry, until the page is reloaded. */
const kept = new Map<string, ReadonlySet<string>>();

/** Like `useSelection`, but Back and Forward to this entry select the same items again. */
export function useKeptSelection<Of extends { readonly id: string }>(shown: readonly Of[]): Selection<Of> {
  const { key } = useLocation();
  const selection = useSelection(shown, kept.get(key));
  const { ids } = selection;
  useEffect(() => {
    if (ids.size > 0) kept.set(key, ids);
    else kept.delete(key);
  }, [key, ids]);
  return selection;
}
