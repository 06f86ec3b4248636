import { SIZE_PARTS } from "../../record/index-show.js";
import { type Description, readDescription } from "../../record/words/word-numbers.js";
import { describedBy, wantedWords } from "./described.js";
import { brevity } from "./candidates.js";
import type { IndexReader } from "../reader/index-reader.js";
import { POINTS, standing } from "./relevance.js";
import type { SearchTerms } from "./search-terms.js";

/**
 * The given number of most promising places, by the clauses of the formula that distinguish shows with the words at the same
 * places and need no name. It looks through thousands of shows, and never decides an order.
 */
export function mostPromising(
  reader: IndexReader,
  places: readonly number[],
  { terms }: SearchTerms,
  many: number,
): number[] {
  const wanted = wantedWords(terms);
  return readAll(reader, places)
    .map(({ place, size, demotion, description }) => {
      const { strengths, paired } = describedBy(description, wanted);
      const strength = terms.reduce((sum, { weight }, at) => sum + weight * (strengths[at] ?? 0), 0);
      const demoted = demotion === 0 ? 0 : demotion === 1 ? POINTS.duplicate : POINTS.dead;
      const described = POINTS.description * strength * brevity(description) + POINTS.nearDescribed * paired;
      return { place, score: described + POINTS.popularity * standing(size) + demoted };
    })
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, many)
    .map(({ place }) => place);
}

type Row = {
  readonly place: number;
  readonly size: number;
  readonly demotion: number;
  readonly description: Description;
};

/** All rows in one value: a value and a blob for each of a thousand rows take longer than finding them. */
function readAll(reader: IndexReader, places: readonly number[]): Row[] {
  const [row] = reader.lists<[string, string, string, string, Uint8Array | null]>(
    `SELECT json_group_array(t.place), json_group_array(t.size), json_group_array(t.sinks),
       json_group_array(length(t.described)), CAST(group_concat(t.described, '') AS BLOB)
     FROM json_each(?) one CROSS JOIN texts t ON t.place = one.value`,
    [JSON.stringify(places)],
  );
  if (!row) return [];
  const bytes = row[4] ?? new Uint8Array();
  const [found, sizes, demotions, lengths] = row.slice(0, 4).map((list) => JSON.parse(String(list)) as number[]);
  let end = 0;
  return (found ?? []).map((place, at) => {
    const start = end;
    end += lengths?.[at] ?? 0;
    const description = readDescription(bytes, start, end);
    return { place, size: (sizes?.[at] ?? 0) / SIZE_PARTS, demotion: demotions?.[at] ?? 0, description };
  });
}
