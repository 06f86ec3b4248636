import { STOP_WORDS } from "../brief/words/stop-words.js";
import { categoryOfCompound } from "../brief/words/compounds.js";
import { isBelow } from "../brief/words/words-of-category.js";
import { isAmbiguous } from "./ambiguous-words.js";
import { isAudiobook } from "./audiobook.js";
import { type BriefSubject, calledIn, type WantedPeople } from "./brief-subject.js";
import { comparable, textWords, withoutAsides } from "./show-text.js";
import { singular } from "./singular.js";
import { headingWords, subjectWords } from "./subject-words.js";

/** How much a show's own texts are about a category, from 0 (not at all) to 1, and the words that show it. */
export type TextSubject = { readonly share: number; readonly words: readonly string[] };

/** A show's title and description, parsed once for all categories. */
export type SubjectText = {
  /** Normalized words, with a space before and after each. */
  readonly title: string;
  readonly text: string;
  readonly counts: ReadonlyMap<string, number>;
  /** The folded words as they are written, title first. */
  readonly written: readonly string[];
  /** The beginning of the text, which usually says what the show is about. */
  readonly start: string;
  readonly describes: boolean;
  /** Words with one part that names a category ("Reisemagazin"), by category. */
  readonly compounds: ReadonlyMap<string, readonly string[]>;
  /** ISO 639-1; undefined if unknown. */
  readonly language: string | undefined;
  /** The description has no sentences, only a list of tracks, guests or keywords. */
  readonly isList: boolean;
  /** It is an audiobook, so its title and description are about the story. */
  readonly isBook: boolean;
};

/** Up to this share, the only matching word in the texts may mean something else. */
export const IN_PASSING = 0.35;
/** This many weak words are not a coincidence. Judgment. */
const SIGNS = 3;
/** The number of words at the beginning of a text that usually state its subject. Judgment. */
const START = 60;
/** If the description has fewer words, the title decides. */
const SHORTEST = 8;
/** Judgment: a word for the category counts one, a word that other shows also use counts half. */
const OWN = 1;
const SIGN = 0.5;
/** A word that appears this often in the description, or in both the description and the title, counts half as much again. */
const OFTEN = 3;
const REPEATED = 0.5;
/** A single word may mean something else ("Running with Scissors"), so it counts a third. Two points are not a coincidence. */
const ACCIDENT = 0.5;
const ENOUGH = 2;
/** The share for a title that no description confirms or contradicts. */
const TITLE_ALONE = 0.5;

/**
 * The texts of a show. A title of several words is removed from the description: "Film Runner is about film" says nothing about runners.
 */
export function subjectText(show: ShowTitle): SubjectText {
  const known = READ.get(show) ?? readTexts(show);
  READ.set(show, known);
  return known;
}

type ShowTitle = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly language?: string | undefined;
};

/** Cached, because a match scores the same show more than once. */
const READ = new WeakMap<ShowTitle, SubjectText>();

function readTexts(show: ShowTitle): SubjectText {
  const written = [textWords(withoutAsides(show.title ?? "")), textWords(show.description ?? "")];
  const [title = "", described = ""] = written.map(comparable);
  const text = !title.trim().includes(" ") ? described : described.replaceAll(title, " ");
  const words = text.trim().split(" ");
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const compounds = new Map<string, string[]>();
  for (const word of new Set(written.flat())) {
    const category = categoryOfCompound(word);
    if (category !== undefined) compounds.set(category, [...(compounds.get(category) ?? []), word]);
  }
  return {
    title,
    text,
    counts,
    written: written.flat(),
    start: ` ${words.slice(0, START).join(" ")} `,
    describes: words.length >= SHORTEST,
    compounds,
    language: show.language,
    isList: isListed(written[1] ?? []),
    isBook: isAudiobook(show.title, show.description),
  };
}

/**
 * In sentences, half of the words are small ones such as "the" and "for". In a sample of 17,755 descriptions in four languages, 1% have a
 * smaller share of them than this, and nearly all of these are lists.
 */
const SMALL_WORDS = 0.22;
const LIST = { from: 30, read: 80 };

function isListed(words: readonly string[]): boolean {
  const read = words.slice(0, LIST.read);
  return read.length >= LIST.from && read.filter((word) => STOP_WORDS.has(word)).length < SMALL_WORDS * read.length;
}

/** An audiobook is a book, not a show about books. */
const ONE_BOOK = 0.5;

/** An audiobook is about the categories of books. Anything else is only mentioned. */
export const OF_BOOKS: ReadonlySet<string> = new Set(["Arts", "Books", "Fiction", "Drama"]);

/** How much a show's texts are about a category, or about what a brief names in it; undefined if they are too short to tell. */
export function subjectOfText(
  texts: SubjectText,
  category: string,
  named: readonly BriefSubject[] = [],
): TextSubject | undefined {
  const { subject } = weighed(texts, category, named);
  if (!subject || !texts.isBook) return subject;
  return { ...subject, share: Math.min(OF_BOOKS.has(category) ? ONE_BOOK : IN_PASSING, subject.share) };
}

/** Whether texts are about a parent category itself: its own words, without those of its subcategories, are in the title or repeated. */
export function namesHeading({ title, text, counts }: SubjectText, heading: string): boolean {
  const named = headingWords(heading).filter((word) => title.includes(` ${word} `) || text.includes(` ${word} `));
  const times = named.reduce((sum, word) => sum + Math.max(1, counts.get(word) ?? 0), 0);
  return named.some((word) => title.includes(` ${word} `)) || times > 1;
}

