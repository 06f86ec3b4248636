import { withoutBoilerplate } from "@earshot/domain/catalogue/text/boilerplate";
import { languageCode } from "@earshot/domain/catalogue/codes/languages";
import { withoutMarkup } from "../../record/index-show.js";

/**
 * The maximum UTF-16 units of the description that are read, and the minimum for a guess. Of 1,083 shows in the real sample that
 * state their language, the guess differed for 11; most of those have texts in another language than their episodes.
 */
const READ = 300;
const FEWEST = 40;

let languages: (typeof import("eld/extrasmall"))["eld"] | undefined;

/** Loads the language profiles (30 MB), so call it only where shows are written. */
export async function loadLanguages(): Promise<void> {
  languages ??= (await import("eld/extrasmall")).eld;
}

/**
 * The ISO 639-1 code of the language that a show's texts are in; undefined if they are too short or too ambiguous. Throws if called
 * before `loadLanguages`.
 */
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

/** Whether a text is in a script in which a few characters say as much as a line in others. */
const isDense = (text: string): boolean =>
  text.length >= FEWEST / 4 && /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Hangul}]/u.test(text);
