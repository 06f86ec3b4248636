import type { Client } from "pg";
import { MiniIndex } from "./mini-index.ts";
import type { Times } from "./percentiles.ts";
import { PlainRanking } from "./plain-ranking.ts";
import type { QueryClass } from "./query-classes.ts";

/** The times for one class of terms, searched by something other than the product. */
export type Compared = Times & {
  readonly way: string;
  /** The name of the class. */
  readonly name: string;
  /** The number of shows searched; an in-memory index may not be able to hold all of them. */
  readonly shows: number;
  /** As a multiple of the product's 95th percentile. */
  readonly ratio: number;
};

type Ours = { readonly name: string; readonly p95: number };

/** Searches for the terms of the named classes with PostgreSQL's own ranking and with an in-process index. */
export async function comparison(
  client: Client,
  classes: readonly QueryClass[],
  ours: readonly Ours[],
  { names, seconds }: { readonly names: readonly string[]; readonly seconds: number },
): Promise<Compared[]> {
  const compared: Compared[] = [];
  const { rows } = await client.query<{ podcasts: number }>("SELECT podcasts FROM catalogue.info");
  const plain = await PlainRanking.build(client);
  await each("PostgreSQL", rows[0]?.podcasts ?? 0, (terms) => plain.time(terms, seconds));
  await plain.remove();
  const mini = await MiniIndex.build(client);
  await each("MiniSearch", mini.shows, (terms) => mini.time(terms, seconds));
  return compared;

  async function each(way: string, shows: number, time: (terms: readonly string[]) => Promise<Times>): Promise<void> {
    for (const { name, requests } of classes.filter((one) => names.includes(one.name))) {
      const times = await time(requests.map(({ term }) => term));
      const own = ours.find((line) => line.name === name)?.p95 ?? 0;
      compared.push({ ...times, way, name, shows, ratio: own > 0 ? Math.round((times.p95 / own) * 10) / 10 : 0 });
    }
  }
}
