import { indexedWords } from "../../record/words/lexemes.js";
import { readDescription, writeDescription } from "../../record/words/word-numbers.js";
import { languageByStopWords } from "./language-by-stop-words.js";

const language = (text: string) => languageByStopWords(readDescription(writeDescription(indexedWords(text))));

test.each([
  ["en", "A weekly show about the people who read the tides and what they find."],
  ["de", "Jede Woche eine Geschichte über die Menschen, die mit dem Meer leben."],
  ["es", "Cada semana una historia sobre los que viven con el mar y su gente."],
  ["fr", "Chaque semaine une histoire avec les gens qui vivent dans les ports."],
  ["it", "Ogni settimana una storia con le persone che vivono nella città del mare."],
])("a description in %s is known by its small words", (code, text) => expect(language(text)).toBe(code));

test("few words, names and a mixture tell nothing", () => {
  expect(language("Kelp Forest Radio")).toBeUndefined();
  expect(language("The best of Radio Marseille")).toBeUndefined();
  expect(language("")).toBeUndefined();
});
