import type { ClientBase } from "pg";
import { LIVE, NEXT } from "./generation.js";
import { chosenColumns, IDENTITIES, markDemoted, type OrderCounts } from "./order-shows.js";

/** The maximum share of shows to change in place. Above it, the import rewrites the whole catalogue. */
const MOST_CHANGED = 0.05;
/** The maximum share of shows changed in place since the last rewrite. */
const MOST_SINCE = 0.25;

type Stored = { podcasts: number; changed: number; real: boolean };

/**
 * Decides whether the import changes few enough shows to change them in place. If so, it fills the tables `chosen` (rows to write)
 * and `leaving` (positions of live rows to remove) and returns the counts. Otherwise it returns undefined and leaves neither table
 * behind.
 */
export async function chooseChanges(client: ClientBase): Promise<(OrderCounts & { removed: number }) | undefined> {
  const { rows } = await client.query<Stored>(
    `SELECT podcasts, changed, source <> 'demo' AND NOT EXISTS (SELECT 1 FROM ${NEXT}.latest WHERE source = 'demo') AS real
     FROM ${LIVE}.info`,
  );
  const stored = rows[0] ?? { podcasts: 0, changed: 0, real: false };
  const most = Math.min(stored.podcasts * MOST_CHANGED, stored.podcasts * MOST_SINCE - stored.changed);
  const staged = await client.query<{ rows: string }>(
    `SELECT (SELECT count(*) FROM ${NEXT}.latest) + (SELECT count(*) FROM ${NEXT}.unseen) AS rows`,
  );
  if (!stored.real || Number(staged.rows[0]?.rows) > most) return undefined;
  await listChanges(client);
  const counts = await countChanges(client, stored.podcasts);
  await addRelated(client);
  await markDemoted(client);
  await leaveUnaffected(client);
  const { rowCount } = await client.query(`SELECT 1 FROM ${NEXT}.chosen LIMIT ${Math.ceil(most) + 1}`);
  if ((rowCount ?? 0) <= most) return counts;
  await client.query(`DROP TABLE ${NEXT}.chosen, ${NEXT}.leaving`);
  return undefined;
}

async function listChanges(client: ClientBase): Promise<void> {
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.leaving AS
       SELECT l.position FROM ${NEXT}.latest t JOIN ${LIVE}.podcasts l ON l.key = t.key WHERE l.facts_hash <> t.facts_hash
     UNION
       SELECT l.position FROM ${NEXT}.unseen u JOIN ${LIVE}.podcasts l ON l.position = u.position
       WHERE NOT EXISTS (SELECT 1 FROM ${NEXT}.latest t WHERE t.key = l.key)`,
  );
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.chosen AS
       SELECT false AS stored, s.sequence::float8 AS row, l.position AS was, 0::smallint AS sinks,
              NULL::text AS duplicate_of, ${chosenColumns("s")}
       FROM ${NEXT}.latest t JOIN ${NEXT}.staged s ON s.sequence = t.sequence LEFT JOIN ${LIVE}.podcasts l ON l.key = t.key
       WHERE l.facts_hash IS DISTINCT FROM t.facts_hash`,
  );
  await client.query(`ANALYZE ${NEXT}.leaving, ${NEXT}.chosen`);
}

async function countChanges(client: ClientBase, podcasts: number): Promise<OrderCounts & { removed: number }> {
  const { rows } = await client.query<{ added: number; updated: number; leaving: number }>(
    `SELECT count(*) FILTER (WHERE was IS NULL)::int AS added, count(was)::int AS updated,
            (SELECT count(*)::int FROM ${NEXT}.leaving) AS leaving FROM ${NEXT}.chosen`,
  );
  const { added, updated, leaving } = rows[0] ?? { added: 0, updated: 0, leaving: 0 };
  return { added, updated, kept: podcasts - leaving, removed: leaving - updated };
}

/**
 * Adds the stored shows that share an identity with an added, changed or removed show, directly or through other shows. The
 * duplicates among all of these are then determined again.
 */
async function addRelated(client: ClientBase): Promise<void> {
  const identity = "feed_identity, itunes_id, title_key, host_key";
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.fresh AS SELECT ${identity} FROM ${NEXT}.chosen
     UNION ALL SELECT ${identity} FROM ${LIVE}.podcasts WHERE position IN (SELECT position FROM ${NEXT}.leaving)`,
  );
  const same = IDENTITIES.map(({ name, known }) => {
    const equal = name.split(", ").map((column) => `l.${column} = f.${column}`).join(" AND "); // prettier-ignore
    // Each identity is looked up once. Otherwise thousands of shows with one name would each look up all others.
    const changedKeys = `SELECT DISTINCT ${name} FROM ${NEXT}.fresh WHERE ${known}`;
    return `SELECT l.position FROM (${changedKeys}) f JOIN ${LIVE}.podcasts l ON ${equal}`;
  });
  for (;;) {
    await client.query(`ANALYZE ${NEXT}.fresh`);
    const { rowCount } = await client.query(
      `CREATE UNLOGGED TABLE ${NEXT}.related AS SELECT position FROM (${same.join(" UNION ")}) found
       WHERE position NOT IN (SELECT position FROM ${NEXT}.leaving)
         AND position NOT IN (SELECT row FROM ${NEXT}.chosen WHERE stored)`,
    );
    await client.query(
      `INSERT INTO ${NEXT}.chosen SELECT true, l.position, l.position, 0, NULL, ${chosenColumns("l")}
       FROM ${LIVE}.podcasts l JOIN ${NEXT}.related r ON r.position = l.position`,
    );
    await client.query(`TRUNCATE ${NEXT}.fresh`);
    await client.query(
      `INSERT INTO ${NEXT}.fresh SELECT ${identity} FROM ${LIVE}.podcasts JOIN ${NEXT}.related USING (position)`,
    );
    await client.query(`DROP TABLE ${NEXT}.related`);
    if (!rowCount) break;
  }
  await client.query(`DROP TABLE ${NEXT}.fresh`);
}

/** Skips related shows whose state is unchanged, and rewrites the others. */
async function leaveUnaffected(client: ClientBase): Promise<void> {
  await client.query(
    `DELETE FROM ${NEXT}.chosen c USING ${LIVE}.podcasts l
     WHERE c.stored AND l.position = c.row AND l.sinks = c.sinks AND l.duplicate_of IS NOT DISTINCT FROM c.duplicate_of`,
  );
  await client.query(`INSERT INTO ${NEXT}.leaving SELECT row FROM ${NEXT}.chosen WHERE stored`);
}
