import type { Query, TextField } from "@earshot/domain/catalogue/query";
import type { DataSource } from "typeorm";
import { type CatalogueState, catalogueState } from "./catalogue-state.js";
import { queriedWords } from "./lexemes.js";
import { possibleParts, splitWord } from "./split-word.js";
import { wordForms } from "./word-forms.js";

/** For a word of a query, other words that may stand in its place: each a row of words that follow each other. */
export type WordAlternatives = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The plain words of a query that may be missing or written otherwise; what stands in a phrase or field is meant as it is. */
export function plainWords(query: Query): string[] {
  const parts = query.kind === "and" ? query.queries : [query];
  return parts.flatMap((part) => (part.kind === "word" ? queriedWords(part.text) : []));
}

/** Known alternatives of the query's plain words: singular or plural, and the words that an unknown one is made of. */
export async function wordAlternatives(
  database: DataSource,
  query: Query,
  field: TextField,
  state: CatalogueState,
): Promise<WordAlternatives> {
  const words = plainWords(query);
  const countIn = (counts: CatalogueState, word: string) => counts.words.get(word)?.[field] ?? 0;
  const unknown = words.filter((word) => countIn(state, word) === 0);
  const parts = unknown.flatMap(possibleParts);
  const known = parts.length > 0 ? await catalogueState(database, parts) : state;
  return new Map(
    words.map((word) => {
      const forms = wordForms(word).filter((form) => countIn(state, form) > 0);
      const split = unknown.includes(word)
        ? splitWord(word, (part) => countIn(known, part), state.podcasts)
        : undefined;
      return [word, [...forms.map((form) => [form]), ...(split ? [split] : [])]] as const;
    }),
  );
}
