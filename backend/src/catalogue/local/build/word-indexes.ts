import type { ClientBase } from "pg";
import { LIVE } from "./generation.js";

/** Kilobytes of index entries that are collected before they are sorted into a word index together. */
const COLLECTED = 8_192;

/**
 * Word indexes collect the entries of new rows and sort them in many at a time, which is far quicker than one by one. Searches
 * look through what is collected: so it is little, and nothing is left of it where this is called at the end.
 */
export async function sortInCollected(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `SELECT i.indexrelid::regclass::text AS index FROM pg_inherits t JOIN pg_index i ON i.indrelid = t.inhrelid
       JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
     WHERE t.inhparent = '${LIVE}.podcasts'::regclass AND a.amname = 'gin'`,
  );
  for (const { index } of rows) await client.query("SELECT gin_clean_pending_list($1::regclass)", [index]);
}

/** Bounds what this connection lets the word indexes collect. */
export async function collectLittle(client: ClientBase): Promise<void> {
  await client.query(`SET gin_pending_list_limit = ${COLLECTED}`);
}
