import type { MigrationInterface, QueryRunner } from "typeorm";
import { replaceIndexes } from "./replace-indexes.js";

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
    await replaceIndexes(runner, AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, BEFORE);
  }
}
