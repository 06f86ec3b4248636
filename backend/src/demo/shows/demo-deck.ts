import { lexicons, type Lexicon } from "../words/lexicon.js";
import type { CategoryWords } from "../words/parse-words.js";
import type { Random } from "./random.js";

/** How many shows a category has relative to the others; 1 unless stated. */
const WEIGHTS: { readonly [category: string]: number } = {
  "Society & Culture": 1.4,
  Business: 1.3,
  Education: 1.2,
  Comedy: 1.2,
  News: 1.2,
  "Health & Fitness": 1.2,
  Sports: 1.15,
  History: 0.85,
  Music: 0.85,
  "Kids & Family": 0.85,
  "TV & Film": 0.9,
  "True Crime": 0.9,
  Science: 0.85,
  Fiction: 0.7,
  Government: 0.5,
};

export type Deal = { readonly lexicon: Lexicon; readonly category: string; readonly words: CategoryWords };

/**
 * Language and category of each show, in mixed order. Languages get their share; within a language every category gets at least
 * one show as soon as there are enough shows for all.
 */
export function dealShows(count: number, random: Random): Deal[] {
  const all = lexicons();
  const perLanguage = apportion(
    all.map((lexicon) => lexicon.share),
    count,
  );
  const deals = all.flatMap((lexicon, i) => {
    const categories = [...lexicon.categories];
    const perCategory = apportion(
      categories.map(([name]) => WEIGHTS[name] ?? 1),
      perLanguage[i] ?? 0,
    );
    return categories.flatMap(([category, words], j) =>
      Array.from({ length: perCategory[j] ?? 0 }, () => ({ lexicon, category, words })),
    );
  });
  return random.shuffled(deals);
}

/** Splits a whole number by weights (largest remainder), none left with nothing while there is enough for all. */
export function apportion(weights: readonly number[], total: number): number[] {
  const floor = total >= weights.length ? 1 : 0;
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => floor + ((total - floor * weights.length) * weight) / sum);
  const parts = exact.map(Math.floor);
  const byRemainder = exact.map((value, i) => [value - Math.floor(value), i] as const).sort((a, b) => b[0] - a[0]);
  let left = total - parts.reduce((a, b) => a + b, 0);
  for (const [, i] of byRemainder) {
    if (left-- <= 0) break;
    parts[i] = (parts[i] ?? 0) + 1;
  }
  return parts;
}
