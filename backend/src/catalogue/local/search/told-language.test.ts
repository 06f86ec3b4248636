import { indexedWords } from "../record/lexemes.js";
import { readDescription, writeDescription } from "../record/word-numbers.js";
import { toldLanguage } from "./told-language.js";

const told = (text: string) => toldLanguage(readDescription(writeDescription(indexedWords(text))));

test.each([
  ["en", "A weekly show about the people who read the tides and what they find."],
  ["de", "Jede Woche eine Geschichte über die Menschen, die mit dem Meer leben."],
  ["es", "Cada semana una historia sobre los que viven con el mar y su gente."],
  ["fr", "Chaque semaine une histoire avec les gens qui vivent dans les ports."],
  ["it", "Ogni settimana una storia con le persone che vivono nella città del mare."],
])("a description in %s is known by its small words", (language, text) => expect(told(text)).toBe(language));

test("few words, names and a mixture tell nothing", () => {
  expect(told("Kelp Forest Radio")).toBeUndefined();
  expect(told("The best of Radio Marseille")).toBeUndefined();
  expect(told("")).toBeUndefined();
});
