import fc from "fast-check";
import { LANGUAGE_NAMES } from "./language-names.js";
import { languageCode, languageName, LANGUAGES } from "./languages.js";

describe("LANGUAGES", () => {
  it("has the twelve languages of the filter, in its order", () => {
    expect(LANGUAGES.map(({ name }) => name).join(", ")).toBe(
      "English, Spanish, French, German, Arabic, Chinese, Japanese, Korean, Russian, Italian, Portuguese, Hindi",
    );
    expect(LANGUAGES.map(({ code }) => code).join(" ")).toBe("en es fr de ar zh ja ko ru it pt hi");
  });

  it("has the same names as the table of all languages", () => {
    for (const { code, name } of LANGUAGES) expect(languageName(code)).toBe(name);
  });
});

describe("languageCode", () => {
  it.each([
    ["en", "en"],
    ["EN-us", "en"],
    ["pt_BR", "pt"],
    ["zh-Hant-TW", "zh"],
    [" de ", "de"],
    ["eng", "en"],
    ["ger", "de"],
    ["deu", "de"],
    ["cmn-Hans", "zh"],
    ["iw", "he"],
    ["jp", "ja"],
    ["English", "en"],
    ["english (US)", "en"],
    ["English - UK", "en"],
    ["Spanish; Castilian", "es"],
    ["Español", "es"],
    ["FRANÇAIS", "fr"],
    ["deutsch", "de"],
    ["Русский", "ru"],
    ["العربية", "ar"],
    ["中文", "zh"],
    ["日本語", "ja"],
    ["한국어", "ko"],
    ["हिन्दी", "hi"],
    ["urdu", "ur"],
    ["Norwegian Bokmal", "nb"],
    ["no-no", "no"],
  ])("reads %j as %s", (text, code) => {
    expect(languageCode(text)).toBe(code);
  });

  it.each(["", " ", "und", "xx", "N/A", "NULL", "null", "constructor", "klingon", "e", "en".repeat(100), "-", "(en)"])(
    "finds no language in %j",
    (text) => {
      expect(languageCode(text)).toBeUndefined();
    },
  );

  it("returns a code of the table or nothing, and keeps its own codes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,3}(-[a-z]{2})?$/)), (text) => {
        const code = languageCode(text);
        if (code === undefined) return;
        expect(Object.keys(LANGUAGE_NAMES)).toContain(code);
        expect(languageCode(code)).toBe(code);
      }),
    );
  });

  it("finds every language by code, region and English name", () => {
    expect(Object.keys(LANGUAGE_NAMES)).toHaveLength(183);
    for (const [code, name] of Object.entries(LANGUAGE_NAMES)) {
      expect([code, languageCode(code), languageCode(`${code}-XY`), languageCode(name)]).toEqual([
        code,
        code,
        code,
        code,
      ]);
    }
  });
});

describe("languageName", () => {
  it("names a code and leaves others unchanged", () => {
    expect(languageName("sv")).toBe("Swedish");
    expect(languageName("N/A")).toBe("N/A");
    expect(languageName("constructor")).toBe("constructor");
  });
});
