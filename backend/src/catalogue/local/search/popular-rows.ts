import type { DataSource } from "typeorm";
import type { Tier } from "./tiers.js";

/** Tiers that are asked together: 250,000 shows. */
const SMALL_TIERS = 3;

/** The tiers in the portions in which they are asked. In small ones, the asking costs more than the answer. */
export function portionsOf(tiers: readonly Tier[]): (readonly Tier[])[] {
  const portions = [tiers.slice(0, SMALL_TIERS), ...tiers.slice(SMALL_TIERS).map((tier) => [tier])];
  return portions.filter((portion) => portion.length > 0);
}

/** The first rows that `select` gives of each tier, tier by tier; the later ones are not asked when there are enough. */
export async function rowsOf<Row extends { position: number }>(
  database: DataSource,
  tiers: readonly Tier[],
  { select, limit, values }: { select: (table: string) => string; limit: number; values: readonly string[] },
): Promise<Row[]> {
  const each = tiers.map(({ table }) => `(${select(table)} LIMIT ${limit})`).join(" UNION ALL ");
  const rows = await database.query<Row[]>(`SELECT * FROM (${each}) rows LIMIT ${limit}`, [...values]);
  return rows.sort((a, b) => a.position - b.position);
}

/** The most popular shows whose title or host begins with a key, found in the index before any is read. */
export function firstRows<Row extends { position: number }>(
  database: DataSource,
  tiers: readonly Tier[],
  { column, key, limit }: { column: "title_key" | "host_key"; key: string; limit: number },
): Promise<Row[]> {
  const select = (table: string) =>
    `SELECT id, title, author, owner, image_url, position FROM ${table} WHERE position IN (
       SELECT position FROM ${table} WHERE ${column} LIKE $1 ORDER BY position + 0 LIMIT ${limit}
     ) ORDER BY position`;
  return rowsOf(database, tiers, { select, limit, values: [`${key}%`] });
}
