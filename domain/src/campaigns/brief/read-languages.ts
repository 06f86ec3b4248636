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

const OR = new Set(["or", "and", "oder", "und", "y", "o", "et", "ou"]);

/** The languages that a brief asks for ("German-speaking", "in Spanish or French", "auf Deutsch", "francophones"). */
export function readLanguages(words: readonly Word[]): Mention<string>[] {
  const found: Mention<string>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const names = namesFrom(words, at);
    const last = names.at(-1);
    if (last === undefined) continue;
    const before = words[at]?.opens ? "" : (words[at - 1]?.text ?? "");
    const after = words[last.to];
    const leads = BEFORE.has(before) || NOUNS_BEFORE.has(before);
    const follows = after !== undefined && !after.opens && AFTER.has(after.text);
    // "German or English." needs no other word.
    const alone = names.length > 1 && (after === undefined || after.opens);
    if (leads || follows || alone) {
      for (const { value, from, to } of names) {
        const start = leads && from === at ? at - 1 : from;
        found.push({ value, from: start, to: follows && to === last.to ? to + 1 : to });
      }
    }
    at = last.to - 1;
  }
  return [...found, ...mentionsOf(words.map(uninflected), BY_THEMSELVES)].sort((a, b) => a.from - b.from);
}

/** The names of languages from a word on: one, or several with "or" between them. */
function namesFrom(words: readonly Word[], at: number): Mention<string>[] {
  const names: Mention<string>[] = [];
  for (let next = at; next < words.length; next += 2) {
    const word = words[next];
    const value = codeOf(word?.text ?? "");
    if (value === undefined || (next > at && word?.opens)) break;
    names.push({ value, from: next, to: next + 1 });
    if (!OR.has(words[next + 1]?.text ?? "")) break;
  }
  return names;
}

/** Two letters are a code and an everyday word at once ("it", "is", "no"). */
function codeOf(word: string): string | undefined {
  if (word.length <= 3) return undefined;
  const stem = word.replace(/(?<=sch)(?:e|en|er|es|em)$/, "").replace(/(?<=[ns])(?:es|as|s)$/, "");
  return NAMES.get(word) ?? NAMES.get(stem) ?? languageCode(word);
}

const uninflected = (word: Word): Word => ({ ...word, text: word.text.replace(/(?<=sprachig)(?:e|en|er|es|em)$/, "") });
