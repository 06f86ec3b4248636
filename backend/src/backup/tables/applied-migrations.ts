import type { ClientBase } from "pg";

/** Names of the migrations that a database has, oldest first; empty for an unused database. */
export async function appliedMigrations(client: ClientBase): Promise<readonly string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('public.migrations') IS NOT NULL AS there",
  );
  if (!found[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY timestamp, id");
  return rows.map(({ name }) => name);
}
