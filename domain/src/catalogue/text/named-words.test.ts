import fc from "fast-check";
import { isStrayWord } from "./stray-words.js";
import { namedWords, wholeNames } from "./named-words.js";

test("words with a capital inside a sentence are names", () => {
  const text =
    "Every week, Karen Kilgariff and her friend tell each other a story. It is made by PRX’s team in a cellar in Salzburg (Austria).";
  expect([...namedWords(`${text} WNYC pays for it.`)]).toEqual([
    ["karen", "Karen"],
    ["kilgariff", "Kilgariff"],
    ["prx", "PRX"],
    ["salzburg", "Salzburg"],
    ["austria", "Austria"],
    ["wnyc", "WNYC"],
  ]);
});

test.each([
  ["the first word of a sentence or a quotation", "Twists and turns. Chaos: “Wonder” comes with it! Parks are green."],
  ["a word that is small elsewhere", "We love the Ocean and the ocean loves us back, we say."],
  ["a text in title case", "Talk With Great Founders About Their Start And Their End"],
  ["a German noun", "Wir sprechen über die Themen Wirtschaft und Politik mit Gästen aus der Region."],
  ["a script without capitals", "毎週、海の話をします。"],
  ["nothing", ""],
])("%s is not a name", (_, text) => {
  expect([...namedWords(text)]).toEqual([]);
});

test.each([
  [
    "people with all their names",
    "Every week, Karen Kilgariff and her friend Georgia Hardstark tell each other a story in a cellar.",
    ["Karen Kilgariff", "Georgia Hardstark"],
  ],
  [
    "an owner",
    "We walk and talk about what is left of Night Vale’s Old Town and the people there.",
    ["Night Vale", "Old Town"],
  ],
  [
    "a name that goes on",
    "We read of the First World War, and of what each war does to Paris Ile-de-France and others.",
    [],
  ],
  ["a lone first name", "Every week we tell each other a story with Karen and a guest that she knows.", []],
  ["a name behind a weekday", "The new stories are told by us on Monday Karen Kilgariff comes too.", []],
  [
    "names of a list",
    "We tell the stories of Karen, Georgia, and the others who were there (Moth Vale).",
    ["Moth Vale"],
  ],
  [
    "a name at the beginning of a sentence, which may be longer",
    "Los Angeles Lakers are our team. Join Jeff Smith, who talks to a guest about all of the games.",
    [],
  ],
  ["the first word of a sentence", "Join Karen and all of her friends. Join Karen again for the next story.", []],
  ["a text in title case", "Talk With Great Founders About Their Start And Their End", []],
])("finds whole names: %s", (_, text, names) => {
  expect(wholeNames(text, isStrayWord)).toEqual(names);
});

test("returns a result for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const [folded, written] of namedWords(text))
        expect([folded, text.includes(written)]).toEqual([folded, true]);
    }),
  );
});
