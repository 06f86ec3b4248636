import type { QueryRunner } from "typeorm";

/** The word columns of shows, for migrations of their storage, statistics and indexes. */
export const WORD_COLUMNS = ["title_words", "host_words", "topic_words"] as const;

const TABLES = [
  "podcasts",
  "podcasts_tier1",
  "podcasts_tier2",
  "podcasts_tier3",
  "podcasts_tier4",
  "podcasts_tier5",
] as const;

/** Alters the word columns of the shows and all their tiers. `setting`: what follows ALTER COLUMN … SET. */
export async function setOnWords(runner: QueryRunner, setting: string): Promise<void> {
  await runner.query("SET LOCAL lock_timeout = '3s'");
  for (const table of TABLES)
    for (const column of WORD_COLUMNS)
      await runner.query(`ALTER TABLE catalogue.${table} ALTER COLUMN ${column} SET ${setting}`);
}
