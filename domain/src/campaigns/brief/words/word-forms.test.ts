import { readCategories } from "../reading/read-categories.js";
import { wordsOf } from "./brief-words.js";

const categories = (text: string) => readCategories(wordsOf(text)).map(({ value }) => value);

it.each([
  ["une agence immobilière", ["Investing"]],
  ["Bio-Kaffeerösterei", ["Food"]],
  ["Gitarrenunterricht", ["Music"]],
  ["senderista", ["Wilderness"]],
  ["the hospitality trade", []],
  ["a meal and a planner", ["Food", "Crafts"]],
  ["our new tent", ["Wilderness"]],
  ["a useful tool", []],
  ["mods and modes", []],
  ["protegemos correos", []],
])("%p: %p", (text, names) => {
  expect(categories(text)).toEqual(names);
});
