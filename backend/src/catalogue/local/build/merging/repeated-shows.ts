import type { Client } from "pg";
import { CopyWriter } from "../staging/build-connection.js";
import { LIVE, NEXT } from "../staging/generation.js";
import { type KnownShows, RECOGNIZED } from "../staging/known-shows.js";

const BATCH = 20_000;

/** Drops the staged row of a show if a later mention in the import equals the stored show: the last mention counts. */
export async function dropSuperseded(client: Client, known: KnownShows): Promise<void> {
  if (known.seen === 0) return;
  await client.query("BEGIN");
  await client.query(
    `DECLARE changed CURSOR FOR SELECT s.sequence::int, ${RECOGNIZED} AS hash
       FROM ${NEXT}.staged s JOIN ${LIVE}.podcasts l ON l.key = s.key`,
  );
  const overtaken: number[] = [];
  for (;;) {
    const { rows } = await client.query<{ sequence: number; hash: string }>(`FETCH ${BATCH} FROM changed`);
    if (rows.length === 0) break;
    for (const { sequence, hash } of rows) if (known.lastSeen(hash) > sequence) overtaken.push(sequence);
  }
  await client.query("COMMIT");
  if (overtaken.length === 0) return;
  await client.query(`DELETE FROM ${NEXT}.staged WHERE sequence = ANY($1)`, [overtaken]);
}

/** Records the stored shows that the import did not mention unchanged. A replacing import removes them. */
export async function noteUnseen(
  client: Client,
  { known, reader }: { readonly known: KnownShows; readonly reader: Client },
): Promise<void> {
  const writer = new CopyWriter(client, `${NEXT}.unseen`, ["position"]);
  for await (const positions of known.unseen(reader)) for (const position of positions) await writer.write([position]);
  await writer.end();
  await client.query(`ANALYZE ${NEXT}.unseen`);
}
