import type { QueryRunner } from "typeorm";

/** Few shows have a large audience: a filter by listeners should not have to read all others. */
export class ListenersIndex1700000000010 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("CREATE INDEX podcasts_by_listeners ON catalogue.podcasts (listeners_high, listeners_low)");
  }
}
