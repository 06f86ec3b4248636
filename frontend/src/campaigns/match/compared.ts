import { addToComparison, COMPARED_MAX } from "@earshot/domain/compare/compared-ids";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { useCallback } from "react";
import type { Picked } from "../../compare/show-picker";
import { fieldsOf, tabValue } from "../../platform/tab-value";

type Picks = { readonly reference: PodcastId; readonly ids: readonly PodcastId[] };

const stored = tabValue<Picks>("earshot.compared", (found) => {
  const { reference, ids } = fieldsOf(found);
  const known = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [];
  return { reference: typeof reference === "string" ? reference : "", ids: known.slice(0, COMPARED_MAX) };
});

/** The reference show first, then the shows that it is compared with. */
export type Compared = Picked & { readonly remove: (id: PodcastId) => void };

/** The shows that a show is compared with, stored until the tab is closed. */
export function useCompared(reference: PodcastId): Compared {
  const picks = stored.use();
  const ids = picks.reference === reference ? picks.ids : [reference];
  const current = useCallback(
    () => (stored.read().reference === reference ? stored.read().ids : [reference]),
    [reference],
  );
  const add = useCallback(
    (id: PodcastId) => {
      const next = addToComparison(current(), id);
      if (next.kind === "added") stored.write({ reference, ids: next.ids });
    },
    [current, reference],
  );
  const remove = useCallback(
    (id: PodcastId) => {
      if (id !== reference) stored.write({ reference, ids: current().filter((other) => other !== id) });
    },
    [current, reference],
  );
  return { ids, full: ids.length >= COMPARED_MAX, add, remove };
}
