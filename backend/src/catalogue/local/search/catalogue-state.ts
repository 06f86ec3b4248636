import type { TextField } from "@earshot/domain/catalogue/query";
import type { DataSource } from "typeorm";

/** In how many titles, author names and whole entries a word occurs. */
export type WordCount = Readonly<Record<TextField, number>>;

/** What a search must know of the catalogue before it begins, read in one go. */
export type CatalogueState = {
  /** Counts the catalogues that were built; two answers of different generations do not fit together. */
  readonly generation: number;
  readonly podcasts: number;
  /** Position of the last show; 0 in an empty catalogue. */
  readonly last: number;
  readonly words: ReadonlyMap<string, WordCount>;
};

type StateRow = {
  generation: string;
  podcasts: number;
  last: number;
  words: Record<string, [number, number, number]> | null;
};

/** The state with the counts of the words asked for; a word that the catalogue does not have is absent. */
export async function catalogueState(database: DataSource, words: readonly string[]): Promise<CatalogueState> {
  const [row] = await database.query<StateRow[]>(
    `SELECT generation, podcasts, last_position AS last, (
       SELECT jsonb_object_agg(word, jsonb_build_array(titles, hosts, topics))
       FROM catalogue.vocabulary WHERE word = ANY($1)
     ) AS words FROM catalogue.info`,
    [words],
  );
  const counts = Object.entries(row?.words ?? {}).map(
    ([word, [title, host, topic]]) => [word, { title, host, topic }] as const,
  );
  return {
    generation: Number(row?.generation ?? 0),
    podcasts: row?.podcasts ?? 0,
    last: row?.last ?? 0,
    words: new Map(counts),
  };
}
