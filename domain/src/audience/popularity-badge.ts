/**
 * The percentage on the Popularity badge: scores up to 1 are fractions and multiplied by 100, others are used as they are. Both are
 * rounded (product specification, section 2). undefined (no badge) if the score is not a number.
 */
export function popularityBadge(score: unknown): number | undefined {
  if (typeof score !== "number" || !Number.isFinite(score)) return undefined;
  return Math.round(score <= 1 ? score * 100 : score);
}
