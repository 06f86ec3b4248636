import { type CodedName, eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { eachFacet, type FacetName } from "@earshot/domain/catalogue/codes/facet-names";
import type { FacetCount, SearchFacets, SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader } from "../index/index-reader.js";
import { matchesAfter } from "../index/matches.js";
import { once } from "../index/once-for.js";
import { tallied } from "../index/show-columns.js";
import { type ShowKind, showKinds } from "../index/show-kinds.js";
import { planOf, type Scope } from "../query/scope.js";
import {
  type Activity,
  MODERATELY_ACTIVE_DAYS,
  OCCASIONAL_DAYS,
  VERY_ACTIVE_DAYS,
} from "@earshot/domain/audience/facts/activity";
import { limitOf } from "../query/filter-condition.js";
import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";

type Tally = ReadonlyMap<string, number>;

/** Maximum values of one facet in an answer: larger than the number of categories or languages. */
const MOST_VALUES = 400;
/** Maximum number of counted shows; beyond it the count is partial, and the answer marks it. */
const MOST_COUNTED = 50_000;

/**
 * The number of matching shows for each value of the coded facts, categories, explicit mark, contact, activity and listener
 * presets, most frequent first. Each facet ignores its own filter, so that other choices stay visible. As in the filter, a show
 * also counts for the category above its own.
 */
export function facetCounts(reader: IndexReader, scope: Scope, most = MOST_COUNTED): SearchFacets {
  const own: Readonly<Record<FacetName, Partial<SearchFilters>>> = {
    ...eachCoded((name) => ({ [name]: undefined })),
    category: { categories: [] },
    explicit: { explicit: undefined },
    hasContact: { hasContact: undefined },
    activity: { activity: undefined },
    listeners: { minListeners: undefined, maxListeners: undefined, listenersReach: undefined },
  };
  // Facets whose own filter is not set count the same shows, which are found once.
  const groups = new Map<string, Group>();
  const of = (name: FacetName): FacetCount[] => {
    const filters = { ...scope.filters, ...own[name] };
    const key = JSON.stringify(filters);
    const group = groups.get(key) ?? groupOf(reader, { ...scope, filters }, most);
    groups.set(key, group);
    const counts = mostFirst(tallyOf(reader, name, group, scope.now)).slice(0, MOST_VALUES);
    return group.whole ? counts : counts.map((one) => ({ ...one, atLeast: true }));
  };
  return eachFacet(of);
}

function mostFirst(tally: Tally): FacetCount[] {
  return [...tally]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

export function boundedFacets(facets: SearchFacets, most: number): SearchFacets {
  const bounded = (counts: readonly FacetCount[]) =>
    counts.map((one) => (one.count < most ? one : { value: one.value, count: most }));
  return eachFacet((name) => bounded(facets[name]));
}

/** How many shows of the whole catalogue each value of the coded facts finds, most frequent first. */
export function codeCounts(reader: IndexReader): Pick<SearchFacets, CodedName> {
  const kinds = kindsAt(
    reader,
    Uint32Array.from({ length: reader.shows }, (_, row) => row),
  );
  return eachCoded((name) => mostFirst(countValues(name, kinds)));
}

/** The kinds of some shows, with the number of shows of each. */
type KindCounts = readonly (readonly [kind: ShowKind, shows: number])[];
/** The rows of the matching shows, and their kinds. `whole`: there are no others. */
type Group = { readonly rows: Uint32Array; readonly kinds: () => KindCounts; readonly whole: boolean };

function groupOf(reader: IndexReader, scope: Scope, most: number): Group {
  const places = matchesAfter(reader, planOf(scope), 0, most + 1);
  const rows = reader.columns.rowsAt(places).subarray(0, most);
  return { rows, kinds: once(() => kindsAt(reader, rows)), whole: places.length <= most };
}

function kindsAt(reader: IndexReader, rows: Uint32Array): KindCounts {
  const { kinds, ofRows } = showKinds(reader);
  const shows = tallied(ofRows, rows, kinds.length);
  return kinds.map((kind, at) => [kind, shows[at] ?? 0] as const).filter(([, count]) => count > 0);
}

/** The number of rows with each value. */
function tallyOf(reader: IndexReader, name: FacetName, { rows, kinds }: Group, now: Date): Tally {
  const { categories, heard } = reader.columns.columns;
  if (name === "category") return reader.categorySets.tally(categories, rows);
  if (name === "activity") return countActivities(heard, rows, now);
  return countValues(name, kinds());
}

/** The number of shows with each value of a fact; includes empty presets of listeners. */
function countValues(name: keyof ShowKind, kinds: KindCounts): Tally {
  const counts = new Map(name === "listeners" ? LISTENER_PRESETS.map(({ value }) => [value, 0]) : []);
  for (const [kind, shows] of kinds)
    for (const value of kind[name]) counts.set(value, (counts.get(value) ?? 0) + shows);
  return counts;
}

/**
 * How many rows have each activity; rows without a date have none. `heard` is the newest episode's time in seconds, plus one. The
 * limits are those of `activityOf`, computed once: a division for each of 50,000 shows would take longer than all other counts.
 */
export function countActivities(heard: Uint32Array, rows: Uint32Array, now: Date): ReadonlyMap<Activity, number> {
  const [very, moderate, occasional] = [VERY_ACTIVE_DAYS, MODERATELY_ACTIVE_DAYS, OCCASIONAL_DAYS].map((days) =>
    limitOf(days, now),
  ) as [number, number, number];
  // Compares with every limit, to avoid branches that the processor would mispredict.
  let [known, year, quarter, week] = [0, 0, 0, 0];
  for (let at = 0; at < rows.length; at += 1) {
    const newest = (heard[rows[at] ?? 0] ?? 0) - 1;
    known += Number(newest > 0);
    year += Number(newest > occasional);
    quarter += Number(newest > moderate);
    week += Number(newest > very);
  }
  const counts: [Activity, number][] = [
    ["very-active", week],
    ["moderately-active", quarter - week],
    ["occasional", year - quarter],
    ["inactive", known - year],
  ];
  return new Map(counts.filter(([, shows]) => shows > 0));
}
