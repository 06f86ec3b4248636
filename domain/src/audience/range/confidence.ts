/** How far an audience figure can be trusted. */
export type Confidence = "high" | "medium" | "low";

/** When the source states none (product specification, section 9). */
export const DEFAULT_CONFIDENCE: Confidence = "medium";

/** A source's wording by its first letter ("H", "Low", "med."); anything else is the default. */
export function toConfidence(text: unknown): Confidence {
  const first = typeof text === "string" ? text.trim().charAt(0).toLowerCase() : "";
  if (first === "h") return "high";
  return first === "l" ? "low" : DEFAULT_CONFIDENCE;
}

/** Shown instead of the confidence badge when there is no estimate (decision 41 of the product). */
export const NO_ESTIMATE = "No estimate yet";

/** The word on the confidence badge. */
export function confidenceLabel(confidence: Confidence): "High" | "Medium" | "Low" {
  if (confidence === "high") return "High";
  return confidence === "low" ? "Low" : "Medium";
}
