import type { ClientBase } from "pg";
import { EPISODE_COLUMNS } from "./staged-episodes.js";

/** The catalogue that is read, the one being built, and the one that was just replaced. */
export const LIVE = "catalogue";
export const NEXT = "catalogue_next";
const RETIRED = "catalogue_old";

/** Shows that change in place leave dead rows behind: cleared away in the background at a tenth of all. */
const CLEARED_AT = "autovacuum_vacuum_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.1";

/** The live shows, without those that an import which replaces them did not mention again as they are. */
export const STAYING = `(SELECT l.* FROM ${LIVE}.podcasts l
  WHERE NOT EXISTS (SELECT 1 FROM ${NEXT}.unseen u WHERE u.position = l.position)) staying`;

/** Removes what an interrupted build left behind. Call it only while holding the build lock. */
export async function removeLeftovers(client: ClientBase): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${NEXT} CASCADE`);
  await client.query(`DROP SCHEMA IF EXISTS ${RETIRED} CASCADE`);
}

/**
 * An empty catalogue beside the live one, with the same tables but without indexes, and the tables in which
 * an import collects its rows. The shape is read from the live catalogue: migrations are its only description.
 */
export async function createNext(client: ClientBase): Promise<void> {
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
  await client.query(`CREATE UNLOGGED TABLE ${NEXT}.staged_episodes (LIKE episodes)`);
  await client.query(`ALTER TABLE ${NEXT}.staged_episodes ADD COLUMN import_sequence bigint NOT NULL`);
}

/** Gives the built tables the indexes that the live ones have, and the planner its statistics. */
export async function indexNext(client: ClientBase, tables: readonly string[]): Promise<void> {
  const found = await client.query<{ definition: string }>(
    `SELECT indexdef AS definition FROM pg_indexes WHERE schemaname = '${LIVE}' AND tablename = ANY($1) ORDER BY indexname`,
    [tables],
  );
  for (const { definition } of found.rows) {
    // A large catalogue of an early version may still lie in tiers.
    await client.query(definition.replace(new RegExp(` ON (ONLY )?${LIVE}\\.`), ` ON ${NEXT}.`));
  }
  // Freezing and the visibility map now, so that the first readers do not have to write.
  for (const table of tables) await client.query(`VACUUM (FREEZE, ANALYZE) ${NEXT}.${table}`);
}

/**
 * Puts the built catalogue in the place of the live one, and the staged episodes in theirs, in one transaction.
 * Readers see the old catalogue before it and the new one after it. `alongside` belongs to the transaction.
 */
export async function swap(client: ClientBase, alongside: () => Promise<void>): Promise<void> {
  await inTransaction(client, async () => {
    await replaceEpisodes(client, NEXT);
    await alongside();
    await dropStaged(client);
    await client.query(`ALTER SCHEMA ${LIVE} RENAME TO ${RETIRED}`);
    await client.query(`ALTER SCHEMA ${NEXT} RENAME TO ${LIVE}`);
  });
}

/** Drops what the import collected. */
export async function dropStaged(client: ClientBase): Promise<void> {
  await client.query(`DROP TABLE ${NEXT}.staged, ${NEXT}.unseen, ${NEXT}.staged_episodes, ${NEXT}.listed`);
}

/** Keeps the live shows, which the import did not change, and takes over the staged episodes. */
export async function keepShows(client: ClientBase): Promise<void> {
  await inTransaction(client, () => replaceEpisodes(client, LIVE));
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

/** Puts the staged episodes in the place of those that the same shows had, and drops those of shows that are gone. */
export async function replaceEpisodes(client: ClientBase, schema: string): Promise<void> {
  // The last mention of a show decides; one that lists no episodes leaves the stored ones alone.
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
}
