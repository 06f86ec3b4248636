import type { ClientBase } from "pg";
import { replaceContacts } from "./put-contacts.js";
import { EPISODE_COLUMNS } from "./staged-episodes.js";

/** The schemas of the catalogue that is read, the one being built, and the one that was just replaced. */
export const LIVE = "catalogue";
export const NEXT = "catalogue_next";
const RETIRED = "catalogue_old";

/** Shows that change in place leave dead rows. Autovacuum removes these once they are a tenth of the table. */
const CLEARED_AT = "autovacuum_vacuum_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.1";

/** The live shows; if the import replaces the catalogue, only those that it contains unchanged. */
export const UNCHANGED = `(SELECT l.* FROM ${LIVE}.podcasts l
  WHERE NOT EXISTS (SELECT 1 FROM ${NEXT}.unseen u WHERE u.position = l.position)) staying`;

/** Removes what an interrupted build left behind. Call it only while holding the build lock. */
export async function removeLeftovers(client: ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${NEXT} CASCADE`);
  await client.query(`DROP SCHEMA IF EXISTS ${RETIRED} CASCADE`);
}

/**
 * An empty catalogue beside the live one, with the same tables but without indexes, and the tables in which an import
 * collects its rows. The table definitions are copied from the live catalogue, because only migrations define them.
 */
export async function createNextGeneration(client: ClientBase): Promise<void> {
  await client.query(`CREATE SCHEMA ${NEXT}`);
  await client.query(
    `CREATE TABLE ${NEXT}.podcasts (LIKE ${LIVE}.podcasts INCLUDING ALL EXCLUDING INDEXES) WITH (${CLEARED_AT})`,
  );
  for (const table of ["category_stats", "info"]) {
    await client.query(`CREATE TABLE ${NEXT}.${table} (LIKE ${LIVE}.${table} INCLUDING ALL EXCLUDING INDEXES)`);
  }
  await client.query(`CREATE UNLOGGED TABLE ${NEXT}.staged (LIKE ${LIVE}.podcasts)`);
  await client.query(
    `ALTER TABLE ${NEXT}.staged ALTER COLUMN position DROP NOT NULL, ALTER COLUMN sinks DROP NOT NULL, ALTER COLUMN ranked DROP NOT NULL,
       ADD COLUMN sequence bigint NOT NULL, ADD COLUMN lists_episodes boolean NOT NULL`,
  );
  await client.query(`CREATE UNLOGGED TABLE ${NEXT}.unseen (position double precision NOT NULL)`);
  await client.query(`CREATE UNLOGGED TABLE ${NEXT}.moved (id text PRIMARY KEY, moved_to text NOT NULL)`);
  await client.query(`CREATE UNLOGGED TABLE ${NEXT}.staged_episodes (LIKE episodes)`);
  await client.query(`ALTER TABLE ${NEXT}.staged_episodes ADD COLUMN import_sequence bigint NOT NULL`);
  await client.query(`CREATE UNLOGGED TABLE ${NEXT}.staged_contacts (LIKE show_contacts)`);
  await client.query(`ALTER TABLE ${NEXT}.staged_contacts ADD COLUMN import_sequence bigint NOT NULL`);
}

/** The index for reading shows in order. */
const BY_POSITION = "podcasts_position";

/** Creates the only index on the built shows that the writer of the search index needs. */
export async function indexPositions(client: ClientBase): Promise<void> {
  await createIndexes(client, "AND indexname = $1", [BY_POSITION]);
  // Without it the planner assumes that the shows are unordered, and sorts all of them.
  await client.query(`ANALYZE ${NEXT}.podcasts (position)`);
}

/** Creates the other indexes that the live tables have on the built ones, and collects the planner's statistics. */
export async function indexNext(client: ClientBase, tables: readonly string[]): Promise<void> {
  await createIndexes(client, "AND tablename = ANY($1)", [tables]);
  // Freezes rows and sets the visibility map now, so that the first readers do not have to.
  for (const table of tables) await client.query(`VACUUM (FREEZE, ANALYZE) ${NEXT}.${table}`);
}

/** Creates the indexes of the live tables that the built ones lack. */
async function createIndexes(client: ClientBase, which: string, values: readonly unknown[]): Promise<void> {
  const found = await client.query<{ definition: string }>(
    `SELECT indexdef AS definition FROM pg_indexes WHERE schemaname = '${LIVE}' ${which}
       AND indexname NOT IN (SELECT indexname FROM pg_indexes WHERE schemaname = '${NEXT}') ORDER BY indexname`,
    [...values],
  );
  for (const { definition } of found.rows) {
    // A large catalogue of an early version may still be in tiers.
    await client.query(definition.replace(new RegExp(` ON (ONLY )?${LIVE}\\.`), ` ON ${NEXT}.`));
  }
}

/**
 * Replaces the live catalogue, its episodes and contacts with the built tables, in one transaction. Readers see the old catalogue
 * before that and the new one after it. `alongside` runs in the transaction.
 */
export async function swap(client: ClientBase, alongside: () => Promise<void>): Promise<void> {
  await inTransaction(client, async () => {
    await replaceListed(client, NEXT);
    await alongside();
    await dropStaged(client);
    await client.query(`ALTER SCHEMA ${LIVE} RENAME TO ${RETIRED}`);
    await client.query(`ALTER SCHEMA ${NEXT} RENAME TO ${LIVE}`);
  });
}

export async function dropStaged(client: ClientBase): Promise<void> {
  await client.query(
    `DROP TABLE ${NEXT}.staged, ${NEXT}.unseen, ${NEXT}.staged_episodes, ${NEXT}.staged_contacts, ${NEXT}.moved, ${NEXT}.listed`,
  );
}

/** Keeps the live shows, which the import did not change, and replaces episodes and contacts with the staged ones. */
export async function keepShows(client: ClientBase): Promise<void> {
  await inTransaction(client, () => replaceListed(client, LIVE));
}

export async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("BEGIN");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

/** Replaces the episodes and contacts of imported shows with the staged ones, and drops those of removed shows. */
export async function replaceListed(client: ClientBase, schema: string): Promise<void> {
  // The last row for a show counts. If it lists no episodes, the stored ones are kept.
  await client.query(
    `CREATE TABLE ${NEXT}.listed AS
       SELECT DISTINCT ON (id) id, sequence FROM ${NEXT}.staged WHERE lists_episodes ORDER BY id, sequence DESC`,
  );
  await client.query(`DELETE FROM episodes USING ${NEXT}.listed WHERE episodes.podcast_id = listed.id`);
  await client.query(
    `INSERT INTO episodes (${EPISODE_COLUMNS.join(", ")})
     SELECT ${EPISODE_COLUMNS.map((column) => `e.${column}`).join(", ")}
     FROM ${NEXT}.staged_episodes e JOIN ${NEXT}.listed ON listed.id = e.podcast_id AND listed.sequence = e.import_sequence`,
  );
  await client.query(
    `DELETE FROM episodes e WHERE NOT EXISTS (SELECT 1 FROM ${schema}.podcasts p WHERE p.id = e.podcast_id)`,
  );
  await replaceContacts(client, { next: NEXT, schema });
  await noteMoved(client, schema);
}

/** Updates the redirects of merged shows' ids so that each needs only one step. An id that is a show again has no redirect. */
async function noteMoved(client: ClientBase, schema: string): Promise<void> {
  await client.query(`UPDATE moved_shows s SET moved_to = m.moved_to FROM ${NEXT}.moved m WHERE s.moved_to = m.id`);
  await client.query(
    `INSERT INTO moved_shows (id, moved_to) SELECT id, moved_to FROM ${NEXT}.moved
     ON CONFLICT (id) DO UPDATE SET moved_to = excluded.moved_to`,
  );
  await client.query(`DELETE FROM moved_shows s USING ${schema}.podcasts p WHERE p.id = s.id`);
}
