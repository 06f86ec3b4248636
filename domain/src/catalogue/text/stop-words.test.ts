import fc from "fast-check";
import { foldText } from "./fold.js";
import { ASKING_WORDS, isTelling, languageOfWords, STOP_WORDS, meaningfulWords, topicWeight } from "./stop-words.js";

const meaningful = (text: string, language = "en") => meaningfulWords(text.split(" "), language);

test("small words and question words carry no meaning", () => {
  expect(meaningful("what can i listen to when jogging")).toEqual(["jogging"]);
  expect(meaningful("how to learn algebra")).toEqual(["learn", "algebra"]);
  expect(meaningful("podcasts about the history of rome")).toEqual(["history", "rome"]);
});

test("a query of only such words keeps some: question words before small words", () => {
  expect(meaningful("the who")).toEqual(["the", "who"]);
  expect(meaningful("the podcast")).toEqual(["podcast"]);
});

test("question words stay beside words that say too little alone", () => {
  expect(meaningful("top 40")).toEqual(["top", "40"]);
  expect(meaningful("how to start a podcast")).toEqual(["start", "podcast"]);
  expect(meaningful("best podcast about formula 1")).toEqual(["formula", "1"]);
});

test("each language has its own small words", () => {
  expect(meaningful("podcasts sobre la historia de españa".normalize("NFD").replace(/\p{M}/gu, ""), "es")).toEqual([
    "historia",
    "espana",
  ]);
  expect(meaningful("die geschichte der stadt", "de")).toEqual(["geschichte", "stadt"]);
  // If a language has no list, no word counts as small.
  expect(meaningful("to be seen", "fi")).toEqual(["to", "be", "seen"]);
});

test("the language whose small words are used most", () => {
  expect(languageOfWords(["history", "of", "the", "city"], "de")).toBe("en");
  expect(languageOfWords(["die", "geschichte", "der", "stadt"], "en")).toBe("de");
  expect(languageOfWords(["historia", "de", "la", "ciudad"], "en")).toBe("es");
  expect(languageOfWords(["algebra"], "en")).toBe("en");
  expect(languageOfWords(["algebra"], "fr")).toBe("fr");
});

test("words for an audience or a form weigh less than topic words", () => {
  expect(topicWeight("beginners")).toBe(0.3);
  expect(topicWeight("philosophy")).toBe(1);
});

test.each([
  ["formula", true],
  ["1984", true],
  ["car", true],
  ["1", false],
  ["101", false],
  ["b", false],
  ["the", false],
  ["show", false],
  ["daily", false],
])("%s says alone what is meant: %p", (word, expected) => expect(isTelling(word)).toBe(expected));

test("all words are written as queries are folded, or they would never be met", () => {
  for (const word of [...Object.values(STOP_WORDS), ASKING_WORDS].flatMap((words) => [...words])) {
    expect(foldText(word)).toBe(word);
  }
});

test("topic words are a part of the query, in its order, and never empty", () => {
  const word = fc.constantFrom("the", "of", "podcast", "show", "algebra", "rome", "jogging");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const topical = meaningfulWords(words, "en");
      expect(topical.length).toBeGreaterThan(0);
      expect(words.filter((one) => topical.includes(one))).toEqual(topical);
    }),
  );
});
