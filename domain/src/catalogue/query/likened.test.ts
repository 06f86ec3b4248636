import { withoutLikening } from "./likened.js";
import { parseQuery } from "./parse-query.js";
import { printQuery } from "./print-query.js";

const meant = (text: string) => printQuery(withoutLikening(parseQuery(text).query));

test.each([
  ["shows like serial", "serial"],
  ["Podcasts like The Daily", "The Daily"],
  ["podcasts similar to radiolab lang:en", "radiolab lang:en"],
  ["similar to freakonomics", "freakonomics"],
])("%s is about %s", (text, name) => {
  expect(meant(text)).toBe(name);
});

test.each([
  "like it or not",
  "shows like",
  "learn like a pro",
  "history shows",
  "kelp",
  "Podcast Like a Boss",
  "talk like a man",
  "find like minded people",
  "search like a detective",
  "such as us",
])("%s stays unchanged", (text) => {
  expect(meant(text)).toBe(text);
});
