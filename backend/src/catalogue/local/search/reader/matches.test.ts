import type { SQLInputValue } from "node:sqlite";
import type { IndexReader } from "./index-reader.js";
import { matchesAfter, stretchOf, totalOf } from "./matches.js";
import type { Plan } from "./plan.js";
import { StageClock } from "./stages.js";

const SHOWS = Array.from({ length: 120 }, (_, at) => 4 * (at + 1));
const plan: Plan = { lead: { sql: "SELECT rowid AS place FROM titles", values: ["kelp"], ordered: true }, ranges: [] };

/** A reader of an index in which all shows pass; `read` are the places after which it was asked, and how many it gave. */
function readerOf() {
  const read: [after: SQLInputValue | undefined, given: number][] = [];
  const reader = {
    stages: new StageClock(),
    firstPlaces: new Map(),
    numbers: (sql: string, values: readonly SQLInputValue[]) => {
      const [after, limit] = [values.at(-1), Number(/LIMIT (\d+)$/.exec(sql)?.[1])];
      const found = SHOWS.filter((place) => place > Number(after)).slice(0, limit);
      read.push([after, found.length]);
      return found;
    },
  };
  return { reader: reader as unknown as IndexReader, read };
}

test("more of the same search are read from where the first ones end", () => {
  const { reader, read } = readerOf();
  expect(matchesAfter(reader, plan, 0, 10)).toEqual(SHOWS.slice(0, 10));
  expect(matchesAfter(reader, plan, 0, 50)).toEqual(SHOWS.slice(0, 50));
  expect(matchesAfter(reader, plan, 0, 20)).toEqual(SHOWS.slice(0, 20));
  expect(read).toEqual([
    [0, 10],
    [40, 40],
  ]);
});

test("what is known to be all is not read again", () => {
  const { reader, read } = readerOf();
  expect(matchesAfter(reader, plan, 0, 200)).toEqual(SHOWS);
  expect(matchesAfter(reader, plan, 0, 1_000)).toEqual(SHOWS);
  expect(read).toEqual([[0, 120]]);
});

test("another search is read by itself, and a later page from its place", () => {
  const { reader, read } = readerOf();
  matchesAfter(reader, plan, 0, 10);
  const other = { ...plan, rest: { sql: "s.episodes > ?", values: [5] } };
  matchesAfter(reader, other, 0, 10);
  expect(matchesAfter(reader, plan, 40, 10)).toEqual(SHOWS.slice(10, 20));
  expect(read).toHaveLength(3);
});

const upTo400 = (step: number) => Array.from({ length: 400 / step }, (_, at) => step * (at + 1));
const EITHER = upTo400(2).filter((place) => place % 4 === 0 || place % 10 === 0);
const either: Plan = {
  ...plan,
  also: [{ lead: { sql: "SELECT rowid AS place FROM hosts", values: ["kelp"], ordered: true }, ranges: [] }],
};

/** A reader of an index in which every fourth show has a word in its title, and every tenth in its host. */
function readerOfTwo(): IndexReader {
  const found = (sql: string, values: readonly SQLInputValue[]) =>
    upTo400(sql.includes("hosts") ? 10 : 4)
      .filter((place) => place > Number(values.at(-1)))
      .slice(0, Number(/LIMIT (\d+)/.exec(sql)?.[1]));
  const reader = {
    stages: new StageClock(),
    totals: new Map(),
    firstPlaces: new Map(),
    stretches: new Map(),
    columns: { within: (places: readonly number[]) => places },
    numbers: found,
    number: (sql: string, values: readonly SQLInputValue[]) => found(sql, values).length,
  };
  return reader as unknown as IndexReader;
}

test("two searches together find each show once, in popularity order, from any place", () => {
  const reader = readerOfTwo();
  expect(matchesAfter(reader, either, 0, 6)).toEqual([4, 8, 10, 12, 16, 20]);
  expect(matchesAfter(reader, either, 10, 3)).toEqual([12, 16, 20]);
  expect(matchesAfter(reader, either, 0, 1_000)).toEqual(EITHER);
});

test("their total counts each show once, or is a lower bound where one of them is", () => {
  const unknown = { found: 0, all: false };
  expect(totalOf(readerOfTwo(), either, unknown)).toEqual({ total: EITHER.length, partial: false });
  expect(totalOf(readerOfTwo(), either, unknown, 110)).toEqual({ total: 110, partial: true });
  expect(totalOf(readerOfTwo(), either, unknown, 60)).toEqual({ total: 60, partial: true });
});

test("stretches of both end where the first of them ends, and lead through all shows", () => {
  const reader = readerOfTwo();
  expect(stretchOf(reader, either, 0, 10)).toEqual({ places: EITHER.filter((place) => place <= 40), end: 40 });
  const places: number[] = [];
  for (let from: number | undefined = 0; from !== undefined;) {
    const stretch = stretchOf(reader, either, from, 10);
    places.push(...stretch.places);
    from = stretch.end;
  }
  expect(places).toEqual(EITHER);
});
