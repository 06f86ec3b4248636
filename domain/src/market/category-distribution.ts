import { isWide, likelyListeners } from "../audience/range/listener-band.js";
import type { ListenerRange } from "../audience/range/listener-range.js";
import { METER_LOW, METER_SEGMENTS } from "../audience/range/meter.js";

/** The sizes of the shows in a category, on the product's single scale for listeners. */
export type CategoryDistribution = {
  readonly category: string;
  /** The language of the counted shows, with its ISO 639-1 code and English name; null for shows in all languages. */
  readonly language: { readonly code: string; readonly name: string } | null;
  /** The number of active shows with an estimate. */
  readonly estimated: number;
  /** The number of active shows without an estimate. They are not in any segment. */
  readonly unknown: number;
  /** For each segment of the scale, the number of shows whose likely number of listeners is in it. */
  readonly segments: readonly number[];
  /** The shows beyond the scale, in `BEYOND_SEGMENTS` steps of the same size. The last segment counts them too. Absent without any. */
  readonly beyond?: readonly number[];
};

/** A million to 100 million. */
export const BEYOND_SEGMENTS = 24;
const SEGMENTS_A_DECADE = 12;

/**
 * The percentage of estimated shows that are smaller than the lower end of the show's range (`from`) and than its upper end (`to`),
 * rounded down.
 */
type Percentile = { readonly from: number; readonly to: number; readonly open: boolean };

/** Judgment: among 20 shows, each is five percent. With fewer, a percentage would look more precise than it is. */
export const ENOUGH_ESTIMATES = 20;

/** Whether enough shows have an estimate to say what share of them is smaller than a given show. */
export function isEnoughToCompare({ estimated }: Pick<CategoryDistribution, "estimated">): boolean {
  return estimated >= ENOUGH_ESTIMATES;
}

/**
 * The shows to compare a show with: those of the category in its language or, if too few of those have an estimate, in all languages.
 * `inLanguage` is undefined if the language is unknown or no show is in it.
 */
export function comparedShows(
  inAllLanguages: CategoryDistribution,
  inLanguage: CategoryDistribution | undefined,
): CategoryDistribution {
  return inLanguage && isEnoughToCompare(inLanguage) ? inLanguage : inAllLanguages;
}

/** The segment that contains a number of people, of all segments up to 100 million. */
export function segmentOf(people: number): number {
  // Rounds away floating-point noise in the logarithm, so that 1,000 is in the segment that starts with it.
  const at = Math.round(Math.log10(Math.max(METER_LOW, people) / METER_LOW) * SEGMENTS_A_DECADE * 1e9) / 1e9;
  return Math.min(METER_SEGMENTS + BEYOND_SEGMENTS - 1, Math.floor(at));
}

/** The numbers of shows in all segments up to 100 million, as a distribution has them. */
export function onScale(counts: readonly number[]): Pick<CategoryDistribution, "segments" | "beyond"> {
  const beyond = Array.from({ length: BEYOND_SEGMENTS }, (_, at) => counts[METER_SEGMENTS + at] ?? 0);
  const segments = Array.from({ length: METER_SEGMENTS }, (_, at) => counts[at] ?? 0);
  const more = sumOf(beyond);
  if (more === 0) return { segments };
  return { segments: [...segments.slice(0, -1), (segments.at(-1) ?? 0) + more], beyond };
}

/** The numbers of shows in all segments up to 100 million. */
export function allSegments({ segments, beyond = [] }: Pick<CategoryDistribution, "segments" | "beyond">): number[] {
  return [...segments.slice(0, -1), (segments.at(-1) ?? 0) - sumOf(beyond), ...beyond];
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, shows) => sum + shows, 0);

/**
 * The share of a category's shows that are smaller than this one. A range wide enough to be shown as a band gives a range of shares, and
 * an open range gives a minimum share. undefined if unknown.
 */
export function percentileIn(distribution: CategoryDistribution, range: ListenerRange): Percentile | undefined {
  const likely = likelyListeners(range);
  if (likely === undefined || range.kind === "unknown" || !isEnoughToCompare(distribution)) return undefined;
  if (range.kind === "closed" && isWide(range)) {
    return { from: smallerThan(distribution, range.low), to: smallerThan(distribution, range.high), open: false };
  }
  const share = smallerThan(distribution, likely);
  return { from: share, to: share, open: range.kind === "open" };
}

function smallerThan(distribution: CategoryDistribution, people: number): number {
  const smaller = sumOf(allSegments(distribution).slice(0, segmentOf(people)));
  return Math.floor((100 * smaller) / distribution.estimated);
}

/** "91%", "40–93%", "at least 91%". */
export function percentileText({ from, to, open }: Percentile): string {
  if (open) return `at least ${from}%`;
  return from === to ? `${from}%` : `${from}–${to}%`;
}
