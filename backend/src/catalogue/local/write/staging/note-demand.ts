import type { ClientBase } from "pg";
import { HISTORY_START, REVIEWS } from "../../record/history-fields.js";
import { NEXT } from "./generation.js";

/** Holds the new points until the import switches over. */
const NOTED = `${NEXT}.noted_demand`;

/** The largest number that the history stores. */
const LARGEST = 2_147_483_647;
const DAY_SECONDS = 86_400;

/**
 * The places in charts and the numbers of ratings and new reviews among a show's signs of demand. If two of its identities have a place
 * in the same chart, the newer one counts. A sign without a date has no `at`; a date in the future is an error of the source.
 */
const signsOf = (side: string): string =>
  `SELECT DISTINCT ON (source, country, genre) * FROM (
     SELECT sign ->> 'source' AS source, lower(coalesce(sign ->> 'country', '')) AS country,
       CASE sign ->> 'kind' WHEN 'reviews' THEN '${REVIEWS}' ELSE coalesce(sign ->> 'genre', '') END AS genre,
       (least((sign ->> 'at')::float8, extract(epoch FROM $1::timestamptz)) - ${HISTORY_START})::integer AS at,
       least(coalesce(sign ->> 'place', sign ->> 'count', sign ->> 'perMonth')::float8, ${LARGEST})::integer AS value
     FROM jsonb_array_elements(${side}.signals::jsonb) sign WHERE sign ->> 'kind' IN ('chart', 'ratings', 'reviews')
   ) signs ORDER BY source, country, genre, at DESC NULLS LAST, value`;

/**
 * The points that the difference between the same shows in two tables adds. `$1` is the time. A new value has the date of its source, so
 * that an older file adds an older point. A value that is gone ends now. The value before the first recorded point is added too, if it
 * has a date. Rows are in index order.
 */
function pointsSql({ before, after }: DemandTables): string {
  const changed = `SELECT show_number(a.id) AS show, sign.* FROM ${before} b JOIN ${after} a ON a.id = b.id
    CROSS JOIN LATERAL (
      SELECT source, country, genre, t.value, f.value AS value_before, f.at AS at_before,
        coalesce(t.at, (extract(epoch FROM $1::timestamptz) - ${HISTORY_START})::integer) AS at
      FROM (${signsOf("a")}) t FULL JOIN (${signsOf("b")}) f USING (source, country, genre)
      WHERE t.value IS DISTINCT FROM f.value
    ) sign
    WHERE a.facts_hash <> b.facts_hash AND a.signals IS DISTINCT FROM b.signals`;
  const known = "SELECT FROM demand_history h WHERE (h.show, h.source, h.country, h.genre) = (c.show, c.source, c.country, c.genre)"; // prettier-ignore
  return `WITH changed AS (${changed})
    SELECT show, at, value, source, country, genre FROM changed
    UNION ALL
    SELECT show, at_before, value_before, source, country, genre FROM changed c
    WHERE at_before / ${DAY_SECONDS} <> at / ${DAY_SECONDS} AND NOT EXISTS (${known})
    ORDER BY 1, 2`;
}

/** The shows before and after. */
type DemandTables = { readonly before: string; readonly after: string };

/** Computes the new points of charts, ratings and reviews. For a full import, this is done in advance, so that the switch is short. */
export async function gatherDemand(client: ClientBase, tables: DemandTables, at: Date): Promise<void> {
  await client.query(`CREATE UNLOGGED TABLE ${NOTED} (LIKE demand_history)`);
  await client.query(`INSERT INTO ${NOTED} ${pointsSql(tables)}`, [at]);
}

/** Adds the computed points: one per day, the last one. Runs in the transaction that switches over. */
export async function putDemand(client: ClientBase): Promise<void> {
  await client.query(
    `DELETE FROM demand_history h USING ${NOTED} n
     WHERE (h.show, h.source, h.country, h.genre) = (n.show, n.source, n.country, n.genre)
       AND h.at / ${DAY_SECONDS} = n.at / ${DAY_SECONDS}`,
  );
  await client.query(`INSERT INTO demand_history SELECT * FROM ${NOTED}`);
  await client.query(`DROP TABLE ${NOTED}`);
}
