import {
  type Mention,
  mentionsOf,
  phraseAt,
  phraseLines,
  phraseTable,
  textOf,
  type Word,
  wordSet,
} from "../words/brief-words.js";
import { foldText } from "../../../catalogue/text/fold.js";
import { appleCategories, parentCategory } from "../../../catalogue/codes/categories.js";
import { conceptsIn } from "../words/concepts.js";
import type { Taboo } from "../findings/finding.js";
import { readPeople } from "./read-audience.js";
import { type NamedCategory, readCategories } from "./read-categories.js";
import {
  ANSWERS,
  BETWEEN,
  HARMLESS,
  NEEDED,
  OF_CONTENTS,
  OF_PLACES,
  REJECTIONS,
  SHOWS,
  SUBJECTS,
  IMPLIED_EXCLUSIONS,
} from "../words/taboo-words.js";
import { isTopicWord } from "../words/topic-word.js";

/** Maximum number of words in a row between a rejection and its subject, or between two subjects. */
const MOST_SKIPPED = 6;
/** Maximum number of subjects of one rejection. */
const MOST_SUBJECTS = 24;
/** Maximum number of words in a subject that is not on a list: "get rich quick". */
const LONGEST_UNKNOWN = 3;
/** Maximum number of words between "auf" and "verzichten". */
const LONGEST_CLAUSE = 16;

type Hit = Mention<Taboo>;
type WordSpan = { readonly from: number; readonly to: number };
type Categories = ReadonlyMap<number, NamedCategory>;
type Exclusions = {
  readonly taboos: Hit[];
  readonly wanted: Mention<string>[];
  readonly excepting: ReadonlySet<number>;
};

/**
 * The exclusions in a brief: subjects, categories and topics that it rejects. Handles several in a row ("no politics, religion or sex"),
 * and subjects before the rejection ("Auf Politik möchten wir verzichten"). `wanted` are parts of an excluded category that the brief
 * wants, and `excepting` are the words before such exceptions.
 */
export function readTaboos(words: readonly Word[]): Exclusions {
  const subjects = subjectsOf(words);
  const categories = new Map(readCategories(words).map((one) => [one.from, one]));
  const people = new Set(readPeople(words).map(({ from }) => from));
  const found: Hit[] = [];
  const wanted: Mention<string>[] = [];
  const excepting = new Set<number>();
  for (let at = 0; at < words.length;) {
    const start = isException(words, at, found) ? phraseAt(words, at, EXCEPT)?.to : undefined;
    if (start !== undefined) {
      excepting.add(at);
      for (const { of, ...part } of exceptionsAt(words, start, found, categories)) {
        const hit = found[of] as Hit;
        const category = categoryOf(hit.value);
        const isChild = part.value !== category;
        const name = isChild ? part.value : textOf(words, part);
        if (!isChild || !categories.has(part.from)) wanted.push({ ...part, value: textOf(words, part) });
        const except = new Set([...(hit.value.except ?? []), name]);
        found[of] = { ...hit, value: { ...hit.value, category, except: [...except] } };
      }
      at = start;
      continue;
    }
    const rejection = phraseAt(words, at, REJECTIONS);
    if (rejection === undefined) {
      const exclusion = phraseAt(words, at, IMPLIED_EXCLUSIONS);
      if (exclusion) found.push({ ...exclusion, value: { subject: exclusion.value, category: null } });
      at = exclusion?.to ?? at + 1;
      continue;
    }
    const { value, to } = rejection;
    if (isOfDrink(words, rejection)) {
      at = to;
      continue;
    }
    // "Religion is taboo, comedy is fine": after a comma, another clause begins.
    const isBefore = value === "before" || (value === "either" && words[to]?.pauses === true && !words[to]?.colon);
    const answered = isAnswer(words, rejection) ? hitsBefore(words, rejection, subjects) : [];
    const ahead = isBefore || answered.length > 0 ? answered : hitsAhead(words, rejection, subjects, people);
    const isBehind = ahead.length === 0 && (value === "before" || value === "either");
    const hits = isBehind ? hitsOfClause(words, rejection, subjects, people) : ahead;
    found.push(...hits);
    at = Math.max(to, ...hits.map((hit) => hit.to));
  }
  return { taboos: found, wanted, excepting };
}

