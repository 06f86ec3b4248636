import type pg from "pg";
import { migrate } from "../../database/migrate.js";
import { giveRoleSettings } from "../../database/role-settings.js";
import { newer, openArchive } from "../archive/archive-reader.js";
import { appliedMigrations } from "../tables/applied-migrations.js";
import { copyConnection } from "../tables/copy-connection.js";
import { allTables } from "../tables/table-facts.js";
import { copyCatalogue } from "./copy-catalogue.js";
import { loadArchive } from "./load-archive.js";
import { knownMigrations, schemaAt } from "./schema-at.js";
import {
  beforeName,
  createEmptyCopy,
  databaseName,
  databasesBefore,
  dropDatabase,
  restoringName,
  serverConnection,
  sibling,
} from "./side-database.js";
import { swapDatabases } from "./swap-databases.js";

export type Restored = {
  readonly tables: number;
  readonly rows: number;
  readonly createdAt: string;
  /** undefined if the catalogue was copied too; otherwise a sentence about how to get it. */
  readonly catalogue: string | undefined;
  /** The new name of the previous database; undefined if that was empty and could be dropped. */
  readonly before: string | undefined;
};

/**
 * Restores an archive: creates a new database beside the present one, fills it, checks it, migrates it, and only then swaps their
 * names. If it fails, the present one is unchanged, unless the error is an ExchangeUnknown.
 */
export async function restoreBackup(
  databaseUrl: string,
  file: string,
  say: (line: string) => void = () => undefined,
  /** The address that the service uses, which may be a pooler's. */
  serviceUrl = databaseUrl,
): Promise<Restored> {
  const archive = await openArchive(file);
  const { manifest } = archive;
  const unknown = manifest.migrations.filter((name) => !knownMigrations().includes(name));
  if (unknown.length > 0) throw newer(file, `its schema has ${unknown.join(", ")}`);
  say(`${file} is intact: ${manifest.tables.length} tables as of ${manifest.createdAt}.`);

  const present = databaseName(databaseUrl);
  const next = restoringName(present);
  const nextUrl = sibling(databaseUrl, next);
  const server = await serverConnection(databaseUrl);
  try {
    await createEmptyCopy(server, next, present);
    try {
      await schemaAt(nextUrl, manifest.migrations);
      const first = await fill(databaseUrl, nextUrl, async (from, to) => {
        await loadArchive(to, archive, ({ name, rows }) => say(`  ${name}: ${rows} rows`));
        return copyCatalogue(from, to, (name, rows) => say(`  ${name}: ${rows} rows, from the current database`));
      });
      await migrate(nextUrl);
      // The archive may be older than the present database.
      const carried =
        first === "other schema"
          ? await fill(databaseUrl, nextUrl, (from, to) =>
              copyCatalogue(from, to, (name, rows) => say(`  ${name}: ${rows} rows, from the current database`)),
            )
          : first;
      await giveRoleSettings({ databaseUrl: sibling(serviceUrl, next), directUrl: nextUrl });
      const used = await isUsed(databaseUrl);
      const aside = beforeName(present, new Date());
      await swapDatabases(server, databaseUrl, { present, next, aside });
      // From here on, the data is restored, whatever happens.
      const kept = used || (await dropDatabase(server, aside).then(() => false, () => true)); // prettier-ignore
      return {
        tables: manifest.tables.length,
        rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        createdAt: manifest.createdAt,
        catalogue: carried === "done" ? undefined : missingCatalogue(manifest.catalogue?.source, carried),
        before: kept ? aside : undefined,
      };
    } catch (error) {
      await dropDatabase(server, next).catch(() => undefined);
      throw error;
    }
  } finally {
    await server.end().catch(() => undefined);
  }
}

/** Drops the databases that restores set aside, and reports each. Returns their names. Throws at the end if some remain. */
export async function forgetBefore(
  databaseUrl: string,
  deleted: (name: string) => void = () => undefined,
): Promise<readonly string[]> {
  const server = await serverConnection(databaseUrl);
  try {
    const names = await databasesBefore(server, databaseName(databaseUrl));
    const failures: string[] = [];
    for (const name of names) {
      await dropDatabase(server, name).then(
        () => deleted(name),
        ({ message }: Error) => failures.push(`${name} is not deleted: ${message}`),
      );
    }
    if (failures.length > 0) throw new Error(failures.join("\n"));
    return names;
  } finally {
    await server.end().catch(() => undefined);
  }
}

async function fill<Result>(
  fromUrl: string,
  toUrl: string,
  work: (from: pg.Client, to: pg.Client) => Promise<Result>,
): Promise<Result> {
  const from = await copyConnection(fromUrl);
  const to = await copyConnection(toUrl).catch(async (error: unknown) => {
    await from.end();
    throw error;
  });
  try {
    return await work(from, to);
  } finally {
    await Promise.allSettled([from.end(), to.end()]);
  }
}

/** Whether a database contains migrations or tables. */
async function isUsed(url: string): Promise<boolean> {
  const client = await copyConnection(url);
  try {
    return (await appliedMigrations(client)).length > 0 || (await allTables(client)).length > 0;
  } finally {
    await client.end();
  }
}

function missingCatalogue(source: string | undefined, why: "other schema" | "import"): string {
  const from = source === undefined || source === "local" ? "" : ` It came from: ${source}.`;
  const reason = why === "import" ? "an import was running" : "there was none to copy";
  return `The catalogue is empty, because ${reason}: import it again with npm run import.${from}`;
}
