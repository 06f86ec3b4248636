import { stemIn } from "../../record/words/word-stems.js";
import type { IndexReader } from "./index-reader.js";

/** Number of inflections tried for one word, the most common ones first. */
const FORMS = 8;

/** For each word, the other words of the catalogue with the same stem in a language, the most common first. */
export function stemmedForms(reader: IndexReader, words: readonly string[], language: string): Map<string, string[]> {
  const formsOf = (word: string): string[] => {
    const stem = stemIn(language, word);
    if (stem === undefined) return [];
    return reader
      .all<{ word: string }>(
        `SELECT word FROM stems WHERE stem = ? AND word <> ? ORDER BY topics DESC, word LIMIT ${FORMS}`,
        [stem, word],
      )
      .map((form) => form.word);
  };
  return new Map(words.map((word) => [word, formsOf(word)]));
}
