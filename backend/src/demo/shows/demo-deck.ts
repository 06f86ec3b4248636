import { lexicons, type CategoryWords, type Lexicon } from "../words/lexicon.js";
import { TABLES } from "./demo-tables.js";
import type { Random } from "./random.js";

export type Deal = { readonly lexicon: Lexicon; readonly words: CategoryWords };

/**
 * The language and category of each show, in mixed order. Languages get their share; within a language, every category gets at
 * least one show if there are enough shows.
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
      categories.map(([name]) => TABLES.categories[name]?.weight ?? 1),
      perLanguage[i] ?? 0,
    );
    return categories.flatMap(([, words], j) =>
      Array.from({ length: perCategory[j] ?? 0 }, () => ({ lexicon, words })),
    );
  });
  return random.shuffled(deals);
}

/** Splits a whole number by weights (largest remainder), so that every part gets at least one if possible. */
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
