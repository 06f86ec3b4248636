import type { QueryRunner } from "typeorm";

/**
 * The shows that the search page lists before a search are found by time. The history is written in chronological order, so an
 * index of block ranges is enough: some kilobytes for millions of rows.
 */
export class ShowsOnTheSearchPage1700000000052 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("CREATE INDEX show_history_at ON show_history USING brin (at)");
    await runner.query("CREATE INDEX podcasts_created ON catalogue.podcasts (created_on) WHERE sinks = 0");
  }
}
