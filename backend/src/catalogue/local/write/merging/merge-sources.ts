import type { Client, ClientBase } from "pg";
import { batchesOf, CopyWriter } from "../staging/build-connection.js";
import { inTransaction, NEXT, UNCHANGED } from "../staging/generation.js";
import { mergeFacts } from "./merge-facts.js";
import { factsOfRow } from "../../record/podcast-facts.js";
import { FACT_COLUMNS, type FactsRow, type PodcastFacts, STAGED_COLUMNS } from "../../record/show-table.js";
import { type StagedPodcast, stagedPodcast } from "../staging/staged-podcast.js";

/**
 * Merges shows from two kinds of source (a dump's row and the feed). The merged row is staged last, so it replaces the others.
 * Returns the next free sequence number.
 */
export async function mergeSources(
  client: Client,
  options: {
    readonly now: Date;
    readonly sequence: number;
    /** Whether the import itself contains more than one kind of source. */
    readonly mixed: boolean;
    /** Whether anything is stored already. */
    readonly stored: boolean;
  },
): Promise<number> {
  if (!options.mixed && !options.stored) return options.sequence;
  const among = options.mixed
    ? `SELECT key FROM ${NEXT}.staged WHERE source <> 'demo' GROUP BY key HAVING count(DISTINCT source) > 1 UNION`
    : "";
  await client.query(
    `CREATE UNLOGGED TABLE ${NEXT}.crossing AS ${among}
       SELECT DISTINCT s.key FROM ${NEXT}.staged s JOIN ${UNCHANGED} ON staying.key = s.key
       WHERE s.source <> staying.source AND s.source <> 'demo' AND staying.source <> 'demo'`,
  );
  let { sequence } = options;
  await inTransaction(client, async () => {
    for await (const rows of batchesOf<{ key: string }>(client, `SELECT key FROM ${NEXT}.crossing ORDER BY key`)) {
      const keys = rows.map(({ key }) => key);
      const merged = (await factsByKey(client, keys)).map((facts) => stagedPodcast(facts, options.now));
      sequence = await stageMerged(client, merged, sequence);
    }
  });
  await client.query(`DROP TABLE ${NEXT}.crossing`);
  return sequence;
}

/** For each key, the stored facts merged with the staged ones, in the order of staging. */
export async function factsByKey(client: ClientBase, keys: readonly string[]): Promise<PodcastFacts[]> {
  const columns = FACT_COLUMNS.join(", ");
  const { rows } = await client.query<FactsRow>(
    `SELECT ${columns}, 0 AS sequence FROM ${UNCHANGED} WHERE key = ANY($1)
     UNION ALL SELECT ${columns}, sequence FROM ${NEXT}.staged WHERE key = ANY($1) ORDER BY key, sequence`,
    [keys],
  );
  const groups = Map.groupBy(rows.map(factsOfRow), ({ key }) => key);
  return [...groups.values()].map((facts) => facts.reduce(mergeFacts));
}

/** Adds merged rows after the staged ones. Returns the next free sequence number. */
export async function stageMerged(client: Client, rows: readonly StagedPodcast[], sequence: number): Promise<number> {
  const writer = new CopyWriter(client, `${NEXT}.staged`, ["sequence", "lists_episodes", ...STAGED_COLUMNS]);
  for (const [at, row] of rows.entries())
    await writer.write([sequence + at, false, ...STAGED_COLUMNS.map((column) => row[column])]);
  await writer.end();
  return sequence + rows.length;
}
