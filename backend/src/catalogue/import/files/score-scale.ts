import type { DatabaseSync } from "node:sqlite";

/** The highest score in the product, and in dumps with a longer scale. */
const HIGHEST = 10;
const HIGHEST_OF_DUMPS = 29;

/**
 * The factor for a dump's scores: some dumps score from 0 to 29. `names`: the dump's columns. If a damaged dump cannot be read to
 * its end, its scores are not scaled.
 */
export function scoreScale(database: DatabaseSync, names: readonly string[]): number {
  if (!names.includes("popularityScore")) return 1;
  // Texts compare as greater than any number.
  const sql = `SELECT 1 FROM podcasts WHERE CAST(popularityScore AS REAL) > ${HIGHEST} LIMIT 1`;
  try {
    return database.prepare(sql).get() === undefined ? 1 : HIGHEST / HIGHEST_OF_DUMPS;
  } catch {
    return 1;
  }
}

/** A score on the product's scale, to two digits. */
export function scaled(score: number | undefined, scale: number): number | undefined {
  if (score === undefined) return undefined;
  return Math.min(HIGHEST, Math.round(100 * score * scale) / 100);
}
