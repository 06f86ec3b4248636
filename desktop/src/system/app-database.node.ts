import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The migrations of the app's tables, in order. A released step must never be edited. */
const STEPS: readonly string[] = [
  `CREATE TABLE drafts (
     id TEXT PRIMARY KEY, owner TEXT, fields TEXT NOT NULL, version INTEGER NOT NULL, changed_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX drafts_by_change ON drafts (owner, changed_at);
   CREATE TABLE draft_versions (
     draft_id TEXT NOT NULL REFERENCES drafts ON DELETE CASCADE, version INTEGER NOT NULL,
     fields TEXT NOT NULL, changed_at INTEGER NOT NULL, PRIMARY KEY (draft_id, version)
   ) STRICT;`,
  `CREATE TABLE outbox (
     key TEXT PRIMARY KEY, body TEXT NOT NULL, title TEXT NOT NULL, draft_id TEXT,
     owner TEXT, made_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL,
     refusal TEXT
   ) STRICT;`,
  `CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
  `CREATE TABLE list_copies (owner TEXT PRIMARY KEY, lists TEXT NOT NULL) STRICT;
   CREATE TABLE list_edits (number INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, id TEXT NOT NULL, edit TEXT NOT NULL) STRICT;
   CREATE TABLE list_conflicts (number INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, text TEXT NOT NULL) STRICT;`,
  // Drafts and briefs belong to a server. Older ones are assigned to the chosen server when the app starts (`adoptRows`).
  `ALTER TABLE outbox ADD COLUMN server TEXT NOT NULL DEFAULT '';
   ALTER TABLE outbox ADD COLUMN account TEXT;
   ALTER TABLE drafts RENAME TO drafts_before;
   ALTER TABLE draft_versions RENAME TO versions_before;
   CREATE TABLE drafts (
     server TEXT NOT NULL, id TEXT NOT NULL, owner TEXT, fields TEXT NOT NULL, version INTEGER NOT NULL,
     changed_at INTEGER NOT NULL, PRIMARY KEY (server, id)
   ) STRICT;
   CREATE TABLE draft_versions (
     server TEXT NOT NULL, draft_id TEXT NOT NULL, version INTEGER NOT NULL, fields TEXT NOT NULL,
     changed_at INTEGER NOT NULL, PRIMARY KEY (server, draft_id, version),
     FOREIGN KEY (server, draft_id) REFERENCES drafts ON DELETE CASCADE ON UPDATE CASCADE
   ) STRICT;
   INSERT INTO drafts SELECT '', id, owner, fields, version, changed_at FROM drafts_before;
   INSERT INTO draft_versions SELECT '', draft_id, version, fields, changed_at FROM versions_before;
   DROP TABLE versions_before;
   DROP TABLE drafts_before;
   CREATE INDEX drafts_by_change ON drafts (server, owner, changed_at);`,
];

/**
 * Opens the database of drafts, unsent requests and settings. A committed transaction is on disk and survives `kill -9` and a power
 * failure. Throws if the file was created by a newer version of the app.
 */
export function openAppDatabase(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000",
  );
  const { user_version: done } = database.prepare("PRAGMA user_version").get() as { user_version: number };
  if (done > STEPS.length) {
    database.close();
    throw new Error(`${file} was made by a newer version of the app.`);
  }
  for (const [at, step] of STEPS.entries()) {
    if (at < done) continue;
    inTransaction(database, () => database.exec(`${step} PRAGMA user_version = ${at + 1}`));
  }
  return database;
}

/** An account of a server, as the owner of what this device keeps. */
export const ownerAt = (user: string, server: string): string => `${user} ${server}`;

/** Assigns drafts and briefs from earlier versions of the app to the server that was used then. Lists follow in `ListCopy.adopt`. */
export function adoptRows(database: DatabaseSync, server: string): void {
  inTransaction(database, () => {
    for (const table of ["drafts", "outbox"]) {
      database.prepare(`UPDATE ${table} SET server = ? WHERE server = ''`).run(server);
    }
  });
}

export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
