import type pg from "pg";
import { SteadyClient } from "../../database/steady-client.js";

/** Fixed formats for values and the physical order of rows, so that equal rows give the same bytes everywhere. */
const SETTINGS = {
  statement_timeout: "0",
  idle_in_transaction_session_timeout: "0",
  client_encoding: "UTF8",
  TimeZone: "UTC",
  DateStyle: "ISO",
  IntervalStyle: "iso_8601",
  bytea_output: "hex",
  extra_float_digits: "1",
  synchronize_seqscans: "off",
  max_parallel_workers_per_gather: "0",
  enable_indexscan: "off",
  enable_indexonlyscan: "off",
  enable_bitmapscan: "off",
  jit: "off",
};

/** A separate connection for long copies. Connecting takes at most a minute. */
export async function copyConnection(url: string): Promise<pg.Client> {
  const client = new SteadyClient({
    connectionString: url,
    application_name: "earshot-backup",
    connectionTimeoutMillis: 60_000,
  });
  await client.connect();
  for (const [name, value] of Object.entries(SETTINGS)) {
    await client.query("SELECT set_config($1, $2, false)", [name, value]);
  }
  return client;
}

/** Runs `work` on one snapshot of the database, while others continue to read and write. */
export async function onSnapshot<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  try {
    return await work();
  } finally {
    await client.query("ROLLBACK").catch(() => undefined);
  }
}
