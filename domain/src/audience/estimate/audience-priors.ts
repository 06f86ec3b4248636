/**
 * The effect of category and language on audience size, as standard scores. There is no public table of these, so they are judgments,
 * kept small and given little weight. Keys are in lower case. Single words are the form into which Podcast Index splits names.
 */
const CATEGORY_SCORES: Readonly<Record<string, number>> = {
  "true crime": 0.6,
  comedy: 0.4,
  news: 0.4,
  politics: 0.4,
  history: 0.3,
  "society & culture": 0.2,
  society: 0.2,
  culture: 0.2,
  documentary: 0.3,
  science: 0.2,
  sports: 0.2,
  business: 0.1,
  technology: 0.1,
  "tv & film": 0.1,
  tv: 0.1,
  film: 0.1,
  "health & fitness": 0,
  health: 0,
  fitness: 0,
  fiction: 0,
  government: 0,
  leisure: 0,
  "kids & family": -0.1,
  kids: -0.1,
  family: -0.1,
  arts: -0.2,
  education: -0.2,
  music: -0.3,
  "religion & spirituality": -0.5,
  religion: -0.5,
  spirituality: -0.5,
  christianity: -0.5,
};

/** English has by far the most listeners. The next languages have large audiences too. */
const LANGUAGE_SCORES: Readonly<Record<string, number>> = {
  en: 0.3,
  es: 0.1,
  pt: 0.1,
  zh: 0.1,
  hi: 0,
  de: 0,
  fr: 0,
  ja: 0,
  ko: 0,
  ar: -0.1,
  it: -0.1,
  ru: -0.1,
};
const OTHER_LANGUAGE_SCORE = -0.3;

/** The mean score of the categories in the table, and their names; undefined if none is in the table. */
export function categoryPrior(
  categories: readonly string[],
): { readonly names: readonly string[]; readonly z: number } | undefined {
  const names = [...new Set(categories.map((name) => name.trim()))].filter((name) => scoreOf(name) !== undefined);
  if (names.length === 0) return undefined;
  return { names, z: names.reduce((sum, name) => sum + (scoreOf(name) ?? 0), 0) / names.length };
}

/** The score of a language by its ISO 639-1 code, ignoring the region; undefined if the text is not a language code. */
export function languagePrior(language: string): { readonly code: string; readonly z: number } | undefined {
  const code = /^([a-z]{2,3})(?:$|[-_])/.exec(language.trim().toLowerCase())?.[1];
  return code === undefined ? undefined : { code, z: LANGUAGE_SCORES[code] ?? OTHER_LANGUAGE_SCORE };
}

function scoreOf(name: string): number | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(CATEGORY_SCORES, key) ? CATEGORY_SCORES[key] : undefined;
}
