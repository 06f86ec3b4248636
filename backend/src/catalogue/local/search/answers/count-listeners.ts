import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import { type Columns, OPEN_NUMBER } from "../../record/show-columns.js";

/** How many of the rows are in each preset of the filter by listeners, also 0. The same rule as `isWithinListeners`. */
export function countListeners(
  { low, high }: Pick<Columns, "low" | "high">,
  rows: Uint32Array,
): ReadonlyMap<string, number> {
  const counts = LISTENER_PRESETS.map(({ value, min = 0, max = Infinity }) => ({
    ...{ value, least: 2 * min, most: 2 * max + 1, shows: 0 },
  }));
  for (const row of rows) {
    const [from, to] = [low[row] ?? 0, high[row] ?? 0];
    if (from === 0 || to === 0) continue;
    const isOpen = to === OPEN_NUMBER;
    // Columns store one more than the number.
    const twice = isOpen ? 2 * (from - 1) : from + to - 2;
    for (const one of counts) {
      if (twice < one.least || twice > one.most || (isOpen && one.most !== Infinity)) continue;
      one.shows += 1;
      break;
    }
  }
  return new Map(counts.map(({ value, shows }) => [value, shows]));
}
