/** How far an audience figure can be trusted. */
export type Confidence = "high" | "medium" | "low";
