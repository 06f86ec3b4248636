import type pg from "pg";
import { openArchive } from "../archive/archive-reader.js";
import { copyCatalogue } from "../restore/copy-catalogue.js";
import { loadArchive } from "../restore/load-archive.js";
import { schemaAt } from "../restore/schema-at.js";
import { appliedMigrations } from "../tables/applied-migrations.js";
import { copyConnection } from "../tables/copy-connection.js";
import { fullName, type TableFacts, tablesOf } from "../tables/table-facts.js";
import { productVersion } from "../../shared/process/product-version.js";
import { writeBackup } from "../write/write-backup.js";

/**
 * Moves everything from one server to an empty database on another, even one with another major version. Writes a backup, restores
 * it, copies the catalogue from server to server, and compares the row counts of all tables. Throws if a count differs. Only reads
 * from the old server. The schema stays the same; the next start migrates it.
 */
export async function moveDatabase(
  fromUrl: string,
  toUrl: string,
  file: string,
  say: (line: string) => void,
): Promise<void> {
  const from = await copyConnection(fromUrl);
  try {
    const migrations = await appliedMigrations(from);
    if (migrations.length === 0) return say("The old database is empty.");
    const { rows } = await writeBackup(fromUrl, file, productVersion());
    say(`A backup of ${rows} rows is in ${file}.`);
    await schemaAt(toUrl, migrations);
    const to = await copyConnection(toUrl);
    try {
      await loadArchive(to, await openArchive(file), () => undefined);
      const carried = await copyCatalogue(from, to, (table, count) => say(`  ${table}: ${count} rows`));
      if (carried !== "done") throw new Error(`The catalogue could not be copied: ${carried}.`);
      const tables = [...(await tablesOf(from, "archived")), ...(await tablesOf(from, "rebuilt"))];
      for (const table of tables) await compare(from, to, table);
      say(`${tables.length} tables have as many rows as before.`);
    } finally {
      await to.end();
    }
  } finally {
    await from.end();
  }
}

async function compare(from: pg.Client, to: pg.Client, table: TableFacts): Promise<void> {
  const [before, after] = [await count(from, table), await count(to, table)];
  if (before !== after) throw new Error(`${fullName(table)} had ${before} rows and has ${after}.`);
}

async function count(client: pg.Client, table: TableFacts): Promise<string | undefined> {
  const { rows } = await client.query<{ n: string }>(`SELECT count(*) AS n FROM ${fullName(table)}`);
  return rows[0]?.n;
}
