import type { ClientBase } from "pg";

/** Ranked shows from one mark to the next: that many index entries are counted for a rank. */
const APART = 1_000;

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
