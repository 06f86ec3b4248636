/** In how many shows a word is, by field. */
export type WordCount = { readonly title: number; readonly host: number; readonly topic: number };

/** What a search knows about the catalogue before it starts. A word that no show has is absent. */
export type CatalogueState = {
  readonly podcasts: number;
  readonly words: ReadonlyMap<string, WordCount>;
};
