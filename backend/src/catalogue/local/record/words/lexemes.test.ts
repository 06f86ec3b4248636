import fc from "fast-check";
import { indexedWords, isUnspaced, queriedWords } from "./lexemes.js";

test("text in a script with spaces gives its folded words", () => {
  expect(indexedWords("DH Unplugged: L'Été")).toEqual(["dh", "unplugged", "lete"]);
  expect(indexedWords("Новости науки")).toEqual(["новости", "науки"]);
  expect(indexedWords(" -- ")).toEqual([]);
});

test("text in a script without spaces gives pairs of characters and the last one", () => {
  expect(indexedWords("東京都")).toEqual(["東京", "京都", "都"]);
  expect(indexedWords("猫")).toEqual(["猫"]);
  expect(indexedWords("NHK東京 fm")).toEqual(["nhk", "東京", "京", "fm"]);
});

test("a query leaves the closing character out, because the title may continue there", () => {
  expect(queriedWords("東京都")).toEqual(["東京", "京都"]);
  expect(queriedWords("猫")).toEqual(["猫"]);
  expect(queriedWords("dh unplugged")).toEqual(["dh", "unplugged"]);
});

test("finds any typed part of a title without spaces", () => {
  const character = fc.constantFrom(..."東京都夜図書室歴史");
  fc.assert(
    fc.property(fc.array(character, { minLength: 2, maxLength: 12 }), fc.nat(), fc.nat(), (title, a, b) => {
      const from = a % (title.length - 1);
      const length = 2 + (b % (title.length - from - 1));
      const typed = queriedWords(title.slice(from, from + length).join(""));
      const indexed = indexedWords(title.join(""));
      expect(indexed.join(" ")).toContain(typed.join(" "));
    }),
  );
});

test("Thai is written without spaces", () => {
  expect(isUnspaced("สวัสดี")).toBe(true);
});
