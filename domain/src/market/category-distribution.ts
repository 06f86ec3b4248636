import { isWide, likelyListeners } from "../audience/range/listener-band.js";
import type { ListenerRange } from "../audience/range/listener-range.js";
import { METER_SEGMENTS, meterPosition } from "../audience/range/meter.js";

/** How large the shows of a category are, on the product's one scale for listeners. */
export type CategoryDistribution = {
  readonly category: string;
  /** The language that the counted shows are in, with its ISO 639-1 code and English name; null: shows in all languages. */
  readonly language: { readonly code: string; readonly name: string } | null;
  /** Living shows that have an estimate. */
  readonly estimated: number;
  /** Living shows without one. They are in no segment. */
  readonly unknown: number;
  /** For each segment of the scale, the shows whose likely number of listeners is in it. */
  readonly segments: readonly number[];
};

/** Percent of the estimated shows that are smaller, rounded down: from the lower end of the show's range to the upper one. */
type Percentile = { readonly from: number; readonly to: number; readonly open: boolean };

/** Judgment: among 20 shows, one show is five percent. With fewer, a percentage claims more than is known. */
export const ENOUGH_ESTIMATES = 20;

/** Whether there are enough estimates among shows to say which share of them is smaller than another show. */
export function isEnoughToCompare({ estimated }: Pick<CategoryDistribution, "estimated">): boolean {
  return estimated >= ENOUGH_ESTIMATES;
}

/**
 * The shows that a show is compared with: those of the category in its own language, or those in all languages where too few
 * of its own have an estimate. `inLanguage` is undefined if the language is unknown or no show is in it.
 */
export function comparedShows(
  inAllLanguages: CategoryDistribution,
  inLanguage: CategoryDistribution | undefined,
): CategoryDistribution {
  return inLanguage && isEnoughToCompare(inLanguage) ? inLanguage : inAllLanguages;
}

/** The segment of the scale that a number of people lies in. */
export function segmentOf(people: number): number {
  // Rounds away the noise in a logarithm's last digits: 1,000 must be in the segment that begins with it.
  return Math.min(METER_SEGMENTS - 1, Math.floor(Math.round(meterPosition(people) * METER_SEGMENTS * 1e9) / 1e9));
}

/**
 * The share of a category's shows that are smaller than this one. A range that is wide enough to be shown as a word
 * gives a range of shares, and an open range a minimum share. undefined if unknown.
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

function smallerThan({ segments, estimated }: CategoryDistribution, people: number): number {
  const smaller = segments.slice(0, segmentOf(people)).reduce((sum, shows) => sum + shows, 0);
  return Math.floor((100 * smaller) / estimated);
}

/** "91%", "40–93%", "at least 91%". */
export function percentileText({ from, to, open }: Percentile): string {
  if (open) return `at least ${from}%`;
  return from === to ? `${from}%` : `${from}–${to}%`;
}
