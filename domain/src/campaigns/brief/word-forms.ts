const LEAST = 6;

/**
 * Other forms in which a folded word may be listed: plurals and feminine forms in English, Spanish and French, and German case endings.
 * Short words have none: "mode" is not "mods".
 */
export function formsOf(word: string): string[] {
  if (word.length < LEAST) return [];
  const stems = [word, word.replace(/(?:es|as|os|en|er)$/, ""), word.replace(/[seaon]$/, "")];
  const endings = ["", "s", "e", "es", "n", "en", "a", "o", "as", "os"];
  return [
    ...new Set(stems.filter((stem) => stem.length >= LEAST - 1).flatMap((stem) => endings.map((end) => stem + end))),
  ].filter((form) => form !== word);
}
