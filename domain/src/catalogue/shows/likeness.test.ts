import fc from "fast-check";
import { type CommonFacts, likeness, type SharedWord } from "./likeness.js";

const word = (kind: SharedWord["kind"], titles: SharedWord["titles"] = 0, rarity = 5): SharedWord => ({
  kind,
  titles,
  rarity,
});
const topic = (category: string, share: number, titles: SharedWord["titles"] = 2): SharedWord => ({
  ...word("topic", titles),
  topic: { category, share },
});
const NOTHING: CommonFacts<SharedWord> = {
  words: [],
  vocabulary: { words: 0, rarity: 0 },
  categories: 0,
  narrow: 0,
  sameMaker: false,
  isOneMaker: false,
  mainOf: [[], []],
  language: "same",
  size: 1,
  detectsTopics: true,
};
const judged = (more: Partial<CommonFacts<SharedWord>>) => likeness({ ...NOTHING, ...more });

test.each<[string, Partial<CommonFacts<SharedWord>>]>([
  ["language and size alone", {}],
  ["one topic", { words: [word("topic")] }],
  ["one topic in one of the titles", { words: [word("topic", 1)] }],
  ["one whole name", { words: [word("name")] }],
  ["one whole name in one of the titles", { words: [word("name", 1)] }],
  ["two rare words, which meet by chance", { words: [word("rare"), word("rare", 2)] }],
  ["one broad category", { categories: 1, size: 0.5 }],
  ["one broad category and a topic in one title", { categories: 1, size: 0, words: [word("topic", 1)] }],
  ["one broad category and an ambiguous topic", { categories: 1, size: 0, words: [topic("Business", 0.64, 0)] }],
  ["one broad category and two rare words", { categories: 1, size: 0, words: [word("rare", 2), word("rare")] }],
  ["one broad category and a similar size, a language unknown", { categories: 1, language: "unknown" }],
  ["one category, a language unknown", { categories: 1, narrow: 1, language: "unknown" }],
  ["one category in another language", { categories: 1, narrow: 1, language: "other" }],
  ["two broad categories in another language", { categories: 2, language: "other" }],
  ["one maker, language and size", { sameMaker: true }],
  ["similar words without a category", { vocabulary: { words: 9, rarity: 40 } }],
  ["one broad category and two usual words", { categories: 1, size: 0, vocabulary: { words: 2, rarity: 20 } }],
  ["one broad category and four words of every show", { categories: 1, size: 0, vocabulary: { words: 4, rarity: 10 } }],
  [
    "one broad category and similar words, a language unknown",
    { categories: 1, language: "unknown", vocabulary: { words: 9, rarity: 40 } },
  ],
  ["one maker and category in two languages", { sameMaker: true, categories: 1, language: "other" }],
  [
    "two shows of which one makes the other, in two languages",
    { sameMaker: true, isOneMaker: true, language: "other" },
  ],
  ["two topics, spelled alike in two languages", { words: [word("topic", 2), word("topic")], language: "other" }],
])("%s do not make two shows similar", (_, common) => {
  expect(judged(common)).toBeUndefined();
});

