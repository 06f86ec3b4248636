import { categoryPrior, languagePrior } from "./audience-priors.js";

describe("categoryPrior", () => {
  it("averages the categories that it knows", () => {
    // (0.6 + 0.4) / 2
    expect(categoryPrior(["True Crime", "Comedy", "Beekeeping"])).toEqual({ names: ["True Crime", "Comedy"], z: 0.5 });
  });

  it("counts a category once", () => {
    expect(categoryPrior(["Comedy", " Comedy ", "Comedy"])).toEqual({ names: ["Comedy"], z: 0.4 });
  });

  it.each([[[]], [["Beekeeping"]], [["constructor", "__proto__"]]])("has no value for %j", (categories) => {
    expect(categoryPrior(categories)).toBeUndefined();
  });
});

describe("languagePrior", () => {
  it.each([
    ["en", "en", 0.3],
    ["en-US", "en", 0.3],
    ["EN_gb", "en", 0.3],
    ["de", "de", 0],
    ["sv", "sv", -0.3],
    ["constructor".slice(0, 3), "con", -0.3],
  ])("reads %s as %s with %d", (text, code, z) => {
    expect(languagePrior(text)).toEqual({ code, z });
  });

  it.each(["", "N/A", "English", "e", "12"])("treats %j as no language", (text) => {
    expect(languagePrior(text)).toBeUndefined();
  });
});
