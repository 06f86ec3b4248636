import { DataSource } from "typeorm";
import { dataSourceOptions } from "./data-source.js";

const POOLER =
  "The database is reached through a pooler, which keeps neither locks nor settings: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.";

/**
 * Connects to PostgreSQL itself. Throws an error with a readable message if there is a pooler in between, because two owners can
 * hold the same lock through a pooler. A pooler refuses our settings, or drops them if configured to ignore them.
 */
export async function directDatabase(
  url: string,
  options: { readonly statementTimeout?: number; readonly poolSize: number },
): Promise<DataSource> {
  const dataSource = await new DataSource(dataSourceOptions(url, options)).initialize().catch((error: unknown) => {
    throw /unsupported startup parameter/.test(String(error)) ? new Error(POOLER, { cause: error }) : error;
  });
  const [row] = await dataSource.query<{ direct: string | null }[]>(
    "SELECT current_setting('earshot.direct', true) AS direct",
  );
  if (row?.direct === "on") return dataSource;
  await dataSource.destroy();
  throw new Error(POOLER);
}
