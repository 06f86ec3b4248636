import { wordLists, wordListsByName } from "./word-lists.js";

test("a line has a list for each language, or an empty one", () => {
  expect(wordLists("garden, lawn | Garten | | jardin ")).toEqual([["garden", "lawn"], ["Garten"], [], ["jardin"]]);
});

test("finds lines by name, even if they continue in the next line", () => {
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
