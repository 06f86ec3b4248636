import { TOP_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { SearchMode, Suggestion } from "@earshot/domain/catalogue/search/search-request";

/** A shorter text is not worth a call: the provider limits the number of calls. */
const MIN_LETTERS = 2;

/** Whether to ask the provider for completions of this text. */
export function isLongEnoughToSuggest(typed: string): boolean {
  return [...foldText(typed)].length >= MIN_LETTERS;
}

/**
 * Completions of the typed text: titles (hosts in host mode) with a word that begins with it, then categories; in topic mode
 * categories first. Matches that begin with it come before matches that contain it; both are sorted by popularity.
 */
export function suggestionsFrom(
  results: readonly Podcast[],
  typed: string,
  mode: SearchMode,
  limit: number,
): readonly Suggestion[] {
  const start = foldText(typed);
  if (start === "") return [];
  const popular = results.toSorted((a, b) => b.popularityScore - a.popularityScore);
  const podcasts = mode === "host" ? hosts(popular) : popular.map(titleOf);
  const categories = TOP_CATEGORIES.map((text): Suggestion => ({ kind: "category", text }));
  const groups = mode === "topic" ? [categories, podcasts] : [podcasts, categories];
  const seen = new Set<string>();
  const found: Suggestion[] = [];
  for (const suggestion of groups.flatMap((group) => continuing(group, start))) {
    const key = `${suggestion.kind} ${foldText(suggestion.text)}`;
    if (!seen.has(key)) found.push(suggestion);
    seen.add(key);
  }
  return found.slice(0, limit);
}

function continuing(suggestions: readonly Suggestion[], start: string): readonly Suggestion[] {
  const folded = suggestions.map((suggestion) => ({ suggestion, text: foldText(suggestion.text) }));
  const begins = folded.filter(({ text }) => text.startsWith(start));
  const holds = folded.filter(({ text }) => !text.startsWith(start) && text.includes(` ${start}`));
  return [...begins, ...holds].map(({ suggestion }) => suggestion);
}

function titleOf({ id, title, imageUrl }: Podcast): Suggestion {
  return { kind: "podcast", text: title, podcastId: id, ...(imageUrl && { imageUrl }) };
}

function hosts(podcasts: readonly Podcast[]): Suggestion[] {
  return podcasts.flatMap(({ itunesAuthor, defaulted }) =>
    defaulted.includes("itunesAuthor") ? [] : [{ kind: "host", text: itunesAuthor }],
  );
}