/** "Bier ohne Alkohol" is a product. "Beer without alcohol or drugs" and "without alcohol addiction shows" are not. */
function isOfDrink(words: readonly Word[], { from, to }: WordSpan): boolean {
  const isJoined = words[from]?.pauses === false && words[to]?.pauses === false;
  const isWithout = WITHOUT.has(words[from]?.text ?? "") && DRINKS.has(words[from - 1]?.text ?? "");
  if (!isJoined || !isWithout || phraseAt(words, to, SUBJECTS)?.value !== "alcohol") return false;
  const after = words.slice(to + 1, to + 3).map(({ text }) => text);
  return words[to + 1]?.pauses !== false || !(AND.has(after[0] ?? "") || after.some((text) => SHOWS.has(text)));
}

const WITHOUT = wordSet("without ohne sin sans senza zonder");
const DRINKS = wordSet(`
  beer beers wine wines cider spirits gin drinks cocktails bier biere wein weine sekt getranke cerveza cervezas vino vinos bebidas vin vins
  cidre boissons birra birre vini bevande wijn wijnen dranken bieren coffee kaffee cafe tea tee`);

/**
 * "Not interested in sports, except cycling": what is before it in the sentence is excluded, and what follows is not. Not "no sugar, all
 * except politics".
 */
function isException(words: readonly Word[], at: number, excluded: readonly WordSpan[]): boolean {
  if (phraseAt(words, at, EXCEPT) === undefined) return false;
  const last = excluded.findLast(({ to }) => to <= at);
  return last !== undefined && words.slice(last.to, at + 1).every(({ text, opens }) => !opens && !ALL.has(text));
}

/** The parts of excluded categories that a brief lists after "except", each with the index `of` the exclusion that it belongs to. */
function exceptionsAt(
  words: readonly Word[],
  start: number,
  excluded: readonly Hit[],
  categories: Categories,
): (Mention<string> & { readonly of: number })[] {
  const sentence = words.slice(0, start).findLastIndex(({ opens }) => opens);
  const found: (Mention<string> & { readonly of: number })[] = [];
  for (let at = start; words[at]?.opens === false;) {
    const [name] = appleCategories([words[at]?.text ?? ""]);
    const part = categories.get(at) ?? (name === undefined ? undefined : { value: name, from: at, to: at + 1 });
    const of = part ? excluded.findLastIndex((hit) => hit.from >= sentence && isPartOf(words, part, hit.value)) : -1;
    if (part && of >= 0) found.push({ value: part.value, from: at, to: part.to, of });
    if (!part && !LISTS.has(words[at]?.text ?? "")) break;
    at = part?.to ?? at + 1;
  }
  return found;
}

/** Cycling is a part of sports, and so is soccer. */
function isPartOf(words: readonly Word[], part: Mention<string>, taboo: Taboo): boolean {
  const category = categoryOf(taboo);
  const isOther = textOf(words, part) !== foldText(taboo.subject);
  return category !== null && (parentCategory(part.value) === category || (part.value === category && isOther));
}

/** "Marketing" beside an exception is the category, although it can mean other things elsewhere. */
const categoryOf = ({ subject, category }: Taboo): string | null => category ?? appleCategories([subject])[0] ?? null;

export const EXCEPT = phraseTable(
  phraseLines(`
except: except for, except, other than, apart from, ausser, excepto, salvo, aparte de, sauf, hormis, tranne, behalve`),
);
const LISTS = wordSet("and or und oder y o et ou e en the der die das el la los las le les l");
export const ALL = wordSet(`
  all any anything every everything everyone everybody open alle allen allem alles jede jeden jeder jedes offen cualquier cualquiera
  todo toda todos todas tout tous toute toutes chaque`);

/** "Politics: no." */
function isAnswer(words: readonly Word[], { from, to }: WordSpan): boolean {
  const [word, next] = [words[from], words[to]];
  const isApart = word !== undefined && (word.colon || (word.pauses && !word.opens));
  return isApart && ANSWERS.has(word.text) && (next === undefined || next.pauses);
}

