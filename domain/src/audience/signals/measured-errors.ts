import { FITTED } from "./fitted-model.js";
import type { EvidenceClass } from "./demand-signal.js";

/** The errors of a class of evidence compared with public figures. */
export type MeasuredError = {
  /** The number of public figures compared. */
  readonly shows: number;
  /** Spearman's rank correlation, -1 to 1: whether larger shows get larger estimates. null if all estimates are equal. */
  readonly rankCorrelation: number | null;
  /** Half of the estimates were off by at most this factor. */
  readonly medianFactor: number;
  /** Fractions, 0 to 1. */
  readonly withinTwo: number;
  readonly withinFour: number;
  readonly insideRange: number;
  readonly aboveRange: number;
};

/** A class of evidence needs at least this many shows to have a measured error (decision 54). */
export const FEWEST_CHECKED = 10;

/**
 * The measured errors by class of evidence. A class is missing if fewer than `FEWEST_CHECKED` shows have both the evidence and a public
 * figure.
 */
export const MEASURED_ERRORS: Readonly<Partial<Record<EvidenceClass, MeasuredError>>> = FITTED.errors;
