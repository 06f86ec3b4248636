import type { QueryRunner } from "typeorm";

/** Imports of lists find shows by feed and by Apple number. */
const INDEXES = `
CREATE INDEX podcasts_feed ON catalogue.podcasts (feed_identity);
CREATE INDEX podcasts_itunes ON catalogue.podcasts (itunes_id);
`;

export class Lookup1700000000008 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(INDEXES);
  }
}
