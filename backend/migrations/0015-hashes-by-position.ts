import type { QueryRunner } from "typeorm";

/**
 * The identity of every stored show, in position order and separate from the rows: an import reads all of these first, and the rows
 * of five million shows are gigabytes.
 */
export class HashesByPosition1700000000015 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(
      "CREATE INDEX podcasts_source_hashes ON catalogue.podcasts (position) INCLUDE (source_hash) WHERE source_hash IS NOT NULL",
    );
    await runner.query(
      "CREATE INDEX podcasts_facts_hashes ON catalogue.podcasts (position) INCLUDE (facts_hash) WHERE source_hash IS NULL",
    );
  }
}
