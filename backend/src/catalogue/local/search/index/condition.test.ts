import { adjacent, allOf, allWords, anyOf, phraseMatch } from "./condition.js";

const knows =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);

test("a word, and words that follow each other", () => {
  expect(phraseMatch("Crime")).toBe('"crime"');
  expect(phraseMatch("True Crime!")).toBe('"true crime"');
  expect(phraseMatch('a" OR "b')).toBe('"a or b"');
  expect(phraseMatch("?!")).toBe("");
  expect(adjacent([])).toBe("");
});

test("a lone character of an unspaced script is the beginning of words", () => {
  expect(phraseMatch("猫")).toBe('"猫" *');
  expect(phraseMatch("東京都")).toBe('"東京 京都"');
});

test("combines parts with all and any, each once, without empty ones", () => {
  expect(allOf(['"a"', "", '"b"', '"a"'])).toBe('("a" AND "b")');
  expect(anyOf(['"a"'])).toBe('"a"');
  expect(anyOf([])).toBe("");
});

test("neighbors are also tried as one word, where the catalogue knows it", () => {
  expect(allWords(["news", "room"], knows())).toBe('("news" AND "room")');
  expect(allWords(["news", "room"], knows("newsroom"))).toBe('(("news" AND "room") OR "newsroom")');
  expect(allWords(["the", "news", "room"], knows("newsroom"))).toBe('("the" AND (("news" AND "room") OR "newsroom"))');
  expect(allWords(["no", "such", "thing"], knows("nosuchthing"))).toBe(
    '(("no" AND "such" AND "thing") OR "nosuchthing")',
  );
});

test("many words give no deep or long condition", () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}`);
  expect(allWords(words, () => true).length).toBeLessThan(20_000);
  expect(allWords(words, () => false)).not.toMatch(/\(.*\(/);
});