/** The subjects, categories and topics that start at each word. */
function subjectsOf(words: readonly Word[]): ReadonlyMap<number, Hit> {
  const found = new Map<number, Hit>();
  for (const { value, isProduct, ...place } of readCategories(words))
    // "No hunting" does not exclude hikers.
    if (!isProduct) found.set(place.from, { ...place, value: { subject: value, category: value } });
  words.forEach(({ text, written }, at) => {
    const subject = phraseAt(words, at, SUBJECTS);
    if (subject && subject.to >= (found.get(at)?.to ?? 0))
      found.set(at, { ...subject, value: { subject: subject.value, category: null } });
    else if (!found.has(at) && isTopicWord(text) && !BETWEEN.has(text))
      found.set(at, { from: at, to: at + 1, value: { subject: written, category: null } });
  });
  return found;
}

/** The subjects after a rejection. The first subject includes the words of the rejection, and so does each one with its own "no". */
function hitsAhead(
  words: readonly Word[],
  rejection: Mention<string>,
  subjects: ReadonlyMap<number, Hit>,
  people: ReadonlySet<number>,
): Hit[] {
  const found: Hit[] = [];
  let start: number | undefined = rejection.from;
  let next = rejection.to;
  for (let skipped = 0; skipped <= MOST_SKIPPED && next < words.length && found.length < MOST_SUBJECTS;) {
    // "Avoid: politics", "Do not run on: politics" are one sentence.
    if (words[next]?.opens === true && !(found.length === 0 && words[next]?.colon === true)) break;
    if (isException(words, next, found)) break;
    const isNext = found.length > 0 && words[next]?.pauses === true;
    const hit = subjects.get(next) ?? unknownAt(words, next, rejection, found.length > 0);
    if (hit && !NEEDED.has(words[hit.to]?.text ?? "") && !(isNext && people.has(next))) {
      found.push({ ...hit, from: start ?? hit.from });
      next = hit.to;
      start = undefined;
      skipped = 0;
      continue;
    }
    // "no politics, no religion": each subject includes its own "no".
    const again = hit ? undefined : phraseAt(words, next, REJECTIONS);
    const isOther = again === undefined || again.value === "before";
    if (isOther && !continues(words, next)) break;
    if (!isOther) start = next;
    next = isOther ? next + 1 : again.to;
    skipped += 1;
  }
  // "Nicht neben Politik laufen" is not about running.
  const last = found.at(-1);
  if (last && VERBS.has(words[last.to]?.text ?? "")) found[found.length - 1] = { ...last, to: last.to + 1 };
  const closed = !CLOSED_BY.has(rejection.value) || words[next]?.text === rejection.value;
  return closed ? found : [];
}

/** Whether a word continues a rejection: "no shows for children" does, "no alcohol, for runners" does not. */
function continues(words: readonly Word[], at: number): boolean {
  const [before, text] = [words[at - 1]?.text ?? "", words[at]?.text ?? ""];
  return FOR.has(text) ? [SHOWS, AND, NOTHING].some((list) => list.has(before)) : BETWEEN.has(text);
}

const FOR = new Set(["for", "fur", "para", "pour"]);
const NOTHING = wordSet("nothing nichts nada rien");
const VERBS = wordSet("laufen stehen erscheinen");

/** "Leave politics out" means something else without the last word. */
const CLOSED_BY = new Set(["out", "weg"]);

/** The subjects before the rejection, or after the "auf" that belongs to it. */
function hitsOfClause(
  words: readonly Word[],
  rejection: Mention<string>,
  subjects: ReadonlyMap<number, Hit>,
  people: ReadonlySet<number>,
): Hit[] {
  const clause = clauseOf(words, rejection);
  const ahead = clause ? hitsAhead(words, { ...rejection, ...clause }, subjects, people) : [];
  return ahead.length > 0 ? ahead : hitsBefore(words, rejection, subjects);
}

/** The subjects before the rejection. */
function hitsBefore(words: readonly Word[], { from: at, to }: WordSpan, subjects: ReadonlyMap<number, Hit>): Hit[] {
  const ends = new Map([...subjects.values()].map((hit) => [hit.to, hit]));
  const found: Hit[] = [];
  let end = at;
  for (let skipped = 0; skipped <= MOST_SKIPPED && end > 0 && found.length < MOST_SUBJECTS;) {
    if (words[end]?.opens === true && !(end === at && words[end]?.colon === true)) break;
    const hit = ends.get(end);
    if (hit) {
      found.unshift(hit);
      end = hit.from;
      skipped = 0;
      continue;
    }
    if (!BETWEEN.has(words[end - 1]?.text ?? "")) break;
    end -= 1;
    skipped += 1;
  }
  const last = found.pop();
  return last ? [...found, { ...last, to: VERBS.has(words[to]?.text ?? "") ? to + 1 : to }] : [];
}

