import { foldWords } from "../../catalogue/text/fold.js";
import { languageCode, languageName } from "../../catalogue/codes/languages.js";
import { type FitResult, found, notKnown } from "./fit-part.js";

/** A language name means the audience's language only beside one of these words: "Italian food" does not. */
const AFTER = new Set(["speaking", "speakers", "language", "listeners", "audience", "audiences", "podcasts", "shows"]);

/** The code of the language that a brief requires ("German-speaking", "in Spanish"); undefined without one. */
export function briefLanguage(text: string): string | undefined {
  const words = foldWords(text);
  for (const [at, word] of words.entries()) {
    // Two letters are a code and an everyday word at once ("it", "is", "no").
    const code = word.length > 3 ? languageCode(word) : undefined;
    if (code !== undefined && (AFTER.has(words[at + 1] ?? "") || words[at - 1] === "in")) return code;
  }
  return undefined;
}

/** Whether the show speaks the language that is asked for. `wanted` and `spoken` are codes; undefined is unknown. */
export function languageFit(wanted: string | undefined, spoken: string | undefined): FitResult {
  if (wanted === undefined) return notKnown("No language is asked for.");
  if (spoken === undefined) return notKnown("The show does not name its language.");
  if (wanted === spoken) return found(1, `The show is in ${languageName(spoken)}, as asked for.`);
  return found(0, `${languageName(wanted)} was asked for; the show is in ${languageName(spoken)}.`);
}
