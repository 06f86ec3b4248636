import type { FacetCount, SearchFacets, SearchFilters } from "@earshot/domain/catalogue/search-request";
import type { DataSource } from "typeorm";
import { activityCondition } from "./filter-condition.js";
import { scopeCondition, type SearchScope } from "./search-scope.js";
import { SqlParameters } from "./sql-parameters.js";

type FacetName = keyof SearchFacets;
type FacetRow = { facet: FacetName; value: string; count: number };

/** The most values of one facet that are given. */
const MOST_VALUES = 50;
/** Shows that are counted, some microseconds each; of more the first are counted. */
const MOST_COUNTED = 50_000;
const ACTIVITIES = ["very-active", "moderately-active", "occasional", "inactive"] as const;

/**
 * How many of the shows that pass have each language, category, explicit mark and activity, the most frequent first. The
 * filter of a facet itself is left aside in its counts, so that the other choices can be seen. A show counts for a category
 * as in the filter: also for the one above it.
 */
export async function facetCounts(database: DataSource, scope: SearchScope): Promise<SearchFacets> {
  const own: Readonly<Record<FacetName, Partial<SearchFilters>>> = {
    language: { language: undefined },
    category: { categories: [] },
    explicit: { explicit: undefined },
    activity: { activity: undefined },
  };
  // Facets whose own filter is not set look at the same shows and are counted together.
  const groups = new Map<string, { filters: SearchFilters; names: FacetName[] }>();
  for (const name of Object.keys(own) as FacetName[]) {
    const filters = { ...scope.filters, ...own[name] };
    const key = JSON.stringify(filters);
    const group = groups.get(key);
    if (group) group.names.push(name);
    else groups.set(key, { filters, names: [name] });
  }
  const counted: FacetRow[] = [];
  for (const { filters, names } of groups.values()) {
    counted.push(...(await countGroup(database, { ...scope, filters }, names)));
  }
  const of = (name: FacetName): FacetCount[] =>
    counted.filter(({ facet }) => facet === name).map(({ value, count }) => ({ value, count }));
  return { language: of("language"), category: of("category"), explicit: of("explicit"), activity: of("activity") };
}

function countGroup(database: DataSource, scope: SearchScope, names: readonly FacetName[]): Promise<FacetRow[]> {
  const parameters = new SqlParameters();
  const condition = scopeCondition(scope, parameters);
  const activity = ACTIVITIES.map((name) => `WHEN ${activityCondition(name, scope.now)} THEN '${name}'`).join(" ");
  const values: Readonly<Record<FacetName, string>> = {
    language: "SELECT language FROM hits",
    category: `SELECT name FROM hits, unnest(labels) AS label
       JOIN catalogue.category_stats ON label = 'c:' || category_key`,
    explicit: "SELECT CASE WHEN explicit THEN '1' ELSE '0' END FROM hits WHERE explicit IS NOT NULL",
    activity: "SELECT activity FROM hits",
  };
  const counts = names.map(
    (name) => `(SELECT '${name}' AS facet, value, count(*)::int AS count FROM (${values[name]}) v(value)
       WHERE value IS NOT NULL GROUP BY value ORDER BY count DESC, value LIMIT ${MOST_VALUES})`,
  );
  return database.query<FacetRow[]>(
    `WITH hits AS MATERIALIZED (
       SELECT language, labels, explicit, CASE ${activity} END AS activity
       FROM catalogue.podcasts WHERE ${condition} LIMIT ${MOST_COUNTED}
     ) ${counts.join(" UNION ALL ")}`,
    parameters.values,
  );
}
