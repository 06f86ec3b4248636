import type { QueryRunner } from "typeorm";
import { replaceIndexes } from "./replace-indexes.js";

const INDEXES = {
  podcasts_feed: "(feed_identity) INCLUDE (position)",
  podcasts_itunes: "(itunes_id) INCLUDE (position)",
  podcasts_title_key: "(title_key, position) INCLUDE (host_key)",
};

/**
 * Lets an import find the shows that share a feed, an Apple number, or title and author by indexes alone: it does this for every
 * changed show, and the rows are scattered over gigabytes.
 */
export class IdentitiesByIndex1700000000017 {
  async up(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, INDEXES);
  }
}
