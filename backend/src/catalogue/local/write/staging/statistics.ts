import { TOP_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import type { ClientBase } from "pg";
import { LIVE, NEXT } from "./generation.js";
import { OPEN_END } from "../../record/audience-facts.js";

/**
 * The inputs of a category's statistics: the number of shows that its filter finds, and the listeners of the living ones. `label`:
 * the category's label.
 */
export function categorySums(shows: string): string {
  // "N+" counts as N, as everywhere (product specification, section 9).
  const high = `CASE WHEN listeners_high = ${OPEN_END} THEN listeners_low ELSE listeners_high END`;
  const ofLiving = (value: string) => `coalesce(sum(${value}) FILTER (WHERE sinks = 0), 0)`;
  return `SELECT label, count(*) AS podcasts, count(listeners_low) FILTER (WHERE sinks = 0) AS known,
      ${ofLiving("listeners_low")} AS low_sum, ${ofLiving(high)} AS high_sum
    FROM ${shows}, unnest(labels) AS label WHERE label LIKE 'c:_%' GROUP BY label`;
}

/**
 * Adds sums, by default those of all shows in a table, to the statistics of a schema's categories, and removes categories without a
 * show. New categories get their names from these shows. Averages and medians are computed from the sums on request; their old columns
 * stay for the previous version.
 */
export async function addCategories(
  client: ClientBase,
  {
    schema,
    shows,
    sums = categorySums(shows),
  }: { readonly schema: string; readonly shows: string; readonly sums?: string },
): Promise<void> {
  const names = await categoryNames(client, shows);
  await client.query(
    `WITH added AS (SELECT substr(label, 3) AS key, podcasts, known, low_sum, high_sum FROM (${sums}) sums),
       changed AS (
         UPDATE ${schema}.category_stats s SET podcast_count = podcast_count + added.podcasts, known = s.known + added.known,
           low_sum = s.low_sum + added.low_sum, high_sum = s.high_sum + added.high_sum
         FROM added WHERE added.key = s.category_key RETURNING s.category_key)
     INSERT INTO ${schema}.category_stats (category_key, name, podcast_count, known, low_sum, high_sum)
       SELECT key, coalesce($1::jsonb ->> key, key), podcasts, known, low_sum, high_sum
       FROM added WHERE key NOT IN (SELECT category_key FROM changed)`,
    [JSON.stringify(Object.fromEntries(names))],
  );
  await client.query(`DELETE FROM ${schema}.category_stats WHERE podcast_count = 0`);
}

/** Apple's names, and the most common spelling of any other category, by key. */
async function categoryNames(client: ClientBase, shows: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${shows}, unnest(categories) AS name GROUP BY name ORDER BY count(*) DESC, name`,
  );
  const names = new Map(TOP_CATEGORIES.map((name) => [foldText(name), name]));
  for (const { name } of rows) {
    const key = foldText(name);
    if (!names.has(key)) names.set(key, name);
  }
  return names;
}

/** A checksum over shows that does not depend on their order: equal catalogues have equal checksums. */
export function checksumSql(shows: string): string {
  const facts = "concat_ws(' ', id, facts_hash, sinks, duplicate_of, ranked)";
  return `SELECT coalesce(sum(hashtextextended(${facts}, 0)::numeric), 0) AS sum FROM ${shows}`;
}

export function languageCounts(shows: string): string {
  return `SELECT coalesce(language, detected_language) AS code, count(*)::int AS podcasts FROM ${shows}
    WHERE coalesce(language, detected_language) IS NOT NULL GROUP BY 1`;
}

/** Languages in display order, the most frequent first. */
export function namedLanguages(counts: readonly { readonly code: string; readonly podcasts: number }[]) {
  return counts
    .filter(({ podcasts }) => podcasts > 0)
    .map(({ code, podcasts }) => ({ code, name: languageName(code), podcasts }))
    .sort((a, b) => b.podcasts - a.podcasts || (a.code < b.code ? -1 : 1));
}

/** Writes the figures for the whole catalogue. If `importedAt` is null, the date of the last import does not change. */
export async function describeCatalogue(client: ClientBase, importedAt: Date | null): Promise<void> {
  const { rows } = await client.query<{ code: string; podcasts: number }>(languageCounts(`${NEXT}.podcasts`));
  await client.query(
    `INSERT INTO ${NEXT}.info (generation, podcasts, episodes, source, checksum, updated_at, languages, last_position)
     SELECT (SELECT generation + 1 FROM ${LIVE}.info), count(*), coalesce(sum(episode_count), 0),
            CASE WHEN bool_and(source = 'demo') THEN 'demo' ELSE 'local' END,
            (${checksumSql(`${NEXT}.podcasts`)})::text, coalesce($1, (SELECT updated_at FROM ${LIVE}.info)), $2, coalesce(max(position), 0)
     FROM ${NEXT}.podcasts`,
    [importedAt, JSON.stringify(namedLanguages(rows))],
  );
}
