import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Which shows share a feed, a number at Apple, or title and author is answered by indexes alone: an import asks it of every show
 * that it changes, and the rows lie all over gigabytes.
 */
const INDEXES = `
DROP INDEX catalogue.podcasts_feed, catalogue.podcasts_itunes, catalogue.podcasts_title_key;
CREATE INDEX podcasts_feed ON catalogue.podcasts (feed_identity) INCLUDE (position);
CREATE INDEX podcasts_itunes ON catalogue.podcasts (itunes_id) INCLUDE (position);
CREATE INDEX podcasts_title_key ON catalogue.podcasts (title_key, position) INCLUDE (host_key);
`;

const BEFORE = `
DROP INDEX catalogue.podcasts_feed, catalogue.podcasts_itunes, catalogue.podcasts_title_key;
CREATE INDEX podcasts_feed ON catalogue.podcasts (feed_identity);
CREATE INDEX podcasts_itunes ON catalogue.podcasts (itunes_id);
CREATE INDEX podcasts_title_key ON catalogue.podcasts (title_key, position);
`;

export class IdentitiesByIndex1700000000017 implements MigrationInterface {
  name = "IdentitiesByIndex1700000000017";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BEFORE);
  }
}
