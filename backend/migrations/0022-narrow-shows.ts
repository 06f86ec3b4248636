import type { QueryRunner } from "typeorm";

/** With more shows than this, they stay in tiers until the next build of the catalogue, which has no tiers. */
const FEW = 100_000;

/** The indexes for words, sort orders and ranks: the search index is now a file. */
const INDEXES = [
  "podcasts_title_words",
  "podcasts_host_words",
  "podcasts_topic_words",
  "podcasts_host_key",
  "podcasts_by_score",
  "podcasts_by_update",
  "podcasts_by_episodes",
  "podcasts_by_listeners",
  "podcasts_by_listener_order",
  "podcasts_ranked",
].map((name) => `catalogue.${name}`);

const UNUSED = `
DROP INDEX IF EXISTS ${INDEXES.join(", ")};
ALTER TABLE catalogue.podcasts DROP COLUMN title_words, DROP COLUMN host_words, DROP COLUMN topic_words;
DROP TABLE catalogue.vocabulary, catalogue.rank_marks;
DROP FUNCTION word_stems;
`;

/**
 * PostgreSQL stores the facts about shows; words, word counts, sort orders and ranks are in the index file. The rows become narrow,
 * and are in one table.
 */
export class NarrowShows1700000000022 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(UNUSED);
    const [info] = (await runner.query("SELECT podcasts FROM catalogue.info")) as { podcasts: number }[];
    if ((info?.podcasts ?? 0) <= FEW) await leaveTiers(runner);
  }
}

async function leaveTiers(runner: QueryRunner): Promise<void> {
  const indexes = (await runner.query(
    `SELECT pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid = 'catalogue.podcasts'::regclass ORDER BY 1`,
  )) as { definition: string }[];
  await runner.query(
    `CREATE TABLE catalogue.all_podcasts (LIKE catalogue.podcasts INCLUDING ALL EXCLUDING INDEXES)
     WITH (autovacuum_vacuum_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.1)`,
  );
  await runner.query("INSERT INTO catalogue.all_podcasts SELECT * FROM catalogue.podcasts ORDER BY position");
  await runner.query("DROP TABLE catalogue.podcasts");
  await runner.query("ALTER TABLE catalogue.all_podcasts RENAME TO podcasts");
  for (const { definition } of indexes) await runner.query(definition.replace(" ON ONLY ", " ON "));
}
