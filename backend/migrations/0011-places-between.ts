import type { QueryRunner } from "typeorm";

const TIERS = [
  ["podcasts_tier1", 0, 10_001],
  ["podcasts_tier2", 10_001, 50_001],
  ["podcasts_tier3", 50_001, 250_001],
  ["podcasts_tier4", 250_001, 1_250_001],
  ["podcasts_tier5", 1_250_001, 2_147_483_647],
] as const;

/**
 * Makes room between two shows: an import with few changes inserts each show into the live catalogue at a fractional position.
 * Values computed over all shows (the rank, and the averages of categories) are stored in a form to which a few shows can be added,
 * and from which they can be removed.
 */
export class PlacesBetween1700000000011 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    const indexes = (await runner.query(
      `SELECT pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
       WHERE i.indrelid = 'catalogue.podcasts'::regclass ORDER BY 1`,
    )) as { definition: string }[];
    // PostgreSQL cannot change the type of a partition key: the tiers change theirs one by one, and a new table adopts them. Their
    // indexes are adopted too, matched by definition.
    for (const [name] of TIERS) {
      await runner.query(`ALTER TABLE catalogue.podcasts DETACH PARTITION catalogue.${name}`);
      await changeColumns(runner, name);
    }
    await runner.query("CREATE TABLE catalogue.shape (LIKE catalogue.podcasts INCLUDING ALL EXCLUDING INDEXES)");
    await changeColumns(runner, "shape");
    await runner.query("DROP TABLE catalogue.podcasts");
    await runner.query(
      "CREATE TABLE catalogue.podcasts (LIKE catalogue.shape INCLUDING ALL) PARTITION BY RANGE (position)",
    );
    await runner.query("DROP TABLE catalogue.shape");
    for (const [name, from, to] of TIERS) {
      await runner.query(
        `ALTER TABLE catalogue.podcasts ATTACH PARTITION catalogue.${name} FOR VALUES FROM (${from}) TO (${to})`,
      );
      await runner.query(
        `ALTER TABLE catalogue.${name} SET (autovacuum_vacuum_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.1)`,
      );
    }
    for (const { definition } of indexes) await runner.query(definition.replace(" ON ONLY ", " ON "));
    await runner.query("DROP INDEX catalogue.podcasts_position");
    await runner.query("CREATE UNIQUE INDEX podcasts_position ON catalogue.podcasts (position) INCLUDE (sinks, size)");
    await runner.query("CREATE INDEX podcasts_ranked ON catalogue.podcasts (position) WHERE ranked");
    await runner.query(COUNTS);
  }
}

async function changeColumns(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(
    `ALTER TABLE catalogue.${table} ALTER COLUMN position TYPE double precision,
       ALTER COLUMN match_rank TYPE boolean USING match_rank IS NOT NULL, ADD COLUMN source_hash text COLLATE "C"`,
  );
  await runner.query(`ALTER TABLE catalogue.${table} RENAME COLUMN match_rank TO ranked`);
  await runner.query(`ALTER TABLE catalogue.${table} ALTER COLUMN ranked SET NOT NULL`);
}

const COUNTS = `
CREATE TABLE catalogue.rank_marks (
  position double precision NOT NULL PRIMARY KEY,
  ranked_before integer NOT NULL
);
INSERT INTO catalogue.rank_marks (position, ranked_before)
  SELECT position, nth - 1 FROM (
    SELECT position, row_number() OVER (ORDER BY position) AS nth FROM catalogue.podcasts WHERE ranked
  ) ranked_shows WHERE nth % 1000 = 1;

ALTER TABLE catalogue.vocabulary SET (fillfactor = 70);
ALTER TABLE catalogue.category_stats
  ADD COLUMN known integer NOT NULL DEFAULT 0,
  ADD COLUMN low_sum numeric NOT NULL DEFAULT 0,
  ADD COLUMN high_sum numeric NOT NULL DEFAULT 0;
UPDATE catalogue.category_stats s SET known = c.known, low_sum = c.low_sum, high_sum = c.high_sum FROM (
  SELECT label, count(listeners_low) AS known, coalesce(sum(listeners_low), 0) AS low_sum,
         coalesce(sum(CASE WHEN listeners_high = 9007199254740991 THEN listeners_low ELSE listeners_high END), 0) AS high_sum
  FROM catalogue.podcasts, unnest(labels) AS label WHERE sinks = 0 AND label LIKE 'c:_%' GROUP BY label
) c WHERE c.label = 'c:' || s.category_key;

ALTER TABLE catalogue.info
  ADD COLUMN last_position double precision NOT NULL DEFAULT 0,
  ADD COLUMN changed integer NOT NULL DEFAULT 0;
UPDATE catalogue.info SET last_position = podcasts;
`;
