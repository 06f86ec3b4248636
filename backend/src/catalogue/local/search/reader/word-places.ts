import { LONGEST_COUNTED_WORD } from "../../record/index-schema.js";
import { LEAST_LISTED, LIST_FIELDS, type ListField, wordsSql, writePlaces } from "../../record/word-lists.js";
import { isLabelWord } from "../../record/words/label-words.js";
import type { Sql } from "./condition.js";
import type { IndexReader } from "./index-reader.js";
import { AllWalk, AnyWalk, ListWalk, type PlaceWalk, WithoutWalk } from "./place-walk.js";

/** A walk over what a part of a match finds, and over about how many bytes of lists it goes. */
type Walked = { readonly walk: PlaceWalk; readonly length: number };

const TOKENS = /(?:title : )?"[^"]*"(?: \*)?|[()]|AND|OR|NOT/g;
/** Words that follow each other, in one column or in any. */
const WORDS = /^(title : )?("[^"]+")$/;
/** Words that follow each other get a list where one of them is in at most this many shows; others are left to the index of words. */
const RARE_WORD = 2_000;
const NOTHING = writePlaces([]);
const COUNTS = { titles: "title", hosts: "host", topics: "topic" } as const;

/**
 * A walk over the places that a statement gives, by the lists of its words. undefined where it does not ask for the words of one field
 * (see `word-match.ts`), or where a part of it has no list.
 */
export function walkOf(reader: IndexReader, asked: Sql | undefined): PlaceWalk | undefined {
  const field = LIST_FIELDS.find((one) => asked?.sql === wordsSql(one));
  const match = asked?.values[0];
  if (field === undefined || typeof match !== "string") return undefined;
  const tokens = match.match(TOKENS)?.values();
  return walked(reader, field, () => tokens?.next().value ?? "")?.walk;
}

/** The next part of a match; `next` gives its tokens. */
function walked(reader: IndexReader, field: ListField, next: () => string): Walked | undefined {
  const token = next();
  if (token !== "(") return listed(reader, field, token);
  const parts = [walked(reader, field, next)];
  let operator = "";
  for (let sign = next(); sign !== ")" && sign !== ""; sign = next()) {
    operator = sign;
    parts.push(walked(reader, field, next));
  }
  if (!parts.every((part) => part !== undefined)) return undefined;
  const [first, second] = parts;
  if (first === undefined || second === undefined) return first;
  if (operator === "NOT") return { walk: new WithoutWalk(first.walk, second.walk), length: first.length };
  const shortest = parts.toSorted((a, b) => a.length - b.length);
  const walks = shortest.map(({ walk }) => walk);
  return operator === "AND"
    ? { walk: new AllWalk(walks), length: shortest[0]?.length ?? 0 }
    : { walk: new AnyWalk(walks), length: parts.reduce((sum, { length }) => sum + length, 0) };
}

function listed(reader: IndexReader, asked: ListField, token: string): Walked | undefined {
  const [, column, match = ""] = WORDS.exec(token) ?? [];
  if (match === "") return undefined;
  const words = match.slice(1, -1).split(" ");
  // The index of titles has the words of that column. Labels are in every index; one list is enough.
  const field = column !== undefined ? "titles" : isLabelWord(match.slice(1)) ? "topics" : asked;
  const shows = fewestShows(reader, field, words);
  if (words.length > 1 && shows > RARE_WORD) return undefined;
  const list = shows === 0 ? NOTHING : reader.placeList(field, match, words.length === 1 && shows >= LEAST_LISTED);
  return { walk: new ListWalk(list), length: list.places.length };
}

/** In how many shows the rarest of the words is, as far as that is known. */
function fewestShows(reader: IndexReader, field: ListField, words: readonly string[]): number {
  const counted = words.filter((word) => !isLabelWord(word) && [...word].length <= LONGEST_COUNTED_WORD);
  const counts = reader.counts(counted);
  return Math.min(...counted.map((word) => counts.get(word)?.[COUNTS[field]] ?? 0));
}
