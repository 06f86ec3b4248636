import { TOP_CATEGORIES } from "@earshot/domain/catalogue/categories";
import { foldText } from "@earshot/domain/catalogue/fold";
import { languageName } from "@earshot/domain/catalogue/languages";
import type { ClientBase } from "pg";
import { NEXT } from "./generation.js";
import { OPEN_END } from "./staged-podcast.js";

/** Counts in how many titles, author names and whole entries each word occurs. */
export async function countWords(client: ClientBase): Promise<void> {
  // Tables of their own: only what makes a table is counted by several processes at once. A joined pair of words (label B)
  // is no word of the language; a word of 40 letters is not corrected to.
  const columns = { titles: "title_words", hosts: "host_words", topics: "topic_words" };
  const names = Object.keys(columns) as (keyof typeof columns)[];
  for (const name of names) {
    await client.query(
      `CREATE UNLOGGED TABLE ${NEXT}.${name} AS SELECT word, count(*) AS shows
       FROM ${NEXT}.podcasts, unnest(tsvector_to_array(ts_filter(${columns[name]}, '{a,c,d}'))) AS word
       WHERE length(word) <= 40 GROUP BY word`,
    );
  }
  const counts = (table: string) =>
    `SELECT word, ${names.map((name) => (name === table ? "shows" : "0")).join(", ")} FROM ${NEXT}.${table}`;
  await client.query(
    `INSERT INTO ${NEXT}.vocabulary (word, titles, hosts, topics)
       SELECT word, sum(titles), sum(hosts), sum(topics)
       FROM (${names.map(counts).join(" UNION ALL ")}) counted(word, titles, hosts, topics) GROUP BY word`,
  );
  await client.query(`DROP TABLE ${names.map((name) => `${NEXT}.${name}`).join(", ")}`);
}

type CategoryRow = { label: string; podcasts: number; low: number | null; high: number | null; mid: number | null };

/** Fills the statistics of each category: how many living shows, and the mean of their listener ranges. */
export async function describeCategories(client: ClientBase): Promise<void> {
  const names = await categoryNames(client);
  // "N+" counts as N, as everywhere (product specification, section 9).
  const end = `CASE WHEN listeners_high = ${OPEN_END} THEN listeners_low ELSE listeners_high END`;
  const { rows } = await client.query<CategoryRow>(
    `SELECT label, count(*)::int AS podcasts, avg(listeners_low)::float8 AS low,
            avg(${end})::float8 AS high, avg((listeners_low + ${end}) / 2.0)::float8 AS mid
     FROM ${NEXT}.podcasts, unnest(labels) AS label
     WHERE sinks = 0 AND label LIKE 'c:_%' GROUP BY label`,
  );
  const median = medianOf(rows.map(({ podcasts }) => podcasts));
  for (const { label, podcasts, low, high, mid } of rows) {
    const key = label.slice(2);
    await client.query(
      `INSERT INTO ${NEXT}.category_stats
         (category_key, name, podcast_count, listeners_low, listeners_high, listeners_mid, median_podcast_count)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [key, names.get(key) ?? key, podcasts, low && Math.round(low), high && Math.round(high), mid, median],
    );
  }
}

/** Apple's names, and the most usual spelling of any other category. */
async function categoryNames(client: ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${NEXT}.podcasts, unnest(categories) AS name GROUP BY name ORDER BY count(*) DESC, name`,
  );
  const names = new Map(TOP_CATEGORIES.map((name) => [foldText(name), name]));
  for (const { name } of rows) {
    const key = foldText(name);
    if (!names.has(key)) names.set(key, name);
  }
  return names;
}

function medianOf(counts: readonly number[]): number | null {
  const sorted = counts.toSorted((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Writes what is said of the catalogue as a whole, and its checksum: equal contents in equal order, equal sums. */
export async function describeCatalogue(client: ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<{ code: string; podcasts: number }>(
    `SELECT language AS code, count(*)::int AS podcasts FROM ${NEXT}.podcasts
     WHERE language IS NOT NULL GROUP BY language ORDER BY 2 DESC, 1`,
  );
  const languages = rows.map(({ code, podcasts }) => ({ code, name: languageName(code), podcasts }));
  await client.query(
    `INSERT INTO ${NEXT}.info (generation, podcasts, episodes, source, checksum, updated_at, languages)
     SELECT (SELECT generation + 1 FROM catalogue.info), count(*), coalesce(sum(episode_count), 0),
            CASE WHEN bool_and(source = 'demo') THEN 'demo' ELSE 'local' END,
            coalesce(sum(hashtextextended(concat_ws(' ', position, id, facts_hash, sinks, match_rank), 0)::numeric), 0)::text,
            $1, $2
     FROM ${NEXT}.podcasts`,
    [now, JSON.stringify(languages)],
  );
}
