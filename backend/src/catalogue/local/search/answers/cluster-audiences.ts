import { topCategory } from "@earshot/domain/catalogue/codes/top-category";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";
import { OPEN_NUMBER } from "../../record/show-columns.js";
import type { IndexReader } from "../reader/index-reader.js";
import { firstSinking } from "../ranking/moved-place.js";

type Tally = { shows: number; weekly: number };

/** The living shows of each language and top category with their audiences, in one pass over the columns in memory. */
export function clusterAudiences(reader: IndexReader): readonly ClusterAudience[] {
  const { columns } = reader.columns;
  // By language, then by set of categories.
  const languages = new Map<number, Map<number, Tally>>();
  reader.columns.upTo(firstSinking(reader), (row) => {
    const weekly = weeklyAt(columns.low[row] ?? 0, columns.high[row] ?? 0, columns.audience[row] ?? 0);
    if (weekly === undefined) return;
    const language = columns.language[row] ?? 0;
    let sets = languages.get(language);
    if (sets === undefined) languages.set(language, (sets = new Map<number, Tally>()));
    const set = columns.categories[row] ?? 0;
    const tally = sets.get(set);
    if (tally === undefined) return sets.set(set, { shows: 1, weekly });
    tally.shows += 1;
    tally.weekly += weekly;
  });
  const { codes } = reader;
  return [...languages].flatMap(([language, sets]) => {
    const tops = new Map<string, Tally>();
    for (const [set, more] of sets) {
      const category = topCategory(reader.categorySets.named(set)) ?? "";
      const { shows, weekly } = tops.get(category) ?? { shows: 0, weekly: 0 };
      tops.set(category, { shows: shows + more.shows, weekly: weekly + more.weekly });
    }
    return [...tops].map(([category, tally]) => ({ language: codes.get(language) ?? "", category, ...tally }));
  });
}

/**
 * The likely per-episode audience of a show; bounds are in the form of columns, `audience` is twice the middle of its
 * per-episode range. That range is the listeners' range times a factor, so the likely number has the same relative
 * position in both.
 */
function weeklyAt(low: number, high: number, audience: number): number | undefined {
  if (audience === 0) return undefined;
  const middle = (audience - 1) / 2;
  if (low === 0 || high === 0 || high === OPEN_NUMBER || low + high <= 2) return middle;
  return (middle * 2 * Math.sqrt(Math.max(1, low - 1) * (high - 1))) / (low + high - 2);
}
