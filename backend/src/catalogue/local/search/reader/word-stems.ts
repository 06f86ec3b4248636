import { stemIn } from "../../record/words/word-stems.js";
import type { IndexReader } from "./index-reader.js";

/** Number of inflections tried for one word, the most common ones first. */
const FORMS = 8;

/** For each word, the other words of the catalogue with the same stem in a language, the most common first. */
export function stemmedForms(reader: IndexReader, words: readonly string[], language: string): Map<string, string[]> {
  const formsOf = (word: string): string[] => {
    const stem = stemIn(language, word);
    if (stem === undefined) return [];
    const sql = `SELECT word FROM stems WHERE stem = ? AND word <> ? ORDER BY topics DESC, word LIMIT ${FORMS}`;
    return reader.lists<[string]>(sql, [stem, word]).map(([form]) => form);
  };
  return new Map(words.map((word) => [word, formsOf(word)]));
}
