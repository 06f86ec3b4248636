import { SIZE_PARTS } from "../../record/index-show.js";
import { describedBy, wantedWords } from "./described.js";
import { brevity } from "./candidates.js";
import type { IndexReader } from "../reader/index-reader.js";
import { POINTS, standing } from "./relevance.js";
import type { SearchTerms } from "./search-terms.js";
import { textsAt } from "./texts-at.js";

/**
 * The given number of most promising places, by the clauses of the formula that need no name. It scans thousands of
 * shows, and never decides an order.
 */
export function mostPromising(
  reader: IndexReader,
  places: readonly number[],
  { terms }: SearchTerms,
  many: number,
): number[] {
  const wanted = wantedWords(terms);
  return textsAt<[place: number, size: number, demotion: number]>(reader, places, ["place", "size", "sinks"])
    .map(([[place, size, demotion], description]) => {
      const { strengths, paired } = describedBy(description, wanted);
      const strength = terms.reduce((sum, { weight }, at) => sum + weight * (strengths[at] ?? 0), 0);
      const demoted = demotion === 0 ? 0 : demotion === 1 ? POINTS.duplicate : POINTS.dead;
      const described = POINTS.description * strength * brevity(description) + POINTS.nearDescribed * paired;
      return { place, score: described + POINTS.popularity * standing(size / SIZE_PARTS) + demoted };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, many)
    .map(({ place }) => place);
}
