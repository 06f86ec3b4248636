import { parentCategory } from "@earshot/domain/catalogue/categories";
import { foldText } from "@earshot/domain/catalogue/fold";

/** The label of a category: a folded name, so that "Society & Culture" and "society culture" are one. */
export function categoryLabel(name: string): string {
  return `c:${foldText(name)}`;
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
  const { categories } = facts;
  const labels = new Set(
    [...categories, ...categories.flatMap((name) => parentCategory(name) ?? [])].map(categoryLabel),
  );
  if (facts.language !== undefined) labels.add(languageLabel(facts.language));
  if (facts.explicit !== undefined) labels.add(explicitLabel(facts.explicit));
  return [...labels];
}
