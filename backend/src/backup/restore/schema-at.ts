import { DataSource } from "typeorm";
import { migrations } from "../../../migrations/migrations.js";
import { dataSourceOptions } from "../../database/data-source.js";

/** Names of the migrations that this program knows. */
export const knownMigrations = (): readonly string[] => migrations.map(({ name }) => name);

/** Migrates an empty database to the schema that these migrations produce. */
export async function schemaAt(databaseUrl: string, names: readonly string[]): Promise<void> {
  const wanted = migrations.filter(({ name }) => names.includes(name));
  const options = dataSourceOptions(databaseUrl, { statementTimeout: 0, poolSize: 2 });
  const dataSource = await new DataSource({ ...options, migrations: wanted }).initialize();
  try {
    await dataSource.runMigrations({ transaction: "each" });
  } finally {
    await dataSource.destroy();
  }
}
