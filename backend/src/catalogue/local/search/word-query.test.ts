import { adjacent, allOf, allWords, anyOf, phraseQuery } from "./word-query.js";

const knows =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);

test("a word, words that follow each other, and labels", () => {
  expect(phraseQuery("Crime")).toBe("'crime'");
  expect(phraseQuery("True Crime!")).toBe("('true' <-> 'crime')");
  expect(adjacent(["kelp"], "D")).toBe("'kelp':D");
  expect(phraseQuery("?!")).toBe("");
});

test("a lone character of an unspaced script stands for all that begins with it", () => {
  expect(phraseQuery("猫")).toBe("'猫':*");
  expect(phraseQuery("東京都")).toBe("('東京' <-> '京都')");
});

test("what could end the quoting is doubled", () => {
  expect(adjacent(["it's\\"])).toBe("'it''s\\\\'");
});

test("all and any: each part once, empty ones left out", () => {
  expect(allOf(["'a'", "", "'b'", "'a'"])).toBe("('a' & 'b')");
  expect(anyOf(["'a'"])).toBe("'a'");
  expect(anyOf([])).toBe("");
});

test("neighbours are also tried as one word, where the catalogue knows it", () => {
  expect(allWords(["news", "room"], knows())).toBe("('news' & 'room')");
  expect(allWords(["news", "room"], knows("newsroom"))).toBe("(('news' & 'room') | 'newsroom')");
  expect(allWords(["the", "news", "room"], knows("newsroom"))).toBe("('the' & (('news' & 'room') | 'newsroom'))");
  expect(allWords(["no", "such", "thing"], knows("nosuchthing"))).toBe("(('no' & ('such' & 'thing')) | 'nosuchthing')");
});

test("many known neighbours do not make the query explode", () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}`);
  expect(allWords(words, () => true).length).toBeLessThan(20_000);
});
