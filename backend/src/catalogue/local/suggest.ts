import { joinedForm } from "@earshot/domain/catalogue/fold";
import type { SuggestRequest, Suggestion } from "@earshot/domain/catalogue/search-request";
import type { DataSource } from "typeorm";
import { isUnspaced, queriedWords } from "./lexemes.js";
import { LONGEST_KEY } from "./staged-podcast.js";
import { type Tier, tiersOf, UNPOPULAR } from "./tiers.js";
import { adjacent, allOf } from "./word-query.js";
import { hostNames } from "./word-vectors.js";

type TitleRow = { id: string; title: string; image_url: string | null; position: number };
type HostRow = { author: string | null; owner: string | null; position: number };
type CategoryRow = { name: string };

/** Rows looked at for each suggestion wanted: several shows have the same title or host. */
const SPARE = 3;

/** Tiers that are asked together: 250,000 shows. */
const SMALL_TIERS = 3;

/** Titles with a word that are read in less time than the index takes to go through all words beginning with "the". */
const FEW_TITLES = 5_000;

/** Titles, hosts and categories that go on from what was typed, popular ones first; what the mode looks for leads. */
export async function suggestions(database: DataSource, request: SuggestRequest): Promise<Suggestion[]> {
  const key = joinedForm(request.q).slice(0, LONGEST_KEY).toWellFormed();
  if (key === "") return [];
  const [info] = await database.query<{ last: number }[]>("SELECT last_position AS last FROM catalogue.info");
  const tiers = tiersOf(info?.last ?? 0);
  const [titles, hosts, categories] = await Promise.all([
    titlesLike(database, tiers, request, key),
    hostsLike(database, tiers, request.limit, key),
    categoriesLike(database, request.q),
  ]);
  const order = {
    title: [titles, hosts, categories],
    topic: [categories, titles, hosts],
    host: [hosts, titles, categories],
  };
  const [first = [], second = [], third = []] = order[request.mode];
  // The leading kind may not take every place from the others.
  const room = Math.max(Math.ceil(request.limit * 0.6), request.limit - Math.min(3, second.length + third.length));
  return [
    ...first.slice(0, room),
    ...second.slice(0, 2),
    ...third.slice(0, 1),
    ...first.slice(room),
    ...second.slice(2),
  ].slice(0, request.limit);
}

async function titlesLike(
  database: DataSource,
  tiers: readonly Tier[],
  { q, limit }: SuggestRequest,
  key: string,
): Promise<Suggestion[]> {
  const wanted = limit * SPARE;
  const words = await wordsInside(database, q);
  const [beginning, holding]: [TitleRow[], TitleRow[]] = [[], []];
  const named = () => distinct([...beginning, ...holding].map(suggestedShow));
  for (const portion of portionsOf(tiers)) {
    beginning.push(...(await firstRows<TitleRow>(database, portion, { column: "title_key", key, limit: wanted })));
    if (beginning.length >= wanted) break;
    // Words that begin so are many where most shows are: looked for there only where too few names are known.
    if (words && (!portion.includes(UNPOPULAR) || named().length < limit))
      holding.push(...(await rowsHolding(database, portion, { words, key, limit: wanted })));
    if (beginning.length + holding.length >= wanted) break;
  }
  return named();
}

/** The tiers in the portions in which they are asked. In small ones, the asking costs more than the answer. */
function portionsOf(tiers: readonly Tier[]): (readonly Tier[])[] {
  const portions = [tiers.slice(0, SMALL_TIERS), ...tiers.slice(SMALL_TIERS).map((tier) => [tier])];
  return portions.filter((portion) => portion.length > 0);
}

/** The first rows that `select` gives of each tier, tier by tier; the later ones are not asked when there are enough. */
async function rowsOf<Row extends { position: number }>(
  database: DataSource,
  tiers: readonly Tier[],
  { select, limit, values }: { select: (table: string) => string; limit: number; values: readonly string[] },
): Promise<Row[]> {
  const each = tiers.map(({ table }) => `(${select(table)} LIMIT ${limit})`).join(" UNION ALL ");
  const rows = await database.query<Row[]>(`SELECT * FROM (${each}) rows LIMIT ${limit}`, [...values]);
  return rows.sort((a, b) => a.position - b.position);
}

