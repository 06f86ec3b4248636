/** The number of shows with a word, by field. */
export type WordCount = { readonly title: number; readonly host: number; readonly topic: number };

/** The facts about the catalogue that a search has before it starts. Words that no show has are absent. */
export type CatalogueState = {
  readonly podcasts: number;
  readonly words: ReadonlyMap<string, WordCount>;
};
