import { APPLE_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import type { MigrationInterface, QueryRunner } from "typeorm";

/** The number of shows that each category's filter finds. */
const COUNTED = `SELECT substr(label, 3) AS key, count(*) AS shows, count(*) FILTER (WHERE sinks = 0) AS living
  FROM catalogue.podcasts, unnest(labels) AS label WHERE label LIKE 'c:_%' GROUP BY label`;

/**
 * A category counts every show that its filter finds, including dead feeds and duplicates. Before this, it counted only active
 * ones, and empty categories were left out.
 */
export class AllShowsCounted1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    const names = APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]).map((name) => [foldText(name), name]);
    await runner.query(
      `INSERT INTO catalogue.category_stats (category_key, name, podcast_count, known, low_sum, high_sum)
       SELECT key, coalesce($1::jsonb ->> key, key), shows, 0, 0, 0 FROM (${COUNTED}) counted
       ON CONFLICT (category_key) DO UPDATE SET podcast_count = EXCLUDED.podcast_count`,
      [JSON.stringify(Object.fromEntries(names))],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(
      `UPDATE catalogue.category_stats SET podcast_count = living FROM (${COUNTED}) counted WHERE key = category_key`,
    );
    await runner.query("DELETE FROM catalogue.category_stats WHERE podcast_count = 0");
  }
}