const suggestedShow = ({ id, title, image_url }: TitleRow) => ({
  kind: "podcast" as const,
  text: title,
  podcastId: id,
  ...(image_url ? { imageUrl: image_url } : {}),
});

/** The most popular shows whose title or host begins with a key, found in the index before any is read. */
function firstRows<Row extends { position: number }>(
  database: DataSource,
  tiers: readonly Tier[],
  { column, key, limit }: { column: "title_key" | "host_key"; key: string; limit: number },
): Promise<Row[]> {
  const select = (table: string) =>
    `SELECT id, title, author, owner, image_url, position FROM ${table} WHERE position IN (
       SELECT position FROM ${table} WHERE ${column} LIKE $1 ORDER BY position + 0 LIMIT ${limit}
     ) ORDER BY position`;
  return rowsOf(database, tiers, { select, limit, values: [`${key}%`] });
}

/** The most popular shows with these words in their titles, but those whose title begins with the key. */
function rowsHolding(
  database: DataSource,
  tiers: readonly Tier[],
  { words: { query, lookedUp }, key, limit }: { words: WordsInside; key: string; limit: number },
): Promise<TitleRow[]> {
  // A function is not looked up in the index, as the operator would be.
  const select = (table: string) =>
    `SELECT id, title, image_url, position FROM ${table}
     WHERE title_words @@ $1::tsquery AND ts_match_vq(title_words, $2::tsquery) AND title_key NOT LIKE $3
     ORDER BY position + 0`;
  return rowsOf(database, tiers, { select, limit, values: [lookedUp, query, `${key}%`] });
}

/** What titles are looked through for: a tsquery, and the part of it that the index is asked for. */
type WordsInside = { readonly query: string; readonly lookedUp: string };

/**
 * All words typed, the last one as a beginning; undefined while that is too short to tell words apart: one letter begins a
 * large part of all words, and the index would go through all of them. So it would for "th" and "the": behind a rare word,
 * titles with that word are read instead.
 */
async function wordsInside(database: DataSource, q: string): Promise<WordsInside | undefined> {
  const words = queriedWords(q);
  const last = words.at(-1);
  if (last === undefined || isUnspaced(last) || words.join("").length < 3 || [...last].length < 2) return undefined;
  const before = words.slice(0, -1);
  const whole = before.map((word) => adjacent([word]));
  const query = allOf([...whole, adjacent([last], "*")]);
  return { query, lookedUp: (await areRare(database, before)) ? allOf(whole) : query };
}

/** Whether at most as few titles as are quickly read have all of these words; false for none. */
async function areRare(database: DataSource, words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return false;
  const [rarest] = await database.query<{ few: boolean }[]>(
    `SELECT count(*) < $2 OR min(titles) <= ${FEW_TITLES} AS few FROM catalogue.vocabulary WHERE word = ANY($1)`,
    [words, new Set(words).size],
  );
  return rarest?.few ?? false;
}

async function hostsLike(
  database: DataSource,
  tiers: readonly Tier[],
  limit: number,
  key: string,
): Promise<Suggestion[]> {
  const found: HostRow[] = [];
  const wanted = limit * SPARE * 2;
  for (const portion of portionsOf(tiers)) {
    found.push(...(await firstRows<HostRow>(database, portion, { column: "host_key", key, limit: wanted })));
    if (found.length >= wanted) break;
  }
  const names = found.flatMap(
    ({ author, owner }) => hostNames({ author: author ?? undefined, owner: owner ?? undefined })[0] ?? [],
  );
  return distinct(names.map((text) => ({ kind: "host" as const, text })));
}

async function categoriesLike(database: DataSource, q: string): Promise<Suggestion[]> {
  const words = queriedWords(q).join(" ");
  const rows = await database.query<CategoryRow[]>(
    `SELECT name FROM catalogue.category_stats
     WHERE category_key LIKE $1 OR category_key LIKE $2 ORDER BY podcast_count DESC, name LIMIT 5`,
    [`${words}%`, `% ${words}%`],
  );
  return rows.map(({ name }) => ({ kind: "category" as const, text: name }));
}

/** Each name once, however it is written. */
function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const key = joinedForm(suggestion.text);
    if (key !== "" && !seen.has(key)) seen.set(key, suggestion);
  }
  return [...seen.values()];
}
