import { joinedForm } from "@earshot/domain/catalogue/fold";
import type { SuggestRequest, Suggestion } from "@earshot/domain/catalogue/search-request";
import type { DataSource } from "typeorm";
import { isUnspaced, queriedWords } from "./lexemes.js";
import { SqlParameters } from "./sql-parameters.js";
import { LONGEST_KEY } from "./staged-podcast.js";
import { type Tier, tiersOf } from "./tiers.js";
import { adjacent, allOf } from "./word-query.js";
import { hostNames } from "./word-vectors.js";

type TitleRow = { id: string; title: string; image_url: string | null; begins: boolean; position: number };
type HostRow = { author: string | null; owner: string | null };
type CategoryRow = { name: string };

/** Rows looked at for each suggestion wanted: several shows have the same title or host. */
const SPARE = 3;

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
  const found: TitleRow[] = [];
  const wanted = limit * SPARE;
  for (const { table } of tiers) {
    const parameters = new SqlParameters();
    const begins = `title_key LIKE ${parameters.add(`${key}%`)}`;
    const words = beginningWords(q);
    const inside = words === "" ? "" : `OR title_words @@ ${parameters.add(words)}::tsquery`;
    found.push(
      ...(await database.query<TitleRow[]>(
        `SELECT id, title, image_url, position, ${begins} AS begins FROM ${table}
         WHERE ${begins} ${inside} ORDER BY 5 DESC, position + 0 LIMIT ${wanted}`,
        parameters.values,
      )),
    );
    if (found.length >= wanted) break;
  }
  found.sort((a, b) => Number(b.begins) - Number(a.begins) || a.position - b.position);
  return distinct(
    found.map(({ id, title, image_url }) => ({
      kind: "podcast" as const,
      text: title,
      podcastId: id,
      ...(image_url ? { imageUrl: image_url } : {}),
    })),
  );
}

/**
 * All words typed, the last one as a beginning; "" while that is too short to tell words apart: one letter begins a large
 * part of all words, and the index would go through all of them.
 */
function beginningWords(q: string): string {
  const words = queriedWords(q);
  const last = words.at(-1);
  if (last === undefined || isUnspaced(last) || words.join("").length < 3 || [...last].length < 2) return "";
  return allOf([...words.slice(0, -1).map((word) => adjacent([word])), adjacent([last], "*")]);
}

async function hostsLike(
  database: DataSource,
  tiers: readonly Tier[],
  limit: number,
  key: string,
): Promise<Suggestion[]> {
  const found: HostRow[] = [];
  for (const { table } of tiers) {
    found.push(
      ...(await database.query<HostRow[]>(
        `SELECT author, owner FROM ${table} WHERE host_key LIKE $1 ORDER BY position + 0 LIMIT ${limit * SPARE * 2}`,
        [`${key}%`],
      )),
    );
    if (found.length >= limit * SPARE * 2) break;
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
