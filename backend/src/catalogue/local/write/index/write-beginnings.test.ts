import fc from "fast-check";
import { sharedBeginnings } from "./write-beginnings.js";

const found = (names: readonly (readonly [string, number])[], least: number, most: number) =>
  Object.fromEntries(
    [...sharedBeginnings(names.map(([key]) => ({ key })), least)].map((beginning) => {
      const begun = names.filter(([key]) => key.startsWith(beginning)).map(([, place]) => place);
      return [beginning, begun.toSorted((a, b) => a - b).slice(0, most)];
    }),
  ); // prettier-ignore

test("each beginning that enough names share is included once, with its most popular shows", () => {
  const names = [
    ["abc", 9],
    ["abd", 4],
    ["abd", 7],
    ["abde", 2],
    ["b", 1],
  ] as const;
  expect(found(names, 2, 10)).toEqual({ ab: [2, 4, 7, 9], abd: [2, 4, 7] });
  expect(found(names, 3, 2)).toEqual({ ab: [2, 4], abd: [2, 4] });
  expect(found(names, 5, 2)).toEqual({});
  expect(found([], 2, 2)).toEqual({});
});

test("never cuts a character in half", () => {
  // Both characters begin with the same half of a surrogate pair.
  const names = [["a\u{20000}", 1] as const, ["a\u{20001}", 2] as const];
  expect(found(names, 2, 5)).toEqual({ a: [1, 2] });
});

test("the first listed continuation of a beginning has exactly its shows", () => {
  const names = fc.array(
    fc.tuple(fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 6 }), fc.nat(999)),
  );
  fc.assert(
    fc.property(names, fc.integer({ min: 2, max: 5 }), (unsorted, least) => {
      const sorted = unsorted.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
      const listed = Object.entries(found(sorted, least, 3)).toSorted(([a], [b]) => (a < b ? -1 : 1));
      for (const asked of new Set(sorted.flatMap(([key]) => Array.from(key, (_, at) => key.slice(0, at + 1))))) {
        const shows = sorted.filter(([key]) => key.startsWith(asked)).map(([, place]) => place);
        const first = listed.find(([key]) => key >= asked);
        const expected = shows.length >= least ? shows.toSorted((a, b) => a - b).slice(0, 3) : undefined;
        expect(first?.[0].startsWith(asked) ? first[1] : undefined).toEqual(expected);
      }
    }),
  );
});
