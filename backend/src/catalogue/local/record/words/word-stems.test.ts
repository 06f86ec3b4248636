import { foldText } from "@earshot/domain/catalogue/text/fold";
import { stemIn, stemsOf } from "./word-stems.js";

test.each([
  ["jogging", "en:jog"],
  ["recetas", "es:recet"],
  ["geschichten", "de:geschicht"],
  ["новости", "ru:новост"],
])("%s has the stem %s", (word, stem) => {
  expect(stemsOf(word)).toContain(stem);
  expect(stemIn(stem.slice(0, 2), word)).toBe(stem);
});

test("a word is stemmed in the languages of its script, and not when it is too short or mixed", () => {
  expect(stemsOf("jogs").map((stem) => stem.slice(0, 2))).toEqual(["en", "es", "fr", "de", "it", "pt"]);
  expect(stemsOf("новости")).toHaveLength(1);
  for (const word of ["go", "mp3", "図書", "x".repeat(31)]) expect(stemsOf(word)).toEqual([]);
  expect(stemIn("ru", "jogging")).toBeUndefined();
});

test.each([
  ["ru", "новый", "новая"],
  ["ru", "русский", "русская"],
  ["ru", "история", "истории"],
  ["pt", "educação", "educações"],
  ["pt", "organização", "organizações"],
])("in %s, %s and %s have one stem, although their marks are folded", (language, one, other) => {
  const stem = (word: string) => stemIn(language, foldText(word));
  expect(stem(one)).toBe(stem(other));
});
