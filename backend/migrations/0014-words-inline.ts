import type { MigrationInterface, QueryRunner } from "typeorm";

const WORDS = ["title_words", "host_words", "topic_words"] as const;
const TABLES = [
  "podcasts",
  "podcasts_tier1",
  "podcasts_tier2",
  "podcasts_tier3",
  "podcasts_tier4",
  "podcasts_tier5",
] as const;

/**
 * Rows of more than two kilobytes lay their largest columns aside. A search looks at the words of a thousand shows, at the
 * description of none: so the descriptions go, and the words stay in the row, where reading them costs one page and not
 * eight. Holds for rows that are written from now on.
 */
export class WordsInline1700000000014 implements MigrationInterface {
  name = "WordsInline1700000000014";

  async up(runner: QueryRunner): Promise<void> {
    await setStorage(runner, "MAIN");
  }

  async down(runner: QueryRunner): Promise<void> {
    await setStorage(runner, "EXTENDED");
  }
}

async function setStorage(runner: QueryRunner, storage: string): Promise<void> {
  await runner.query("SET LOCAL lock_timeout = '3s'");
  for (const table of TABLES)
    for (const column of WORDS)
      await runner.query(`ALTER TABLE catalogue.${table} ALTER COLUMN ${column} SET STORAGE ${storage}`);
}
