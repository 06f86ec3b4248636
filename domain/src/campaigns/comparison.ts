import { type ListenerRange, parseListenerRange, rangeMidpoint } from "../audience/listener-range.js";
import type { PodcastDetail, PodcastId } from "../catalogue/podcast.js";
import { languageName } from "../catalogue/languages.js";

/** Shows side by side: more do not fit on the screen, nor into a head. */
export const COMPARED_MAX = 5;

/**
 * Where one range stands beside another. Ranges that share a number cannot be told apart: "overlaps" is the honest answer
 * even when one's middle is twice the other's.
 */
export type RangeRelation =
  | { readonly kind: "larger" | "smaller"; /** How many times, by the middles; over 1. */ readonly times: number }
  | { readonly kind: "overlaps" }
  | { readonly kind: "unknown" };

/** Compares `other` with `reference`; "N+" reaches to any number and is compared by N. */
export function relateRanges(reference: ListenerRange, other: ListenerRange): RangeRelation {
  const a = rangeMidpoint(reference);
  const b = rangeMidpoint(other);
  if (reference.kind === "unknown" || other.kind === "unknown" || a === undefined || b === undefined) {
    return { kind: "unknown" };
  }
  if (other.low > upper(reference)) return { kind: "larger", times: b / Math.max(1, a) };
  if (reference.low > upper(other)) return { kind: "smaller", times: a / Math.max(1, b) };
  return { kind: "overlaps" };
}

function upper(range: Exclude<ListenerRange, { kind: "unknown" }>): number {
  return range.kind === "open" ? Infinity : range.high;
}

/** The relation as it stands beside a figure: "about 3 times as many", "about a third as many", "ranges overlap"; "" when unknown. */
export function relationInWords(relation: RangeRelation): string {
  if (relation.kind === "unknown") return "";
  if (relation.kind === "overlaps") return "ranges overlap";
  const times = relation.times;
  if (relation.kind === "larger") return times < 1.75 ? "somewhat more" : `about ${rounded(times)} times as many`;
  if (times < 1.75) return "somewhat fewer";
  const part = FRACTIONS[Math.round(times)];
  return `about ${times < 5.5 && part !== undefined ? part : `1/${rounded(times)}`} as many`;
}

const FRACTIONS: Readonly<Record<number, string>> = { 2: "half", 3: "a third", 4: "a quarter", 5: "a fifth" };

/** One digit from ten on: ranges allow no more. */
function rounded(times: number): string {
  const unit = 10 ** Math.floor(Math.log10(times));
  return String(Math.round(times / unit) * unit);
}

export type RangeMeasure = "listeners" | "perEpisode" | "monthlyReach";

/** What is compared of a show. `undefined` is unknown. */
export type ComparedShow = {
  readonly id: PodcastId;
  readonly ranges: Readonly<Record<RangeMeasure, { readonly range: ListenerRange; readonly relation: RangeRelation }>>;
  /** "about one a week". */
  readonly cadence: string | undefined;
  /** The show's categories; `shared` when the reference show has them too. */
  readonly categories: readonly { readonly name: string; readonly shared: boolean }[];
  readonly explicit: boolean | undefined;
  /** English name of the language. */
  readonly language: string | undefined;
  /** Whether it is the reference show's language; undefined when either is unknown. */
  readonly sameLanguage: boolean | undefined;
};

/** Sets shows beside the first of them. */
export function compareShows(shows: readonly PodcastDetail[]): ComparedShow[] {
  const [reference] = shows;
  if (reference === undefined) return [];
  const base = rangesOf(reference);
  const common = new Set(categoriesOf(reference));
  return shows.map((show) => {
    const ranges = rangesOf(show);
    const set = (measure: RangeMeasure) => ({
      range: ranges[measure],
      relation: relateRanges(base[measure], ranges[measure]),
    });
    const language = languageOf(show);
    const own = languageOf(reference);
    return {
      id: show.id,
      ranges: { listeners: set("listeners"), perEpisode: set("perEpisode"), monthlyReach: set("monthlyReach") },
      cadence: show.estimate?.inputs.find(({ name }) => name === "cadence")?.value,
      categories: categoriesOf(show).map((name) => ({ name, shared: common.has(name) })),
      explicit: show.explicit === "N/A" ? undefined : show.explicit === 1,
      language: language === undefined ? undefined : languageName(language),
      sameLanguage: language === undefined || own === undefined ? undefined : language === own,
    };
  });
}

function rangesOf(show: PodcastDetail): Readonly<Record<RangeMeasure, ListenerRange>> {
  return {
    listeners: parseListenerRange(show.defaulted.includes("listener_range") ? undefined : show.listener_range),
    perEpisode: parseListenerRange(show.pea_range),
    monthlyReach: parseListenerRange(show.mr_range),
  };
}

function categoriesOf(show: PodcastDetail): readonly string[] {
  return show.defaulted.includes("categories") ? [] : show.categories;
}

function languageOf({ defaulted, language }: PodcastDetail): string | undefined {
  return defaulted.includes("language") || !/^[a-z]{2,3}$/.test(language) ? undefined : language;
}

/** Adds a show to those compared, or says why not. The first one, the reference, is never pushed out. */
export function addToComparison(
  ids: readonly PodcastId[],
  id: PodcastId,
): { readonly kind: "added"; readonly ids: readonly PodcastId[] } | { readonly kind: "already-there" | "full" } {
  if (ids.includes(id)) return { kind: "already-there" };
  return ids.length >= COMPARED_MAX ? { kind: "full" } : { kind: "added", ids: [...ids, id] };
}
