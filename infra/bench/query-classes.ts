import type { Client } from "pg";

/** Requests of one kind: addresses below /api/v1 and, if the first result is known, its title. */
export type QueryClass = { readonly name: string; readonly requests: readonly Request[] };
export type Request = { readonly address: string; readonly term: string; readonly first?: string };

/** How many of the most popular shows determine which words are common. */
const POPULAR = 100_000;

type Show = { id: string; title: string; author: string | null };

/** Deterministic numbers from 0 to 1 for a seed (a linear congruential generator is good enough for sampling). */
function random(seed: number): () => number {
  let state = seed % 2_147_483_647 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** The classes of queries, sampled from the current catalogue: the same catalogue and seed give the same queries. */
export async function queryClasses(client: Client, seed: number, size: number): Promise<QueryClass[]> {
  const next = random(seed);
  const shows = await sample(client, next, size * 2);
  const words = await commonWords(client);
  const address = (path: string, parameters: Record<string, string>) =>
    `${path}?${new URLSearchParams(parameters).toString()}`;
  const search = (term: string, more: Record<string, string> = {}, first?: string): Request => ({
    address: address("/search", { term, ...more }),
    term,
    first,
  });
  const titles = shows.filter(({ title }) => /\p{L}{3}/u.test(title)).slice(0, size);
  const pairs = titles.map(({ title }) => title.split(/\s+/).slice(0, 2).join(" ")).filter((pair) => pair.length > 4);
  const authors = shows.flatMap(({ author }) => author ?? []).slice(0, size);
  const common = Array.from({ length: Math.min(size, 60) }, (_, at) => words[at % words.length] ?? "the");
  const two = common.map((word) => `${word} ${words[Math.floor(next() * words.length)] ?? ""}`);
  const filters = { language: "en", minEpisodes: "20", lastUpdate: "90d" };
  const orders = ["updated", "episodes", "title", "popularity", "listeners"];
  return [
    { name: "exact title", requests: titles.map(({ title }) => search(title, {}, title)) },
    { name: "first words of a title", requests: pairs.map((pair) => search(pair)) },
    { name: "host", requests: authors.map((author) => search(author, { mode: "host" })) },
    { name: "topic, two words of a title", requests: pairs.map((pair) => search(pair, { mode: "topic" })) },
    { name: "topic, common words", requests: [...common, ...two].map((term) => search(term, { mode: "topic" })) },
    { name: "phrase", requests: pairs.map((pair) => search(`"${pair.replaceAll('"', "")}"`)) },
    { name: "slip of the hand", requests: titles.map(({ title }) => search(withTypo(title, next))) },
    {
      name: "written as one word",
      requests: titles.map(({ title }) => search(title.replace(/[^\p{L}\p{N}]+/gu, ""), {}, title)),
    },
    { name: "with three filters", requests: common.map((term) => search(term, { mode: "topic", ...filters })) },
    { name: "filters alone", requests: common.map((_, at) => search("", { minEpisodes: String(at), explicit: "0" })) },
    ...orders.map((sort) => ({
      name: `by ${sort}`,
      requests: common.map((term) => search(term, { mode: "topic", sort })),
    })),
    { name: "facets", requests: common.map((term) => search(term, { mode: "topic", facets: "1" })) },
    {
      name: "suggest",
      requests: titles.map(({ title }, at) => ({
        address: address("/suggest", { q: title.slice(0, 2 + (at % 6)) }),
        term: title,
      })),
    },
    { name: "podcast", requests: titles.map(({ id }) => ({ address: `/podcasts/${id}`, term: id })) },
    { name: "similar", requests: titles.map(({ id }) => ({ address: `/podcasts/${id}/similar`, term: id })) },
  ];
}

async function sample(client: Client, next: () => number, size: number): Promise<Show[]> {
  const { rows: info } = await client.query<{ podcasts: number }>("SELECT podcasts FROM catalogue.info");
  const podcasts = info[0]?.podcasts ?? 0;
  const positions = Array.from({ length: size }, () => 1 + Math.floor(next() * podcasts));
  const { rows } = await client.query<Show>(
    "SELECT id, title, author FROM catalogue.podcasts WHERE position = ANY($1) AND sinks = 0 ORDER BY position",
    [positions],
  );
  return rows;
}

/** Words from the titles of popular shows, most common first. */
async function commonWords(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    `SELECT word FROM (SELECT title FROM catalogue.podcasts ORDER BY position LIMIT ${POPULAR}) popular,
       unnest(string_to_array(lower(title), ' ')) AS word
     WHERE word ~ '^[[:alnum:]]{2,}$' GROUP BY word ORDER BY count(*) DESC, word LIMIT 200`,
  );
  // Every third word, so that some are very common and others less so.
  return rows.filter((_, at) => at % 3 === 0).map(({ word }) => word);
}

/** Swaps two neighboring letters of the longest word. */
function withTypo(title: string, next: () => number): string {
  const longest = title.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), "");
  const at = 1 + Math.floor(next() * Math.max(1, longest.length - 3));
  const swapped =
    longest.slice(0, at) + longest.slice(at + 1, at + 2) + longest.slice(at, at + 1) + longest.slice(at + 2);
  return title.replace(longest, swapped);
}
