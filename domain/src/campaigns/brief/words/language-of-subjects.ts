import { textOf, type Word } from "./brief-words.js";
import { conceptsIn, type Language } from "./concepts.js";
import { languagesOfWord } from "./words-of-category.js";
import { smallWords } from "./written-language.js";

/** The language must have at least this many times as many words as the next one. Judgment. */
const CLEARLY = 2;

/**
 * The language (ISO 639-1) of a brief with hardly any function words, based on its words for subjects: "Literie haut de gamme, Bruxelles"
 * is French. undefined if it is unclear.
 */
export function languageOfSubjects(words: readonly Word[]): string | undefined {
  const points = new Map(smallWords(words).map(({ language, count }) => [language, count]));
  const add = (languages: readonly string[]): void => {
    const [only, ...others] = languages;
    if (only !== undefined && others.length === 0) points.set(only, (points.get(only) ?? 0) + 1);
  };
  for (const { concept, ...place } of conceptsIn(words)) {
    const text = textOf(words, place);
    add((Object.keys(concept.words) as Language[]).filter((language) => concept.words[language].includes(text)));
  }
  for (const { text } of words) add(languagesOfWord(text));
  const [best, next] = [...points].sort(([, a], [, b]) => b - a);
  return best && best[1] > 0 && best[1] >= CLEARLY * (next?.[1] ?? 0) ? best[0] : undefined;
}
