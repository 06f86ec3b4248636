import type { SQLInputValue } from "node:sqlite";
import { LONGEST_COUNTED_WORD } from "../../record/index-schema.js";
import { LEAST_LISTED, type ListField, encodedPostings } from "../../record/word-lists.js";
import { isLabelWord } from "../../record/words/label-words.js";
import type { Condition } from "./condition.js";
import type { IndexReader } from "./index-reader.js";
import { onceFor } from "./once-for.js";
import {
  IntersectionIterator,
  UnionIterator,
  ListIterator,
  type PostingsIterator,
  StatementIterator,
  FilterIterator,
  DifferenceIterator,
} from "./postings-iterator.js";

type Of<Kind extends Condition["kind"]> = Extract<Condition, { kind: Kind }>;

const INDEXES = { title: "titles", host: "hosts", topic: "topics", any: "topics" } as const;
const COUNTS = { titles: "title", hosts: "host", topics: "topic" } as const;

const TOKENS = /(?:title : )?"[^"]*"(?: \*)?|[()]|AND|OR/g;
/** A sequence of words, in one column or in any. */
const WORDS = /^(title : )?("[^"]+")$/;
/** A sequence of words gets a list if one word is in at most this many shows; others use the index of words. */
const RARE_WORD = 2_000;
const NOTHING = encodedPostings([]);

/** The same for conditions with the same shows. */
export const keyOf = onceFor((condition: Condition) => JSON.stringify(condition));

/** An iterator over the shows that meet a condition: numbers are tested last, because few shows have the words. */
export function iteratorOf(reader: IndexReader, condition: Condition): PostingsIterator {
  const known = reader.firstPlaces.get(keyOf(condition));
  if (known?.all) return new StatementIterator(() => known);
  switch (condition.kind) {
    case "text":
      return wordsIterator(reader, condition);
    case "places":
      return statementIterator(reader, condition.sql, condition.values);
    case "any":
      return new UnionIterator(condition.of.map((part) => iteratorOf(reader, part)));
    case "all":
      return intersectionOf(reader, condition.of);
    default:
      return intersectionOf(reader, [condition]);
  }
}

function intersectionOf(reader: IndexReader, parts: readonly Condition[]): PostingsIterator {
  const { columns } = reader;
  const found = parts.filter(({ kind }) => kind !== "ranges" && kind !== "not").map((part) => iteratorOf(reader, part));
  const without = parts
    .filter((part): part is Of<"not"> => part.kind === "not")
    .map(({ of }) => iteratorOf(reader, of));
  const tests = parts.filter((part): part is Of<"ranges"> => part.kind === "ranges").map((part) => columns.test(part));
  const among = found.length > 1 ? new IntersectionIterator(found) : found[0];
  const tested = among && tests.length === 0 ? among : new FilterIterator(columns, tests, among);
  return without.reduce((iterator, other) => new DifferenceIterator(iterator, other), tested);
}

/** Uses the lists of the words, or their index if a part has no list. */
function wordsIterator(reader: IndexReader, { field, match }: Of<"text">): PostingsIterator {
  const index = INDEXES[field];
  // For a place without the phrase, the index of words goes on to the next one that has it. Few shows that lack it have its words.
  const superset = () => listsIterator(reader, index, match, "as words");
  return (
    listsIterator(reader, index, match, "in order") ??
    statementIterator(reader, reader.wordsSql(index), [match], superset)
  );
}

/**
 * Over the places of a statement. A place is given as a whole number: from others, an index of words is read from its beginning.
 * `superset`: over these places and others; places that it lacks are not looked up.
 */
function statementIterator(
  reader: IndexReader,
  sql: string,
  values: readonly SQLInputValue[],
  superset: () => PostingsIterator | undefined = () => undefined,
): PostingsIterator {
  const key = JSON.stringify([sql, values]);
  const places = `SELECT place FROM (${sql}) WHERE place`;
  const whole = "CAST(? AS INTEGER)";
  const read = (place: number, wanted: number) =>
    reader.numbers(`${places} > ${whole} ORDER BY place LIMIT ?`, [...values, place, wanted]);
  const isFound = (place: number) => reader.get(`${places} = ${whole}`, [...values, place]) !== undefined;
  let among: { readonly found: PostingsIterator | undefined } | undefined;
  return new StatementIterator(
    (wanted) => reader.firstOf(key, wanted, read),
    (place) => (among ??= { found: superset() }).found?.has(place) !== false && isFound(place),
  );
}

/** Phrases of common words have no list: they are unknown, or have the places of their words. */
type Phrases = "in order" | "as words";

/** Over the places of a match, by the lists of its words; undefined if a part has none. */
function listsIterator(
  reader: IndexReader,
  field: ListField,
  match: string,
  phrases: Phrases,
): PostingsIterator | undefined {
  const tokens = (match.match(TOKENS) ?? []).values();
  const next = (): PostingsIterator | undefined => {
    const token = tokens.next().value ?? "";
    if (token !== "(") return listIterator(reader, field, token, phrases);
    const parts = [next()];
    let operator = "";
    for (let sign = tokens.next().value; sign !== ")" && sign !== undefined; sign = tokens.next().value) {
      operator = sign;
      parts.push(next());
    }
    if (!parts.every((part) => part !== undefined)) return undefined;
    if (parts.length === 1) return parts[0];
    return operator === "AND" ? new IntersectionIterator(parts) : new UnionIterator(parts);
  };
  return next();
}

function listIterator(
  reader: IndexReader,
  asked: ListField,
  token: string,
  phrases: Phrases,
): PostingsIterator | undefined {
  const [, column, match = ""] = WORDS.exec(token) ?? [];
  if (match === "") return undefined;
  const words = match.slice(1, -1).split(" ");
  // The index of titles has the words of that column. Labels are in every index; one list is enough.
  const field = column !== undefined ? "titles" : isLabelWord(match.slice(1)) ? "topics" : asked;
  const shows = fewestShows(reader, field, words);
  if (words.length > 1 && shows > RARE_WORD) {
    if (phrases === "in order") return undefined;
    return new IntersectionIterator(words.flatMap((word) => listIterator(reader, field, `"${word}"`, phrases) ?? []));
  }
  return new ListIterator(
    shows === 0 ? NOTHING : reader.postingsOf(field, match, words.length === 1 && shows >= LEAST_LISTED),
  );
}

/** The number of shows with the rarest of the words, if known. */
function fewestShows(reader: IndexReader, field: ListField, words: readonly string[]): number {
  const counted = words.filter((word) => !isLabelWord(word) && [...word].length <= LONGEST_COUNTED_WORD);
  const counts = reader.counts(counted);
  return Math.min(...counted.map((word) => counts.get(word)?.[COUNTS[field]] ?? 0));
}
