/** The scale of the popularity score and of the stars (product specification, section 9: score / 10 × 5). */
const HIGHEST_SCORE = 10;
const MOST_STARS = 5;

/** The rating as text with one decimal ("4.6"), also beyond 5 when the score is; "N/A" when there is no score. */
export function starRating(popularityScore: number | null | undefined): string {
  if (!isScore(popularityScore)) return "N/A";
  return ((popularityScore / HIGHEST_SCORE) * MOST_STARS).toFixed(1);
}

/** How many stars to draw, 0 to 5 whatever the score (decision 10 of the product); 0 when there is no score. */
export function drawnStars(popularityScore: number | null | undefined): number {
  if (!isScore(popularityScore)) return 0;
  return Math.min(MOST_STARS, Math.max(0, (popularityScore / HIGHEST_SCORE) * MOST_STARS));
}

function isScore(score: number | null | undefined): score is number {
  return typeof score === "number" && Number.isFinite(score);
}
