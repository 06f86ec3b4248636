import fc from "fast-check";
import { APPLE_CATEGORIES } from "../../catalogue/codes/categories.js";
import { categoryFit } from "./category-fit.js";

describe("categoryFit", () => {
  it("gives everything for the category itself, also below its heading", () => {
    expect(categoryFit(["Fitness"], ["Fitness"])).toMatchObject({ kind: "known", share: 1 });
    // Who names Sports means every sport.
    expect(categoryFit(["Sports"], ["Running"])).toMatchObject({
      share: 1,
      finding: "The brief names Sports, and so does the show.",
    });
  });

  it("gives half for a neighbor under the same heading", () => {
    expect(categoryFit(["Running"], ["Golf", "Sports"])).toEqual({
      kind: "known",
      share: 0.5,
      finding: "The brief names Running; the show is in the neighboring Golf and Sports.",
    });
  });

  it("scores half for the same subject under another heading", () => {
    expect(categoryFit(["Football"], ["Sports News", "News"])).toEqual({
      kind: "known",
      share: 0.5,
      finding: "The brief names Football; the show is in Sports News, which is related.",
    });
    expect(categoryFit(["Investing"], ["Business News"])).toMatchObject({ share: 0.5 });
    expect(categoryFit(["Business"], ["News"])).toMatchObject({ share: 0 });
  });

  it("gives nothing for another subject, and names it", () => {
    expect(categoryFit(["Running"], ["True Crime"])).toEqual({
      kind: "known",
      share: 0,
      finding: "The brief names Running; the show is in True Crime.",
    });
  });

  it("is unknown where one side names none", () => {
    expect(categoryFit([], ["Sports"]).kind).toBe("unknown");
    expect(categoryFit(["Fitness"], []).kind).toBe("unknown");
  });

  it("never falls when the show has one category more", () => {
    const any = fc.constantFrom(...APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]));
    fc.assert(
      fc.property(any, fc.array(any, { minLength: 1, maxLength: 9 }), any, (brief, own, more) => {
        const value = (names: string[]) => {
          const result = categoryFit([brief], names);
          return result.kind === "known" ? result.share : -1;
        };
        expect(value([...own, more])).toBeGreaterThanOrEqual(value(own));
      }),
    );
  });
});
