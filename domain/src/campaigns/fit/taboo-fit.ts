import { parentCategory } from "../../catalogue/codes/categories.js";
import type { Taboo } from "../brief/finding.js";
import { wordsOf } from "../brief/brief-words.js";
import { excludedSubjects } from "../brief/read-taboos.js";

/** The facts of a show by which it may be excluded. */
export type TabooShow = {
  readonly title: string | undefined;
  readonly categories: readonly string[];
  /** Whether the show is marked explicit; undefined when unknown. */
  readonly explicit?: boolean | undefined;
};

/** A sentence about why the brief excludes the show; undefined when it does not. */
export function exclusionOf(taboos: readonly Taboo[], show: TabooShow): string | undefined {
  const inTitle = excludedSubjects(wordsOf(show.title ?? ""));
  for (const { subject, category } of taboos) {
    if (category !== null && show.categories.some((own) => own === category || parentCategory(own) === category)) {
      return `The brief excludes ${subject}; the show is in that category.`;
    }
    if (inTitle.includes(subject)) return `The brief excludes ${subject}; the show’s title names it.`;
    if (subject === EXPLICIT && show.explicit)
      return "The brief excludes explicit content; the show is marked explicit.";
  }
  return undefined;
}

const EXPLICIT = "explicit content";
