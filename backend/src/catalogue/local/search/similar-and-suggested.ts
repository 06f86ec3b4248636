import { comparedListeners } from "@earshot/domain/audience/range/listener-band";
import type { SimilarPodcast, SuggestRequest, Suggestion } from "@earshot/domain/catalogue/search/search-request";
import { rangeOfBounds } from "../record/audience-facts.js";
import { hostNames } from "../record/words/names.js";
import type { IndexSuggestion } from "./answers/suggestions.js";
import type { ComparedShow } from "./answers/discriminative-terms.js";
import { shownCode } from "../record/index-show.js";
import { type PodcastRow, podcastOf } from "../shows/podcast.row.js";
import { inOneGeneration, type SearchSources } from "./one-generation.js";

/** Shows similar to another, with the reasons in words. */
export async function similarTo(sources: SearchSources, row: PodcastRow, limit: number): Promise<SimilarPodcast[]> {
  return inOneGeneration(sources, async (readers) => {
    const alike = await readers.ask("similar", { show: comparedShow(row), limit });
    const found = await sources.rows.byIds(alike.map(({ id }) => id));
    const answer = alike.flatMap(({ id, reasons }) => {
      const other = found.get(id);
      return other ? [{ podcast: podcastOf(other), reasons }] : [];
    });
    return { answer, missing: answer.length < alike.length };
  });
}

function comparedShow(row: PodcastRow): ComparedShow {
  const { id, host, title, description, categories } = row;
  return {
    id,
    host: host ?? undefined,
    makers: hostNames({ author: row.author ?? undefined, owner: row.owner ?? undefined }),
    title,
    categories,
    description: description ?? "",
    language: shownCode(row, "language") ?? undefined,
    listeners: comparedListeners(rangeOfBounds(row)),
  };
}

/** Titles, hosts and categories that complete the typed text. */
export async function suggestionsFor(sources: SearchSources, request: SuggestRequest): Promise<Suggestion[]> {
  return inOneGeneration(sources, async (readers) => {
    const suggested = await readers.ask("suggest", request);
    const ids = suggested.flatMap((one) => (one.kind === "category" ? [] : one.id));
    const found = await sources.rows.byIds(ids);
    return { answer: named(suggested, found), missing: ids.some((id) => !found.has(id)) };
  });
}

function named(suggested: readonly IndexSuggestion[], found: ReadonlyMap<string, PodcastRow>): Suggestion[] {
  return suggested.flatMap((one): Suggestion[] => {
    if (one.kind === "category") return [one];
    const row = found.get(one.id);
    if (!row) return [];
    const [host] = hostNames({ author: row.author ?? undefined, owner: row.owner ?? undefined });
    if (one.kind === "host") return host === undefined ? [] : [{ kind: "host", text: host }];
    const imageUrl = row.image_url ? { imageUrl: row.image_url } : {};
    return [{ kind: "podcast", text: row.title, podcastId: row.id, ...imageUrl }];
  });
}
