import { wordLists, wordListsByName } from "./word-lists.js";

test("a line has a list for each language, and may leave one out", () => {
  expect(wordLists("garden, lawn | Garten | | jardin ")).toEqual([["garden", "lawn"], ["Garten"], [], ["jardin"]]);
});

test("lines are known by their names, also those that go on in the next line", () => {
  const lists = wordListsByName(`
Food: food, dinner | Essen,
  Kochen
Chess: chess
`);
  expect([...lists]).toEqual([
    [
      "Food",
      [
        ["food", "dinner"],
        ["Essen", "Kochen"],
      ],
    ],
    ["Chess", [["chess"]]],
  ]);
});
