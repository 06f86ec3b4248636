import type { FacetCount, SearchFacets, SearchFilters } from "@earshot/domain/catalogue/search-request";
import { activitySql } from "./filter-condition.js";
import type { IndexReader } from "./index-reader.js";
import { passing, planOf } from "./plan.js";
import type { SearchScope } from "./search-scope.js";

type FacetName = keyof SearchFacets;
type Tally = Map<string, number>;

/** The most values of one facet that are given: more than there are categories and languages. */
const MOST_VALUES = 400;
/** Shows that are counted, some microseconds each; of more the first are counted, and the answer says so. */
const MOST_COUNTED = 50_000;
const ACTIVITIES = ["very-active", "moderately-active", "occasional", "inactive"] as const;

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

/** `whole`: all shows that pass were counted. */
type Group = { readonly tallies: Readonly<Record<FacetName, Tally>>; readonly whole: boolean };

type GroupRow = {
  language: string | null;
  explicit: number | null;
  activity: string;
  categories: string;
  count: number;
};

function countGroup(reader: IndexReader, scope: SearchScope, most: number): Group {
  const { sql, values } = passing(planOf(scope), 0, most + 1);
  const activity = ACTIVITIES.map((name) => `WHEN ${activitySql(name, scope.now)} THEN '${name}'`).join(" ");
  const rows = reader.all<GroupRow>(
    `SELECT s.language, s.explicit, CASE ${activity} END AS activity, s.categories, count(*) AS count
     FROM (${sql}) found CROSS JOIN shows s ON s.place = found.place GROUP BY 1, 2, 3, 4`,
    values,
  );
  const tallies = { language: new Map(), category: new Map(), explicit: new Map(), activity: new Map() } as Record<
    FacetName,
    Tally
  >;
  const add = (name: FacetName, value: string | null | undefined, count: number) => {
    if (value != null) tallies[name].set(value, (tallies[name].get(value) ?? 0) + count);
  };
  for (const { language, explicit, activity, categories, count } of rows) {
    add("language", language, count);
    add("explicit", explicit === null ? undefined : String(explicit), count);
    add("activity", activity, count);
    for (const name of reader.categoriesFoundBy(categories)) add("category", name, count);
  }
  return { tallies, whole: rows.reduce((sum, { count }) => sum + count, 0) <= most };
}
