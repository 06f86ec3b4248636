import type { ClientBase } from "pg";
import { type HostSentences, SentenceCounts } from "@earshot/domain/catalogue/text/boilerplate";
import { type IndexableShow, INDEXABLE_COLUMNS, withoutMarkup } from "../../record/index-show.js";
import { batchesOf } from "../staging/build-connection.js";

/** The number of shows that are searched for repeated sentences. They are held in memory. */
const SAMPLE = 20_000;

export type CategoryName = { readonly label: string; readonly name: string; readonly shows: number };

/** All shows of a catalogue in popularity order, in batches. */
export function allShows(client: ClientBase, schema: string): AsyncGenerator<readonly IndexableShow[]> {
  return batchesOf(client, `SELECT ${INDEXABLE_COLUMNS.join(", ")} FROM ${schema}.podcasts ORDER BY position`);
}

/** The sentences that hosts add to the descriptions of their shows, found in the most popular shows. */
export async function repeatedIn(client: ClientBase, schema: string): Promise<HostSentences> {
  const counts = new SentenceCounts();
  const described = batchesOf<{ host: string; description: string }>(
    client,
    `SELECT host, description FROM ${schema}.podcasts
     WHERE host IS NOT NULL AND description IS NOT NULL ORDER BY position LIMIT ${SAMPLE}`,
  );
  for await (const rows of described)
    for (const { host, description } of rows) counts.add(host, withoutMarkup(description));
  return counts.repeated();
}

export async function catalogueOf(client: ClientBase, schema: string) {
  const { rows } = await client.query<{ generation: string; checksum: string; podcasts: number; episodes: string }>(
    `SELECT generation, checksum, podcasts, episodes FROM ${schema}.info`,
  );
  const { generation = 0, checksum = "", podcasts = 0, episodes = 0 } = rows[0] ?? {};
  return { generation: Number(generation), checksum, podcasts, episodes: Number(episodes) };
}

export async function categoriesOf(client: ClientBase, schema: string): Promise<CategoryName[]> {
  const { rows } = await client.query<CategoryName>(
    `SELECT category_key AS label, name, podcast_count AS shows FROM ${schema}.category_stats ORDER BY category_key`,
  );
  return rows;
}
