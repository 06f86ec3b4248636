import { METER_SEGMENTS } from "@earshot/domain/audience/range/meter";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { isEnoughToCompare, segmentOf } from "@earshot/domain/market/category-distribution";
import { OPEN_NUMBER } from "../../record/show-columns.js";
import { firstDemoted } from "../ranking/cursor-translation.js";
import type { IndexReader } from "../index/index-reader.js";
import { topCategory } from "@earshot/domain/catalogue/codes/top-category";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";

/** Living shows: how many have no estimate, and how many of the others are in each segment of the scale. */
type Segments = { readonly unknown: number; readonly segments: readonly number[] };

/** The living shows of a category, and by language code those in each language with enough estimates. */
export type CategorySegments = {
  readonly name: string;
  readonly all: Segments;
  readonly languages: ReadonlyMap<string, Segments>;
};

/** The index after the segments at which shows without an estimate are counted. */
const UNKNOWN = METER_SEGMENTS;

const emptyTally = () => new Uint32Array(METER_SEGMENTS + 1);

/** How many shows are in each segment, and at `UNKNOWN`, for each key. */
class Tallies<Key> extends Map<Key, Uint32Array> {
  /** The tally of a key, empty at first. */
  at(key: Key): Uint32Array {
    const known = this.get(key);
    if (known) return known;
    const tally = emptyTally();
    this.set(key, tally);
    return tally;
  }
}

/**
 * The sizes of all categories by their folded names, counted in one pass over the columns in memory. A show counts for each
 * category that finds it, and for the parent category.
 */
export function categorySegments(reader: IndexReader): ReadonlyMap<string, CategorySegments> {
  // By language, then by set of categories.
  const sets = new Map<number, Tallies<number>>();
  const { columns } = reader.columns;
  reader.columns.upTo(firstDemoted(reader), (row) => {
    const language = columns.language[row] ?? 0;
    let tallies = sets.get(language);
    if (tallies === undefined) sets.set(language, (tallies = new Tallies()));
    const tally = tallies.at(columns.categories[row] ?? 0);
    const at = segmentAt(columns.low[row] ?? 0, columns.high[row] ?? 0);
    tally[at] = (tally[at] ?? 0) + 1;
  });
  const categories = new Map<string, { name: string; all: Uint32Array; languages: Tallies<number> }>();
  for (const [language, tallies] of sets) {
    for (const [set, tally] of tallies) {
      for (const name of reader.categorySets.foundBy(set)) {
        const key = foldText(name);
        const category = categories.get(key) ?? { name, all: emptyTally(), languages: new Tallies() };
        categories.set(key, category);
        add(category.all, tally);
        add(category.languages.at(language), tally);
      }
    }
  }
  const { codes } = reader;
  return new Map(
    [...categories].map(([key, { name, all, languages }]) => {
      const known = [...languages].flatMap(([language, tally]): [string, Segments][] => {
        const [code, counted] = [codes.get(language) ?? "", segmentsOf(tally)];
        return code !== "" && isEnoughToCompare({ estimated: estimatedIn(counted) }) ? [[code, counted]] : [];
      });
      return [key, { name, all: segmentsOf(all), languages: new Map(known) }];
    }),
  );
}

/** The shows that have an estimate. */
export function estimatedIn({ segments }: Segments): number {
  return segments.reduce((sum, shows) => sum + shows, 0);
}

function add(to: Uint32Array, more: Uint32Array): void {
  for (const [at, shows] of more.entries()) to[at] = (to[at] ?? 0) + shows;
}

function segmentsOf(tally: Uint32Array): Segments {
  return { unknown: tally[UNKNOWN] ?? 0, segments: [...tally.subarray(0, UNKNOWN)] };
}

/** The segment of a show's likely listeners; bounds are as columns store them. */
function segmentAt(low: number, high: number): number {
  if (low === 0 || high === 0) return UNKNOWN;
  return segmentOf(high === OPEN_NUMBER ? low - 1 : Math.sqrt(Math.max(1, low - 1) * (high - 1)));
}

type Tally = { shows: number; weekly: number };

/** The living shows of each language and top category with their audiences, in one pass over the columns in memory. */
export function clusterAudiences(reader: IndexReader): readonly ClusterAudience[] {
  const { columns } = reader.columns;
  // By language, then by set of categories.
  const languages = new Map<number, Map<number, Tally>>();
  reader.columns.upTo(firstDemoted(reader), (row) => {
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
