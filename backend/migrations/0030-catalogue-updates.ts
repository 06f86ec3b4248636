import type { MigrationInterface, QueryRunner } from "typeorm";

/** When the catalogue was last updated by itself (`CATALOGUE_UPDATE`), for all processes together. */
export class CatalogueUpdates1700000000030 implements MigrationInterface {
  name = "CatalogueUpdates1700000000030";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE TABLE catalogue_updates (last_at timestamptz NOT NULL)");
    await runner.query("INSERT INTO catalogue_updates VALUES ('-infinity')");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE catalogue_updates");
  }
}
