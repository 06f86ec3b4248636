import { wordsOf } from "./brief-words.js";
import { writtenLanguage } from "./written-language.js";

it.each([
  ["Wir suchen Podcasts für Menschen mit einem Hund.", "de"],
  ["Futter im Abo, ab März, für rund 15.000 €", "de"],
  ["Buscamos oyentes para una escuela con sede en México.", "es"],
  ["Nous cherchons des podcasts pour les jeunes parents.", "fr"],
  ["We look for shows about gardens, for listeners in Germany.", "en"],
  ["Meditation, Achtsamkeit", undefined],
  ["", undefined],
  // A brief that mentions a title in another language.
  ["We love the shows that are like Die Zeit der Wölfe und das Meer", undefined],
  ["We want the readers of Der Spiegel to hear about our app, with the help of shows", "en"],
])("%p is written in %p", (text, language) => {
  expect(writtenLanguage(wordsOf(text))).toBe(language);
});
