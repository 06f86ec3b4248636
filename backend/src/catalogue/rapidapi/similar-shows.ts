import { comparedListeners } from "@earshot/domain/audience/range/listener-band";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { languageName } from "@earshot/domain/catalogue/codes/languages";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { SearchRequest, SimilarPodcast } from "@earshot/domain/catalogue/search/search-request";

/**
 * The searches for similar shows, more promising ones first: in the show's language, then in any. Empty if too little is known
 * about the show.
 */
export function searchesForSimilar(show: Podcast): readonly SearchRequest[] {
  const [topic] = show.categories;
  if (topic === undefined) return [];
  const languages = show.language === "N/A" ? [undefined] : [show.language, undefined];
  return languages.map((language) => ({
    term: topic,
    mode: "topic",
    filters: { tags: [], categories: [], language },
    sort: "relevance",
    limit: 100,
    facets: false,
    explain: false,
  }));
}

/** Shows that share a category with this one, each with its reasons; those with the most in common come first. */
export function similarTo(show: Podcast, candidates: readonly Podcast[], limit: number): readonly SimilarPodcast[] {
  const categories = new Set(show.categories.map(foldText));
  const seen = new Set([show.id]);
  const found = candidates.flatMap((podcast) => {
    if (seen.has(podcast.id)) return [];
    seen.add(podcast.id);
    const shared = podcast.categories.filter((category) => categories.has(foldText(category)));
    if (shared.length === 0) return [];
    const reasons = [shared.length === 1 ? `Same category: ${shared[0]}` : `Same categories: ${shared.join(", ")}`];
    if (podcast.language === show.language && show.language !== "N/A") {
      reasons.push(`Same language: ${languageName(show.language)}`);
    }
    if (isSimilarAudience(show, podcast)) reasons.push("Audience of similar size");
    return [{ podcast, reasons, score: 2 * shared.length + reasons.length }];
  });
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ podcast, reasons }) => ({ podcast, reasons }));
}

/** Whether neither show has more than twice the other's listeners. */
function isSimilarAudience(a: Podcast, b: Podcast): boolean {
  const one = comparedListeners(parseListenerRange(a.listener_range));
  const other = comparedListeners(parseListenerRange(b.listener_range));
  return !!one && !!other && one <= other * 2 && other <= one * 2;
}
