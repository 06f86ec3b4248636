import { foldWords } from "../catalogue/fold.js";
import { languageCode, languageName } from "../catalogue/languages.js";
import { type FitResult, found, notKnown } from "./fit-part.js";

/** A name of a language means the audience's language only beside one of these: "Italian food" asks for no Italian. */
const AFTER = new Set(["speaking", "speakers", "language", "listeners", "audience", "audiences", "podcasts", "shows"]);

/** The language that a brief asks for ("German-speaking", "in Spanish"), as its code; undefined when it asks for none. */
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
  return found(0, `${languageName(wanted)} is asked for; the show is in ${languageName(spoken)}.`);
}
