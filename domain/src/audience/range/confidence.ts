/** How far an audience figure can be trusted. */
export type Confidence = "high" | "medium" | "low";

/** Least first. */
export const CONFIDENCES = ["low", "medium", "high"] as const satisfies readonly Confidence[];

/** Used if the source states no confidence (product specification, section 9). */
export const DEFAULT_CONFIDENCE: Confidence = "medium";

/** Reads a source's wording by its first letter ("H", "Low", "med."). Anything else gives the default. */
export function toConfidence(text: unknown): Confidence {
  const first = typeof text === "string" ? text.trim().charAt(0).toLowerCase() : "";
  if (first === "h") return "high";
  return first === "l" ? "low" : DEFAULT_CONFIDENCE;
}

/** Shown instead of the confidence badge if there is no estimate (product decision 41). */
export const NO_ESTIMATE = "No estimate yet";

/** The word on the confidence badge. */
export function confidenceLabel(confidence: Confidence): "High" | "Medium" | "Low" {
  if (confidence === "high") return "High";
  return confidence === "low" ? "Low" : "Medium";
}