/** The "auf" in "Auf Klatsch möchten wir verzichten"; undefined if the sentence has none. */
function clauseOf(words: readonly Word[], { from }: WordSpan): WordSpan | undefined {
  if (!words[from]?.text.startsWith("verzicht")) return undefined;
  for (let at = from - 1; at >= Math.max(0, from - LONGEST_CLAUSE) && words[at + 1]?.opens !== true; at -= 1)
    if (words[at]?.text === "auf") return { from: at, to: at + 1 };
  return undefined;
}

/**
 * A subject that is not on any list, of at most three words up to the end of its clause or list item. Only if the rejection concerns
 * content and not a product's properties: "avoid gossip" does, "no sugar" does not.
 */
function unknownAt(words: readonly Word[], at: number, rejection: Mention<string>, isListed: boolean): Hit | undefined {
  let to = at;
  while (to < at + LONGEST_UNKNOWN && isPart(words, to) && (to === at || words[to]?.pauses === false)) to += 1;
  if (to === at || !isMeant(words, { from: at, to }, rejection, isListed)) return undefined;
  const subject = words.slice(at, to).map(({ written }) => written);
  return { from: at, to, value: { subject: subject.join(" "), category: null } };
}

function isMeant(
  words: readonly Word[],
  { from, to }: WordSpan,
  rejection: Mention<string>,
  isListed: boolean,
): boolean {
  const [before, next] = [words[from - 1]?.text ?? "", words[to]];
  if (next?.pauses === false && SHOWS.has(next.text)) return true;
  const isEnd = next === undefined || next.pauses || AND.has(next.text);
  if (isListed) return isEnd && (AND.has(before) || AND.has(next?.text ?? ""));
  const first = words[rejection.from]?.text ?? "";
  const isPlaced = first === "auf" || words.slice(rejection.to, from).some(({ text }) => OF_PLACES.has(text));
  if (isPlaced) return isEnd || BETWEEN.has(next.text);
  // "Nothing to lose" is not about content.
  if (!isEnd || before === "to" || !beginsClause(words, rejection.from)) return false;
  if (OF_CONTENTS.has(first)) return true;
  // "Not cheap" describes the product, "not hunting" does not.
  const isKnown = conceptsIn(words.slice(from, to)).length > 0;
  // "Absolutely no plastic" describes the product as well.
  const isStressed = EMPHASIS.has(words[rejection.from - 1]?.text ?? "");
  const isContent = NO.has(first) ? isKnown || !isStressed : NOT.has(first) && isKnown;
  return isContent && isLater(words, rejection.from);
}

const isPart = (words: readonly Word[], at: number): boolean => {
  const text = words[at]?.text ?? "";
  const isOther =
    [BETWEEN, SHOWS, HARMLESS, FOR].some((list) => list.has(text)) || phraseAt(words, at, REJECTIONS) !== undefined;
  return text.length > 2 && !/^\p{N}/u.test(text) && !isOther;
};

const NO = wordSet("no kein keine keinen ohne sin pas sans");
const NOT = new Set(["not", "nicht"]);
const AND = new Set(["and", "or", "nor", "und", "oder", "y", "o", "ni", "et", "ou"]);
/** "Absolutely no plastic" may praise a product; "strictly no cannabis" does not. */
const EMPHASIS = wordSet("surtout especially absolutely really auch absolut absolutamente absolument aussi");
const PLEASE = new Set([
  ..."please bitte favor but and aber und pero mais et to we wir auf a queremos voulons souhaitons mochten should must want definitely strictly unbedingt todo".split(
    " ",
  ),
  ...EMPHASIS,
]);

const beginsClause = (words: readonly Word[], at: number): boolean =>
  words[at]?.pauses === true || PLEASE.has(words[at - 1]?.text ?? "");

/** The first sentence of a brief is about the product. */
const isLater = (words: readonly Word[], at: number): boolean => words.slice(0, at + 1).some(({ opens }) => opens);

/** The known subjects that the words name. */
export function excludedSubjects(words: readonly Word[]): string[] {
  return mentionsOf(words, SUBJECTS).map(({ value }) => value);
}
