import type { ClientBase } from "pg";
import type { DataSource } from "typeorm";

/** Ranked shows from one mark to the next: that many index entries are counted for a rank. */
const APART = 1_000;

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

/** Sets the marks of a catalogue that was built. */
export async function setRankMarks(client: ClientBase, schema: string): Promise<void> {
  await client.query(
    `INSERT INTO ${schema}.rank_marks (position, ranked_before)
       SELECT position, nth - 1 FROM (
         SELECT position, row_number() OVER (ORDER BY position) AS nth FROM ${schema}.podcasts WHERE ranked
       ) shows WHERE nth % ${APART} = 1`,
  );
}

/** Corrects the marks for shows that came and went: tables with the columns `position` and `ranked`. */
export async function shiftRankMarks(
  client: ClientBase,
  schema: string,
  { came, went }: { readonly came: string; readonly went: string },
): Promise<void> {
  await client.query(
    `UPDATE ${schema}.rank_marks m SET ranked_before = ranked_before + shifted.by FROM (
       SELECT mark, sum(step) OVER (ORDER BY position, mark NULLS LAST ROWS UNBOUNDED PRECEDING) AS by FROM (
         SELECT position, 1 AS step, NULL::float8 AS mark FROM ${came} WHERE ranked
         UNION ALL SELECT position, -1, NULL FROM ${went} WHERE ranked
         UNION ALL SELECT position, 0, position FROM ${schema}.rank_marks
       ) steps
     ) shifted WHERE shifted.mark = m.position AND shifted.by <> 0`,
  );
}
