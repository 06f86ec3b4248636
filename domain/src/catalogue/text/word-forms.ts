const SHORTEST = 4;
const ENGLISH = /^[a-z]+$/;

/** Words that end like plurals, but whose beginning is another word: "news" are not several "new". */
const NO_PLURALS = new Set(
  "charles christmas dallas james jesus kansas lens mars moses news paris physics series species texas thomas vegas wales".split(
    " ",
  ),
);

/** Whether one of two words only looks like the plural of the other. */
export function isFalsePlural(one: string, other: string): boolean {
  return (NO_PLURALS.has(one) && one === `${other}s`) || (NO_PLURALS.has(other) && other === `${one}s`);
}

/**
 * The singular or plural of an English noun ("lectures" for "lecture", "stories" for "story"), based only on its ending. The result may
 * not be a real word, so callers only search forms that are in the catalogue.
 */
export function wordForms(word: string): string[] {
  if (NO_PLURALS.has(word)) return [];
  return formsByEnding(word).filter((form) => !isFalsePlural(word, form));
}

function formsByEnding(word: string): string[] {
  if (word.length < SHORTEST || !ENGLISH.test(word)) return [];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`, `${word}s`] : [`${word}s`];
}
