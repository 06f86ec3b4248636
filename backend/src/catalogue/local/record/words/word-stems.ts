import { stemmer as arabic } from "@orama/stemmers/arabic";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as hindi } from "@orama/stemmers/indian";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as russian } from "@orama/stemmers/russian";
import { stemmer as spanish } from "@orama/stemmers/spanish";

type Stemmer = (word: string) => string;

/** Indexed words have lost marks that the stemmers need: the last letter of "новый", and those of "educação" and "educações". */
const markedRussian: Stemmer = (word) => russian(word.replace(/(?<=[ыиое])и$/, "й"));
const markedPortuguese: Stemmer = (word) => portuguese(word.replace(/cao$/, "ção").replace(/coes$/, "ções"));

/** The Snowball stemmers by language. Every stemmer of a word's script is tried, because its language is unknown. */
const LATIN: Readonly<Record<string, Stemmer>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: markedPortuguese,
};
const SCRIPTS: readonly { readonly letters: RegExp; readonly stemmers: Readonly<Record<string, Stemmer>> }[] = [
  { letters: /^[a-z]+$/, stemmers: LATIN },
  { letters: /^[а-я]+$/, stemmers: { ru: markedRussian } },
  { letters: /^[ء-ي]+$/, stemmers: { ar: arabic } },
  { letters: /^[ऀ-ॿ]+$/, stemmers: { hi: hindi } },
];
/** Shorter texts have no endings, and longer ones are not words. */
const [SHORTEST, LONGEST] = [3, 30];

/** The stems of a word in each language that uses its letters, as "en:jog". */
export function stemsOf(word: string): string[] {
  return Object.entries(stemmersFor(word)).map(([language, stem]) => `${language}:${stem(word)}`);
}

/** The stem of a word in one language, as "en:jog"; undefined if it is not written with the letters of that language. */
export function stemIn(language: string, word: string): string | undefined {
  const stem = stemmersFor(word)[language];
  return stem && `${language}:${stem(word)}`;
}

function stemmersFor(word: string): Readonly<Record<string, Stemmer>> {
  if (word.length < SHORTEST || word.length > LONGEST) return {};
  return SCRIPTS.find(({ letters }) => letters.test(word))?.stemmers ?? {};
}
