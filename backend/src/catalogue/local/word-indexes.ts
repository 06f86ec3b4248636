import { setTimeout } from "node:timers/promises";
import type { ClientBase } from "pg";
import { LIVE } from "./generation.js";

/** Kilobytes of index entries that are collected before they are sorted into a word index together. */
const COLLECTED = 8_192;
/** Milliseconds that searches wait at most while an index is about to be changed, and how often that is tried. */
const PATIENCE_MS = 200;
const ATTEMPTS = 25;
const LOCK_NOT_AVAILABLE = "55P03";

/** The word indexes of the live tiers; `which`: a condition on their pg_class row. */
async function wordIndexes(client: ClientBase, which = "true"): Promise<string[]> {
  const { rows } = await client.query<{ index: string }>(
    `SELECT i.indexrelid::regclass::text AS index FROM pg_inherits t JOIN pg_index i ON i.indrelid = t.inhrelid
       JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
     WHERE t.inhparent = '${LIVE}.podcasts'::regclass AND a.amname = 'gin' AND ${which}`,
  );
  return rows.map(({ index }) => index);
}

/**
 * Lets the word indexes collect the entries of new rows, which are then sorted in many at a time: far quicker than one by
 * one. To change that, an index must be free for a moment, so it is done for itself and never within a transaction that goes
 * on. Where searches leave no gap an index stays as it is: slower to write, or slower to search until the next import.
 */
export async function beginCollecting(client: ClientBase): Promise<void> {
  await client.query(`SET gin_pending_list_limit = ${COLLECTED}`);
  await setCollecting(client, await wordIndexes(client), "on");
}

/** Sorts in what was collected, also by an import that was killed, and ends the collecting. */
export async function endCollecting(client: ClientBase): Promise<void> {
  const indexes = await wordIndexes(client, "'fastupdate=on' = ANY(c.reloptions)");
  await sortIn(client, indexes);
  await setCollecting(client, indexes, "off");
}

async function setCollecting(client: ClientBase, indexes: readonly string[], to: "on" | "off"): Promise<void> {
  await client.query(`SET lock_timeout = ${PATIENCE_MS}`);
  for (const index of indexes) await whenFree(client, `ALTER INDEX ${index} SET (fastupdate = ${to})`);
  await client.query("SET lock_timeout = 0");
}

/** Sorts in what the word indexes have collected. */
export async function sortInCollected(client: ClientBase): Promise<void> {
  await sortIn(client, await wordIndexes(client));
}

async function sortIn(client: ClientBase, indexes: readonly string[]): Promise<void> {
  for (const index of indexes) await client.query("SELECT gin_clean_pending_list($1::regclass)", [index]);
}

async function whenFree(client: ClientBase, sql: string): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await client.query(sql);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await setTimeout(PATIENCE_MS);
    }
  }
}
