import fc from "fast-check";
import { namedWords } from "./named-words.js";

test("names are written with a capital inside a sentence", () => {
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
])("%s is no name", (_, text) => {
  expect([...namedWords(text)]).toEqual([]);
});

test("any text has an answer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const [folded, written] of namedWords(text))
        expect([folded, text.includes(written)]).toEqual([folded, true]);
    }),
  );
});
