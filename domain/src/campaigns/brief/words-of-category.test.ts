import { allWordsOfCategory, otherWordsFor, wordsOfCategory } from "./words-of-category.js";

it("has what briefs call a category", () => {
  expect(wordsOfCategory("Running")).toContain("laufschuhe");
  expect(wordsOfCategory("Running")).not.toContain("");
  expect(wordsOfCategory("No such category")).toEqual([]);
});

it("adds its names, and the words of the categories below", () => {
  expect(allWordsOfCategory("Home & Garden")).toEqual(expect.arrayContaining(["diy", "gardening", "home garden"]));
  expect(allWordsOfCategory("Sports")).toEqual(expect.arrayContaining(["deportes", "runners", "sports", "running"]));
  expect(allWordsOfCategory("No such category")).toEqual(["no such category"]);
});

it("leaves out names that are everyday words", () => {
  expect(allWordsOfCategory("Places & Travel")).toContain("travel");
  expect(allWordsOfCategory("Places & Travel")).not.toContain("places");
});

it("knows other words for a word", () => {
  expect(otherWordsFor("voyages")).toEqual(expect.arrayContaining(["tourisme", "travelers"]));
  expect(otherWordsFor("voyages")).not.toContain("voyages");
  expect(otherWordsFor("shoes")).toEqual([]);
});
