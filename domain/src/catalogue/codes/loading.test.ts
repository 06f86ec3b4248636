import { jest } from "@jest/globals";

test("names are folded on first use: pages load these files for their lists alone", async () => {
  const folding = jest.spyOn(String.prototype, "toLowerCase");
  const { appleCategories } = await import("./categories.js");
  const { languageCode } = await import("./languages.js");
  expect(folding).not.toHaveBeenCalled();
  expect(appleCategories(["true crime"])).toEqual(["True Crime"]);
  expect(languageCode("Français")).toBe("fr");
});
