import type { SQLInputValue } from "node:sqlite";
import type { IndexReader } from "./index-reader.js";
import { matchesAfter } from "./matches.js";
import type { Plan } from "./plan.js";

const SHOWS = Array.from({ length: 120 }, (_, at) => 4 * (at + 1));
const plan: Plan = { lead: { sql: "SELECT rowid AS place FROM titles", values: ["kelp"], ordered: true }, ranges: [] };

/** A reader of an index in which all shows pass; `read` are the places after which it was asked, and how many it gave. */
function readerOf() {
  const read: [after: SQLInputValue | undefined, given: number][] = [];
  const reader = {
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
