import type { Confidence } from "../range/confidence.js";
import type { Placement } from "./demand-placement.js";
import { MEASURED_ERRORS } from "../signals/measured-errors.js";

/** "High" confidence needs a class of evidence whose median measured error is at most this factor. */
export const HIGH_CONFIDENCE_FACTOR = 2;

/**
 * How far an estimate can be trusted, by its strongest evidence: high for downloads that were counted on every day, low
 * for a list without places or a popularity score alone. High is never said of a class that was not checked.
 */
export function evidenceConfidence({ evidence, signals }: Pick<Placement, "evidence" | "signals">): Confidence {
  if (evidence === "listed" || evidence === "scored") return "low";
  const complete = signals.some(({ signal }) => signal.kind === "downloads" && signal.complete);
  const factor = MEASURED_ERRORS[evidence]?.medianFactor ?? Infinity;
  return evidence === "measured" && complete && factor <= HIGH_CONFIDENCE_FACTOR ? "high" : "medium";
}
