import type { SearchTotal } from "@earshot/domain/catalogue/search-request";
import { formatCount } from "@earshot/domain/shared/format-count";

/** "214 podcasts", "24 of 214 podcasts", "24 of 10,000+ podcasts", "1 podcast". */
export function resultCount(total: SearchTotal, shown: number): string {
  const all = `${formatCount(total.value)}${total.relation === "gte" ? "+" : ""}`;
  const noun = total.value === 1 && total.relation === "eq" ? "podcast" : "podcasts";
  return shown > 0 && shown < total.value ? `${formatCount(shown)} of ${all} ${noun}` : `${all} ${noun}`;
}
