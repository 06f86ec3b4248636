import type { Client } from "pg";
import { measureFor, percentiles, type Times } from "./percentiles.ts";

const TABLE = "bench_plain_ranking";

/**
 * The usual way to search with PostgreSQL, on the same shows: one tsvector of title, author and description in one GIN index, with `ORDER
 * BY ts_rank`. Creates its table once; `remove` drops it.
 */
export class PlainRanking {
  private readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  static async build(client: Client): Promise<PlainRanking> {
    await client.query(`DROP TABLE IF EXISTS ${TABLE}`);
    await client.query("SELECT set_config('work_mem', current_setting('maintenance_work_mem'), false)");
    await client.query(
      `CREATE UNLOGGED TABLE ${TABLE} AS
       SELECT id, setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', coalesce(author, '')), 'B')
         || setweight(to_tsvector('simple', left(coalesce(description, ''), 20000)), 'D') AS words FROM catalogue.podcasts`,
    );
    await client.query(`CREATE INDEX ON ${TABLE} USING gin (words)`);
    await client.query(`VACUUM ANALYZE ${TABLE}`);
    await client.query("RESET work_mem");
    return new PlainRanking(client);
  }

  /** Searches one term after another, warm, for at most this many seconds. */
  async time(terms: readonly string[], seconds: number): Promise<Times> {
    const tasks = terms.map((term) => async () => {
      await this.client.query(
        `SELECT id FROM ${TABLE}, websearch_to_tsquery('simple', $1) q WHERE words @@ q ORDER BY ts_rank(words, q) DESC, id LIMIT 24`,
        [term],
      );
    });
    return percentiles(await measureFor(tasks, seconds));
  }

  async remove(): Promise<void> {
    await this.client.query(`DROP TABLE IF EXISTS ${TABLE}`);
  }
}
