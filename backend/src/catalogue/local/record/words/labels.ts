import { parentCategory } from "@earshot/domain/catalogue/codes/categories";
import { CODED_FACTS, CODED_NAMES, type CodedName } from "@earshot/domain/catalogue/codes/coded-facts";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { LRUCache } from "lru-cache";

/** Millions of shows share a few hundred categories. */
const LABELS = new LRUCache<string, string>({ max: 1_000, memoMethod: (name) => `c:${foldText(name)}` });

/** The label of a category: a folded name, so that "Society & Culture" and "society culture" are equal. */
export function categoryLabel(name: string): string {
  return LABELS.memo(name);
}

export function codeLabel(name: CodedName, code: string): string {
  return `${CODED_FACTS[name].letter}:${code.toLowerCase()}`;
}

export function contactLabel(hasContact: boolean): string {
  return hasContact ? "y:1" : "y:0";
}

export function explicitLabel(explicit: boolean): string {
  return explicit ? "x:1" : "x:0";
}

/**
 * The properties by which shows can be filtered without reading their rows: coded facts, explicit, contact, categories.
 * A subcategory also counts for its parent, even if the source names only the subcategory.
 */
export function labelsOf(
  facts: { readonly [Name in CodedName]?: string } & {
    readonly explicit?: boolean;
    readonly hasContact?: boolean;
    readonly categories: readonly string[];
  },
): string[] {
  const labels = new Set(facts.categories.map(categoryLabel));
  for (const name of facts.categories) {
    const parent = parentCategory(name);
    if (parent !== undefined) labels.add(categoryLabel(parent));
  }
  for (const name of CODED_NAMES) {
    const code = facts[name];
    if (code !== undefined) labels.add(codeLabel(name, code));
  }
  if (facts.explicit !== undefined) labels.add(explicitLabel(facts.explicit));
  if (facts.hasContact !== undefined) labels.add(contactLabel(facts.hasContact));
  return [...labels];
}
