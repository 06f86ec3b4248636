import type { FacetCount } from "@earshot/domain/catalogue/search/search-request";
import { formatCount } from "@earshot/domain/shared/text/format-count";

/** The number of results beside a choice: "1,240", "50,000+"; "" until it is known. */
export function facetText(counts: readonly FacetCount[] | undefined, value: string): string {
  if (counts === undefined) return "";
  const found = counts.find((one) => one.value === value);
  return found ? `${formatCount(found.count)}${found.atLeast ? "+" : ""}` : "0";
}

/** The name of a choice with its number of results: "German (12)". */
export function countedLabel(label: string, counts: readonly FacetCount[] | undefined, value: string): string {
  const text = facetText(counts, value);
  return text === "" ? label : `${label} (${text})`;
}
