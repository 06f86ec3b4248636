const SHORTEST = 4;
const ENGLISH = /^[a-z]+$/;

/**
 * The singular or plural of an English noun ("lectures" for "lecture", "stories" for "story"), based only on its ending. The result may
 * not be a real word, so callers only search forms that are in the catalogue.
 */
export function wordForms(word: string): string[] {
  if (word.length < SHORTEST || !ENGLISH.test(word)) return [];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`, `${word}s`] : [`${word}s`];
}
