import { type CodedName, eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { eachFacet, type FacetName } from "@earshot/domain/catalogue/codes/facet-names";
import type { FacetCount, SearchFacets, SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader } from "../index/index-reader.js";
import { matchesAfter } from "../index/matches.js";
import { tallied } from "../index/show-columns.js";
import { planOf, type Scope } from "../query/scope.js";
import {
  type Activity,
  MODERATELY_ACTIVE_DAYS,
  OCCASIONAL_DAYS,
  VERY_ACTIVE_DAYS,
} from "@earshot/domain/audience/facts/activity";
import { limitOf } from "../query/filter-condition.js";
import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import { columnNumber, filteredNumber, type ListenerColumns, OPEN_NUMBER } from "../../record/show-columns.js";

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
  return reader.stages.run("facets", () => facetsOf(reader, scope, most));
}

function facetsOf(reader: IndexReader, scope: Scope, most: number): SearchFacets {
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
    const counts = mostFirst(tallyOf(reader, name, group.rows, scope.now)).slice(0, MOST_VALUES);
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
  const { columns } = reader.columns;
  return eachCoded((name) => {
    const tally = new Uint32Array(reader.codes.size + 1);
    for (const number of columns[name]) tally[number] = (tally[number] ?? 0) + 1;
    return mostFirst(counted(tally, (number) => reader.codes.get(number)));
  });
}

/** The rows of the matching shows. `whole`: there are no others. */
type Group = { readonly rows: Uint32Array; readonly whole: boolean };

function groupOf(reader: IndexReader, scope: Scope, most: number): Group {
  const places = matchesAfter(reader, planOf(scope), 0, most + 1);
  return { rows: reader.columns.rowsAt(places).subarray(0, most), whole: places.length <= most };
}

/** The number of rows with each value. Column by column, which is several times as fast as show by show. */
function tallyOf(reader: IndexReader, name: FacetName, rows: Uint32Array, now: Date): Tally {
  const { columns } = reader.columns;
  switch (name) {
    case "category":
      return reader.categorySets.tally(columns.categories, rows);
    case "explicit":
      return counted(tallied(columns.explicit, rows, 2), (number) => String(number - 1));
    case "hasContact":
      return counted(tallied(columns.contact, rows, 2), (number) => String(number - 1));
    case "activity":
      return countActivities(columns.heard, rows, now);
    case "listeners":
      return countListeners(columns, rows);
    default:
      return counted(tallied(columns[name], rows, reader.codes.size), (number) => reader.codes.get(number));
  }
}

/** The counts, by the values that the numbers stand for; 0 is unknown. */
function counted(tally: Uint32Array, meaning: (number: number) => string | undefined): Tally {
  const counts = new Map<string, number>();
  for (let number = 1; number < tally.length; number += 1) {
    const shows = tally[number] ?? 0;
    const value = shows > 0 ? meaning(number) : undefined;
    if (value !== undefined) counts.set(value, shows);
  }
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

/** How many rows are in each preset of the listener filter, including empty presets. Uses the same rule as `isWithinListeners`. */
export function countListeners(columns: ListenerColumns, rows: Uint32Array): ReadonlyMap<string, number> {
  const { high } = columns;
  const least = LISTENER_PRESETS.map(({ min = 0 }) => columnNumber(min));
  const most = LISTENER_PRESETS.map(({ max = Infinity }) => columnNumber(max));
  const last = LISTENER_PRESETS.length - 1;
  const shows = new Uint32Array(LISTENER_PRESETS.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0;
    const number = filteredNumber(columns, row);
    if (number === 0) continue;
    const isOpen = high[row] === OPEN_NUMBER;
    // Each preset begins where the one before ends. An open range is only in the last one, which has no end.
    let preset = 0;
    for (let next = 1; next <= last; next += 1) preset += Number(number >= (least[next] ?? 0));
    if (!isOpen || preset === last) shows[preset] = (shows[preset] ?? 0) + 1;
    // A show at the limit between two presets is in both.
    if (!isOpen && preset > 0 && number <= (most[preset - 1] ?? 0)) shows[preset - 1] = (shows[preset - 1] ?? 0) + 1;
  }
  return new Map(LISTENER_PRESETS.map(({ value }, preset) => [value, shows[preset] ?? 0]));
}
