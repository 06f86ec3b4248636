import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { topCategory } from "@earshot/domain/catalogue/codes/top-category";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { BEYOND_SEGMENTS, isEnoughToCompare, onScale, segmentOf } from "@earshot/domain/market/category-distribution";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";
import { OPEN_NUMBER } from "../../record/show-columns.js";
import type { IndexReader } from "../index/index-reader.js";
import { firstDemoted } from "../ranking/cursor-translation.js";

/** Living shows: how many have no estimate, and how many of the others are in each segment of the scale. */
type Segments = { readonly unknown: number } & ReturnType<typeof onScale>;

/** The living shows of a category; also by language code, for each language with enough estimates. */
export type CategorySegments = {
  readonly name: string;
  readonly all: Segments;
  readonly languages: ReadonlyMap<string, Segments>;
};

/** The index, after all segments, under which shows without an estimate are counted. */
const UNKNOWN = METER_SEGMENTS + BEYOND_SEGMENTS;

const emptyTally = () => new Uint32Array(UNKNOWN + 1);

/** The audience sizes in all categories, by folded name. A show counts for each category that finds it, and for the parent category. */
export function categorySegments(reader: IndexReader): ReadonlyMap<string, CategorySegments> {
  const { low, high } = reader.columns.columns;
  const tallies = livingShows(reader, emptyTally, (tally, row) => {
    const at = segmentAt(low[row] ?? 0, high[row] ?? 0);
    tally[at] = (tally[at] ?? 0) + 1;
  });
  type Tallied = { readonly name: string; readonly all: Uint32Array; readonly languages: Map<string, Uint32Array> };
  const categories = new Map<string, Tallied>();
  for (const { language, set, tally } of tallies) {
    for (const name of reader.categorySets.foundBy(set)) {
      const empty = () => ({ name, all: emptyTally(), languages: new Map<string, Uint32Array>() });
      const { all, languages } = entryOf(categories, foldText(name), empty);
      add(all, tally);
      if (language !== "") add(entryOf(languages, language, emptyTally), tally);
    }
  }
  return new Map(
    [...categories].map(([key, { name, all, languages }]) => {
      const counted = [...languages].map(([code, tally]) => [code, segmentsOf(tally)] as const);
      const enough = counted.filter(([, segments]) => isEnoughToCompare({ estimated: estimatedIn(segments) }));
      return [key, { name, all: segmentsOf(all), languages: new Map(enough) }];
    }),
  );
}

/** The shows that have an estimate. */
export function estimatedIn({ segments }: Segments): number {
  return segments.reduce((sum, shows) => sum + shows, 0);
}

/** The audiences of each language and top category: the sum of what each show's column `audience` has. */
export function clusterAudiences(reader: IndexReader): readonly ClusterAudience[] {
  const { audience } = reader.columns.columns;
  const empty = () => ({ shows: 0, weekly: 0 });
  const tallies = livingShows(reader, empty, (tally, row) => {
    const stored = audience[row] ?? 0;
    if (stored === 0) return;
    tally.shows += 1;
    // Columns store one more than the number.
    tally.weekly += stored - 1;
  });
  const clusters = new Map<string, { language: string; category: string; shows: number; weekly: number }>();
  for (const { language, set, tally } of tallies) {
    if (tally.shows === 0) continue;
    const category = topCategory(reader.categorySets.named(set)) ?? "";
    const cluster = entryOf(clusters, `${language} ${category}`, () => ({ language, category, ...empty() }));
    cluster.shows += tally.shows;
    cluster.weekly += tally.weekly;
  }
  return [...clusters.values()];
}

type LivingShows<Tally> = { readonly language: string; readonly set: number; readonly tally: Tally };

/** A tally of the living shows of each language and set of categories, in one pass over the columns in memory. */
function livingShows<Tally>(
  reader: IndexReader,
  empty: () => Tally,
  count: (tally: Tally, row: number) => void,
): LivingShows<Tally>[] {
  const { columns } = reader.columns;
  const languages = new Map<number, Map<number, Tally>>();
  const noSets = () => new Map<number, Tally>();
  reader.columns.upTo(firstDemoted(reader), (row) => {
    const sets = entryOf(languages, columns.language[row] ?? 0, noSets);
    count(entryOf(sets, columns.categories[row] ?? 0, empty), row);
  });
  return [...languages].flatMap(([language, sets]) =>
    [...sets].map(([set, tally]) => ({ language: reader.codes().get(language) ?? "", set, tally })),
  );
}

/** The value for a key; adds it if it is missing. */
function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, empty: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = empty()));
  return value;
}

function add(to: Uint32Array, more: Uint32Array): void {
  for (const [at, shows] of more.entries()) to[at] = (to[at] ?? 0) + shows;
}

function segmentsOf(tally: Uint32Array): Segments {
  return { unknown: tally[UNKNOWN] ?? 0, ...onScale([...tally.subarray(0, UNKNOWN)]) };
}

/** The segment of a show's likely listeners; bounds are as columns store them. */
function segmentAt(low: number, high: number): number {
  if (low === 0 || high === 0) return UNKNOWN;
  return segmentOf(high === OPEN_NUMBER ? low - 1 : Math.sqrt(Math.max(1, low - 1) * (high - 1)));
}
