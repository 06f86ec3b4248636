import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { useMemo, useRef, useState } from "react";
import type { ItemId } from "./lists-api";

export type Selection = {
  readonly ids: ReadonlySet<ItemId>;
  readonly items: readonly ListItem[];
  /** Turns one over; with `range` everything between the one turned over before and this one takes its new state. */
  readonly toggle: (id: ItemId, range?: boolean) => void;
  readonly all: () => void;
  readonly none: () => void;
};

/** Which of the items on the page are chosen. What is no longer on the page is no longer chosen. */
export function useSelection(shown: readonly ListItem[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<ItemId>>(() => new Set());
  const anchor = useRef<ItemId>(undefined);
  return useMemo(() => {
    const items = shown.filter(({ id }) => chosen.has(id));
    return {
      ids: chosen,
      items,
      toggle: (id, range = false) => {
        const next = new Set(items.map((item) => item.id));
        const on = !next.has(id);
        for (const one of range ? between(shown, anchor.current, id) : [id]) {
          if (on) next.add(one);
          else next.delete(one);
        }
        anchor.current = id;
        setChosen(next);
      },
      all: () => setChosen(new Set(shown.map(({ id }) => id))),
      none: () => setChosen(new Set()),
    };
  }, [chosen, shown]);
}

/** Ids from one to the other, both included, whichever stands first. */
export function between(shown: readonly ListItem[], from: ItemId | undefined, to: ItemId): readonly ItemId[] {
  const ids = shown.map(({ id }) => id);
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
