import { languageFit } from "./language-fit.js";

describe("languageFit", () => {
  it("is all or nothing", () => {
    expect(languageFit(["de"], "de")).toEqual({
      kind: "known",
      share: 1,
      finding: "The show is in German, as requested.",
    });
    expect(languageFit(["de"], "en")).toEqual({
      kind: "known",
      share: 0,
      finding: "German was requested; the show is in English.",
    });
  });

  it("accepts any of several languages", () => {
    expect(languageFit(["de", "fr"], "fr")).toMatchObject({ share: 1 });
    expect(languageFit(["de", "fr"], "en")).toMatchObject({
      share: 0,
      finding: "German and French were requested; the show is in English.",
    });
  });

  it("is unknown without a requested or a known language", () => {
    expect(languageFit([], "en")).toEqual({ kind: "unknown", finding: "No language was requested." });
    expect(languageFit(["en"], undefined)).toEqual({
      kind: "unknown",
      finding: "The show’s language isn’t known.",
    });
  });

  it("gives half to a show from another country, if its country is known", () => {
    const fit = (home: string | undefined) => languageFit(["en"], "en", { countries: ["GB", "IE"], home });
    expect(fit("IE")).toMatchObject({
      share: 1,
      finding: "The show is in English, as requested, and from Ireland.",
    });
    expect(fit("AU")).toMatchObject({
      share: 0.5,
      finding:
        "The show is in English, as requested, but from Australia; the brief names the United Kingdom and Ireland.",
    });
    expect(fit(undefined)).toMatchObject({ share: 1, finding: "The show is in English, as requested." });
    expect(languageFit(["en"], "en", { home: "AU" })).toMatchObject({ share: 1 });
    expect(languageFit(["de"], "en", { countries: ["GB"], home: "GB" })).toMatchObject({ share: 0 });
  });
});
