import { allWordsOfCategory, otherWordsFor, wordsOfCategory } from "./words-of-category.js";

it("lists the words that briefs use for a category", () => {
  expect(wordsOfCategory("Running")).toContain("laufschuhe");
  expect(wordsOfCategory("Running")).not.toContain("");
  expect(wordsOfCategory("No such category")).toEqual([]);
});

it("includes its names and the words of its subcategories", () => {
  expect(allWordsOfCategory("Home & Garden")).toEqual(expect.arrayContaining(["diy", "gardening", "home garden"]));
  expect(allWordsOfCategory("Sports")).toEqual(expect.arrayContaining(["deportes", "runners", "sports", "running"]));
  expect(allWordsOfCategory("No such category")).toEqual(["no such category"]);
});

it("leaves out names that are everyday words", () => {
  expect(allWordsOfCategory("Places & Travel")).toContain("travel");
  expect(allWordsOfCategory("Places & Travel")).not.toContain("places");
});

it("finds other words for a word", () => {
  expect(otherWordsFor("voyages")).toEqual(expect.arrayContaining(["tourisme", "travelers"]));
  expect(otherWordsFor("voyages")).not.toContain("voyages");
  expect(otherWordsFor("shoes")).toEqual([]);
});
