import type { SearchTotal } from "@earshot/domain/catalogue/search/search-request";
import { formatCount } from "@earshot/domain/shared/text/format-count";

/** "214 podcasts", "24 of 10,000+ podcasts", "1 podcast", "6 podcasts, 1 close match", "2 close matches". For the parameters, see resultCountParts. */
export function resultCount(total: SearchTotal, shown: number, exact?: number): string {
  return resultCountParts(total, shown, exact).join(" ");
}

/**
 * The figures and their noun, separately for lines that have room only for the figures. `exact`: how many of the total contain every word,
 * as counted by the search modes; the others are close matches. undefined if that was not counted.
 */
export function resultCountParts(
  total: SearchTotal,
  shown: number,
  exact?: number,
): readonly [figures: string, noun: string] {
  if (exact !== undefined && exact > 0 && exact < total.value) {
    const [figures, noun] = resultCountParts({ value: exact, relation: "eq" }, shown);
    const close = { ...total, value: total.value - exact };
    return [figures, `${noun}, ${inFull(close)} ${closeMatches(close)}`];
  }
  const all = inFull(total);
  return [
    shown > 0 && shown < total.value ? `${formatCount(shown)} of ${all}` : all,
    exact === 0 && total.value > 0 ? closeMatches(total) : isOne(total) ? "podcast" : "podcasts",
  ];
}

const inFull = ({ value, relation }: SearchTotal) => `${formatCount(value)}${relation === "gte" ? "+" : ""}`;
const isOne = ({ value, relation }: SearchTotal) => value === 1 && relation === "eq";
const closeMatches = (total: SearchTotal) => (isOne(total) ? "close match" : "close matches");
