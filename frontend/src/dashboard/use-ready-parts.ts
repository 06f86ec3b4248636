import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useListsQuery } from "../lists/lists-api";
import { useSavedPageQuery } from "../saved/saved-api";
import { useAlertsInfiniteQuery, useTrackedListQuery } from "../tracking/tracking-api";
import { pageFrom } from "./page-from";

type Part = { readonly data?: unknown; readonly isError: boolean };

/**
 * Asks for all parts of the dashboard at once. Gives how many of them, from the first, have their answer: a part is drawn
 * when those above it have their height, so that nothing is pushed away from under the reader.
 */
export function useReadyParts(): number {
  const [params] = useSearchParams();
  const parts: readonly Part[] = [
    useAlertsInfiniteQuery(),
    useSavedPageQuery(pageFrom(params.get("page"))),
    useTrackedListQuery(),
    useListsQuery(),
  ];
  const waiting = parts.findIndex(({ data, isError }) => data === undefined && !isError);
  const ready = waiting < 0 ? parts.length : waiting;
  // What stands once stays, also while a part above it is asked for again.
  const [shown, setShown] = useState(ready);
  if (ready > shown) setShown(ready);
  return Math.max(ready, shown);
}
