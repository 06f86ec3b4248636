/** The highest popularity score, and the number of stars for it (product specification, section 9: score / 10 × 5). */
const HIGHEST_SCORE = 10;
const MOST_STARS = 5;

/** The rating with one decimal ("4.6"), above 5 if the score is above 10; "N/A" without a score. */
export function starRating(popularityScore: number | null | undefined): string {
  if (!isScore(popularityScore)) return "N/A";
  return ((popularityScore / HIGHEST_SCORE) * MOST_STARS).toFixed(1);
}

/** The number of stars to draw, clamped to 0 to 5 (product decision 10); 0 without a score. */
export function drawnStars(popularityScore: number | null | undefined): number {
  if (!isScore(popularityScore)) return 0;
  return Math.min(MOST_STARS, Math.max(0, (popularityScore / HIGHEST_SCORE) * MOST_STARS));
}

function isScore(score: number | null | undefined): score is number {
  return typeof score === "number" && Number.isFinite(score);
}
