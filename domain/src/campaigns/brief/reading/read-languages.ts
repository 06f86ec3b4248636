import { LANGUAGES } from "../../../catalogue/codes/languages.js";
import { phraseLines, phraseTable, mentionsOf, type Mention, type Word, wordSet } from "../words/brief-words.js";
import { languageByName } from "../words/named-languages.js";
import { isLearned } from "./read-lessons.js";

/** Words that name an audience's language on their own. */
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

/** Next to one of these words, a language name means the audience's language. In "Italian food" it does not. */
const AFTER = wordSet(`
  speaking speakers speaker language listeners listener audience audiences podcasts podcast shows show only sprachig sprachige
  sprachigen sprachiges horer horerinnen horerschaft publikum sendungen nur oyentes audiencia publico programas solo uniquement
  seulement`);
const BEFORE = wordSet(`
  in auf en habla hablan sprechen speak speaks parlent only nur solo uniquement language languages sprache sprachen idioma idiomas
  lengua langue langues`);
/** Spanish and French nouns that come before their adjective: "oyentes españoles", "podcasts français". */
const NOUNS_BEFORE = wordSet("oyentes podcasts auditeurs emissions publico public programas");

/** Languages with unambiguous names, unlike "Polish" (wax), "Danish" (pastry) and "Irish" (people). */
const PLAIN: ReadonlySet<string> = new Set(LANGUAGES.map(({ code }) => code));

const OR = new Set(["or", "and", "oder", "und", "y", "o", "et", "ou"]);

/**
 * The languages that a brief requests ("German-speaking", "in Spanish or French", "auf Deutsch", "francophones"). A name between commas
 * needs no other word ("English, budget $5,000"). Languages that people want to learn are not included.
 */
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
    // "German or English." needs no other word, and neither does ", German," between commas.
    const isList = names.length > 1 && (after === undefined || after.opens);
    const isApart = words[at]?.pauses === true && (after === undefined || after.pauses);
    const alone = isList || (isApart && names.every(({ value }) => PLAIN.has(value)));
    if ((leads || follows || alone) && !isLearned(words, { from: at, to: last.to })) {
      for (const { value, from, to } of names) {
        const start = leads && from === at ? at - 1 : from;
        found.push({ value, from: start, to: follows && to === last.to ? to + 1 : to });
      }
    }
    at = last.to - 1;
  }
  return [...found, ...mentionsOf(words.map(uninflected), BY_THEMSELVES)].sort((a, b) => a.from - b.from);
}

/** The language names that start at a word: one, or several separated by "or" or a comma. */
function namesFrom(words: readonly Word[], at: number): Mention<string>[] {
  const names: Mention<string>[] = [];
  for (let next = at; next < words.length; next += 1) {
    const word = words[next];
    const value = languageAt(words, next);
    if (value === undefined || (next > at && word?.opens)) break;
    names.push({ value, from: next, to: next + 1 });
    if (OR.has(words[next + 1]?.text ?? "")) next += 1;
    else if (words[next + 1]?.pauses !== true) break;
  }
  return names;
}

function languageAt(words: readonly Word[], at: number): string | undefined {
  const [word, next] = [words[at]?.text ?? "", words[at + 1]?.text];
  return word === "latin" && next === "america" ? undefined : languageByName(word);
}

const uninflected = (word: Word): Word => ({ ...word, text: word.text.replace(/(?<=sprachig)(?:e|en|er|es|em)$/, "") });
