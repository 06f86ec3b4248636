import fc from "fast-check";
import { isTopicalWord, namesShows, topicOf } from "./topical-words.js";

/** A hundred shows in each of ten categories. */
const ALL = new Map(Array.from("ABCDEFGHIJ", (name) => [name, 100]));
const counts = (written: Readonly<Record<string, number>>) => new Map(Object.entries(written));

test.each([
  // 0.7 ln (0.7 / 0.1) = 1.36; by chance 10 × (120 × 0.1⁷ × 0.9³ + …) = 0.0001
  ["most of its shows in one category", { A: 7, B: 2, C: 1 }, 10, true],
  // 0.3 ln (0.3 / 0.1) = 0.33
  ["three of ten in one category", { A: 3, B: 2, C: 2, D: 2, E: 1 }, 10, false],
  // 0.36 ln (0.36 / 0.1) = 0.46, but by chance 10 × (330 × 0.1⁴ × 0.9⁷ + …) = 0.19: one word in five reaches this
  ["four of eleven in one category, which is chance", { A: 4, B: 2, C: 2, D: 2, E: 1 }, 11, undefined],
  // The same shares, but by chance only 10 × (4.2e11 × 0.1¹⁶ × 0.9²⁸ + …) = 0.00003
  ["sixteen of 44 in one category", { A: 16, B: 8, C: 8, D: 8, E: 4 }, 44, true],
  ["shows spread over all categories", { A: 2, B: 2, C: 2, D: 2, E: 2 }, 10, false],
  ["two of a kind, which is chance", { A: 2, B: 1, C: 1, D: 1, E: 1, F: 1, G: 1 }, 8, false],
  // By chance 10 × 0.1⁷
  ["few shows, all in one category", { A: 7 }, 7, true],
  // By chance 10 × 0.1³
  ["three shows in one category, which is chance", { A: 3 }, 3, undefined],
  ["too few shows to tell", { A: 2 }, 2, undefined],
])("decides whether a word is topical: %s, %j of %d shows", (_, word, shows, expected) => {
  expect(isTopicalWord(counts(word), shows, ALL)).toBe(expected);
});

test("a topic has the category in which its shows are most overrepresented, in any order", () => {
  const all = counts({ A: 500, B: 100, C: 100 });
  // A: 0.5 ln (0.5 / 0.71) < 0; B: 0.4 ln (0.4 / 0.14) = 0.41
  expect(topicOf(counts({ A: 5, B: 4, C: 1 }), all)).toEqual({ category: "B", share: 0.4 });
  expect(topicOf(counts({ C: 2, B: 2 }), all)).toEqual({ category: "B", share: 0.5 });
  expect(topicOf(counts({ B: 2, C: 2 }), all)).toEqual({ category: "B", share: 0.5 });
  expect(topicOf(counts({}), all)).toBeUndefined();
});

test("a word whose shows are all in the dominant category is not distinctive", () => {
  expect(isTopicalWord(counts({ A: 20 }), 20, counts({ A: 90, B: 10 }))).toBeUndefined();
});

test("the order of categories and the size of the catalogue do not change the result", () => {
  const some = fc.uniqueArray(fc.tuple(fc.constantFrom(..."ABCDEFGHIJ"), fc.integer({ min: 1, max: 50 })), {
    selector: ([name]) => name,
    minLength: 1,
  });
  fc.assert(
    fc.property(some, fc.integer({ min: 2, max: 1_000 }), (word, times) => {
      const larger = new Map([...ALL].map(([name, count]) => [name, count * times]));
      const verdict = isTopicalWord(new Map(word), 100, ALL);
      expect(isTopicalWord(new Map(word.toReversed()), 100, larger)).toBe(verdict);
    }),
  );
});

// Counts from the real sample.
test.each([
  ["yoga", 30, 52, true],
  ["poker", 17, 27, true],
  ["investing", 18, 65, true],
  ["disease", 2, 41, true],
  ["still", 13, 312, false],
  ["certified", 1, 62, false],
  ["encourage", 0, 92, false],
  ["organizations", 0, 72, false],
  ["respond", 0, 14, false],
  ["a word of few shows", 0, 7, true],
])("decides about %s by its use in titles: %d of %d shows", (_, titles, shows, expected) => {
  expect(namesShows({ titles, shows })).toBe(expected);
});
