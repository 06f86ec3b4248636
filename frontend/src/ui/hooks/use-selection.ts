import { useMemo, useRef, useState } from "react";

type Item = { readonly id: string };

export type Selection<Of extends Item> = {
  readonly ids: ReadonlySet<Of["id"]>;
  readonly items: readonly Of[];
  /** The number of items that can be selected. */
  readonly outOf: number;
  /** Toggles one item; with `range`, all items from the last toggled one to this one get its new state. */
  readonly toggle: (id: Of["id"], range?: boolean) => void;
  readonly all: () => void;
  /** Selects the first `count` items, and no others. */
  readonly first: (count: number) => void;
  readonly none: () => void;
};

/** The selected items on the page, at first those with the `initial` ids. Items that leave the page are deselected. */
export function useSelection<Of extends Item>(shown: readonly Of[], initial?: ReadonlySet<Of["id"]>): Selection<Of> {
  const [chosen, setChosen] = useState<ReadonlySet<Of["id"]>>(() => initial ?? new Set());
  const anchor = useRef<Of["id"]>(undefined);
  return useMemo(() => {
    const items = shown.filter(({ id }) => chosen.has(id));
    return {
      ids: chosen,
      items,
      outOf: shown.length,
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
      first: (count) => setChosen(new Set(shown.slice(0, count).map(({ id }) => id))),
      all: () => setChosen(new Set(shown.map(({ id }) => id))),
      none: () => setChosen(new Set()),
    };
  }, [chosen, shown]);
}

/** The ids from one item to another, including both, in either order. */
export function between<Of extends Item>(
  shown: readonly Of[],
  from: Of["id"] | undefined,
  to: Of["id"],
): readonly Of["id"][] {
  const ids = shown.map(({ id }) => id);
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
