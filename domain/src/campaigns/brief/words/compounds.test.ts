import { APPLE_CATEGORIES } from "../../../catalogue/codes/categories.js";
import { foldText } from "../../../catalogue/text/fold.js";
import { categoryOfCompound } from "./compounds.js";

it.each([
  ["Hundefutter", "Pets & Animals"],
  ["Katzenstreu", "Pets & Animals"],
  ["Ersthundebesitzer", "Pets & Animals"],
  ["Reisekrankenversicherung", "Places & Travel"],
  ["Reisepodcast", "Places & Travel"],
  ["Städtereisen", "Places & Travel"],
  ["Gebrauchtautos", "Automotive"],
  ["Gartengeräte", "Home & Garden"],
  ["Kinderbücher", "Kids & Family"],
  ["Naturkosmetik", "Fashion & Beauty"],
  ["Finanzplanung", "Investing"],
])("%p is about %p", (word, category) => {
  expect(categoryOfCompound(foldText(word))).toBe(category);
});

it.each(["Reisen", "Reise", "hundred", "autobiography", "Automatisierung", "Autor", "modern", "dog", "", "kind"])(
  "%p is not one of these words",
  (word) => {
    expect(categoryOfCompound(foldText(word))).toBeUndefined();
  },
);

it("mentions only Apple’s categories", () => {
  const names = new Set(APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]));
  for (const word of ["hundefutter", "elektroautohaus", "videospielkonsole", "klimawandel", "fremdsprachenkurs"]) {
    expect(names).toContain(categoryOfCompound(word));
  }
});
