import { withoutBoilerplate } from "@earshot/domain/catalogue/text/boilerplate";
import { languageCode } from "@earshot/domain/catalogue/codes/languages";
import { withoutMarkup } from "../../record/index-show.js";

/**
 * UTF-16 units of the description that are read, and the fewest for a guess. Of 1,083 shows of the real sample that name their
 * language, the guess was another one for 11; most of those have a text in another language than their episodes.
 */
const READ = 300;
const FEWEST = 40;

let languages: (typeof import("eld/extrasmall"))["eld"] | undefined;

/** Loads what languages look like, 30 MB: only where shows are written. */
export async function loadLanguages(): Promise<void> {
  languages ??= (await import("eld/extrasmall")).eld;
}

/** The ISO 639-1 code of the language that a show's texts are in; undefined when they are too short or say too little. Throws before `loadLanguages`. */
export function detectedLanguage(show: { readonly title: string; readonly description?: string }): string | undefined {
  const description = withoutBoilerplate(withoutMarkup((show.description ?? "").slice(0, 4 * READ)));
  const text = `${show.title}. ${description.replace(/https?:\S+|\S+@\S+/gu, " ")}`
    .replace(/\s+/gu, " ")
    .slice(0, READ);
  if (text.length < FEWEST && !isDense(text)) return undefined;
  if (!languages) throw new Error("The languages are not loaded.");
  const found = languages.detect(text);
  return found.isReliable() ? languageCode(found.language) : undefined;
}

/** Whether a text is in a script that says as much in a few signs as others do in a line. */
const isDense = (text: string): boolean =>
  text.length >= FEWEST / 4 && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u.test(text);
