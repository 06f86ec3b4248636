import { eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { eachFacet, type FacetName } from "@earshot/domain/catalogue/codes/facet-names";
import type { FacetCount, SearchFacets, SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader } from "../reader/index-reader.js";
import { countActivities } from "./count-activities.js";
import { countListeners } from "./count-listeners.js";
import { matchesAfter } from "../reader/matches.js";
import { tallied } from "../reader/show-columns.js";
import { planOf } from "../reader/plan.js";
import type { SearchScope } from "../reader/search-scope.js";

type Tally = ReadonlyMap<string, number>;

/** Maximum values of one facet in an answer: more than there are categories and languages. */
const MOST_VALUES = 400;
/** Maximum number of counted shows; beyond it the count is partial, and the answer marks it. */
const MOST_COUNTED = 50_000;

/**
 * The number of matching shows with each code of a coded fact, category, explicit mark, contact, activity and preset of
 * listeners, the most frequent first. A facet's own filter is ignored in its counts, so that other choices are visible.
 * A show counts for a category as in the filter: also for the one above it.
 */
export function facetCounts(reader: IndexReader, scope: SearchScope, most = MOST_COUNTED): SearchFacets {
  return reader.stages.run("facets", () => facetsOf(reader, scope, most));
}

function facetsOf(reader: IndexReader, scope: SearchScope, most: number): SearchFacets {
  const own: Readonly<Record<FacetName, Partial<SearchFilters>>> = {
    ...eachCoded((name) => ({ [name]: undefined })),
    category: { categories: [] },
    explicit: { explicit: undefined },
    hasContact: { hasContact: undefined },
    activity: { activity: undefined },
    listeners: { minListeners: undefined, maxListeners: undefined, listenersReach: undefined },
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

export function boundedFacets(facets: SearchFacets, most: number): SearchFacets {
  const bounded = (counts: readonly FacetCount[]) =>
    counts.map((one) => (one.count < most ? one : { value: one.value, count: most }));
  return eachFacet((name) => bounded(facets[name]));
}

/** `whole`: all matching shows were counted. */
type Group = { readonly tallies: Readonly<Record<FacetName, Tally>>; readonly whole: boolean };

function countGroup(reader: IndexReader, scope: SearchScope, most: number): Group {
  const places = matchesAfter(reader, planOf(scope), 0, most + 1);
  const { columns } = reader.columns;
  const rows = reader.columns.rowsAt(places).subarray(0, most);
  // Column by column, which is several times as fast as show by show.
  const tallies = {
    ...eachCoded((name) =>
      counted(tallied(columns[name], rows, reader.codes.size), (number) => reader.codes.get(number)),
    ),
    category: reader.categorySets.tally(columns.categories, rows),
    explicit: counted(tallied(columns.explicit, rows, 2), (number) => String(number - 1)),
    hasContact: counted(tallied(columns.contact, rows, 2), (number) => String(number - 1)),
    activity: countActivities(columns.heard, rows, scope.now),
    listeners: countListeners(columns, rows),
  };
  return { tallies, whole: places.length <= most };
}

/** The counts of numbers by their meaning; 0 is unknown. */
function counted(tally: Uint32Array, meaning: (number: number) => string | undefined): Tally {
  const counts = new Map<string, number>();
  for (let number = 1; number < tally.length; number += 1) {
    const shows = tally[number] ?? 0;
    const value = shows > 0 ? meaning(number) : undefined;
    if (value !== undefined) counts.set(value, shows);
  }
  return counts;
}
