import type { Concept } from "../brief/concepts.js";

/** What a brief names: a category by its own words, and what these are called besides. All folded. */
export type BriefSubject = {
  readonly category: string;
  /** The words of the brief, as it has them and one by one. */
  readonly phrases: readonly string[];
  readonly words: readonly string[];
  /** What it is called besides, the most telling words first, by language. */
  readonly called: Concept["words"];
  /** What shows of the category are called that are not about another product: a plumber's customers hear of home improvement. */
  readonly around: Concept["words"];
  /** Words of shows of the category that are about something else. */
  readonly unlike: readonly string[];
};

/** People that a brief wants to reach, and what shows that are made for them are called, folded. */
export type WantedPeople = { readonly audience: string; readonly called: Concept["words"] };

/** What a brief names of its categories, the categories whose listeners are near, the nearest first, and its people. */
export type BriefSubjects = {
  readonly subjects: readonly BriefSubject[];
  readonly near: readonly string[];
  readonly people: readonly WantedPeople[];
};

/** Reads subjects. Its word lists are too long for a first view, so the caller hands it in. */
export type SubjectReader = (
  text: string,
  categories: readonly string[],
  audiences: readonly string[],
) => BriefSubjects;

/** Words of one subject and language that name it alone; judgment: the lists begin with these. */
const TELLING = 4;

const LANGUAGES = ["en", "de", "es", "fr"] as const;

/** What a subject is called in some languages, or in all where none is known: the most telling words, and the others. */
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
