import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { Budget } from "@earshot/domain/lists/planning/plan-budget";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { useState } from "react";
import type { ListId } from "../api/lists-api";
import { useListPlanQuery } from "./plan-api";
import type { Wants } from "./plan-wants";
import type { TabBrief } from "./tab-brief";

export type Named = { readonly id: PodcastId; readonly title: string };

const without = (shows: readonly Named[], id: PodcastId) => shows.filter((show) => show.id !== id);

/** A list's plan with the user's locks and removals, for a brief if there is one. The old plan stays until the new one has loaded. */
export function usePlan(listId: ListId) {
  const [budget, setBudget] = useState<Budget>();
  // Kept from the last press, so that typing in the brief does not send a request for each key.
  const [brief, setBrief] = useState<TabBrief>();
  const [wants, setWants] = useState<Wants>({});
  const [locked, setLocked] = useState<readonly Named[]>([]);
  const [removed, setRemoved] = useState<readonly Named[]>([]);
  const idsOf = (shows: readonly Named[]) => shows.map(({ id }) => id).sort();
  const query = useListPlanQuery(
    budget === undefined
      ? skipToken
      : {
          listId,
          budget: budget.amount,
          currency: budget.currency,
          locked: idsOf(locked),
          removed: idsOf(removed),
          ...brief,
          ...(Object.keys(wants).length > 0 && { want: wants }),
        },
  );
  const isLocked = (id: PodcastId) => locked.some((show) => show.id === id);
  return {
    asked: budget !== undefined,
    plan: query.error === undefined ? query.data : undefined,
    error: query.error,
    busy: query.isFetching,
    retry: () => void query.refetch(),
    removed,
    /** Locked shows that do not fit the budget. */
    waiting: query.data ? locked.filter(({ id }) => query.data?.leftOut.some((show) => show.id === id)) : [],
    isLocked,
    make: (wanted: Budget, by: TabBrief | undefined) => {
      const isSame = wanted.amount === budget?.amount && wanted.currency === budget.currency;
      if (isSame && JSON.stringify(by) === JSON.stringify(brief)) void query.refetch();
      setBudget(isSame ? budget : wanted);
      setBrief(by);
    },
    /** Weighs the shows by a brief, or by none. */
    weigh: setBrief,
    wants,
    want: setWants,
    toggleLock: ({ id, title }: Named) => {
      setLocked(isLocked(id) ? without(locked, id) : [...locked, { id, title }]);
    },
    remove: ({ id, title }: Named) => {
      setLocked(without(locked, id));
      setRemoved([...without(removed, id), { id, title }]);
    },
    putBack: ({ id }: Named) => {
      setRemoved(without(removed, id));
    },
  };
}
