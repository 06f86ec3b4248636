import { readable } from "./show-text.js";
import { subjectWords } from "./subject-words.js";

/** How far a show's own texts are about a category: 0 (not at all) to 1, and the words that say it. */
export type TextSubject = { readonly share: number; readonly words: readonly string[] };

/** A show's title and description, read once for all categories. */
export type SubjectText = {
  /** Words as they are compared, between spaces. */
  readonly title: string;
  readonly text: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly describes: boolean;
};

/** A shorter description leaves the subject to the title. */
const SHORTEST = 8;
/** Judgment: a word that means the category counts one, a word that also other shows have half. */
const OWN = 1;
const SIGN = 0.5;
/** A word that is said this often in the description, or in it and in the title, counts half more. */
const OFTEN = 3;
const REPEATED = 0.5;
/** One word may mean something else ("Running with Scissors"): it counts a third. Two points are no accident. */
const ACCIDENT = 0.5;
const ENOUGH = 2;
/** What a title says that no description confirms or denies. */
const TITLE_ALONE = 0.5;

/** The texts of a show. The description is read without a title of several words: "Film Runner is about film" says nothing of runners. */
export function subjectText(show: {
  readonly title: string | undefined;
  readonly description: string | undefined;
}): SubjectText {
  const title = readable(show.title ?? "");
  const described = readable(show.description ?? "");
  const text = !title.trim().includes(" ") ? described : described.replaceAll(title, " ");
  const words = text.trim().split(" ");
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { title, text, counts, describes: words.length >= SHORTEST };
}

/** How far a show's texts are about a category; undefined where they are too short to tell. */
export function subjectOfText(
  { title, text, counts, describes }: SubjectText,
  category: string,
): TextSubject | undefined {
  const { own, signs } = subjectWords(category);
  const inTitle = new Set(title.trim().split(" "));
  let points = 0;
  let named = false;
  const words: string[] = [];
  const weigh = (phrase: string, written: string, weight: number): void => {
    const [first = "", ...others] = phrase.split(" ");
    const whole = (where: string) => others.length === 0 || where.includes(` ${phrase} `);
    const titled = inTitle.has(first) && whole(title);
    const times = counts.has(first) && whole(text) ? (counts.get(first) ?? 0) : 0;
    if (!titled && times === 0) return;
    words.push(written);
    points += weight * (times >= OFTEN || (titled && times > 0) ? 1 + REPEATED : 1);
    named ||= titled && weight === OWN;
  };
  for (const [phrase, written] of own) weigh(phrase, written, OWN);
  for (const [phrase, written] of signs) weigh(phrase, written, SIGN);
  const share = Math.min(1, Math.max(0, (points - ACCIDENT) / (ENOUGH - ACCIDENT)));
  // A title is confirmed by another word: "Dog" again and again may be the name of a band.
  if (describes) return { share: named && words.length > 1 ? 1 : share, words };
  if (named) return { share: Math.max(TITLE_ALONE, share), words };
  return points > OWN ? { share, words } : undefined;
}
