import type pg from "pg";
import type { ClientBase } from "pg";
import { type HostSentences, SentenceCounts } from "@earshot/domain/catalogue/text/boilerplate";
import { type IndexableShow, INDEXABLE_COLUMNS, withoutMarkup } from "../../record/index-show.js";
import { batchesOf, connectTo } from "../staging/build-connection.js";
import type { IndexedCatalogue } from "./index-folder.js";

/** The number of shows in which repeated sentences are looked for. They are held in memory. */
const SAMPLE = 20_000;

export type ShowsOf = { readonly url: string; readonly schema: string };

export type PlacedShow = IndexableShow & { readonly position: number };

export type CategoryName = { readonly label: string; readonly name: string; readonly shows: number };

/** The catalogue that is indexed: the live or the next one. Reads in one transaction, so that the data is consistent. */
export class IndexSource {
  private constructor(
    private readonly client: pg.Client,
    private readonly schema: string,
    readonly catalogue: IndexedCatalogue & { readonly podcasts: number },
  ) {}

  static async open({ url, schema }: ShowsOf): Promise<IndexSource> {
    const client = await connectTo(url);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    return new IndexSource(client, schema, await catalogueOf(client, schema));
  }

  /** All shows in popularity order, in batches. */
  shows(): AsyncGenerator<readonly PlacedShow[]> {
    const columns = INDEXABLE_COLUMNS.join(", ");
    return batchesOf(this.client, `SELECT position, ${columns} FROM ${this.schema}.podcasts ORDER BY position`);
  }

  /** The sentences that hosts add to the descriptions of their shows, found in the most popular shows. */
  async repeatedSentences(): Promise<HostSentences> {
    const counts = new SentenceCounts();
    const described = batchesOf<{ host: string; description: string }>(
      this.client,
      `SELECT host, description FROM ${this.schema}.podcasts
       WHERE host IS NOT NULL AND description IS NOT NULL ORDER BY position LIMIT ${SAMPLE}`,
    );
    for await (const rows of described)
      for (const { host, description } of rows) counts.add(host, withoutMarkup(description));
    return counts.repeated();
  }

  async close(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }

  categories(): Promise<CategoryName[]> {
    return categoriesOf(this.client, this.schema);
  }
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
