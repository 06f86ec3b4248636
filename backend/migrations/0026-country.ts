import type { QueryRunner } from "typeorm";

/** The country of a show. It is filled in when the sources are read again. */
export class Country1700000000026 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query('ALTER TABLE catalogue.podcasts ADD COLUMN country text COLLATE "C"');
  }
}
