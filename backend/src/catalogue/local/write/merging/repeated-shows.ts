import type { Client } from "pg";
import { batchesOf, CopyWriter } from "../staging/build-connection.js";
import { inTransaction, LIVE, NEXT } from "../staging/generation.js";
import { type KnownShows, RECOGNIZED } from "../staging/known-shows.js";

/** Drops the staged row of a show if a later row in the import equals the stored show: the last row counts. */
export async function dropSuperseded(client: Client, known: KnownShows): Promise<void> {
  if (known.seen === 0) return;
  const overtaken: number[] = [];
  await inTransaction(client, async () => {
    const changed = batchesOf<{ sequence: number; hash: string }>(
      client,
      `SELECT s.sequence::int, ${RECOGNIZED} AS hash FROM ${NEXT}.staged s JOIN ${LIVE}.podcasts l ON l.key = s.key`,
    );
    for await (const rows of changed)
      for (const { sequence, hash } of rows) if (known.lastSeen(hash) > sequence) overtaken.push(sequence);
  });
  if (overtaken.length === 0) return;
  await client.query(`DELETE FROM ${NEXT}.staged WHERE sequence = ANY($1)`, [overtaken]);
}

/** Records the stored shows that do not occur unchanged in the import. A replacing import removes them. */
export async function noteUnseen(
  client: Client,
  { known, reader }: { readonly known: KnownShows; readonly reader: Client },
): Promise<void> {
  const writer = new CopyWriter(client, `${NEXT}.unseen`, ["position"]);
  for await (const positions of known.unseen(reader)) for (const position of positions) await writer.write([position]);
  await writer.end();
  await client.query(`ANALYZE ${NEXT}.unseen`);
}
