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

type Tallied = { readonly name: string; readonly all: Uint32Array; readonly languages: Map<number, Uint32Array> };

/** The audience sizes in all categories, by folded name. A show counts for each category that finds it, and for the parent category. */
export function categorySegments(reader: IndexReader): ReadonlyMap<string, CategorySegments> {
  const { low, high, language, categories: setOf } = reader.columns.columns;
  const categories = new Map<string, Tallied>();
  const tallied = (name: string) =>
    entryOf(categories, foldText(name), () => ({ name, all: emptyTally(), languages: new Map<number, Uint32Array>() }));
  // Millions of shows have about a hundred thousand sets, so their names are read once for each set.
  const ofSets: (readonly Tallied[])[] = [];
  reader.columns.upTo(firstDemoted(reader), (row) => {
    const set = setOf[row] ?? 0;
    const segment = segmentAt(low[row] ?? 0, high[row] ?? 0);
    for (const { all, languages } of (ofSets[set] ??= reader.categorySets.foundBy(set).map(tallied))) {
      all[segment] = (all[segment] ?? 0) + 1;
      const tally = entryOf(languages, language[row] ?? 0, emptyTally);
      tally[segment] = (tally[segment] ?? 0) + 1;
    }
  });
  const codes = reader.codes();
  return new Map(
    [...categories].map(([key, { name, all, languages }]) => {
      const counted = [...languages].flatMap(([number, tally]) => {
        const code = codes.get(number) ?? "";
        return code === "" ? [] : [[code, segmentsOf(tally)] as const];
      });
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
  const { audience, language, categories: setOf } = reader.columns.columns;
  const languages = new Map<number, Map<string, { shows: number; weekly: number }>>();
  const noCategories = () => new Map<string, { shows: number; weekly: number }>();
  const noShows = () => ({ shows: 0, weekly: 0 });
  const topOf: string[] = [];
  reader.columns.upTo(firstDemoted(reader), (row) => {
    const stored = audience[row] ?? 0;
    if (stored === 0) return;
    const set = setOf[row] ?? 0;
    const category = (topOf[set] ??= topCategory(reader.categorySets.named(set)) ?? "");
    const cluster = entryOf(entryOf(languages, language[row] ?? 0, noCategories), category, noShows);
    cluster.shows += 1;
    // Columns store one more than the number.
    cluster.weekly += stored - 1;
  });
  return [...languages].flatMap(([number, categories]) =>
    [...categories].map(([category, sums]) => ({ language: reader.codes().get(number) ?? "", category, ...sums })),
  );
}

/** The value for a key; adds it if it is missing. */
function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, empty: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = empty()));
  return value;
}

function segmentsOf(tally: Uint32Array): Segments {
  return { unknown: tally[UNKNOWN] ?? 0, ...onScale([...tally.subarray(0, UNKNOWN)]) };
}

/** The segment of a show's likely listeners; bounds are as columns store them. */
function segmentAt(low: number, high: number): number {
  if (low === 0 || high === 0) return UNKNOWN;
  return segmentOf(high === OPEN_NUMBER ? low - 1 : Math.sqrt(Math.max(1, low - 1) * (high - 1)));
}
