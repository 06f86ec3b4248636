import type { Confidence } from "../range/confidence.js";
import type { Placement } from "./demand-placement.js";
import { EVIDENCE_OF, type EvidenceClass } from "../signals/demand-signal.js";
import { ageInYears } from "./signal-evidence.js";
import { FITTED } from "../signals/fitted-model.js";
import { MEASURED_ERRORS, type MeasuredError } from "../signals/measured-errors.js";

/** "High" confidence requires a class of evidence whose median measured error is at most this factor. */
export const HIGH_CONFIDENCE_FACTOR = 2;

type Evidence = Pick<Placement, "evidence" | "signals" | "isDisputed">;

/**
 * The confidence in an estimate, based on its strongest evidence: high for downloads that were counted on every day, low for a class that
 * was not checked.
 */
export function evidenceConfidence(placement: Evidence, now: Date): Confidence {
  const error = checkedError(placement, now);
  if (error === undefined) return "low";
  const complete = placement.signals.some(({ signal }) => signal.kind === "downloads" && signal.complete);
  return grade(error, complete);
}

/** The confidence in estimates from this class of evidence if nothing makes them less certain: all days counted, and not too old. */
export function usualConfidence(evidence: EvidenceClass): Confidence {
  const error = MEASURED_ERRORS[evidence];
  return error === undefined ? "low" : grade(error, evidence === "measured");
}

function grade({ medianFactor }: MeasuredError, complete: boolean): Confidence {
  return complete && medianFactor <= HIGH_CONFIDENCE_FACTOR ? "high" : "medium";
}

/**
 * The measured error of estimates like this one; undefined for a class that was not checked against published figures, for new
 * shows in a chart, for shows only in charts of other languages or of smaller countries of theirs, for signs that contradict each other, and
 * for evidence that is older than the published figures that were checked.
 */
export function checkedError(placement: Evidence, now: Date): MeasuredError | undefined {
  const { evidence, signals, isDisputed } = placement;
  const isUnusual =
    isDisputed || signals.some((sign) => sign.isOfNewShow ?? sign.isOnlyAbroad ?? sign.isWithoutLargest);
  return !isUnusual && !isOldEvidence(placement, now) ? MEASURED_ERRORS[evidence] : undefined;
}

/** Whether all signs of the strongest class are older than any published figure that was compared with a later one. */
export function isOldEvidence({ evidence, signals }: Evidence, now: Date): boolean {
  const ofClass = signals.filter(({ signal }) => EVIDENCE_OF[signal.kind] === evidence);
  return ofClass.every(({ signal }) => ageInYears(signal, now) > FITTED.published.years);
}
