import { briefLanguage, languageFit } from "./language-fit.js";

describe("briefLanguage", () => {
  it.each([
    ["German-speaking developers", "de"],
    ["shows in Spanish", "es"],
    ["We look for French listeners", "fr"],
    ["Italian food for everyone", undefined],
    ["It is in the box", undefined],
    ["in no case", undefined],
    ["", undefined],
  ])("%p asks for %p", (text, code) => {
    expect(briefLanguage(text)).toBe(code);
  });
});

describe("languageFit", () => {
  it("is all or nothing", () => {
    expect(languageFit("de", "de")).toEqual({
      kind: "known",
      share: 1,
      finding: "The show is in German, as asked for.",
    });
    expect(languageFit("de", "en")).toEqual({
      kind: "known",
      share: 0,
      finding: "German was asked for; the show is in English.",
    });
  });

  it("is unknown where one side is silent", () => {
    expect(languageFit(undefined, "en")).toEqual({ kind: "unknown", finding: "No language is asked for." });
    expect(languageFit("en", undefined)).toEqual({ kind: "unknown", finding: "The show does not name its language." });
  });
});
