import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import type pg from "pg";
import type { Archive } from "../archive/archive-reader.js";
import type { ArchivedTable } from "../archive/manifest.js";
import { PARTS } from "../tables/backup-sections.js";
import { RowMeter, RowSum, rowsInto, sumOf } from "../tables/copied-rows.js";
import { allTables, fullName, quoted, type TableFacts } from "../tables/table-facts.js";
import { withoutIndexes } from "../tables/without-indexes.js";

/**
 * Writes the rows of an archive into a new database that has the archive's schema, then reads them back. The rows in the archive
 * must match the manifest, and the rows in each table must match those in the archive.
 */
export async function loadArchive(
  client: pg.Client,
  archive: Archive,
  progress: (table: ArchivedTable) => void,
): Promise<void> {
  const facts = await allTables(client);
  const tables = archive.manifest.tables.map((table) => ({ table, target: targetOf(table, facts) }));
  for (const { target } of tables) await removeRows(client, fullName(target));
  await withoutIndexes(
    client,
    tables.map(({ target }) => target),
    async () => {
      for (const { table, target } of tables) {
        await loadTable(client, archive, table, target);
        progress(table);
      }
    },
  );
}

/** Removes rows that migrations inserted. Skips empty tables, because append-only ones refuse even that. */
async function removeRows(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ filled: boolean }>(`SELECT EXISTS (SELECT FROM ${table}) AS filled`);
  if (rows[0]?.filled) await client.query(`DELETE FROM ${table}`);
}

async function loadTable(client: pg.Client, archive: Archive, table: ArchivedTable, target: TableFacts): Promise<void> {
  for (const month of table.parts) await makePart(client, table, month);
  const [read, sent] = [new RowMeter(), new RowSum()];
  await pipeline(archive.compressedRows(table), createZstdDecompress(), read, sent, rowsInto(client, target));
  for (const [column, last] of Object.entries(table.counters)) {
    await client.query("SELECT setval(pg_get_serial_sequence($1, $2)::regclass, $3)", [fullName(target), column, last]);
  }
  const stored = await sumOf(client, target);
  if (read.rows !== table.rows || read.sha256 !== table.sha256 || stored !== sent.text) {
    throw new Error(`${table.name} was not restored correctly: ${stored}, not ${sent.text} of ${table.rows} rows.`);
  }
}

/** The new database's table for an archived one. Throws if their columns differ. */
function targetOf({ name, columns }: ArchivedTable, facts: readonly TableFacts[]): TableFacts {
  const target = facts.find((table) => table.schema === "public" && table.name === name);
  if (!target || target.columns.toSorted().join() !== columns.toSorted().join()) {
    throw new Error(`The archive's table ${name} does not match the schema that its migrations create.`);
  }
  return { ...target, columns };
}

async function makePart(client: pg.Client, { name }: ArchivedTable, month: string): Promise<void> {
  const make = PARTS[name]?.make;
  if (make === undefined)
    throw new Error(`The archive's table ${name} has partitions that this version of Earshot does not know.`);
  await client.query(`SELECT ${quoted(make)}($1)`, [month]);
}
