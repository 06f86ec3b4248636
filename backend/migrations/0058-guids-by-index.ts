import type { QueryRunner } from "typeorm";

/** Lets programs look up shows by their `podcast:guid`, in upper or lower case. */
export class GuidsByIndex1700000000058 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    // Not partial: PostgreSQL keeps no statistics of an expression in a partial index, and would then read all shows in
    // order.
    await runner.query("CREATE INDEX podcasts_guid ON catalogue.podcasts (lower(podcast_guid))");
    await runner.query("ANALYZE catalogue.podcasts");
  }
}
