import type { Confidence } from "../range/confidence.js";
import type { Placement } from "./demand-placement.js";
import { YEAR_SECONDS } from "./signal-evidence.js";
import { FITTED } from "../signals/fitted-model.js";
import { MEASURED_ERRORS } from "../signals/measured-errors.js";

/** "High" confidence needs a class of evidence whose median measured error is at most this factor. */
export const HIGH_CONFIDENCE_FACTOR = 2;

/**
 * How far an estimate can be trusted, by its strongest evidence: high for downloads that were counted on every day, low for a class
 * that was not checked against published figures, and for a published figure that is older than those that were checked.
 */
export function evidenceConfidence(
  { evidence, signals }: Pick<Placement, "evidence" | "signals">,
  now: Date,
): Confidence {
  const error = MEASURED_ERRORS[evidence];
  if (error === undefined) return "low";
  const oldest = now.getTime() / 1000 - FITTED.published.years * YEAR_SECONDS;
  if (
    evidence === "published" &&
    !signals.some(({ signal }) => signal.kind === "published" && (signal.at ?? 0) >= oldest)
  )
    return "low";
  const complete = signals.some(({ signal }) => signal.kind === "downloads" && signal.complete);
  return complete && error.medianFactor <= HIGH_CONFIDENCE_FACTOR ? "high" : "medium";
}
