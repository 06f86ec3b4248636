import { SIZE_PARTS } from "../record/index-show.js";
import { readDescription } from "../record/word-numbers.js";
import { describedBy, wantedWords } from "./described.js";
import { brevity } from "./candidates.js";
import type { IndexReader } from "./index-reader.js";
import { POINTS, standing } from "./relevance.js";
import type { SearchTerms } from "./search-terms.js";

/**
 * Of these places, so many that promise most: by the clauses of the formula that tell apart shows which have the words at the
 * same places, and that need no name. Thousands of shows are looked through by it; it never decides about an order.
 */
export function mostPromising(
  reader: IndexReader,
  places: readonly number[],
  { terms }: SearchTerms,
  many: number,
): number[] {
  const wanted = wantedWords(terms);
  const rows = reader.lists<[number, number, number, Uint8Array]>(
    `SELECT t.place, t.size * 1.0 / ${SIZE_PARTS}, t.sinks, t.described
     FROM json_each(?) one CROSS JOIN texts t ON t.place = one.value`,
    [JSON.stringify(places)],
  );
  return rows
    .map(([place, size, sinks, described]) => {
      const description = readDescription(described);
      const { strengths, paired } = describedBy(description, wanted);
      const told = terms.reduce((sum, { weight }, at) => sum + weight * (strengths[at] ?? 0), 0);
      const sunk = sinks === 0 ? 0 : sinks === 1 ? POINTS.duplicate : POINTS.dead;
      const said = POINTS.description * told * brevity(description) + POINTS.nearDescribed * paired;
      return { place, promise: said + POINTS.popularity * standing(size) + sunk };
    })
    .sort((a, b) => b.promise - a.promise || a.place - b.place)
    .slice(0, many)
    .map(({ place }) => place);
}
