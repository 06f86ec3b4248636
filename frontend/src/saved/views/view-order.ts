type Identified = { readonly id: string };

/** The ids after moving one of them by a number of places. Unchanged if it is already at that end. */
export function movedBy(ids: readonly string[], id: string, steps: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + steps;
  if (from === -1 || to < 0 || to >= ids.length) return ids;
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** The views in the order of `ids`. Views that are not in it come first, as on the server. */
export function inOrder<View extends Identified>(views: readonly View[], ids: readonly string[]): View[] {
  return [...views].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
