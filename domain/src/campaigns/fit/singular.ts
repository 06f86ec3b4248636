/**
 * The form in which folded words are compared: plurals have that of their singular, in the ways that English, French and Spanish
 * share. It is not always a word: "movie" and "movies" both give "movy", "headache" and "headaches" "headach".
 */
export function singular(word: string): string {
  if (word.length <= 3) return word;
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, "y");
  if (word.endsWith("x")) return word.replace(/(?<=eau|eu)x$/, "");
  const bare = word.replace(/(?<=ss|x|ch|sh)es?$/, "");
  return (bare === word && /[^s]s$/.test(word) ? word.slice(0, -1) : bare).replace(LAST_E, "");
}

/**
 * "corredores" has one vowel more than "corredor" and one less than "corredor-es"; "adventures" loses its vowel too.
 */
const LAST_E = /(?<=^.{3,}[aeiou][rlnd])e$/;
