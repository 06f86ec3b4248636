import { activityLabel } from "@earshot/domain/audience/facts/activity";
import { CODED_FACTS, CODED_NAMES } from "@earshot/domain/catalogue/codes/coded-facts";
import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import type { LastUpdate, SearchFilters, SearchSort, SortOrder } from "@earshot/domain/catalogue/search/search-request";
import { FIRST_MODE } from "@earshot/domain/catalogue/search/search-rules";
import { isTurned, type Sorting } from "@earshot/domain/catalogue/search/sort-order";
import type { SearchState } from "@earshot/domain/catalogue/search/search-url";
import { formatCount } from "@earshot/domain/shared/text/format-count";

/** A visitor's search. It is stored only in the address. */
export type Search = SearchState;

export const NO_FILTERS: SearchFilters = { tags: [], categories: [] };

const SORTS: readonly { readonly value: SearchSort; readonly label: string }[] = [
  { value: "relevance", label: "Relevance" },
  { value: "listeners", label: "Most listeners" },
  { value: "perEpisode", label: "Most per episode" },
  { value: "popularity", label: "Most popular" },
  { value: "updated", label: "Newest update" },
  { value: "episodes", label: "Most episodes" },
  { value: "rhythm", label: "Most frequent" },
  { value: "title", label: "Title A–Z" },
];

/** The name of a sort in its reversed direction. */
const TURNED_LABELS: Readonly<Record<Exclude<SearchSort, "relevance">, string>> = {
  listeners: "Fewest listeners",
  perEpisode: "Fewest per episode",
  popularity: "Least popular",
  updated: "Oldest update",
  episodes: "Fewest episodes",
  rhythm: "Least frequent",
  title: "Title Z–A",
};

/** A sort in a menu: its name, followed by its direction if that is not the default. */
type SortChoice = SearchSort | `${SearchSort} ${SortOrder}`;

/** The current order of the results, as a choice in a menu. */
export function sortChoice(sorting: Sorting): SortChoice {
  const { sort, order } = sorting;
  return isTurned(sorting) && order !== undefined ? `${sort} ${order}` : sort;
}

/** The sorts for a menu. The table head can reverse a sort; then the menu lists the reversed one too. */
export function sortChoices(sorting: Sorting): readonly { readonly value: SortChoice; readonly label: string }[] {
  const { sort } = sorting;
  if (sort === "relevance" || !isTurned(sorting)) return SORTS;
  return SORTS.flatMap((each) =>
    each.value === sort ? [each, { value: sortChoice(sorting), label: TURNED_LABELS[sort] }] : [each],
  );
}

/** The field and direction of a menu option. */
export function sortingOf(choice: SortChoice): Sorting {
  const [sort, order] = choice.split(" ") as [SearchSort, SortOrder?];
  return { sort, order };
}

export const LAST_UPDATE_LABELS: Readonly<Record<LastUpdate, string>> = {
  "30d": "Last 30 days",
  "60d": "Last 60 days",
  "90d": "Last 90 days",
};

/** A search for words only, as used by links in cards and chips. */
export function plainSearch(search: Partial<Search>): Search {
  return { term: "", mode: FIRST_MODE, filters: NO_FILTERS, sort: "relevance", ...search };
}

/** The search in the API's format. */
export function searchParameters({ term, mode, filters, sort, order }: Search): Record<string, unknown> {
  const { tags, categories, ...rest } = filters;
  return { term, mode, sort, order, tag: tags, category: categories, ...rest };
}

export type ActiveFilter = { readonly key: string; readonly label: string; readonly without: SearchFilters };

/** Each active filter, in the order of the filter column. */
export function activeFilters(filters: SearchFilters): readonly ActiveFilter[] {
  const found: ActiveFilter[] = [];
  const add = (key: keyof SearchFilters, label: string) =>
    found.push({ key, label, without: { ...filters, [key]: undefined } });

  const { minListeners, maxListeners, minEpisodes, maxEpisodes } = filters;
  const listeners = boundsLabel({ min: minListeners, max: maxListeners }, "listeners", LISTENER_PRESETS);
  if (listeners)
    found.push({
      key: "listeners",
      label: filters.listenersReach === 1 ? `${listeners}, or overlapping` : listeners,
      without: { ...filters, minListeners: undefined, maxListeners: undefined, listenersReach: undefined },
    });
  const episodes = boundsLabel({ min: minEpisodes, max: maxEpisodes }, "episodes");
  if (episodes)
    found.push({
      key: "episodes",
      label: episodes,
      without: { ...filters, minEpisodes: undefined, maxEpisodes: undefined },
    });
  const { minPopularity, maxPopularity, newestEpisodeSince, newestEpisodeUntil } = filters;
  if (minPopularity !== undefined || maxPopularity !== undefined) {
    const without = { ...filters, minPopularity: undefined, maxPopularity: undefined };
    found.push({ key: "popularity", label: `Popularity ${spanOf(minPopularity, maxPopularity)}`, without });
  }
  if (filters.updatedSince !== undefined) add("updatedSince", `Updated since ${filters.updatedSince}`);
  if (newestEpisodeSince !== undefined || newestEpisodeUntil !== undefined) {
    const without = { ...filters, newestEpisodeSince: undefined, newestEpisodeUntil: undefined };
    found.push({ key: "newest", label: `Newest episode ${spanOf(newestEpisodeSince, newestEpisodeUntil)}`, without });
  }
  if (filters.host !== undefined) add("host", `Hosted at ${filters.host}`);
  if (filters.itunesId !== undefined) add("itunesId", `iTunes ID ${filters.itunesId}`);
  if (filters.lastUpdate !== undefined) add("lastUpdate", LAST_UPDATE_LABELS[filters.lastUpdate]);
  for (const name of CODED_NAMES) {
    const code = filters[name];
    if (code !== undefined) add(name, CODED_FACTS[name].nameOf(code));
  }
  if (filters.explicit === 1) add("explicit", "Explicit");
  if (filters.explicit === 0) add("explicit", "Not explicit");
  if (filters.hasContact === 1) add("hasContact", "Has contact");
  if (filters.hasContact === 0) add("hasContact", "No contact");
  for (const category of filters.categories) {
    const without = { ...filters, categories: filters.categories.filter((other) => other !== category) };
    found.push({ key: `category ${category}`, label: category, without });
  }
  for (const tag of filters.tags) {
    found.push({
      key: `tag ${tag}`,
      label: `Tag: ${tag}`,
      without: { ...filters, tags: filters.tags.filter((other) => other !== tag) },
    });
  }
  if (filters.activity !== undefined) add("activity", activityLabel(filters.activity));
  return found;
}

/** "from 7", "up to 9", "7 to 9". */
function spanOf(from: number | string | undefined, to: number | string | undefined): string {
  if (to === undefined) return `from ${from}`;
  return from === undefined ? `up to ${to}` : `${from} to ${to}`;
}

type Bounds = { readonly min?: number; readonly max?: number };

/** "10,000+ listeners", "Up to 500 episodes", "1K to 10K listeners"; undefined without bounds. */
function boundsLabel(
  { min, max }: Bounds,
  of: string,
  presets: readonly (Bounds & { readonly label: string })[] = [],
): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  const preset = presets.find((ready) => ready.min === min && ready.max === max);
  if (preset) return `${preset.label} ${of}`;
  if (max === undefined) return `${formatCount(min)}+ ${of}`;
  return min === undefined ? `Up to ${formatCount(max)} ${of}` : `${formatCount(min)} to ${formatCount(max)} ${of}`;
}
