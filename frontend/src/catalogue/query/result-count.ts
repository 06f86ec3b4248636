import type { SearchTotal } from "@earshot/domain/catalogue/search/search-request";
import { formatCount } from "@earshot/domain/shared/text/format-count";

/** "214 podcasts", "24 of 214 podcasts", "24 of 10,000+ podcasts", "1 podcast". */
export function resultCount(total: SearchTotal, shown: number): string {
  return resultCountParts(total, shown).join(" ");
}

/** The figures and their noun, for lines where the figures alone must do. */
export function resultCountParts(total: SearchTotal, shown: number): readonly [figures: string, noun: string] {
  const all = `${formatCount(total.value)}${total.relation === "gte" ? "+" : ""}`;
  const noun = total.value === 1 && total.relation === "eq" ? "podcast" : "podcasts";
  return [shown > 0 && shown < total.value ? `${formatCount(shown)} of ${all}` : all, noun];
}
