import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useListsQuery } from "../lists/api/lists-api";
import { useSavedPageQuery } from "../saved/saved-api";
import { useAlertsInfiniteQuery, useTrackedListQuery } from "../tracking/tracking-api";
import { pageFrom } from "./page-from";

type Part = { readonly data?: unknown; readonly isError: boolean };

/**
 * Loads all sections of the dashboard at once. Returns how many of them are ready, counted from the top: each one renders after those above
 * it, so that content does not move.
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
  // Sections that have been rendered stay while one above them reloads.
  const [shown, setShown] = useState(ready);
  if (ready > shown) setShown(ready);
  return Math.max(ready, shown);
}
