import type { SimilarPodcast, SuggestRequest, Suggestion } from "@earshot/domain/catalogue/search-request";
import { OPEN_END } from "../record/audience-facts.js";
import { hostNames } from "../record/host-names.js";
import type { ComparedShow } from "./answers.js";
import type { SearchSources } from "./local-search.js";
import { type PodcastRow, podcastOf } from "./podcast.row.js";

/** Shows like another, with the reasons in words. */
export async function showsLike(
  { index, rows }: SearchSources,
  row: PodcastRow,
  limit: number,
): Promise<SimilarPodcast[]> {
  const alike = await index.use((readers) => readers.ask("similar", { show: comparedShow(row), limit }));
  const found = await rows.byIds(alike.map(({ id }) => id));
  return alike.flatMap(({ id, reasons }) => {
    const other = found.get(id);
    return other ? [{ podcast: podcastOf(other), reasons }] : [];
  });
}

function comparedShow(row: PodcastRow): ComparedShow {
  const { id, host, title, description, categories, language, listeners_low: low, listeners_high: high } = row;
  const listeners = Number(high) === OPEN_END ? Number(low) : (Number(low) + Number(high)) / 2;
  return {
    id,
    host: host ?? undefined,
    title,
    categories,
    description: description ?? "",
    language: language ?? undefined,
    listeners: low === null || high === null ? undefined : listeners,
  };
}

/** Titles, hosts and categories that go on from what was typed. */
export async function suggestionsFor({ index, rows }: SearchSources, request: SuggestRequest): Promise<Suggestion[]> {
  const suggested = await index.use((readers) => readers.ask("suggest", request));
  const found = await rows.byIds(suggested.flatMap((one) => (one.kind === "category" ? [] : one.id)));
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
