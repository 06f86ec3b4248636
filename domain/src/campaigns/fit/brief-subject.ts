import type { Span } from "../brief/words/brief-words.js";
import type { Concept } from "../brief/words/concepts.js";

/** A category that a brief names, with the brief's words for it and other names. All folded. */
export type BriefSubject = {
  readonly category: string;
  /** The words of the brief, both as phrases and one by one. */
  readonly phrases: readonly string[];
  readonly words: readonly string[];
  /** Other names by language, most characteristic first. */
  readonly called: Concept["words"];
  /** Words for shows in the category, except words for other products: a plumber's customers listen to shows about home improvement. */
  readonly around: Concept["words"];
  /** Words for shows in the category that are about something else. */
  readonly unlike: readonly string[];
  /** The other shows of the category have little to do with it: shows on cars are not for truck drivers. */
  readonly isApart: boolean;
};

/** People that a brief wants to reach, and words for shows made for them, folded. */
export type WantedPeople = { readonly audience: string; readonly called: Concept["words"] };

/** A brief's subjects, the categories with similar listeners (closest first), and the people it wants to reach. */
export type BriefSubjects = {
  readonly subjects: readonly BriefSubject[];
  readonly near: readonly string[];
  readonly people: readonly WantedPeople[];
  /** What the people listen to besides the brief's categories, if the brief is not for everybody. */
  readonly liked?: readonly string[];
};

/** Reads what a brief is about, and what it rules out. Its word lists are too long for a first page load, so the caller passes it in. */
export type BriefReader = {
  readonly readSubjects: (text: string, categories: readonly string[], audiences: readonly string[]) => BriefSubjects;
  readonly ruledOutIn: (text: string) => readonly Span[];
};

/** How many words at the start of each list identify the subject alone. A judgment call. */
const TELLING = 4;

const LANGUAGES = ["en", "de", "es", "fr"] as const;

/** The words for a subject in some languages, or in all if none is known: the characteristic ones, and the others. */
export function calledIn(
  { called }: Pick<BriefSubject, "called">,
  languages: readonly (string | undefined)[],
): { readonly telling: readonly string[]; readonly others: readonly string[] } {
  const known = LANGUAGES.filter((language) => languages.includes(language));
  const lists = (known.length === 0 ? LANGUAGES : known).map((language) => called[language]);
  return {
    telling: lists.flatMap((list) => list.slice(0, TELLING)),
    others: lists.flatMap((list) => list.slice(TELLING)),
  };
}

/** A brief for men and women is for everybody, so shows about one of them are not closer to it. */
export const SEXES: ReadonlySet<string> = new Set(["Men", "Women"]);
