import type { MigrationInterface, QueryRunner } from "typeorm";

/** The day that a saved feed describes. It is filled in when the file is imported again. */
export class FactsAsOf1700000000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE catalogue.podcasts ADD COLUMN as_of bigint");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE catalogue.podcasts DROP COLUMN as_of");
  }
}
