import { activityOf } from "@earshot/domain/audience/activity";
import type { FacetCount, SearchFacets, SearchFilters } from "@earshot/domain/catalogue/search-request";
import { explicitOf, languageOf } from "../record/show-columns.js";
import type { IndexReader } from "./index-reader.js";
import { matchesAfter } from "./matches.js";
import { planOf } from "./plan.js";
import type { SearchScope } from "./search-scope.js";

type FacetName = keyof SearchFacets;
type Tally = ReadonlyMap<string, number>;

/** The most values of one facet that are given: more than there are categories and languages. */
const MOST_VALUES = 400;
/** Shows that are counted; of more the first are counted, and the answer says so. */
const MOST_COUNTED = 50_000;

/**
 * How many of the shows that pass have each language, category, explicit mark and activity, the most frequent first. The filter
 * of a facet itself is left aside in its counts, so that the other choices can be seen. A show counts for a category as in the
 * filter: also for the one above it.
 */
export function facetCounts(reader: IndexReader, scope: SearchScope, most = MOST_COUNTED): SearchFacets {
  const own: Readonly<Record<FacetName, Partial<SearchFilters>>> = {
    language: { language: undefined },
    category: { categories: [] },
    explicit: { explicit: undefined },
    activity: { activity: undefined },
  };
  // Facets whose own filter is not set count the same shows and are counted together.
  const groups = new Map<string, Group>();
  const of = (name: FacetName): FacetCount[] => {
    const filters = { ...scope.filters, ...own[name] };
    const key = JSON.stringify(filters);
    const group = groups.get(key) ?? countGroup(reader, { ...scope, filters }, most);
    groups.set(key, group);
    return [...group.tallies[name]]
      .map(([value, count]) => ({ value, count, ...(group.whole ? {} : { atLeast: true as const }) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MOST_VALUES);
  };
  return { language: of("language"), category: of("category"), explicit: of("explicit"), activity: of("activity") };
}

/** The counts of a list that is never longer than `most`. */
export function boundedFacets(facets: SearchFacets, most: number): SearchFacets {
  const bounded = (counts: readonly FacetCount[]) =>
    counts.map((one) => (one.count < most ? one : { value: one.value, count: most }));
  return {
    language: bounded(facets.language),
    category: bounded(facets.category),
    explicit: bounded(facets.explicit),
    activity: bounded(facets.activity),
  };
}

/** `whole`: all shows that pass were counted. */
type Group = { readonly tallies: Readonly<Record<FacetName, Tally>>; readonly whole: boolean };

function countGroup(reader: IndexReader, scope: SearchScope, most: number): Group {
  const places = matchesAfter(reader, planOf(scope), 0, most + 1);
  const { columns } = reader.columns;
  const [sets, marks, activities] = [new Map<number, number>(), new Map<number, number>(), new Map<string, number>()];
  reader.columns.each(places.length > most ? places.slice(0, most) : places, (row) => {
    count(sets, columns.categories[row] ?? 0);
    count(marks, columns.marks[row] ?? 0);
    count(activities, activityOf((columns.heard[row] ?? 0) - 1, scope.now));
  });
  const [language, category, explicit] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  for (const [set, names] of reader.categoriesFoundBy(sets.keys()))
    for (const name of names) count(category, name, sets.get(set));
  for (const [mark, shows] of marks) {
    const [spoken, isExplicit] = [reader.language(languageOf(mark)), explicitOf(mark)];
    if (spoken !== undefined) count(language, spoken, shows);
    if (isExplicit !== undefined) count(explicit, String(Number(isExplicit)), shows);
  }
  return { tallies: { language, category, explicit, activity: activities }, whole: places.length <= most };
}

function count<Value>(tally: Map<Value, number>, value: Value, by = 1): void {
  tally.set(value, (tally.get(value) ?? 0) + by);
}
