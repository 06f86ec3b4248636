/** A word without its ending has at least this many letters. */
const SHORTEST = 3;

/**
 * Whether two lower-case English words with the same stem are forms of one word, like "run", "runs", "running" and "runner". "universal"
 * and "university", or "mindful" and "mind", are not.
 */
export function areInflections(one: string, other: string): boolean {
  const bases = basesOf(one);
  return [...basesOf(other)].some((base) => bases.has(base));
}

/** The words that a word may be a form of, including itself. */
function basesOf(word: string): ReadonlySet<string> {
  const singular = singulars(word);
  return new Set([...singular, ...singular.flatMap(withoutEnding)].filter((base) => base.length >= SHORTEST));
}

function singulars(word: string): string[] {
  if (word.endsWith("ies")) return [word, `${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (word.endsWith("es")) return [word, word.slice(0, -1), word.slice(0, -2)];
  return word.endsWith("s") && !word.endsWith("ss") ? [word, word.slice(0, -1)] : [word];
}

/** Removes "-ing", "-ed" or "-er": "running" is a form of "run", "hiking" one of "hike". */
function withoutEnding(word: string): string[] {
  const base = /^(.+)(?:ing|ed|er)$/.exec(word)?.[1];
  if (base === undefined || base.length < SHORTEST) return [];
  const single = base.at(-1) === base.at(-2) ? [base.slice(0, -1)] : [];
  return [base, `${base}e`, ...(base.endsWith("i") ? [`${base.slice(0, -1)}y`] : []), ...single];
}
