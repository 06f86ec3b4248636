import { languageCode } from "../../catalogue/codes/languages.js";
import { phraseLines, phraseTable, mentionsOf, type Mention, type Word } from "./brief-words.js";

/** Words that are an audience's language by themselves. */
const BY_THEMSELVES = phraseTable(
  phraseLines(`
en: anglophone, anglophones, angloparlantes, angloparlante, anglohablantes, de habla inglesa, englischsprachig
de: germanophone, germanophones, germanoparlantes, de habla alemana, deutschsprachig
es: hispanophone, hispanophones, hispanohablante, hispanohablantes, hispanoparlantes, de habla hispana, spanischsprachig
fr: francophone, francophones, francohablantes, francoparlantes, de habla francesa, franzosischsprachig
it: italophones, italienischsprachig
pt: lusophones, portugiesischsprachig
nl: neerlandophones, niederlandischsprachig`),
);

/** Names of languages in German, Spanish and French, folded; English and own names are in the catalogue's table. */
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

/** A language name means the audience's language only beside one of these words: "Italian food" does not. */
const AFTER = new Set(
  `speaking speakers speaker language listeners listener audience audiences podcasts podcast shows show
  sprachig sprachige sprachigen sprachiges sprachige horer horerinnen horerschaft publikum sendungen
  oyentes audiencia publico programas`.split(/\s+/),
);
const BEFORE = new Set(["in", "auf", "en", "habla", "hablan", "sprechen", "speak", "speaks", "parlent", "langue"]);
/** Nouns before an adjective, as Spanish and French have them: "oyentes españoles", "podcasts français". */
const NOUNS_BEFORE = new Set([
  "oyentes",
  "podcasts",
  "auditeurs",
  "emissions",
  "publico",
  "public",
  "programas",
  "idioma",
]);

/** The languages that a brief asks for ("German-speaking", "in Spanish", "auf Deutsch", "francophones"). */
export function readLanguages(words: readonly Word[]): Mention<string>[] {
  const named = words.flatMap((word, at): Mention<string>[] => {
    const code = codeOf(word.text);
    if (code === undefined) return [];
    const before = words[at - 1]?.text ?? "";
    if (AFTER.has(words[at + 1]?.text ?? "")) return [{ value: code, from: at, to: at + 2 }];
    if (BEFORE.has(before) || NOUNS_BEFORE.has(before)) return [{ value: code, from: at - 1, to: at + 1 }];
    return [];
  });
  return [...named, ...mentionsOf(words.map(uninflected), BY_THEMSELVES)].sort((a, b) => a.from - b.from);
}

/** Two letters are a code and an everyday word at once ("it", "is", "no"). */
function codeOf(word: string): string | undefined {
  if (word.length <= 3) return undefined;
  const stem = word.replace(/(?<=sch)(?:e|en|er|es|em)$/, "").replace(/(?<=[ns])(?:es|as|s)$/, "");
  return NAMES.get(word) ?? NAMES.get(stem) ?? languageCode(word);
}

const uninflected = (word: Word): Word => ({ ...word, text: word.text.replace(/(?<=sprachig)(?:e|en|er|es|em)$/, "") });
