import { languageCode, languageName } from "../../../catalogue/codes/languages.js";
import { foldText } from "../../../catalogue/text/fold.js";
import { phraseLines } from "./brief-words.js";

/**
 * Names of languages in German, Spanish and French, folded. English names and the languages' names for themselves are in the catalogue's
 * table.
 */
const NAMES = new Map(
  phraseLines(`
en: englisch, ingles, inglesa, anglais, anglaise
de: deutsch, aleman, alemana, allemand, allemande
es: spanisch, espanol, espanola, espagnol, espagnole
fr: franzosisch, frances, francesa, francais, francaise
it: italienisch, italiano, italiana, italien, italienne
pt: portugiesisch, portugues, portuguesa, portugais, portugaise
nl: niederlandisch, hollandisch, neerlandes, neerlandais
pl: polnisch, polaco, polonais
ru: russisch, ruso, russe
tr: turkisch, turco, turc
ar: arabisch, arabe
zh: chinesisch, chino, chinois
ja: japanisch, japones, japonais
ko: koreanisch, coreano, coreen
sv: schwedisch, sueco, suedois
da: danisch, danes, danois
hi: hindi`),
);

/** The ISO 639-1 code of a language named by a folded word, in any inflection; undefined if the word names none. */
export function languageByName(word: string): string | undefined {
  // Two-letter codes are also everyday words ("it", "is", "no").
  if (word.length <= 3) return undefined;
  const stem = word.replace(/(?<=sch)(?:e|en|er|es|em)$/, "").replace(/(?<=[ns])(?:es|as|s)$/, "");
  return NAMES.get(word) ?? NAMES.get(stem) ?? languageCode(word);
}

/** The names, in English, German, Spanish and French, of the language that a folded word names; empty for other words. */
export function namesOfLanguage(word: string): string[] {
  const code = languageByName(word);
  if (code === undefined) return [];
  return [foldText(languageName(code)), ...[...NAMES].flatMap(([name, own]) => (own === code ? [name] : []))];
}
