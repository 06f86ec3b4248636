import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { UrlParameters } from "../catalogue/search/search-url.js";
import { COMPARE_ORDERS, type CompareOrder } from "./compare-order.js";

/** Limits of a comparison: one show is not a comparison, and more than six do not fit on a screen. */
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 6;

const COMPARE_PATH = "/compare";

/** The content of a comparison's URL. `leftOut` is the number of shows above the limit. */
export type Comparison = {
  readonly ids: readonly PodcastId[];
  readonly leftOut: number;
  /** undefined for the order in the URL. */
  readonly order: CompareOrder | undefined;
};

/** All ids are shorter than this and contain no spaces. */
const isId = (text: string) => /^\S{1,200}$/.test(text);

/** The URL of a comparison, which shows the same table on any device. */
export function comparisonToUrl(ids: readonly PodcastId[], order?: CompareOrder): string {
  const parameters = [
    ...(ids.length > 0 ? [`ids=${ids.map(encodeURIComponent).join(",")}`] : []),
    ...(order === undefined ? [] : [`sort=${order}`]),
  ];
  return parameters.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${parameters.join("&")}`;
}

/** Parses a comparison's URL. `ids` can be a single parameter with commas, or repeated. */
export function comparisonFromUrl(parameters: UrlParameters): Comparison {
  const named = parameters.getAll("ids").flatMap((text) => text.split(","));
  const ids = [...new Set(named.map((id) => id.trim()).filter(isId))];
  return {
    ids: ids.slice(0, COMPARED_MAX),
    leftOut: Math.max(0, ids.length - COMPARED_MAX),
    order: COMPARE_ORDERS.find((order) => order === parameters.get("sort")),
  };
}

/** Adds a show to the comparison, or returns the reason why it cannot. Never replaces another show. */
export function addToComparison(
  ids: readonly PodcastId[],
  id: PodcastId,
): { readonly kind: "added"; readonly ids: readonly PodcastId[] } | { readonly kind: "already-there" | "full" } {
  if (ids.includes(id)) return { kind: "already-there" };
  return ids.length >= COMPARED_MAX ? { kind: "full" } : { kind: "added", ids: [...ids, id] };
}
