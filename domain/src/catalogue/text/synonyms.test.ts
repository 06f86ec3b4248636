import { foldText } from "./fold.js";
import { synonymsFor } from "./synonyms.js";

const texts = (word: string) => synonymsFor(word).map((words) => words.join(" "));

test("words of one group stand for each other, phrases too", () => {
  expect(texts("jogging")).toEqual(["running", "runner", "marathon"]);
  expect(texts("ai")).toEqual(["artificial intelligence", "machine learning"]);
});

test("a word of two groups has the others of both", () => {
  expect(texts("football")).toEqual(["soccer", "nfl"]);
});

test("most words have none, and no word is its own synonym", () => {
  expect(synonymsFor("kelp")).toEqual([]);
  expect(synonymsFor("constructor")).toEqual([]);
  for (const word of ["running", "film", "kids", "money"]) expect(texts(word)).not.toContain(word);
});

test("synonyms are written as queries are folded", () => {
  for (const word of ["dnd", "ghost", "mum", "photography", "vegan"]) {
    expect(texts(word).length).toBeGreaterThan(0);
    for (const text of texts(word)) expect(foldText(text)).toBe(text);
  }
});

test("words of other languages lead to the English ones, and these do not lead back", () => {
  const words = (word: string) => synonymsFor(word).map((entry) => entry.join(" "));
  expect(words("dormir")).toEqual(["sleep", "bedtime", "insomnia"]);
  expect(words("anglais")).toEqual(["english"]);
  expect(words("abnehmen")).toEqual(["weight loss"]);
  expect(words("sleep")).not.toContain("dormir");
});
