import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { segmentOf } from "@earshot/domain/market/category-distribution";
import { OPEN_NUMBER } from "../../record/show-columns.js";
import { firstSinking } from "../ranking/moved-place.js";
import type { IndexReader } from "../reader/index-reader.js";

/** The living shows of a category: how many have no estimate, and how many of the others are in each segment of the scale. */
export type CategorySegments = {
  readonly name: string;
  readonly unknown: number;
  readonly segments: readonly number[];
};

/** The place behind the segments at which shows without an estimate are counted. */
const UNKNOWN = METER_SEGMENTS;

/**
 * The sizes of all categories by their folded names, counted in one pass over the columns in memory. A show counts for each
 * category that finds it, also for the one above.
 */
export function categorySegments(reader: IndexReader): ReadonlyMap<string, CategorySegments> {
  const sets = new Map<number, Uint32Array>();
  const { columns } = reader.columns;
  reader.columns.upTo(firstSinking(reader), (row) => {
    const set = columns.categories[row] ?? 0;
    let tally = sets.get(set);
    if (tally === undefined) sets.set(set, (tally = new Uint32Array(METER_SEGMENTS + 1)));
    const at = segmentAt(columns.low[row] ?? 0, columns.high[row] ?? 0);
    tally[at] = (tally[at] ?? 0) + 1;
  });
  const categories = new Map<string, { name: string; tally: Uint32Array }>();
  for (const [set, tally] of sets) {
    for (const name of reader.categorySets.foundBy(set)) {
      const key = foldText(name);
      const category = categories.get(key) ?? { name, tally: new Uint32Array(METER_SEGMENTS + 1) };
      categories.set(key, category);
      tally.forEach((shows, at) => (category.tally[at] = (category.tally[at] ?? 0) + shows));
    }
  }
  return new Map(
    [...categories].map(([key, { name, tally }]) => [
      key,
      { name, unknown: tally[UNKNOWN] ?? 0, segments: [...tally.subarray(0, UNKNOWN)] },
    ]),
  );
}

/** The segment of a show's likely listeners; bounds are as columns store them. */
function segmentAt(low: number, high: number): number {
  if (low === 0 || high === 0) return UNKNOWN;
  return segmentOf(high === OPEN_NUMBER ? low - 1 : Math.sqrt(Math.max(1, low - 1) * (high - 1)));
}
