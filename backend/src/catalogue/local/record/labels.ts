import { parentCategory } from "@earshot/domain/catalogue/categories";
import { foldText } from "@earshot/domain/catalogue/fold";
import { LRUCache } from "lru-cache";

/** Millions of shows share some hundred categories. */
const LABELS = new LRUCache<string, string>({ max: 1_000, memoMethod: (name) => `c:${foldText(name)}` });

/** The label of a category: a folded name, so that "Society & Culture" and "society culture" are one. */
export function categoryLabel(name: string): string {
  return LABELS.memo(name);
}

export function languageLabel(code: string): string {
  return `l:${code.toLowerCase()}`;
}

export function explicitLabel(explicit: boolean): string {
  return explicit ? "x:1" : "x:0";
}

/**
 * What a show can be filtered by without looking at its row: language, explicit, categories. A sub-category counts for
 * the one above it, also where the source names only the former.
 */
export function labelsOf(facts: {
  readonly language?: string;
  readonly explicit?: boolean;
  readonly categories: readonly string[];
}): string[] {
  const labels = new Set(facts.categories.map(categoryLabel));
  for (const name of facts.categories) {
    const parent = parentCategory(name);
    if (parent !== undefined) labels.add(categoryLabel(parent));
  }
  if (facts.language !== undefined) labels.add(languageLabel(facts.language));
  if (facts.explicit !== undefined) labels.add(explicitLabel(facts.explicit));
  return [...labels];
}
