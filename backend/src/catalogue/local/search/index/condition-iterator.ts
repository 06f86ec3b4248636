import type { SQLInputValue } from "node:sqlite";
import { LONGEST_COUNTED_WORD } from "../../record/index-schema.js";
import { LEAST_LISTED, type ListField, writePlaces } from "../../record/word-lists.js";
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
const NOTHING = writePlaces([]);

/** A key for a condition; equal conditions have equal keys. */
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
  const tokens = match.match(TOKENS)?.values();
  return (
    nextIterator(reader, index, () => tokens?.next().value ?? "") ??
    statementIterator(reader, reader.wordsSql(index), [match])
  );
}

/**
 * Iterates over the places that a statement returns. A place is passed as an integer: for other numbers, SQLite reads a full-text
 * index from its beginning.
 */
function statementIterator(reader: IndexReader, sql: string, values: readonly SQLInputValue[]): PostingsIterator {
  const key = JSON.stringify([sql, values]);
  const places = `SELECT place FROM (${sql}) WHERE place`;
  const whole = "CAST(? AS INTEGER)";
  const read = (place: number, wanted: number) =>
    reader.numbers(`${places} > ${whole} ORDER BY place LIMIT ?`, [...values, place, wanted]);
  return new StatementIterator(
    (wanted) => reader.firstOf(key, wanted, read),
    (place) => reader.get(`${places} = ${whole}`, [...values, place]) !== undefined,
  );
}

/** Iterates over the places of the next part of a match; `next` returns its tokens. */
function nextIterator(reader: IndexReader, field: ListField, next: () => string): PostingsIterator | undefined {
  const token = next();
  if (token !== "(") return listIterator(reader, field, token);
  const parts = [nextIterator(reader, field, next)];
  let operator = "";
  for (let sign = next(); sign !== ")" && sign !== ""; sign = next()) {
    operator = sign;
    parts.push(nextIterator(reader, field, next));
  }
  if (!parts.every((part) => part !== undefined)) return undefined;
  if (parts.length === 1) return parts[0];
  return operator === "AND" ? new IntersectionIterator(parts) : new UnionIterator(parts);
}

function listIterator(reader: IndexReader, asked: ListField, token: string): PostingsIterator | undefined {
  const [, column, match = ""] = WORDS.exec(token) ?? [];
  if (match === "") return undefined;
  const words = match.slice(1, -1).split(" ");
  // The index of titles has the words of that column. Labels are in every index; one list is enough.
  const field = column !== undefined ? "titles" : isLabelWord(match.slice(1)) ? "topics" : asked;
  const shows = fewestShows(reader, field, words);
  if (words.length > 1 && shows > RARE_WORD) return undefined;
  return new ListIterator(
    shows === 0 ? NOTHING : reader.placeList(field, match, words.length === 1 && shows >= LEAST_LISTED),
  );
}

/** The number of shows with the rarest of the words, if known. */
function fewestShows(reader: IndexReader, field: ListField, words: readonly string[]): number {
  const counted = words.filter((word) => !isLabelWord(word) && [...word].length <= LONGEST_COUNTED_WORD);
  const counts = reader.counts(counted);
  return Math.min(...counted.map((word) => counts.get(word)?.[COUNTS[field]] ?? 0));
}
