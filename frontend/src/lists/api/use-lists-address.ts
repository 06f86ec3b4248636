import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { changedAddress, type ListsAddress, readAddress, writeAddress } from "./lists-address";

/** "step" adds a history entry; "in place" replaces the current one: for typing, and for changes that the page makes itself. */
export type ChangeAddress = (change: Partial<ListsAddress>, how?: "step" | "in place") => void;

/** The lists page's state in the address, and a function to change it. */
export function useListsAddress(): { readonly address: ListsAddress; readonly change: ChangeAddress } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(query), [query]);
  const change = useCallback<ChangeAddress>(
    (wanted, how = "step") => {
      // The current address, which can be newer than the rendered one.
      const now = readAddress(new URLSearchParams(window.location.search));
      void navigate(`/lists?${writeAddress(changedAddress(now, wanted))}`, { replace: how === "in place" });
    },
    [navigate],
  );
  return { address, change };
}
