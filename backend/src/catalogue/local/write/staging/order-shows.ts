import type { ClientBase } from "pg";
import { NO_FEED_ADDRESS } from "../../../import/text/web-address.js";
import { LIVE, NEXT, UNCHANGED } from "./generation.js";
import { PLACE_COLUMNS, SHOW_COLUMNS, STAGED_COLUMNS } from "../../record/show-table.js";

/** Seconds after which a show without a new episode is not ranked among the active ones. */
const RANKED_FOR = 366 * 86_400;

export type OrderCounts = { readonly added: number; readonly updated: number; readonly kept: number };

/** Fills the table `latest` with the last row for each show in the import. */
export async function chooseMentions(client: ClientBase): Promise<void> {
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.latest AS
       SELECT DISTINCT ON (key) key, sequence, facts_hash, source FROM ${NEXT}.staged ORDER BY key, sequence DESC`,
  );
  await client.query(`ANALYZE ${NEXT}.latest`);
}

const CHOSEN = "id key size dead source feed_identity itunes_id title_key host_key listeners_low newest_episode";

/** The columns that determine the order and the duplicates. */
export function chosenColumns(alias: string): string {
  return CHOSEN.split(" ").map((column) => `${alias}.${column}`).join(", "); // prettier-ignore
}

/**
 * Chooses the rows of the next catalogue: new, changed and unchanged ones. Demo shows stay only until there are others. The table
 * is narrow, so that sorting 5 million shows does not move their texts.
 */
export async function chooseShows(client: ClientBase): Promise<OrderCounts> {
  const { rows } = await client.query<{ real: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM ${NEXT}.latest WHERE source <> 'demo')
         OR EXISTS (SELECT 1 FROM ${UNCHANGED} WHERE source <> 'demo') AS real`,
  );
  const wanted = rows[0]?.real ? "<> 'demo'" : "= 'demo'";
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.chosen AS
       SELECT false AS stored, s.sequence::float8 AS row, l.key IS NOT NULL AS known, 0::smallint AS sinks,
              NULL::text AS duplicate_of, ${chosenColumns("s")}
       FROM ${NEXT}.latest t JOIN ${NEXT}.staged s ON s.sequence = t.sequence LEFT JOIN ${LIVE}.podcasts l ON l.key = t.key
       WHERE t.source ${wanted} AND l.facts_hash IS DISTINCT FROM t.facts_hash
     UNION ALL
       SELECT true, l.position, true, 0::smallint, NULL, ${chosenColumns("l")}
       FROM ${LIVE}.podcasts l LEFT JOIN ${NEXT}.latest t ON t.key = l.key
         LEFT JOIN ${NEXT}.unseen u ON u.position = l.position
       WHERE l.source ${wanted} AND (t.facts_hash = l.facts_hash OR (t.key IS NULL AND u.position IS NULL))`,
  );
  await client.query(`ANALYZE ${NEXT}.chosen`);
  const counted = await client.query<OrderCounts>(
    `SELECT count(*) FILTER (WHERE NOT stored AND NOT known)::int AS added,
            count(*) FILTER (WHERE NOT stored AND known)::int AS updated,
            count(*) FILTER (WHERE stored)::int AS kept FROM ${NEXT}.chosen`,
  );
  return counted.rows[0] ?? { added: 0, updated: 0, kept: 0 };
}

/** Two rows are the same show if they have the same feed in two spellings, the same entry at Apple, or the same title and author. */
export const IDENTITIES = [
  { name: "feed_identity", known: "feed_identity IS NOT NULL" },
  { name: "itunes_id", known: "itunes_id IS NOT NULL" },
  { name: "title_key, host_key", known: "length(title_key) > 2 AND host_key <> ''" },
];

/** Whether a row has no feed, or only points to one: its key is the address of another feed. */
const WITHOUT_OWN_FEED = `CASE WHEN feed_identity IS NULL THEN source = 'dump'
  ELSE key <> feed_identity AND key !~ '${NO_FEED_ADDRESS}' END`;

/**
 * The best row of a show first. Anyone can publish a copy of a feed, with more episodes and longer texts, and have it read. So what others
 * know of a row comes first (a sign of demand, an Apple number), and then whether its feed is its own. Of rows with one feed, the one that
 * has it as its key comes before a page for which it was found.
 */
function bestFirst(identity: string): string {
  const keyFirst = identity === "feed_identity" ? "key <> feed_identity," : "";
  return `dead, listeners_low DESC NULLS LAST, itunes_id IS NULL, ${WITHOUT_OWN_FEED},
    ${keyFirst} (source IN ('feed', 'both')) DESC, size DESC, key`;
}

/** Marks dead feeds and duplicates (all but the best row of a show). The column `sinks` moves them to the end of the order. */
export async function markDemoted(client: ClientBase): Promise<void> {
  for (const { name, known } of IDENTITIES) {
    await client.query(
      `UPDATE ${NEXT}.chosen c SET sinks = 1, duplicate_of = g.best FROM (
         SELECT stored, row, first_value(id) OVER same AS best, row_number() OVER same AS nth
         FROM ${NEXT}.chosen WHERE sinks = 0 AND ${known}
         WINDOW same AS (PARTITION BY ${name} ORDER BY ${bestFirst(name)})
       ) g WHERE g.nth > 1 AND g.stored = c.stored AND g.row = c.row`,
    );
  }
  await client.query(`UPDATE ${NEXT}.chosen SET sinks = 2 WHERE dead`);
}

/** Whether a chosen show is ranked among the active ones, as of `now`. */
export function rankedSql(now: Date, show: string): string {
  const oldest = Math.floor(now.getTime() / 1000) - RANKED_FOR;
  return `${show}.sinks = 0 AND ${show}.listeners_low IS NOT NULL AND coalesce(${show}.newest_episode >= ${oldest}, true)`;
}

/** All columns of a show: its place comes from `p`, a row of the table `placed`, and the rest from a stored or staged show. */
export function placedColumns(show: string): string {
  const position = Object.keys(PLACE_COLUMNS).map((column) => `p.${column}`);
  return [...position, ...STAGED_COLUMNS.map((column) => `${show}.${column}`)].join(", ");
}

/** Writes the chosen shows in popularity order, numbered from 1: `position` is the order on disk. */
export async function writeShows(client: ClientBase, now: Date): Promise<void> {
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.placed AS
       SELECT stored, row, sinks, duplicate_of, row_number() OVER ranking AS position,
              ${rankedSql(now, "c")} AS ranked
       FROM ${NEXT}.chosen c WINDOW ranking AS (ORDER BY sinks, size DESC, key ROWS UNBOUNDED PRECEDING)`,
  );
  await client.query(`ANALYZE ${NEXT}.placed`);
  // Truncated in the same transaction: with wal_level minimal, the server then writes the shows once, not twice.
  await client.query("BEGIN");
  await client.query(`TRUNCATE ${NEXT}.podcasts`);
  await client.query(
    `INSERT INTO ${NEXT}.podcasts (${SHOW_COLUMNS.join(", ")})
       SELECT ${placedColumns("s")} FROM ${NEXT}.placed p JOIN ${NEXT}.staged s ON s.sequence = p.row WHERE NOT p.stored
     UNION ALL
       SELECT ${placedColumns("l")} FROM ${NEXT}.placed p JOIN ${LIVE}.podcasts l ON l.position = p.row WHERE p.stored
     ORDER BY 1`,
  );
  await client.query("COMMIT");
  await client.query(`DROP TABLE ${NEXT}.placed, ${NEXT}.chosen, ${NEXT}.latest`);
}
