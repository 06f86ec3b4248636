import type { SQLInputValue } from "node:sqlite";
import { LONGEST_COUNTED_WORD } from "../../record/index-schema.js";
import { LEAST_LISTED, type ListField, writePlaces } from "../../record/word-lists.js";
import { isLabelWord } from "../../record/words/label-words.js";
import type { Condition } from "./condition.js";
import type { IndexReader } from "./index-reader.js";
import { onceFor } from "./once-for.js";
import { AllWalk, AnyWalk, ListWalk, type PlaceWalk, ReadWalk, RowWalk, WithoutWalk } from "./place-walk.js";

type Of<Kind extends Condition["kind"]> = Extract<Condition, { kind: Kind }>;

const INDEXES = { title: "titles", host: "hosts", topic: "topics", any: "topics" } as const;
const COUNTS = { titles: "title", hosts: "host", topics: "topic" } as const;

const TOKENS = /(?:title : )?"[^"]*"(?: \*)?|[()]|AND|OR/g;
/** A sequence of words, in one column or in any. */
const WORDS = /^(title : )?("[^"]+")$/;
/** A sequence of words gets a list if one word is in at most this many shows; others use the index of words. */
const RARE_WORD = 2_000;
const NOTHING = writePlaces([]);

/** The same for conditions with the same shows. */
export const keyOf = onceFor((condition: Condition) => JSON.stringify(condition));

/** A walk over the shows that meet a condition: numbers are tested last, because few shows have the words. */
export function walkOf(reader: IndexReader, condition: Condition): PlaceWalk {
  const known = reader.firstPlaces.get(keyOf(condition));
  if (known?.all) return new ReadWalk(() => known);
  switch (condition.kind) {
    case "text":
      return wordsWalk(reader, condition);
    case "places":
      return readWalk(reader, condition.sql, condition.values);
    case "any":
      return new AnyWalk(condition.of.map((part) => walkOf(reader, part)));
    case "all":
      return allWalk(reader, condition.of);
    default:
      return allWalk(reader, [condition]);
  }
}

function allWalk(reader: IndexReader, parts: readonly Condition[]): PlaceWalk {
  const { columns } = reader;
  const found = parts.filter(({ kind }) => kind !== "ranges" && kind !== "not").map((part) => walkOf(reader, part));
  const without = parts.filter((part): part is Of<"not"> => part.kind === "not").map(({ of }) => walkOf(reader, of));
  const tests = parts.filter((part): part is Of<"ranges"> => part.kind === "ranges").map((part) => columns.test(part));
  const among = found.length > 1 ? new AllWalk(found) : found[0];
  const tested = among && tests.length === 0 ? among : new RowWalk(columns, tests, among);
  return without.reduce((walk, other) => new WithoutWalk(walk, other), tested);
}

/** Uses the lists of the words, or their index if a part has no list. */
function wordsWalk(reader: IndexReader, { field, match }: Of<"text">): PlaceWalk {
  const index = INDEXES[field];
  const tokens = match.match(TOKENS)?.values();
  return nextWalk(reader, index, () => tokens?.next().value ?? "") ?? readWalk(reader, reader.wordsSql(index), [match]);
}

/** Over the places of a statement. A place is given as a whole number: from others, an index of words is read from its beginning. */
function readWalk(reader: IndexReader, sql: string, values: readonly SQLInputValue[]): PlaceWalk {
  const key = JSON.stringify([sql, values]);
  const places = `SELECT place FROM (${sql}) WHERE place`;
  const whole = "CAST(? AS INTEGER)";
  const read = (place: number, wanted: number) =>
    reader.numbers(`${places} > ${whole} ORDER BY place LIMIT ?`, [...values, place, wanted]);
  return new ReadWalk(
    (wanted) => reader.firstOf(key, wanted, read),
    (place) => reader.get(`${places} = ${whole}`, [...values, place]) !== undefined,
  );
}

/** Over the places of the next part of a match; `next` returns its tokens. */
function nextWalk(reader: IndexReader, field: ListField, next: () => string): PlaceWalk | undefined {
  const token = next();
  if (token !== "(") return listWalk(reader, field, token);
  const walks = [nextWalk(reader, field, next)];
  let operator = "";
  for (let sign = next(); sign !== ")" && sign !== ""; sign = next()) {
    operator = sign;
    walks.push(nextWalk(reader, field, next));
  }
  if (!walks.every((walk) => walk !== undefined)) return undefined;
  if (walks.length === 1) return walks[0];
  return operator === "AND" ? new AllWalk(walks) : new AnyWalk(walks);
}

function listWalk(reader: IndexReader, asked: ListField, token: string): PlaceWalk | undefined {
  const [, column, match = ""] = WORDS.exec(token) ?? [];
  if (match === "") return undefined;
  const words = match.slice(1, -1).split(" ");
  // The index of titles has the words of that column. Labels are in every index; one list is enough.
  const field = column !== undefined ? "titles" : isLabelWord(match.slice(1)) ? "topics" : asked;
  const shows = fewestShows(reader, field, words);
  if (words.length > 1 && shows > RARE_WORD) return undefined;
  return new ListWalk(
    shows === 0 ? NOTHING : reader.placeList(field, match, words.length === 1 && shows >= LEAST_LISTED),
  );
}

/** The number of shows with the rarest of the words, if known. */
function fewestShows(reader: IndexReader, field: ListField, words: readonly string[]): number {
  const counted = words.filter((word) => !isLabelWord(word) && [...word].length <= LONGEST_COUNTED_WORD);
  const counts = reader.counts(counted);
  return Math.min(...counted.map((word) => counts.get(word)?.[COUNTS[field]] ?? 0));
}
