import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { BUILD_LOCK } from "../../catalogue/local/write/catalogue-build.js";
import { appliedMigrations } from "../tables/applied-migrations.js";
import { RowMeter, rowsInto, rowsOf } from "../tables/copied-rows.js";
import { onSnapshot } from "../tables/copy-connection.js";
import { fullName, tablesOf } from "../tables/table-facts.js";
import { withoutIndexes } from "../tables/without-indexes.js";

/**
 * Copies the catalogue between two databases, directly from server to server, which saves an import. Returns "other schema" if
 * their schemas differ, and "import" if an import is running. The generation stays the same, so the search index files remain
 * valid.
 */
export async function copyCatalogue(
  from: pg.Client,
  to: pg.Client,
  progress: (table: string, rows: number) => void,
): Promise<"done" | "other schema" | "import"> {
  const [theirs, ours] = [await appliedMigrations(from), await appliedMigrations(to)];
  if (theirs.toSorted().join() !== ours.toSorted().join()) return "other schema";
  const { rows } = await from.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [BUILD_LOCK]);
  if (!rows[0]?.mine) return "import";
  const tables = await tablesOf(to, "rebuilt");
  await to.query(`TRUNCATE ${tables.map(fullName).join(", ")}`);
  await withoutIndexes(to, tables, () =>
    onSnapshot(from, async () => {
      for (const table of tables) {
        const meter = new RowMeter();
        await pipeline(rowsOf(from, table), meter, rowsInto(to, table));
        progress(`${table.schema}.${table.name}`, meter.rows);
      }
    }),
  );
  return "done";
}
