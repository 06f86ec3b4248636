import { parentCategory } from "../../catalogue/codes/categories.js";
import { foldWords } from "../../catalogue/text/fold.js";
import { synonymsFor } from "../../catalogue/text/synonyms.js";
import { languageByName } from "../brief/words/named-languages.js";
import { STOP_WORDS } from "../brief/words/stop-words.js";
import { categoryPhraseAt, otherWordsFor } from "../brief/words/words-of-category.js";
import { type BriefSubject, calledIn } from "./brief-subject.js";
import { type FitResult, found, listedAtMost, notKnown } from "./fit-part.js";
import { readable, withoutAsides, withoutElisions } from "./show-text.js";
import { singular } from "./singular.js";

/** A show's own texts; undefined if its source has none. */
export type ShowText = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly categories: readonly string[];
  /** ISO 639-1. */
  readonly language?: string | undefined;
};

/** A judgment call: six different topic words in common leave no doubt, so more do not count. */
const ENOUGH = 6;
/** A word in the title is the show's topic. A word in the description is only mentioned. */
const IN_TITLE = 2;
const IN_TEXT = 1;
/** A synonym counts half as much as the word itself, because it may mean something else. */
const OTHER_WORD = 0.5;
const LONGEST_BRIEF = 4_000;

/** In scripts without spaces, a run of characters can be many words, so word-by-word comparison does not work. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/**
 * A brief's topic words, folded, each once, in the order written. Plurals count as their singular. A phrase for a category is kept as a
 * phrase if its words alone mean nothing ("small businesses").
 */
