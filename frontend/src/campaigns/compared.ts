import { addToComparison, COMPARED_MAX } from "@earshot/domain/campaigns/comparison";
import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import { useCallback } from "react";
import { fieldsOf, keptInTab } from "./kept";

type Picks = { readonly reference: PodcastId; readonly ids: readonly PodcastId[] };

const kept = keptInTab<Picks>("earshot.compared", (found) => {
  const { reference, ids } = fieldsOf(found);
  const known = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
  return { reference: typeof reference === "string" ? reference : "", ids: known.slice(0, COMPARED_MAX) };
});

export type Compared = {
  /** The reference show first, then those that it is set beside. */
  readonly ids: readonly PodcastId[];
  readonly full: boolean;
  readonly add: (id: PodcastId) => void;
  readonly remove: (id: PodcastId) => void;
};

/** The shows that one is compared with, as long as the tab lives. */
export function useCompared(reference: PodcastId): Compared {
  const picks = kept.use();
  const ids = picks.reference === reference ? picks.ids : [reference];
  const current = useCallback(() => (kept.read().reference === reference ? kept.read().ids : [reference]), [reference]);
  const add = useCallback(
    (id: PodcastId) => {
      const next = addToComparison(current(), id);
      if (next.kind === "added") kept.write({ reference, ids: next.ids });
    },
    [current, reference],
  );
  const remove = useCallback(
    (id: PodcastId) => {
      if (id !== reference) kept.write({ reference, ids: current().filter((other) => other !== id) });
    },
    [current, reference],
  );
  return { ids, full: ids.length >= COMPARED_MAX, add, remove };
}
