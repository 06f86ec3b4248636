import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import type pg from "pg";
import { MIGRATION_LOCK } from "../../database/migrate.js";
import { ArchiveWriter } from "../archive/archive-writer.js";
import { type ArchivedTable, FORMAT, type Manifest } from "../archive/manifest.js";
import { removeInterrupted } from "../archive/backup-folder.js";
import { PARTS } from "../tables/backup-sections.js";
import { RowMeter, rowsOf } from "../tables/copied-rows.js";
import { copyConnection, onSnapshot } from "../tables/copy-connection.js";
import { appliedMigrations } from "../tables/applied-migrations.js";
import { fullName, quoted, type TableFacts, tablesOf } from "../tables/table-facts.js";

/** An arbitrary number. If several backups of a database start at the same time, one runs and the others are refused. */
const BACKUP_LOCK = 720_046;

type BackupProgress = { readonly table: string; readonly rows: number; readonly bytes: number };

export type WrittenBackup = { readonly tables: number; readonly rows: number; readonly bytes: number };

type Options = {
  readonly progress?: (step: BackupProgress) => void;
  /** Called once no other process can be writing a backup: another process may have written one just before. */
  readonly stillDue?: () => Promise<boolean>;
};

/** Another process is writing a backup of the same database, or has just written one. */
export class BackupUnderWay extends Error {
  constructor() {
    super("Another backup of this database is being written.");
  }
}

/**
 * Writes all data about people into one file, as of one moment, while others continue to read and write. An incomplete file never
 * has the final name.
 */
export async function writeBackup(
  databaseUrl: string,
  file: string,
  product: string,
  { progress = () => undefined, stillDue = async () => true }: Options = {},
): Promise<WrittenBackup> {
  const client = await copyConnection(databaseUrl);
  try {
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [BACKUP_LOCK]);
    if (!rows[0]?.mine || !(await stillDue())) throw new BackupUnderWay();
    // Waits for a running schema change; a later change waits until the rows have been read.
    await client.query("SELECT pg_advisory_lock_shared($1)", [MIGRATION_LOCK]);
    await removeInterrupted(dirname(file));
    const archive = await ArchiveWriter.create(file);
    try {
      return await onSnapshot(client, () => fill(client, archive, product, progress));
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function fill(
  client: pg.Client,
  archive: ArchiveWriter,
  product: string,
  progress: (step: BackupProgress) => void,
): Promise<WrittenBackup> {
  const createdAt = new Date().toISOString();
  const migrations = await appliedMigrations(client);
  if (migrations.length === 0) throw new Error("This is not an Earshot database: there is nothing to back up.");
  const tables: ArchivedTable[] = [];
  for (const table of await tablesOf(client, "archived")) {
    const written = await addTable(client, archive, table);
    tables.push(written);
    progress({ table: table.name, rows: written.rows, bytes: archive.size });
  }
  const { rows: version } = await client.query<{ server_version: string }>("SHOW server_version");
  const manifest: Manifest = {
    format: FORMAT,
    product,
    server: version[0]?.server_version ?? "",
    createdAt,
    migrations: [...migrations],
    catalogue: await catalogueSource(client),
    tables,
  };
  await archive.finish(manifest);
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), bytes: archive.size };
}

async function addTable(client: pg.Client, archive: ArchiveWriter, table: TableFacts): Promise<ArchivedTable> {
  const meter = new RowMeter();
  const member = `tables/${table.name}.copy.zst`;
  const written = await archive.add(member, (into) =>
    pipeline(rowsOf(client, table), meter, createZstdCompress(), into),
  );
  return {
    name: table.name,
    columns: [...table.columns],
    rows: meter.rows,
    sha256: meter.sha256,
    member,
    ...written,
    counters: await counters(client, table),
    parts: await parts(client, table),
  };
}

async function counters(client: pg.Client, table: TableFacts): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const column of table.counted) {
    const { rows } = await client.query<{ last: string | null }>(
      "SELECT pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass)::text AS last",
      [fullName(table), column],
    );
    if (rows[0]?.last) found[column] = rows[0].last;
  }
  return found;
}

async function parts(client: pg.Client, table: TableFacts): Promise<string[]> {
  const by = PARTS[table.name]?.by;
  if (by === undefined) return [];
  const { rows } = await client.query<{ month: Date }>(
    `SELECT DISTINCT date_trunc('month', ${quoted(by)}, 'UTC') AS month FROM ${fullName(table)} ORDER BY 1`,
  );
  return rows.map(({ month }) => month.toISOString());
}

/** The source of the catalogue, which is not in the archive. */
async function catalogueSource(client: pg.Client): Promise<Manifest["catalogue"]> {
  const { rows } = await client.query<{ source: string; podcasts: number }>(
    "SELECT source, podcasts FROM catalogue.info LIMIT 1",
  );
  return rows[0];
}
