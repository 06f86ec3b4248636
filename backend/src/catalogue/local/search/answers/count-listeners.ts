import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import { type Columns, OPEN_NUMBER } from "../../record/show-columns.js";

/** How many of the rows are in each preset of the filter by listeners, also 0. The same rule as `isWithinListeners`. */
export function countListeners(
  { low, high }: Pick<Columns, "low" | "high">,
  rows: Uint32Array,
): ReadonlyMap<string, number> {
  const bounds = LISTENER_PRESETS.map(({ min = 0, max = Infinity }) => ({ least: 2 * min, most: 2 * max + 1 }));
  const least = Float64Array.from(bounds, (one) => one.least);
  const most = Float64Array.from(bounds, (one) => one.most);
  const shows = new Uint32Array(bounds.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const [from, to] = [low[row] ?? 0, high[row] ?? 0];
    if (from === 0 || to === 0) continue;
    const isOpen = to === OPEN_NUMBER;
    // Columns store one more than the number.
    const twice = isOpen ? 2 * (from - 1) : from + to - 2;
    for (let preset = 0; preset < shows.length; preset += 1) {
      const end = most[preset] ?? 0;
      if (twice < (least[preset] ?? 0) || twice > end || (isOpen && end !== Infinity)) continue;
      shows[preset] = (shows[preset] ?? 0) + 1;
      break;
    }
  }
  return new Map(LISTENER_PRESETS.map(({ value }, preset) => [value, shows[preset] ?? 0]));
}
