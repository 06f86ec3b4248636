import type { DatabaseSync } from "node:sqlite";

/** The highest score of the product, and that of dumps which count further. */
const HIGHEST = 10;
const HIGHEST_OF_DUMPS = 29;

/**
 * What the scores of a dump are multiplied by: some dumps count from 0 to 29. `names`: the columns that it has. A damaged dump that
 * cannot be read to its end is taken as it is.
 */
export function scoreScale(database: DatabaseSync, names: readonly string[]): number {
  if (!names.includes("popularityScore")) return 1;
  // Texts that are no numbers are above all numbers.
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
