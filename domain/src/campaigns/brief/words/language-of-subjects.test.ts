import { briefFindings } from "../brief-findings.js";
import { wordsOf } from "./brief-words.js";
import { languageOfSubjects } from "./language-of-subjects.js";

it.each([
  ["Literie haut de gamme, Bruxelles. 3000 euros.", "fr"],
  ["Mutuelle santé, familles, 5 000 €.", "fr"],
  ["Küchenmesser, Pfannen. 2000 Euro", "de"],
  ["Cuchillos y sartenes, 3000 euros", "es"],
  ["Olive oil, 3000 euros", "en"],
  // Words of two languages, or of none.
  ["Kitchen knives, cuchillos", undefined],
  ["3000 euros", undefined],
  ["", undefined],
])("%p is in %p", (text, language) => {
  expect(languageOfSubjects(wordsOf(text))).toBe(language);
});

it("takes the language of a short brief from its country and its words", () => {
  const languages = (text: string) =>
    briefFindings(text).flatMap(({ kind, value }) => (kind === "language" ? [value] : []));
  expect(languages("Literie haut de gamme, Bruxelles. 3000 euros.")).toEqual(["fr"]);
  expect(languages("Magasin de jouets en bois à Namur, 1 500 €, avant Noël.")).toEqual(["fr"]);
  // A French brief for Germany is for German-speaking listeners. Without a country, a few words are not enough evidence.
  expect(languages("Literie haut de gamme, Berlin.")).toEqual(["de"]);
  expect(languages("Literie haut de gamme")).toEqual([]);
});