test.each<[string, Partial<CommonFacts<SharedWord>>, { tier: number; points: number; about: number; names: number }]>([
  // 4 + 4 + 2 × 1
  ["a category that is not broad", { categories: 1, narrow: 1 }, { tier: 3, points: 10, about: 0, names: 0 }],
  // 3 × 4 + 2 × 0.5; a fourth category adds nothing.
  ["four categories", { categories: 4, size: 0.5 }, { tier: 3, points: 13, about: 0, names: 0 }],
  [
    "two categories, a language unknown",
    { categories: 2, language: "unknown" },
    { tier: 2, points: 10, about: 0, names: 0 },
  ],
  // 3 × 4 + 2
  [
    "two categories in another language, of which one is not broad",
    { categories: 2, narrow: 1, language: "other" },
    { tier: -1, points: 14, about: 0, names: 0 },
  ],
  // 4 + 2
  ["a broad category and a similar size", { categories: 1 }, { tier: 3, points: 6, about: 0, names: 0 }],
  // 4 + 0.25 × 16
  [
    "a broad category and similar words",
    { categories: 1, size: 0, vocabulary: { words: 4, rarity: 16 } },
    { tier: 3, points: 8, about: 0, names: 0 },
  ],
  // 4 + 24
  [
    "a broad category and one maker",
    { categories: 1, size: 0, sameMaker: true, language: "unknown" },
    { tier: 2, points: 28, about: 0, names: 0 },
  ],
  // 24
  [
    "one of them the maker of the other",
    { size: 0, sameMaker: true, isOneMaker: true },
    { tier: 1, points: 24, about: 0, names: 0 },
  ],
  // 5 × 1.2 + 4
  [
    "a broad category and a topic of it",
    { categories: 1, size: 0, words: [topic("Business", 0.65, 0)] },
    { tier: 3, points: 10, about: 1, names: 0 },
  ],
  // One topic in a text is a coincidence ("built"), also within a category: 4 + 4 + 2.
  [
    "a category and a topic",
    { categories: 1, narrow: 1, words: [word("topic", 1)] },
    { tier: 3, points: 10, about: 0, names: 0 },
  ],
  // 5 × 1.2 × 3 + 4 + 2
  [
    "a category and a topic of both titles",
    { categories: 1, words: [word("topic", 2)] },
    { tier: 3, points: 24, about: 1, names: 0 },
  ],
  // 2 × 5 × 1.2 + 4 + 2
  [
    "a category and two topics",
    { categories: 1, words: [word("topic"), word("topic")] },
    { tier: 3, points: 18, about: 2, names: 0 },
  ],
  // 5 + 4 + 2
  [
    "a category and a whole name",
    { categories: 1, words: [word("name")] },
    { tier: 3, points: 11, about: 0, names: 1 },
  ],
  // 5 × 1.2 × 3 + 2
  ["a topic of both titles", { words: [word("topic", 2)] }, { tier: 1, points: 20, about: 1, names: 0 }],
  // 5 × 1 × 3 + 2
  ["a whole name of both titles", { words: [word("name", 2)] }, { tier: 1, points: 17, about: 0, names: 1 }],
  // 5 × 1.2 + 5 × 1 + 2
  ["a topic and a whole name", { words: [word("topic"), word("name")] }, { tier: 1, points: 13, about: 1, names: 1 }],
  // 3 × 5 × 0.6 + 2
  [
    "three rare words",
    { words: Array.from({ length: 3 }, () => word("rare")) },
    { tier: 1, points: 11, about: 3, names: 0 },
  ],
  // Two rare words do not count, and do not affect the order: 4 + 4 + 2.
  [
    "a category and two rare words",
    { categories: 1, narrow: 1, words: [word("rare", 2), word("rare")] },
    { tier: 3, points: 10, about: 0, names: 0 },
  ],
  // The catalogue cannot tell topics from other words: 2 × 5 × 0.6 + 2.
  [
    "two words of a catalogue of one category",
    { words: [word("rare"), word("rare")], detectsTopics: false },
    { tier: 1, points: 8, about: 2, names: 0 },
  ],
])("%s make two shows similar", (_, common, { tier, points, about, names }) => {
  const found = judged(common);
  expect(found).toMatchObject({ tier });
  expect(found?.points).toBeCloseTo(points, 9);
  expect([found?.about.length, found?.names.length]).toEqual([about, names]);
});

test("a topic in both titles is enough only if it has one meaning", () => {
  expect(judged({ words: [topic("Sports", 0.8)] })?.about).toHaveLength(1);
  expect(judged({ words: [topic("Business", 0.7)] })).toBeUndefined();
  expect(judged({ words: [topic("Business", 0.7), topic("Business", 0.5, 0)] })?.about).toHaveLength(2);
});

test("a topic of a category that a show lacks does not count", () => {
  const golf = topic("Sports", 1);
  expect(judged({ words: [golf], mainOf: [["Sports"], []] })?.about).toEqual([golf]);
  expect(judged({ words: [golf], mainOf: [[], ["Comedy"]] })).toBeUndefined();
  const inComedy = { words: [golf], categories: 1, mainOf: [["Comedy"], ["Comedy", "Sports"]] } as const;
  expect(judged({ ...inComedy, narrow: 1 })?.about).toEqual([]);
  expect(judged({ words: [golf], categories: 1, mainOf: [["Comedy", "Sports"], ["Sports"]] })?.about).toEqual([golf]);
});

test("one more thing in common never makes two shows less alike", () => {
  const words = fc.array(
    fc.record({
      kind: fc.constantFrom("topic", "name", "rare"),
      titles: fc.constantFrom(0, 1, 2),
      rarity: fc.double({ min: 0, max: 16, noNaN: true }),
    }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(words, fc.nat(4), fc.constantFrom("same", "other", "unknown"), (some, categories, language) => {
      const before = judged({ words: some, categories, language });
      for (const more of [
        { words: [...some, word("topic")] },
        { categories: categories + 1 },
        { narrow: 1 },
        { sameMaker: true },
        { size: 1 },
        { vocabulary: { words: 5, rarity: 20 } },
      ]) {
        const after = judged({ words: some, categories, language, ...more });
        expect(after?.tier ?? -2).toBeGreaterThanOrEqual(before?.tier ?? -2);
        expect(after?.points ?? -1).toBeGreaterThanOrEqual((before?.points ?? -1) - 1e-9);
      }
    }),
  );
});
