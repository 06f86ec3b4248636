import { foldWords } from "../catalogue/fold.js";
import { type FitResult, found, listed, notKnown } from "./fit-part.js";
import { STOP_WORDS } from "./stop-words.js";

/** What a show says about itself; undefined where its source is silent. */
export type ShowText = {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly categories: readonly string[];
};

/** Judgement: six different topic words in common leave no doubt, so more of them add nothing. */
const ENOUGH = 6;
/** A word in the title says what the show is about; one in the description only that it comes up. */
const IN_TITLE = 2;
/** Nobody reads on after this many characters, and no hostile feed makes us. */
const LONGEST_DESCRIPTION = 5_000;
const LONGEST_BRIEF = 4_000;

/** Scripts written without spaces give runs instead of words: they cannot be compared word by word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** The words of a brief that name a topic, folded, each once, in the order written; plurals count as their singular. */
export function topicWords(text: string): string[] {
  const words = foldWords(text.slice(0, LONGEST_BRIEF)).filter(
    (word) => [...word].length > 1 && !/^\p{N}+$/u.test(word) && !STOP_WORDS.has(word),
  );
  const seen = new Set<string>();
  return words.filter((word) => !seen.has(singular(word)) && seen.add(singular(word)));
}

/** How many of the brief's topic words the show's own texts hold. Never falls when the show says more. */
export function topicFit(brief: string, show: ShowText): FitResult {
  const words = topicWords(brief);
  const comparable = words.filter((word) => !UNSPACED.test(word));
  if (words.length === 0) return notKnown("The brief names no topic yet.");
  if (comparable.length === 0) return notKnown("The brief is in a script without spaces, which is not compared yet.");
  if (show.title === undefined && show.description === undefined) return notKnown("The show does not describe itself.");

  const title = folded(show.title ?? "");
  const text = folded([show.description ?? "", ...show.categories].join(" "));
  const inTitle = comparable.filter((word) => title.has(singular(word)));
  const inText = comparable.filter((word) => !title.has(singular(word)) && text.has(singular(word)));
  const hits = inTitle.length + inText.length;
  // Silence proves nothing: without a description the missing words may well be its subject.
  if (hits === 0 && show.description === undefined) return notKnown("Only the show's title is known.");
  const needed = Math.min(ENOUGH, comparable.length);
  return found((IN_TITLE * inTitle.length + inText.length) / needed, sentence(comparable.length, inTitle, inText));
}

function sentence(words: number, inTitle: readonly string[], inText: readonly string[]): string {
  const of = words === 1 ? "The brief's one topic word" : `None of the brief's ${words} topic words`;
  if (inTitle.length + inText.length === 0) {
    return words === 1 ? `${of} does not occur in the show's texts.` : `${of} occurs in the show's texts.`;
  }
  const where = [
    ...(inTitle.length > 0 ? [`${quoted(inTitle)} in the title`] : []),
    ...(inText.length > 0 ? [`${quoted(inText)} in the description`] : []),
  ];
  return `${inTitle.length + inText.length} of ${words} topic words: ${where.join(", ")}.`;
}

const quoted = (words: readonly string[]): string => listed(words.map((word) => `“${word}”`));

function folded(text: string): ReadonlySet<string> {
  const plain = text.slice(0, LONGEST_DESCRIPTION).replace(/<[^<>]*>/g, " ");
  return new Set(foldWords(plain).map(singular));
}

const singular = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);
