import type { QueryRunner } from "typeorm";

/** When the catalogue last updated itself (`CATALOGUE_UPDATE`), across all processes. */
export class CatalogueUpdates1700000000030 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE TABLE catalogue_updates (last_at timestamptz NOT NULL)");
    await runner.query("INSERT INTO catalogue_updates VALUES ('-infinity')");
  }
}
