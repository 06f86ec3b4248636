import type { MigrationInterface, QueryRunner } from "typeorm";

const COLUMNS = ["title_words", "host_words", "topic_words"] as const;
const TABLES = [
  "podcasts",
  "podcasts_tier1",
  "podcasts_tier2",
  "podcasts_tier3",
  "podcasts_tier4",
  "podcasts_tier5",
] as const;

/**
 * No statistics of the words: a search names its words up to twenty times, in every tier, and the planner looked up a thousand
 * frequent words each time, which took longer than most searches. What it found out made no difference: a search always
 * goes by the word index and decides with the vocabulary how far it reads. Statistics that are there stay until the next
 * catalogue is built.
 */
export class PlansWithoutWords1700000000016 implements MigrationInterface {
  name = "PlansWithoutWords1700000000016";

  async up(runner: QueryRunner): Promise<void> {
    await setStatistics(runner, "0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await setStatistics(runner, "DEFAULT");
  }
}

async function setStatistics(runner: QueryRunner, target: string): Promise<void> {
  await runner.query("SET LOCAL lock_timeout = '3s'");
  for (const table of TABLES)
    for (const column of COLUMNS)
      await runner.query(`ALTER TABLE catalogue.${table} ALTER COLUMN ${column} SET STATISTICS ${target}`);
}
