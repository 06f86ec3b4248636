import { FITTED } from "./fitted-model.js";
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

/** A class needs at least this many shows to have a measured error (decision 54). */
export const FEWEST_CHECKED = 10;

/** By class of evidence; a class is missing when fewer than `FEWEST_CHECKED` shows have both the evidence and a public figure. */
export const MEASURED_ERRORS: Readonly<Partial<Record<EvidenceClass, MeasuredError>>> = FITTED.errors;
