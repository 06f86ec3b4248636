import type { Confidence } from "../range/confidence.js";
import type { Placement } from "./demand-placement.js";
import { YEAR_SECONDS } from "./signal-evidence.js";
import { FITTED } from "../signals/fitted-model.js";
import { MEASURED_ERRORS, type MeasuredError } from "../signals/measured-errors.js";

/** "High" confidence requires a class of evidence whose median measured error is at most this factor. */
export const HIGH_CONFIDENCE_FACTOR = 2;

type Evidence = Pick<Placement, "evidence" | "signals">;

/**
 * The confidence in an estimate, based on its strongest evidence: high for downloads that were counted on every day, low for a class that
 * was not checked.
 */
export function evidenceConfidence(placement: Evidence, now: Date): Confidence {
  const error = checkedError(placement, now);
  if (error === undefined) return "low";
  const complete = placement.signals.some(({ signal }) => signal.kind === "downloads" && signal.complete);
  return complete && error.medianFactor <= HIGH_CONFIDENCE_FACTOR ? "high" : "medium";
}

/**
 * The measured error of estimates like this one; undefined for a class that was not checked against published figures, for new
 * shows in a chart, and for published figures that are older than those that were checked.
 */
export function checkedError({ evidence, signals }: Evidence, now: Date): MeasuredError | undefined {
  if (evidence === "charted" && signals.some(({ isOfNewShow }) => isOfNewShow === true)) return undefined;
  if (evidence !== "published") return MEASURED_ERRORS[evidence];
  const oldest = now.getTime() / 1000 - FITTED.published.years * YEAR_SECONDS;
  const isRecent = signals.some(({ signal }) => signal.kind === "published" && (signal.at ?? 0) >= oldest);
  return isRecent ? MEASURED_ERRORS.published : undefined;
}
