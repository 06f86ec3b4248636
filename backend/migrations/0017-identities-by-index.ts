import type { MigrationInterface, QueryRunner } from "typeorm";

const BEFORE = {
  podcasts_feed: "(feed_identity)",
  podcasts_itunes: "(itunes_id)",
  podcasts_title_key: "(title_key, position)",
};
const AFTER = {
  podcasts_feed: "(feed_identity) INCLUDE (position)",
  podcasts_itunes: "(itunes_id) INCLUDE (position)",
  podcasts_title_key: "(title_key, position) INCLUDE (host_key)",
};

/**
 * Which shows share a feed, a number at Apple, or title and author is answered by indexes alone: an import asks it of every show
 * that it changes, and the rows lie all over gigabytes.
 */
export class IdentitiesByIndex1700000000017 implements MigrationInterface {
  name = "IdentitiesByIndex1700000000017";

  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, BEFORE);
  }
}

/** Readers go on while the new ones are made, for seconds with millions of shows, and wait only while names change. */
async function replace(runner: QueryRunner, indexes: Readonly<Record<string, string>>): Promise<void> {
  await runner.query("SET LOCAL lock_timeout = '3s'");
  for (const [name, columns] of Object.entries(indexes))
    await runner.query(`CREATE INDEX ${name}_next ON catalogue.podcasts ${columns}`);
  for (const name of Object.keys(indexes)) {
    await runner.query(`DROP INDEX catalogue.${name}`);
    await runner.query(`ALTER INDEX catalogue.${name}_next RENAME TO ${name}`);
  }
}
