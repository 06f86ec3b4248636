import { joinedForm } from "@earshot/domain/catalogue/fold";

/** Length of a sorting key: an index entry has a limit, and nobody tells titles apart after 160 characters. */
export const LONGEST_KEY = 160;

/** The form in which names are compared and put in alphabetical order: folded, without spaces, bounded. */
export function nameKey(name: string): string {
  return joinedForm(name).slice(0, LONGEST_KEY).toWellFormed();
}
