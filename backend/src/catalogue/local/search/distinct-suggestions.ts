import { joinedForm } from "@earshot/domain/catalogue/fold";
import type { Suggestion } from "@earshot/domain/catalogue/search-request";

/** Rows looked at for each suggestion wanted: several shows have the same title or host. */
export const SPARE = 3;

/** Each name once, however it is written. */
export function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  const seen = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const key = joinedForm(suggestion.text);
    if (key !== "" && !seen.has(key)) seen.set(key, suggestion);
  }
  return [...seen.values()];
}
