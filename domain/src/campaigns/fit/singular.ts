/**
 * The form in which folded words are compared: plurals get the form of their singular, by rules that English, French and Spanish share.
 * It is not always a real word: "movie" and "movies" both give "movy", "headache" and "headaches" give "headach".
 */
export function singular(word: string): string {
  if (word.length <= 3 || !ENDINGS.includes(word.charAt(word.length - 1))) return word;
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, "y");
  if (word.endsWith("x")) return word.replace(/(?<=eau|eu)x$/, "");
  const bare = word.replace(/(?<=ss|x|ch|sh)es?$/, "");
  return (bare === word && /[^s]s$/.test(word) ? word.slice(0, -1) : bare).replace(LAST_E, "");
}

/** "corredores" has one more e than "corredor", and "adventures" loses its last e too. */
const LAST_E = /(?<=^.{3,}[aeiou][rlnd])e$/;

/** The last letters that can change. */
const ENDINGS = "esx";
