import type { MigrationInterface, QueryRunner } from "typeorm";

/** With more shows the indexes are left for the next catalogue that is built, which has them as they are here. */
const FEW = 100_000;

const COLUMNS = ["title_words", "host_words", "topic_words"] as const;

/**
 * Word indexes collect the entries of new rows (`fastupdate`, PostgreSQL's default): only imports write, which sort in what they
 * left, and switching it on for an import alone would lock readers out.
 */
export class WordsCollected1700000000018 implements MigrationInterface {
  name = "WordsCollected1700000000018";

  async up(runner: QueryRunner): Promise<void> {
    await recreate(runner, "");
  }

  async down(runner: QueryRunner): Promise<void> {
    await recreate(runner, "WITH (fastupdate = off)");
  }
}

async function recreate(runner: QueryRunner, options: string): Promise<void> {
  await runner.query("SET LOCAL lock_timeout = '3s'");
  const [info] = (await runner.query("SELECT podcasts FROM catalogue.info")) as { podcasts: number }[];
  if ((info?.podcasts ?? 0) > FEW) return;
  for (const column of COLUMNS) {
    const name = `podcasts_${column}`;
    await runner.query(`CREATE INDEX ${name}_next ON catalogue.podcasts USING gin (${column}, labels) ${options}`);
    await runner.query(`DROP INDEX catalogue.${name}`);
    await runner.query(`ALTER INDEX catalogue.${name}_next RENAME TO ${name}`);
  }
}
