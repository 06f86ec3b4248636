import type { EvidenceClass } from "./demand-signal.js";

/** How far a class of evidence was off against public figures. */
export type MeasuredError = {
  /** Public figures that were compared. */
  readonly shows: number;
  /** Spearman's, -1 to 1: whether larger shows get larger estimates. null: all estimates are the same. */
  readonly rankCorrelation: number | null;
  /** Half of the estimates were off by at most this factor. */
  readonly medianFactor: number;
  /** Shares, 0 to 1. */
  readonly withinTwo: number;
  readonly withinFour: number;
  readonly insideRange: number;
  readonly aboveRange: number;
};

/**
 * By class of evidence; a class is missing when no show with both the evidence and a public figure is at hand.
 * `npm run bench -- estimates` prints them, and its test holds them against the data.
 */
export const MEASURED_ERRORS: Readonly<Partial<Record<EvidenceClass, MeasuredError>>> = {
  measured: {
    shows: 16,
    rankCorrelation: 0.99,
    medianFactor: 1.1,
    withinTwo: 1,
    withinFour: 1,
    insideRange: 0.88,
    aboveRange: 0.06,
  },
  stated: {
    shows: 16,
    rankCorrelation: 0.99,
    medianFactor: 1,
    withinTwo: 1,
    withinFour: 1,
    insideRange: 1,
    aboveRange: 0,
  },
  scored: {
    shows: 2,
    rankCorrelation: -1,
    medianFactor: 56.5,
    withinTwo: 0,
    withinFour: 0,
    insideRange: 0.5,
    aboveRange: 0.5,
  },
};
