import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";

export function titleSearch(title: string): SearchRequest {
  const filters = { tags: [], categories: [] };
  return { term: title.trim(), mode: "title", filters, sort: "relevance", limit: 24, facets: false, explain: false };
}

/** Shows with exactly this title first, then the others; both groups in the provider's order. */
export function exactTitlesFirst(title: string, found: readonly Podcast[]): Podcast[] {
  const key = joinedForm(title);
  const exact = found.filter((podcast) => joinedForm(podcast.title) === key);
  return [...exact, ...found.filter((podcast) => !exact.includes(podcast))];
}
