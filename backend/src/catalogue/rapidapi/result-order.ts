import { activityOf } from "@earshot/domain/audience/facts/activity";
import { comparedListeners } from "@earshot/domain/audience/range/listener-band";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { parentCategory } from "@earshot/domain/catalogue/codes/categories";
import { eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { NOT_AVAILABLE } from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type {
  FacetCount,
  SearchFacets,
  SearchFilters,
  SearchResult,
  SearchSort,
} from "@earshot/domain/catalogue/search/search-request";
import { categoriesOf } from "./search-conditions.js";

type PossibleSort = Exclude<SearchSort, "perEpisode" | "rhythm">;

/**
 * The sort order that results can have. The provider's lists have neither a per-episode audience nor a rhythm, so these sorts use
 * the provider's own order instead.
 */
export function possibleSort(sort: SearchSort): PossibleSort {
  return sort === "perEpisode" || sort === "rhythm" ? "relevance" : sort;
}

/**
 * Sorts results in the given order; `turned`: in the opposite direction. Relevance is the provider's own order, which also breaks
 * ties. Unknown values come last in both directions.
 */
export function ordered(results: readonly SearchResult[], sort: PossibleSort, turned = false): readonly SearchResult[] {
  const byNumber = (value: (podcast: Podcast) => number | undefined) => sortedByNumber(results, value, turned);
  switch (sort) {
    case "relevance":
      return results;
    case "listeners":
      return byNumber((podcast) => comparedListeners(parseListenerRange(podcast.listener_range)));
    case "popularity":
      return byNumber((podcast) => known(podcast, "popularityScore"));
    case "updated":
      return byNumber((podcast) => podcast.lastUpdate || undefined);
    case "episodes":
      return byNumber((podcast) => known(podcast, "episodeCount"));
    case "title": {
      const keys = new Map(results.map((podcast) => [podcast, foldText(podcast.title)]));
      return results.toSorted((a, b) => compareText(keys.get(a) ?? "", keys.get(b) ?? "") * (turned ? -1 : 1));
    }
  }
}

/**
 * Counts over all results of a search, which have passed the filters, most frequent first. Unknown values are not counted. If a
 * filter is set, only its own values are listed, because others were not requested. A show counts only for the categories that it
 * names, because the provider does not find it under others.
 */
export function facetsOf(results: readonly Podcast[], filters: SearchFilters, now: Date): SearchFacets {
  const { categories, explicit, hasContact, activity } = filters;
  const chosen = new Set(categories.map(foldText));
  const isWhole = (name: string) =>
    chosen.size === 0 ||
    chosen.has("all") ||
    [name, parentCategory(name) ?? ""].some((one) => chosen.has(foldText(one)));
  return {
    ...eachCoded((name) =>
      counts(
        results.flatMap((show) => (show[name] === NOT_AVAILABLE ? [] : [show[name]])),
        filters[name],
      ),
    ),
    category: counts(results.flatMap((show) => categoriesOf(show).filter(isWhole))),
    explicit: counts(
      results.flatMap((show) => (show.explicit === "N/A" ? [] : [String(show.explicit)])),
      explicit === undefined ? undefined : String(explicit),
    ),
    hasContact: counts(
      results.flatMap((show) => (show.hasContact === "N/A" ? [] : [String(show.hasContact)])),
      hasContact === undefined ? undefined : String(hasContact),
    ),
    activity: counts(
      results.map((show) => activityOf(show.lastUpdate, now)).filter((value) => value !== "unknown"),
      activity,
    ),
    // A show for which the provider states no listeners passes any filter by listeners.
    listeners: [],
  };
}

/** The results of several requests as one list: the first result of each, then the second of each, without duplicates. */
export function interleaved(lists: readonly (readonly Podcast[])[]): readonly Podcast[] {
  if (lists.length === 1) return lists[0] ?? [];
  const merged = new Map<string, Podcast>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let rank = 0; rank < longest; rank += 1) {
    for (const list of lists) {
      const podcast = list[rank];
      if (podcast && !merged.has(podcast.id)) merged.set(podcast.id, podcast);
    }
  }
  return [...merged.values()];
}

function known(podcast: Podcast, field: "popularityScore" | "episodeCount"): number | undefined {
  return podcast.defaulted.includes(field) ? undefined : podcast[field];
}

function sortedByNumber(
  results: readonly SearchResult[],
  value: (podcast: Podcast) => number | undefined,
  turned: boolean,
): readonly SearchResult[] {
  const last = turned ? Infinity : -1;
  const keys = new Map(results.map((podcast) => [podcast, value(podcast) ?? last]));
  const [less, more] = turned ? [-1, 1] : [1, -1];
  return results.toSorted((a, b) => {
    const [one, other] = [keys.get(a) ?? last, keys.get(b) ?? last];
    return one < other ? less : one > other ? more : 0;
  });
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function counts(values: readonly string[], only?: string): FacetCount[] {
  const tally = new Map<string, number>();
  for (const value of values) if (value === (only ?? value)) tally.set(value, (tally.get(value) ?? 0) + 1);
  const found = [...tally].map(([value, count]) => ({ value, count }));
  return found.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
}