export function topicWords(text: string): string[] {
  const words = foldWords(withoutElisions(text.slice(0, LONGEST_BRIEF)));
  const found = new Map<string, string>();
  for (let at = 0; at < words.length; at += 1) {
    const phrase = categoryPhraseAt(words, at);
    const isOne = phrase?.some((word) => STOP_WORDS.has(word)) === true;
    const word = (isOne && phrase?.join(" ")) || (words[at] ?? "");
    if (isOne) at += (phrase?.length ?? 1) - 1;
    else if ([...word].length < 2 || /^\p{N}+$/u.test(word) || STOP_WORDS.has(word)) continue;
    const key = word.split(" ").map(singular).join(" ");
    if (!found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}

/** The weight of other words if some of the words name a subject. Judgment. */
const BESIDE = 0.3;
/** The weight of subjects under a different parent category than the first one, and of words that name a whole category. */
const LATER = 0.5;

const heading = (category: string): string => parentCategory(category) ?? category;

/**
 * The share of the brief's topic words, or synonyms of them, that are in the show's own texts. More text never lowers the result.
 * `subjects` are the things that some of the words name. Other words then count less, and so do the words of a subject that the show is
 * not about (`isAbout`). For a brief that teaches languages, their names are its subject.
 */
export function topicFit(
  brief: string,
  show: ShowText,
  subjects: readonly BriefSubject[] = [],
  isAbout: (subject: BriefSubject) => boolean = () => true,
  teachesLanguages = false,
): FitResult {
  const words = topicWords(brief);
  const comparable = words.filter((word) => !UNSPACED.test(word));
  if (words.length === 0) return notKnown("The brief mentions no topic yet.");
  if (comparable.length === 0) return notKnown("We can’t compare briefs in scripts without spaces yet.");
  if (show.title === undefined && show.description === undefined) return notKnown("The show has no description.");

  const title = readable(withoutAsides(show.title ?? ""));
  const text = readable([show.description ?? "", ...show.categories].join(" "));
  const known = new Set(comparable.map(singular));
  const subjectOf = (word: string) => subjects.find((subject) => subject.words.includes(word));
  const isNamed = comparable.some((word) => subjectOf(word) !== undefined);
  const first = subjects.find(({ words: named }) => named.some((word) => comparable.includes(word)))?.category ?? "";
  const isFirst = ({ category }: BriefSubject) => heading(category) === heading(first);
  const weightOf = (word: string): number => {
    const subject = subjectOf(word);
    if (!isNamed || (subject && isFirst(subject))) return 1;
    if (teachesLanguages && languageByName(word) !== undefined) return 1;
    return subject !== undefined || otherWordsFor(word).length > 0 ? LATER : BESIDE;
  };
  const called = subjects.map((subject) => ({
    subject,
    ...calledIn(subject, [show.language]),
    around: Object.values(calledIn({ called: subject.around }, ["en", show.language])).flat(),
  }));
  const othersOf = (word: string): readonly string[] =>
    called.flatMap(({ subject, telling, others, around }) =>
      subject.words.includes(word) ? [...telling, ...others, ...around] : [],
    );
  const hits = eachOnce(
    comparable.map((word) => hitOf(word, known, title, text, othersOf(word))).filter((hit) => hit !== undefined),
  );
  // Without a description, missing words prove nothing, because they may well be its subject.
  if (hits.length === 0 && show.description === undefined) return notKnown("Only the show’s title is known.");
  // "History of the Holidays" is not about travel, so the word counts like any other.
  const others = new Set(subjects.filter((subject) => !isAbout(subject)));
  const pointsOf = ({ word, points }: Hit): number => {
    const subject = subjectOf(word);
    return points * (subject && others.has(subject) ? Math.min(BESIDE, weightOf(word)) : weightOf(word));
  };
  const points = hits.reduce((sum, hit) => sum + pointsOf(hit), 0);
  const weights = comparable.map(weightOf).sort((a, b) => b - a);
  const full = weights.slice(0, ENOUGH).reduce((sum, weight) => sum + weight, 0);
  return found(points / full, sentence(comparable.length, hits));
}

/** A topic word found in a show's texts: where, and through which synonym. */
type Hit = {
  readonly word: string;
  readonly as?: string;
  readonly in: "title" | "description";
  readonly points: number;
};

/**
 * The best match for a word or one of its synonyms; undefined if there is none. A synonym that is in the brief itself (`known`) only
 * counts as that word: "Film Runner" is not about running twice.
 */
function hitOf(
  word: string,
  known: ReadonlySet<string>,
  title: string,
  text: string,
  called: readonly string[],
): Hit | undefined {
  const words = word.split(" ");
  if (holds(title, words)) return { word, in: "title", points: IN_TITLE };
  if (holds(text, words)) return { word, in: "description", points: IN_TEXT };
  const others = [...otherWords(word), ...called.map((phrase) => phrase.split(" "))].filter(
    (words) => !known.has(singular(words.join(" "))),
  );
  const other = (where: string) => others.find((words) => holds(where, words))?.join(" ");
  const inTitle = other(title);
  if (inTitle !== undefined) return { word, as: inTitle, in: "title", points: OTHER_WORD * IN_TITLE };
  const inText = other(text);
  return inText === undefined ? undefined : { word, as: inText, in: "description", points: OTHER_WORD * IN_TEXT };
}

/** If "pens" and "inks" both match "diaries", that is one thing in common. */
function eachOnce(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ as }) => as === undefined || (!seen.has(as) && seen.add(as)));
}

/** Synonyms of a word and of its singular, and other words for the category that it names: "tourisme" for "voyages". */
function otherWords(word: string): readonly (readonly string[])[] {
  const one = singular(word);
  const synonyms = one === word ? synonymsFor(word) : [...synonymsFor(word), ...synonymsFor(one)];
  return [...synonyms, ...otherWordsFor(word).map((phrase) => phrase.split(" "))];
}

function sentence(words: number, hits: readonly Hit[]): string {
  const of = words === 1 ? "The brief’s one topic word" : `None of the brief’s ${words} topic words`;
  if (hits.length === 0) {
    return words === 1 ? `${of} doesn’t appear in the show’s texts.` : `${of} occurs in the show’s texts.`;
  }
  const where = (["title", "description"] as const).flatMap((place) => {
    const there = hits
      .filter((hit) => hit.in === place)
      .map(({ word, as }) => (as ? `“${as}” (close to “${word}”)` : `“${word}”`));
    return there.length > 0 ? [`${listedAtMost(there)} in the ${place}`] : [];
  });
  return `${hits.length} of ${words} topic words: ${where.join(", ")}.`;
}

const holds = (text: string, words: readonly string[]): boolean => text.includes(` ${words.map(singular).join(" ")} `);
