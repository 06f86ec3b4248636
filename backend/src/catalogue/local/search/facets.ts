import { activityOf } from "@earshot/domain/audience/activity";
import { CODED_NAMES, eachCoded } from "@earshot/domain/catalogue/coded-facts";
import { eachFacet, type FacetName } from "@earshot/domain/catalogue/facet-names";
import type { FacetCount, SearchFacets, SearchFilters } from "@earshot/domain/catalogue/search-request";
import type { IndexReader } from "./index-reader.js";
import { matchesAfter } from "./matches.js";
import { planOf } from "./plan.js";
import type { SearchScope } from "./search-scope.js";

type Tally = ReadonlyMap<string, number>;

/** The most values of one facet that are given: more than there are categories and languages. */
const MOST_VALUES = 400;
/** Shows that are counted; of more the first are counted, and the answer says so. */
const MOST_COUNTED = 50_000;

/**
 * How many of the shows that pass have each code of a coded fact, category, explicit mark and activity, the most frequent first. The filter
 * of a facet itself is left aside in its counts, so that the other choices can be seen. A show counts for a category as in the
 * filter: also for the one above it.
 */
export function facetCounts(reader: IndexReader, scope: SearchScope, most = MOST_COUNTED): SearchFacets {
  const own: Readonly<Record<FacetName, Partial<SearchFilters>>> = {
    ...eachCoded((name) => ({ [name]: undefined })),
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
  return eachFacet(of);
}

/** The counts of a list that is never longer than `most`. */
export function boundedFacets(facets: SearchFacets, most: number): SearchFacets {
  const bounded = (counts: readonly FacetCount[]) =>
    counts.map((one) => (one.count < most ? one : { value: one.value, count: most }));
  return eachFacet((name) => bounded(facets[name]));
}

/** `whole`: all shows that pass were counted. */
type Group = { readonly tallies: Readonly<Record<FacetName, Tally>>; readonly whole: boolean };

function countGroup(reader: IndexReader, scope: SearchScope, most: number): Group {
  const places = matchesAfter(reader, planOf(scope), 0, most + 1);
  const { columns } = reader.columns;
  const [sets, activities, explicit] = [new Map<number, number>(), new Map<string, number>(), new Uint32Array(3)];
  const numbers = eachCoded(() => new Uint32Array(reader.codes.size + 1));
  const coded = CODED_NAMES.map((name) => [columns[name], numbers[name]] as const);
  reader.columns.each(places.length > most ? places.slice(0, most) : places, (row) => {
    count(sets, columns.categories[row] ?? 0);
    count(activities, activityOf((columns.heard[row] ?? 0) - 1, scope.now));
    add(explicit, columns.explicit[row] ?? 0);
    for (const [column, tally] of coded) add(tally, column[row] ?? 0);
  });
  const category = new Map<string, number>();
  for (const [set, names] of reader.categoriesFoundBy(sets.keys()))
    for (const name of names) count(category, name, sets.get(set));
  const tallies = {
    ...eachCoded((name) => counted(numbers[name], (number) => reader.codes.get(number))),
    category,
    explicit: counted(explicit, (number) => String(number - 1)),
    activity: activities,
  };
  return { tallies, whole: places.length <= most };
}

function add(tally: Uint32Array, number: number): void {
  tally[number] = (tally[number] ?? 0) + 1;
}

/** The counts of numbers by what they mean; 0 is unknown. */
function counted(tally: Uint32Array, meaning: (number: number) => string | undefined): Tally {
  const counts = new Map<string, number>();
  for (let number = 1; number < tally.length; number += 1) {
    const [value, shows = 0] = [meaning(number), tally[number]];
    if (value !== undefined && shows > 0) counts.set(value, shows);
  }
  return counts;
}

function count<Value>(tally: Map<Value, number>, value: Value, by = 1): void {
  tally.set(value, (tally.get(value) ?? 0) + by);
}
