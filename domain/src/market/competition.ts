/** How crowded a category is. "no-baseline": there is nothing to compare with. */
export type Competition = "high" | "typical" | "low" | "no-baseline";

/** Share of the median podcast count from which a category is crowded, and up to which it is open (specification, section 9). */
export const HIGH_COMPETITION = 1.2;
export const LOW_COMPETITION = 0.8;

/**
 * Compares a category's podcast count with the median of its level: crowded from 1.2 times, open up to 0.8 times.
 * Without a median above zero, or without a count, there is no baseline.
 */
export function competition(podcastCount: number, medianCount: number | null | undefined): Competition {
  if (medianCount === null || medianCount === undefined || !(medianCount > 0)) return "no-baseline";
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

/** The text of the competition badge; a dash when there is no baseline. */
export function competitionLabel(value: Competition): string {
  return LABELS[value];
}
