import { foldText } from "./fold.js";
import { synonymsFor } from "./synonyms.js";

const texts = (word: string) => synonymsFor(word).map((words) => words.join(" "));

test("words of one group are synonyms, including phrases", () => {
  expect(texts("jogging")).toEqual(["running", "runner", "marathon"]);
  expect(texts("ai")).toEqual(["artificial intelligence", "machine learning"]);
});

test("a word in two groups has the synonyms of both", () => {
  expect(texts("football")).toEqual(["soccer", "nfl"]);
});

test("most words have no synonyms, and no word is its own", () => {
  expect(synonymsFor("kelp")).toEqual([]);
  expect(synonymsFor("constructor")).toEqual([]);
  for (const word of ["running", "film", "kids", "money"]) expect(texts(word)).not.toContain(word);
});

test("synonyms are folded in the same way as queries", () => {
  for (const word of ["dnd", "ghost", "mum", "photography", "vegan"]) {
    expect(texts(word).length).toBeGreaterThan(0);
    for (const text of texts(word)) expect(foldText(text)).toBe(text);
  }
});

test("foreign words lead to English synonyms, but not the other way round", () => {
  const words = (word: string) => synonymsFor(word).map((entry) => entry.join(" "));
  expect(words("dormir")).toEqual(["sleep", "bedtime", "insomnia"]);
  expect(words("anglais")).toEqual(["english"]);
  expect(words("geburt")).toEqual(["pregnancy", "childbirth"]);
  expect(words("duelo")).toEqual(["grief"]);
  expect(words("abnehmen")).toEqual(["weight loss"]);
  expect(words("receitas")).toEqual(["cooking", "recipes", "food"]);
  expect(words("storia")).toEqual(["history"]);
  expect(words("sleep")).not.toContain("dormir");
});
