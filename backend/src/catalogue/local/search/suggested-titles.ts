import type { SuggestRequest, Suggestion } from "@earshot/domain/catalogue/search-request";
import type { DataSource } from "typeorm";
import { distinct, SPARE } from "./distinct-suggestions.js";
import { isUnspaced, queriedWords } from "../record/lexemes.js";
import { firstRows, portionsOf, rowsOf } from "./popular-rows.js";
import { type Tier, UNPOPULAR } from "./tiers.js";
import { adjacent, allOf } from "./word-query.js";

/**
 * Titles with a word that are read in less time than the word index takes to go through all words beginning with "the"
 * (five million shows: `npm run bench:search -- --only suggest`).
 */
const FEW_TITLES = 5_000;

type TitleRow = { id: string; title: string; image_url: string | null; position: number };

/** Shows whose titles begin with the key, then those that hold the words typed, popular ones first; each title once. */
export async function titlesLike(
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

const suggestedShow = ({ id, title, image_url }: TitleRow) => ({
  kind: "podcast" as const,
  text: title,
  podcastId: id,
  ...(image_url ? { imageUrl: image_url } : {}),
});

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
