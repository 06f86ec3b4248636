/** How crowded a category is. "no-baseline": there is nothing to compare it with. */
export type Competition = "high" | "typical" | "low" | "no-baseline";

/**
 * Ratios to the median podcast count: at or above the first, a category is crowded; at or below the second, it is open (specification,
 * section 9).
 */
export const HIGH_COMPETITION = 1.2;
export const LOW_COMPETITION = 0.8;

/** A smaller median is not a baseline: two shows are not a crowd where the median category has one. A judgment call. */
export const LEAST_MEDIAN = 20;

/**
 * Compares a category's podcast count with the median of its level: crowded from 1.2 times the median, open up to 0.8 times.
 * "no-baseline" without a count, or if the median is unknown or below `LEAST_MEDIAN`.
 */
export function competition(podcastCount: number, medianCount: number | null | undefined): Competition {
  if (medianCount === null || medianCount === undefined || !(medianCount >= LEAST_MEDIAN)) return "no-baseline";
  const ratio = podcastCount / medianCount;
  if (!Number.isFinite(ratio) || podcastCount < 0) return "no-baseline";
  if (ratio >= HIGH_COMPETITION) return "high";
  return ratio <= LOW_COMPETITION ? "low" : "typical";
}

const LABELS: Readonly<Record<Competition, string>> = {
  high: "High competition",
  typical: "Typical competition",
  low: "Low competition",
  "no-baseline": "—",
};

/** The text on the competition badge; a dash without a baseline. */
export function competitionLabel(value: Competition): string {
  return LABELS[value];
}
