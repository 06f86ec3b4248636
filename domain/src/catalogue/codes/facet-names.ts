import { CODED_NAMES } from "./coded-facts.js";

/** The filters whose values have counts. */
const FACET_NAMES = [...CODED_NAMES, "category", "explicit", "hasContact", "activity", "listeners"] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Builds an object with one value for each facet. */
export function eachFacet<Value>(of: (name: FacetName) => Value): Readonly<Record<FacetName, Value>> {
  return Object.fromEntries(FACET_NAMES.map((name) => [name, of(name)])) as Record<FacetName, Value>;
}
