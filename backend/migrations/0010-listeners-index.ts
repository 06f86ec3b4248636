import type { MigrationInterface, QueryRunner } from "typeorm";

/** Shows with a large audience are few: a filter by listeners must not look at all others. */
export class ListenersIndex1700000000010 implements MigrationInterface {
  name = "ListenersIndex1700000000010";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("CREATE INDEX podcasts_by_listeners ON catalogue.podcasts (listeners_high, listeners_low)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX catalogue.podcasts_by_listeners");
  }
}
