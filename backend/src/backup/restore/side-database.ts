import pg from "pg";
import { SteadyClient } from "../../database/steady-client.js";
import { quoted } from "../tables/table-facts.js";

/** The URL of another database on the same server. */
export function sibling(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
}

export const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The URL of a database on the same server that is never renamed. */
export const serverUrl = (url: string): string =>
  sibling(url, databaseName(url) === "postgres" ? "template1" : "postgres");

/** PostgreSQL truncates longer names. */
const NAME_MAX = 63;
const RESTORING = "_restoring";
const BEFORE = "_before_";

export const restoringName = (name: string): string => `${name.slice(0, NAME_MAX - RESTORING.length)}${RESTORING}`;

const beforePrefix = (name: string): string => `${name.slice(0, NAME_MAX - BEFORE.length - 15)}${BEFORE}`;

/** The new name of the present database after a restore: "earshot_before_20261122t020000". */
export function beforeName(name: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]/g, "").slice(0, 15).toLowerCase();
  return `${beforePrefix(name)}${stamp}`;
}

/**
 * Opens a connection to the server's maintenance database, because a restore renames the product's own. Holds a lock, so that only
 * one restore runs at a time.
 */
export async function serverConnection(url: string): Promise<pg.Client> {
  const client = new SteadyClient({
    connectionString: serverUrl(url),
    application_name: "earshot-restore",
    connectionTimeoutMillis: 60_000,
  });
  await client.connect();
  const key = `earshot restore of ${databaseName(url)}`;
  const { rows } = await client.query<{ mine: boolean }>(
    "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine",
    [key],
  );
  if (!rows[0]?.mine) {
    await client.end();
    throw new Error("Another restore of this database is running.");
  }
  return client;
}

/** Creates an empty database with the encoding and collation of another one. First removes what an interrupted restore left behind. */
export async function createEmptyCopy(server: pg.Client, name: string, model: string): Promise<void> {
  await dropDatabase(server, name);
  const { rows } = await server.query<{ clause: string }>(
    `SELECT format('ENCODING %L LC_COLLATE %L LC_CTYPE %L LOCALE_PROVIDER %s %s', pg_encoding_to_char(encoding), datcollate,
       datctype, CASE datlocprovider WHEN 'i' THEN 'icu' WHEN 'b' THEN 'builtin' ELSE 'libc' END,
       CASE datlocprovider WHEN 'i' THEN format('ICU_LOCALE %L', locale) WHEN 'b' THEN format('BUILTIN_LOCALE %L', locale)
         ELSE '' END) AS clause
     FROM (SELECT d.*, coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') AS locale
       FROM pg_database d WHERE datname = $1) d`,
    [model],
  );
  try {
    await server.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0 ${rows[0]?.clause ?? ""}`);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== "42501") throw error;
    throw new Error("The role in DATABASE_URL cannot create databases. Give it CREATEDB for the restore.", {
      cause: error,
    });
  }
}

export async function dropDatabase(server: pg.Client, name: string): Promise<void> {
  await server.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
}

/** Databases that earlier restores set aside, oldest first. */
export async function databasesBefore(server: pg.Client, name: string): Promise<readonly string[]> {
  const { rows } = await server.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1) ORDER BY datname",
    [beforePrefix(name)],
  );
  return rows.map((row) => row.name);
}
