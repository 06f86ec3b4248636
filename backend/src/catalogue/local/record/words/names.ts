import { joinedForm } from "@earshot/domain/catalogue/text/fold";

/** Length of a sorting key: the size of an index entry is limited, and titles rarely differ after 160 characters. */
export const LONGEST_KEY = 160;

/** The form in which names are compared and sorted alphabetically: folded, without spaces, cut to a maximum length. */
export function nameKey(name: string): string {
  return joinedForm(name).slice(0, LONGEST_KEY).toWellFormed();
}

/** Author and owner; only one of them if both are the same. */
export function hostNames({ author, owner }: { readonly author?: string; readonly owner?: string }): string[] {
  const names = [author, owner].filter((name): name is string => name !== undefined && name.trim() !== "");
  return names.length === 2 && names[0]?.trim() === names[1]?.trim() ? names.slice(0, 1) : names;
}
