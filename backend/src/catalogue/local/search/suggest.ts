import { joinedForm } from "@earshot/domain/catalogue/fold";
import type { SuggestRequest, Suggestion } from "@earshot/domain/catalogue/search-request";
import type { DataSource } from "typeorm";
import { distinct, SPARE } from "./distinct-suggestions.js";
import { queriedWords } from "../record/lexemes.js";
import { firstRows, portionsOf } from "./popular-rows.js";
import { LONGEST_KEY } from "../record/name-key.js";
import { titlesLike } from "./suggested-titles.js";
import { type Tier, tiersOf } from "./tiers.js";
import { hostNames } from "../record/word-vectors.js";

type HostRow = { author: string | null; owner: string | null; position: number };
type CategoryRow = { name: string };

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
