import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { SteadyClient } from "../../database/steady-client.js";
import { quoted } from "../tables/table-facts.js";
import { serverUrl } from "./side-database.js";

/** The connection was lost during the exchange. */
export class ExchangeUnknown extends Error {}

/** Milliseconds between two rounds of closing connections. */
const ROUND = 50;
/** How often PostgreSQL's own wait, which takes five seconds, may time out. */
const TRIES = 6;

/**
 * Renames `present` to `aside`, and `next` to `present`, in one transaction: there is always exactly one database with that name.
 * PostgreSQL waits for the last connections to close, and new ones wait for the rename; meanwhile, this function closes the
 * remaining ones. The service reconnects by itself. If it rejects, nothing was renamed, unless with ExchangeUnknown.
 */
export async function swapDatabases(
  server: pg.Client,
  url: string,
  { present, next, aside }: { readonly present: string; readonly next: string; readonly aside: string },
): Promise<void> {
  const ending = new SteadyClient({ connectionString: serverUrl(url), application_name: "earshot-restore" });
  await ending.connect();
  let renamed = false;
  const end = async () => {
    while (!renamed) {
      await ending.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = ANY($1) AND backend_type = 'client backend' AND usename = current_user`,
        [[present, next]],
      );
      await pause(ROUND);
    }
  };
  // If it fails, connections remain, and PostgreSQL refuses the renaming.
  const ended = end().catch(() => undefined);
  try {
    for (let left = TRIES; ; left -= 1) {
      const failure = await rename(server, present, next, aside);
      if (failure === undefined) return;
      if (failure.code !== "55006" || left === 0) throw failure;
    }
  } finally {
    renamed = true;
    await ended;
    await ending.end().catch(() => undefined);
  }
}

async function rename(
  server: pg.Client,
  present: string,
  next: string,
  aside: string,
): Promise<pg.DatabaseError | undefined> {
  await server.query("BEGIN");
  try {
    await server.query(`ALTER DATABASE ${quoted(present)} RENAME TO ${quoted(aside)}`);
    await server.query(`ALTER DATABASE ${quoted(next)} RENAME TO ${quoted(present)}`);
    await server.query("COMMIT");
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    await server.query("ROLLBACK").catch(() => {
      throw new ExchangeUnknown(
        `${message}\nIt is not known whether the data was restored. It was if there is a database named ${aside}.`,
        { cause: error },
      );
    });
    return error as pg.DatabaseError;
  }
}
