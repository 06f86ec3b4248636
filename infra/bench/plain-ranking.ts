import type { Client } from "pg";
import { measure, percentiles, type Times } from "./percentiles.ts";

const TABLE = "bench_plain_ranking";

/**
 * The usual way to search with PostgreSQL, on the same shows: one tsvector over title, author and description in one GIN
 * index, `ORDER BY ts_rank`. Times the given terms and removes its table again.
 */
export async function plainRanking(
  client: Client,
  terms: readonly string[],
  clients: readonly Client[],
): Promise<Times> {
  await client.query(`DROP TABLE IF EXISTS ${TABLE}`);
  try {
    await client.query(
      `CREATE UNLOGGED TABLE ${TABLE} AS
       SELECT id, setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', coalesce(author, '')), 'B')
         || setweight(to_tsvector('simple', left(coalesce(description, ''), 20000)), 'D') AS words FROM catalogue.podcasts`,
    );
    await client.query(`CREATE INDEX ON ${TABLE} USING gin (words)`);
    await client.query(`VACUUM ANALYZE ${TABLE}`);
    let turn = 0;
    const tasks = terms.map((term) => async () => {
      const own = clients[turn++ % clients.length] ?? client;
      await own.query(
        `SELECT id FROM ${TABLE}, websearch_to_tsquery('simple', $1) q WHERE words @@ q ORDER BY ts_rank(words, q) DESC, id LIMIT 24`,
        [term],
      );
    });
    await measure(tasks, clients.length);
    return percentiles((await measure(tasks, clients.length)).times);
  } finally {
    await client.query(`DROP TABLE IF EXISTS ${TABLE}`);
  }
}
