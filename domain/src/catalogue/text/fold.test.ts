import fc from "fast-check";
import { foldText, foldWords, joinedForm } from "./fold.js";

describe("foldText", () => {
  it.each([
    ["DH Unplugged", "dh unplugged"],
    ["Beyoncé", "beyonce"],
    ["L'Équipe", "lequipe"],
    ["L’Équipe", "lequipe"],
    ["rock'n'roll", "rocknroll"],
    ["Ünlü", "unlu"],
    ["İstanbul'da IŞIK", "istanbulda isik"],
    ["Straße", "strasse"],
    ["Smørrebrød & Łódź", "smorrebrod lodz"],
    ["  Serial -- Season  One!  ", "serial season one"],
    ["AT&T 24/7", "at t 24 7"],
    ["1,000 Hours", "1 000 hours"],
    ["ﬁre ½", "fire 1 2"],
    ["ＦＵＬＬ　Ｗｉｄｔｈ", "full width"],
    ["Hawaiʻi", "hawaii"],
    ["soft\u00adhyphen", "softhyphen"],
    ["🎙️ On Air 🎙️", "on air"],
    ["a\0b\ud800c", "a b c"],
    ["!!! ... 🎧", ""],
    ["", ""],
  ])("folds %j to %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ["Cyrillic, ё as е", "Ёлка и День", "елка и день"],
    ["Greek, final sigma and accents", "ΟΔΟΣ Ευρώπη", "οδοσ ευρωπη"],
    ["Arabic without vowel signs and stretching", "العَرَبِيَّة مـــرحبا", "العربية مرحبا"],
    ["Persian letters of an Arabic keyboard", "ایران کتاب", "ايران كتاب"],
    ["Hebrew without points", "שָׁלוֹם צה״ל", "שלום צהל"],
    ["Devanagari with its vowel signs", "हिन्दी", "हिन्दी"],
    ["Thai with its vowel signs", "ภาษาไทย", "ภาษาไทย"],
    ["Hangul", "한국어", "한국어"],
    ["voiced kana, half-width as well", "がぎ ｶﾞ", "がぎ ガ"],
    ["Chinese as a run", "故事FM", "故事fm"],
  ])("keeps other scripts: %s", (_, text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("spells out signs that are part of a name", () => {
    expect(foldText("C++ and C# (not C)")).toBe("cplusplus and csharp not c");
    expect(joinedForm("C plus plus")).toBe(foldText("C++"));
    expect(foldText("a + b # c ABC# 1#")).toBe("a b c abc 1");
  });

  it("changes nothing when applied twice, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("leaves only letters, digits, marks and single spaces", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldText(text)).toMatch(/^(?:[\p{L}\p{N}\p{M}]+(?: [\p{L}\p{N}\p{M}]+)*)?$/u);
      }),
    );
  });

  it("does not depend on case in texts of plain letters", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zà-öø-ÿ ]{0,30}$/), (text) => {
        expect(foldText(text.toUpperCase())).toBe(foldText(text));
      }),
    );
  });
});

describe("foldWords and joinedForm", () => {
  it("returns the words of a text, and none for an empty one", () => {
    expect(foldWords("The Daily, with  Zoë")).toEqual(["the", "daily", "with", "zoe"]);
    expect(foldWords(" – ")).toEqual([]);
  });

  it("joins words whether written together or apart", () => {
    expect(joinedForm("DH Unplugged")).toBe(joinedForm("dhunplugged"));
    expect(joinedForm("Rock 'n' Roll")).toBe(joinedForm("rock'n'roll"));
  });
});
