import type { DataSource } from "typeorm";

/** Inflections tried for one word, the most usual ones. */
const FORMS = 8;

/** PostgreSQL's stemmers for the languages whose stems the vocabulary keeps (see the migration 0007). */
export const STEMMERS: Readonly<Record<string, string>> = {
  en: "english_stem",
  es: "spanish_stem",
  fr: "french_stem",
  de: "german_stem",
  it: "italian_stem",
  pt: "portuguese_stem",
  ru: "russian_stem",
  ar: "arabic_stem",
  hi: "hindi_stem",
};

/** For each word, the other words of the catalogue with the same stem in a language, the most usual first. */
export async function stemmedForms(
  database: DataSource,
  words: readonly string[],
  language: string,
): Promise<Map<string, string[]>> {
  const stemmer = STEMMERS[language];
  if (stemmer === undefined || words.length === 0) return new Map();
  const rows = await database.query<{ typed: string; forms: string[] }[]>(
    `SELECT typed, ARRAY(
       SELECT word FROM catalogue.vocabulary
       WHERE stems @> ARRAY[$2 || (ts_lexize($3::regdictionary, typed))[1]] AND word <> typed
       ORDER BY topics DESC, word LIMIT ${FORMS}
     ) AS forms FROM unnest($1::text[]) AS typed`,
    [words, `${language}:`, stemmer],
  );
  return new Map(rows.map(({ typed, forms }) => [typed, forms]));
}
