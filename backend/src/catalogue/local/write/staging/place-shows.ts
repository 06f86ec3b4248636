import type { ClientBase } from "pg";
import { LIVE, NEXT } from "./generation.js";
import { rankedSql } from "./order-shows.js";

/**
 * Gives each chosen show a position in the live order. A show whose size is unchanged keeps its position. Other shows are spread
 * evenly over the first half of the gap between their neighbors; the second half is for later imports, because a show comes last
 * among shows of equal size. After the last show, positions are whole numbers. Returns false when two neighbors are so close that
 * no number fits between them: the caller must renumber all shows.
 */
export async function placeShows(client: ClientBase, now: Date): Promise<boolean> {
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.placing AS
       SELECT c.stored, c.row, c.sinks, c.duplicate_of, c.size, ${rankedSql(now, "c")} AS ranked,
              CASE WHEN l.sinks = c.sinks AND l.size = c.size THEN l.position END AS position,
              row_number() OVER (ORDER BY c.sinks, c.size DESC, c.key) AS nth
       FROM ${NEXT}.chosen c LEFT JOIN ${LIVE}.podcasts l ON l.position = c.was`,
  );
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.places AS
       WITH everyone AS (
         SELECT position, sinks, size, NULL::bigint AS nth FROM ${LIVE}.podcasts
         UNION ALL SELECT NULL, sinks, size, nth FROM ${NEXT}.placing WHERE position IS NULL
       ), with_neighbor AS (
         SELECT nth, coalesce(max(position) OVER (ORDER BY sinks, size DESC, nth NULLS FIRST), 0) AS before FROM everyone
       ), in_gap AS (
         SELECT nth, before, row_number() OVER (PARTITION BY before ORDER BY nth) AS place,
                count(*) OVER (PARTITION BY before) AS shows
         FROM with_neighbor WHERE nth IS NOT NULL
       ), with_gap AS (
         SELECT *, coalesce((SELECT min(position) FROM ${LIVE}.podcasts WHERE position > before), before + 2 * shows) AS after
         FROM in_gap
       )
       SELECT nth, before, before + (after - before) * place / (2 * shows) AS position, after FROM with_gap`,
  );
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.placed AS
       SELECT stored, row, sinks, duplicate_of, ranked, coalesce(p.position, q.position) AS position
       FROM ${NEXT}.placing p LEFT JOIN ${NEXT}.places q USING (nth)`,
  );
  const { rows } = await client.query<{ crowded: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM ${NEXT}.places WHERE position <= before OR position >= after)
         OR EXISTS (SELECT 1 FROM ${NEXT}.places GROUP BY position HAVING count(*) > 1) AS crowded`,
  );
  await client.query(`DROP TABLE ${NEXT}.placing, ${NEXT}.places`);
  return !rows[0]?.crowded;
}