/** Whether the texts contain a word for one of the things that a brief names. */
export function namesAny({ title, text, language }: SubjectText, subjects: readonly BriefSubject[]): boolean {
  return subjects.some((subject) => {
    const { telling, others } = calledIn(subject, [language]);
    return [...subject.phrases, ...telling, ...others]
      .map(compared)
      .some((phrase) => title.includes(` ${phrase} `) || text.includes(` ${phrase} `));
  });
}

/** A phrase that the texts contain, in the form in which they do: "runner" for "runners", "technology" for "technologie". */
export function asWritten({ written }: SubjectText, phrase: string): string {
  const formOf = (word: string) => {
    const form = singular(word);
    return written.find((other) => singular(other) === form) ?? word;
  };
  return written.includes(phrase) ? phrase : phrase.split(" ").map(formOf).join(" ");
}

/** Whether a show's title contains a word for the given people. */
export function isTitled({ title, language }: SubjectText, people: WantedPeople): boolean {
  const { telling, others } = calledIn(people, [language]);
  return [...telling, ...others].map(compared).some((phrase) => title.includes(` ${phrase} `));
}

/**
 * How strongly a category is present in the texts, in points without an upper limit. Of two categories, the show is about the one with
 * more.
 */
export function pointsOf(texts: SubjectText, category: string, named: readonly BriefSubject[] = []): number {
  return weighed(texts, category, named).points;
}

type Weighed = { readonly points: number; readonly subject?: TextSubject };

/** The results by category for the category's own words, because one match needs them several times. */
const KNOWN = new WeakMap<SubjectText, Map<string, Weighed>>();

function weighed(texts: SubjectText, category: string, named: readonly BriefSubject[]): Weighed {
  if (named.length > 0) return weigh(texts, category, named);
  const known = KNOWN.get(texts) ?? new Map<string, Weighed>();
  KNOWN.set(texts, known);
  const found = known.get(category) ?? weigh(texts, category, named);
  known.set(category, found);
  return found;
}

function weigh(
  { title, text, start, counts, describes, compounds, language, isList }: SubjectText,
  category: string,
  named: readonly BriefSubject[],
): Weighed {
  const { own, signs } = subjectWords(category, language);
  const inTitle = new Set(title.trim().split(" "));
  let points = 0;
  let isTitled = false;
  let isHinted = false;
  /** Whether there is a word that hardly means anything else. */
  let isNamed = false;
  const words: string[] = [];
  const seen = new Set<string>();
  const add = (phrase: string, written: string, weight: number): void => {
    const space = phrase.indexOf(" ");
    const first = space < 0 ? phrase : phrase.slice(0, space);
    // Nearly all words of a category are in neither, so this is what most of the time goes into.
    if ((!inTitle.has(first) && !counts.has(first)) || seen.has(phrase)) return;
    seen.add(phrase);
    const whole = (where: string) => space < 0 || where.includes(` ${phrase} `);
    const titled = inTitle.has(first) && whole(title);
    const times = counts.has(first) && whole(text) ? (counts.get(first) ?? 0) : 0;
    if (!titled && times === 0) return;
    // "reise" and "reisen" are the same word.
    // "Hot sauce" is one thing, so "sauce" does not count again.
    if (words.some((other) => isInflected(other, written) || isPart(compared(other), phrase))) return;
    words.push(written);
    const isLate = !titled && weight === OWN && !start.includes(` ${phrase} `);
    points += (isLate ? SIGN : weight) * (times >= OFTEN || (titled && times > 0) ? 1 + REPEATED : 1);
    isTitled ||= titled && weight === OWN;
    isHinted ||= titled;
    isNamed ||= weight === OWN;
  };
  for (const [phrase, written] of own) add(phrase, written, OWN);
  for (const [name, parts] of compounds) {
    if (name === category || isBelow(name, category)) for (const part of parts) add(singular(part), part, OWN);
  }
  for (const subject of named) {
    const { phrases } = subject;
    const { telling, others } = calledIn(subject, [language]);
    for (const phrase of [...phrases, ...telling]) {
      add(compared(phrase), phrase, isAmbiguous(compared(phrase)) ? SIGN : OWN);
    }
    for (const phrase of others) add(compared(phrase), phrase, SIGN);
  }
  for (const [phrase, written] of signs) add(phrase, written, SIGN);
  // Weak words alone are not enough, unless there are many of them and one is in the title.
  const isAbout = (isNamed && (isTitled || !isList)) || (isHinted && words.length >= SIGNS);
  const share = Math.min(isAbout ? 1 : IN_PASSING, Math.max(0, (points - ACCIDENT) / (ENOUGH - ACCIDENT)));
  // A single word in a title needs another one to confirm it: a repeated "Dog" may be the name of a band.
  if (describes && isTitled && (words.length > 1 || words[0]?.includes(" ") === true))
    return { points, subject: { share: 1, words } };
  if (describes) return { points, subject: { share, words } };
  if (isTitled) return { points, subject: { share: Math.max(TITLE_ALONE, share), words } };
  // A title with a word that may mean something else.
  const isKnown = points > OWN || words.some((word) => isAmbiguous(compared(word)));
  return isKnown ? { points, subject: { share, words } } : { points };
}

const compared = (phrase: string): string => phrase.split(" ").map(singular).join(" ");

/** Whether one German word is the other plus an ending. */
function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 3 && long.startsWith(short) && GERMAN_ENDING.test(long.slice(short.length));
}

/** Whether one phrase contains the other. */
const isPart = (one: string, other: string): boolean =>
  ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);

const GERMAN_ENDING = /^(?:n|en|e|nden?)$/;
