import fc from "fast-check";
import { foldText } from "./fold.js";
import { ASKING_WORDS, isTelling, languageOfWords, STOP_WORDS, meaningfulWords, topicWeight } from "./stop-words.js";

const meaningful = (text: string, language = "en") => meaningfulWords(text.split(" "), language);

test("stop words and question words are left out", () => {
  expect(meaningful("what can i listen to when jogging")).toEqual(["jogging"]);
  expect(meaningful("how to learn algebra")).toEqual(["learn", "algebra"]);
  expect(meaningful("podcasts about the history of rome")).toEqual(["history", "rome"]);
});

test("a query of only such words keeps the question words, or else the others", () => {
  expect(meaningful("the who")).toEqual(["the", "who"]);
  expect(meaningful("the podcast")).toEqual(["podcast"]);
});

test("question words stay beside words that say too little alone", () => {
  expect(meaningful("top 40")).toEqual(["top", "40"]);
  expect(meaningful("how to start a podcast")).toEqual(["start", "podcast"]);
  expect(meaningful("best podcast about formula 1")).toEqual(["formula", "1"]);
});

test("each language has its own stop words", () => {
  expect(meaningful("podcasts sobre la historia de españa".normalize("NFD").replace(/\p{M}/gu, ""), "es")).toEqual([
    "historia",
    "espana",
  ]);
  expect(meaningful("die geschichte der stadt", "de")).toEqual(["geschichte", "stadt"]);
  // If a language has no list, no word counts as small.
  expect(meaningful("to be seen", "fi")).toEqual(["to", "be", "seen"]);
});

test("the language is the one whose stop words occur most", () => {
  expect(languageOfWords(["history", "of", "the", "city"], "de")).toBe("en");
  expect(languageOfWords(["die", "geschichte", "der", "stadt"], "en")).toBe("de");
  expect(languageOfWords(["historia", "de", "la", "ciudad"], "en")).toBe("es");
  expect(languageOfWords(["algebra"], "en")).toBe("en");
  expect(languageOfWords(["algebra"], "fr")).toBe("fr");
});

test("words for an audience or a format weigh less than topic words", () => {
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
])("%s is a topic by itself: %p", (word, expected) => expect(isTelling(word)).toBe(expected));

test("all stop words are folded in the same way as queries", () => {
  for (const word of [...Object.values(STOP_WORDS), ASKING_WORDS].flatMap((words) => [...words])) {
    expect(foldText(word)).toBe(word);
  }
});

test("topic words are part of the query, in its order, and never empty", () => {
  const word = fc.constantFrom("the", "of", "podcast", "show", "algebra", "rome", "jogging");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const topical = meaningfulWords(words, "en");
      expect(topical.length).toBeGreaterThan(0);
      expect(words.filter((one) => topical.includes(one))).toEqual(topical);
    }),
  );
});
