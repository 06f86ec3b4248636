import type { DataSource } from "typeorm";

/**
 * The place of a show among the active ones, 1 has the largest estimated audience; null for a show that is not ranked. Stored
 * ranks would all change with every show that comes in above them: marks hold how many come before, the rest is counted.
 */
export async function matchRank(
  database: DataSource,
  { position, ranked }: { readonly position: number; readonly ranked: boolean },
): Promise<number | null> {
  if (!ranked) return null;
  const [row] = await database.query<{ rank: number }[]>(
    `SELECT (coalesce(m.ranked_before, 0) + (
       SELECT count(*) FROM catalogue.podcasts WHERE ranked AND position >= coalesce(m.position, 0) AND position <= $1
     ))::int AS rank
     FROM (VALUES ($1::float8)) AS show(place) LEFT JOIN LATERAL (
       SELECT position, ranked_before FROM catalogue.rank_marks WHERE position <= place ORDER BY position DESC LIMIT 1
     ) m ON true`,
    [position],
  );
  return row?.rank ?? null;
}
