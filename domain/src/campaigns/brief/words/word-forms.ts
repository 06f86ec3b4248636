const LEAST = 6;
/** A word with at least this many letters may be listed in its plural. */
const LEAST_PLURAL = 4;

/**
 * Other forms in which a folded word may be listed: plurals and feminine forms in English, Spanish and French, and German case endings.
 * Short words have only a plural with an s: "meal" may be listed as "meals", but "mode" is not "mods".
 */
export function formsOf(word: string): string[] {
  if (isShort(word)) return word.length < LEAST_PLURAL || word.endsWith("s") ? [] : [`${word}s`];
  const stems = [word, word.replace(/(?:es|as|os|en|er)$/, ""), word.replace(/[seaon]$/, "")];
  const forms = stems
    .filter((stem) => stem.length >= LEAST - 1)
    .flatMap((stem) =>
      ENDINGS.filter((end) => !areOfTwoLanguages(word.slice(stem.length), end)).map((end) => stem + end),
    );
  return [...new Set(forms)].filter((form) => form !== word);
}

/** Whether a word has only a plural. */
export const isShort = (word: string): boolean => word.length < LEAST;

const ENDINGS = ["", "s", "e", "es", "n", "en", "a", "o", "as", "os"];
const GERMAN = new Set(["n", "en", "er"]);
const ROMANCE = new Set(["a", "o", "as", "os"]);

/** No language has both endings: "correos" is not a form of "corren". */
const areOfTwoLanguages = (one: string, other: string): boolean =>
  (GERMAN.has(one) && ROMANCE.has(other)) || (ROMANCE.has(one) && GERMAN.has(other));
