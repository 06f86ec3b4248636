import { parentCategory } from "../../catalogue/codes/categories.js";
import { isBelow } from "../brief/words/words-of-category.js";
import type { BriefSubject, WantedPeople } from "./brief-subject.js";
import { type FitResult, found, listedAtMost, notKnown } from "./fit-part.js";
import { areRelated, coherentHeading } from "./related-categories.js";
import { isOtherGame } from "./other-game.js";
import { comparable } from "./show-text.js";
import {
  asWritten,
  IN_PASSING,
  isTitled,
  namesHeading,
  pointsOf,
  subjectOfText,
  type SubjectText,
} from "./subject-of-text.js";

/** Another subject under the same parent category gets half the points. */
const SAME_HEADING = 0.5;
/** The share under a parent category such as Leisure, whose subcategories have little in common: cars say nothing about crafts. */
const LOOSE_HEADING = 0.25;
/** The same subject under a different parent category, such as Sports News for Football. */
const RELATED = 0.5;

/** A category that only names the product, like "software" in "payroll software for small businesses". */
const SOLD = 0.5;
/**
 * The first thing that a brief names is its subject ("travel insurance for families"). Later categories under a different parent category
 * get this share.
 */
export const LATER = 0.75;

export type CategoryClues = {
  /** The show's own texts, because most shows state no category, or only a broad one. */
  readonly texts?: SubjectText;
  /** The wanted categories that only name the product. */
  readonly sold?: readonly string[];
  /** The names of the wanted categories, in the brief and elsewhere. */
  readonly subjects?: readonly BriefSubject[];
  /** Categories with similar listeners, closest first. */
  readonly near?: readonly string[];
  /** The people that the brief wants to reach. */
  readonly people?: readonly WantedPeople[];
};

/** A related category counts no more than a mention. The closest one counts most. */
const FOR_PEOPLE = 0.5;
const NEAR = 0.3;
const FARTHER = 0.03;
/** Requires a title word that the description repeats. A word that is mentioned once is not enough. */
const CLEARLY = 0.66;

/** Whether the show is of a kind that the brief names. More categories never lower the result. */
export function categoryFit(
  wanted: readonly string[],
  categories: readonly string[],
  { texts, sold = [], subjects = [], near = [], people = [] }: CategoryClues = {},
): FitResult {
  const main = wanted.filter((name) => !sold.includes(name));
  const kinds = main.length === 0 ? wanted : main;
  const first = kinds.filter((name) => heading(name) === heading(kinds[0] ?? ""));
  const later = kinds.filter((name) => !first.includes(name));
  const of = (names: readonly string[]): FitResult => fitOfAny(names, categories, texts, subjects);
  const fit = better(of(first), partly(LATER, of(later)));
  const best = main.length === 0 ? fit : better(fit, partly(SOLD, of(sold)));
  if (best.kind === "known" && best.share > IN_PASSING) return best;
  return peopleFit(wanted, categories, people, texts) ?? nearFit(wanted, best, near, categories, texts) ?? best;
}

/** How a show that is about none of the wanted categories relates to the people of the brief. */
function peopleFit(
  wanted: readonly string[],
  categories: readonly string[],
  people: readonly WantedPeople[],
  texts: SubjectText | undefined,
): FitResult | undefined {
  const meant = texts && !isApart(wanted, categories, texts) ? people.find((one) => isTitled(texts, one)) : undefined;
  return (
    meant &&
    found(
      FOR_PEOPLE,
      `The brief is about ${listedAtMost(wanted, 3)}; the show is not, but it is for an audience the brief names: ${meant.audience}.`,
    )
  );
}

/** Whether a show is about one of the categories itself, not just about its parent category or a related one. */
export function isAbout(
  names: readonly string[],
  categories: readonly string[],
  texts: SubjectText,
  subjects: readonly BriefSubject[] = [],
): boolean {
  if (names.some((name) => categories.some((own) => own === name || isBelow(own, name)))) return true;
  const fit = fitOfTexts(names, categories, texts, subjects);
  return fit?.kind === "known" && fit.share > IN_PASSING;
}

/** How a show that is about none of the wanted categories relates to similar categories; undefined for all other shows. */
function nearFit(
  wanted: readonly string[],
  fit: FitResult,
  near: readonly string[],
  categories: readonly string[],
  texts: SubjectText | undefined,
): FitResult | undefined {
  const name = nearestOf(near, categories, texts);
  if (name === undefined) return undefined;
  const share = NEAR - FARTHER * near.indexOf(name);
  return found(
    Math.max(share, fit.kind === "known" ? fit.share : 0),
    `The brief is about ${listedAtMost(wanted, 3)}; the show is about ${name}, which has similar listeners.`,
  );
}

/** Shows in these categories mention all kinds of things in passing, so they never count as near another category. */
const APART = ["Music", "Religion & Spirituality", "True Crime", "TV & Film", "Video Games"];

/** Whether a show is about something unrelated to the given categories. */
function isApart(names: readonly string[], categories: readonly string[], texts: SubjectText): boolean {
  const others = APART.filter((name) => !names.some((one) => one === name || heading(one) === name));
  return nearestOf(others, categories, texts, SAME_HEADING) !== undefined;
}

const FILED_APART = new Set([...APART, "Comedy", "Fiction"]);

/**
 * The category of a show, if it is unrelated to the wanted ones: "True Crime Brewery". A single word is weak evidence against the maker's
 * own category: "Animal Spirits" in Business.
 */
function filedApart(wanted: readonly string[], categories: readonly string[], isOneWord: boolean): string | undefined {
  const isNone = wanted.every((name) =>
    categories.every((own) => heading(own) !== heading(name) && !isNear(name, own)),
  );
  return isNone
    ? categories.find((own) => isOneWord || FILED_APART.has(own) || FILED_APART.has(heading(own)))
    : undefined;
}

/** An unrelated category that the texts are about at least as much as the wanted one: "DIY indie music". */
function apartFrom(
  wanted: readonly string[],
  name: string,
  texts: SubjectText,
  subjects: readonly BriefSubject[],
): string | undefined {
  const others = APART.filter((other) => !wanted.some((one) => one === other || heading(one) === other));
  const own = pointsOf(
    texts,
    name,
    subjects.filter(({ category }) => category === name),
  );
  return others.find((other) => pointsOf(texts, other) >= own);
}

/** The first of the given categories that a show is about. */
function nearestOf(
  near: readonly string[],
  categories: readonly string[],
  texts: SubjectText | undefined,
  least = CLEARLY,
): string | undefined {
  return near.find((name) => {
    const fit = fitOfAny([name], categories, texts);
    return fit.kind === "known" && fit.share > least;
  });
}

function partly(share: number, result: FitResult): FitResult {
  return result.kind === "known" ? found(share * result.share, result.finding) : result;
}

function fitOfAny(
  wanted: readonly string[],
  categories: readonly string[],
  texts: SubjectText | undefined,
  subjects: readonly BriefSubject[] = [],
): FitResult {
  if (wanted.length === 0) return notKnown("The brief mentions no category, such as “fitness” or “true crime”.");
  if (texts && isOtherGame(wanted, texts))
    return found(0, "The show’s texts are about the other game called football.");
  if (texts && isUnlike(wanted, subjects, texts))
    return found(0, `The show’s texts are about another kind of ${listedAtMost(wanted)}.`);
  const filed = categories.length === 0 ? notKnown("The show has no category.") : fitOfCategories(wanted, categories);
  const ofTexts = texts && fitOfTextsOrHeading(wanted, categories, texts, subjects);
  if (filed.kind === "unknown") return ofTexts ?? filed;
  return ofTexts ? better(filed, ofTexts) : filed;
}

/** Whether the texts contain words of shows that are about none of the brief's subjects: a techno mix is not about playing the piano. */
function isUnlike(wanted: readonly string[], subjects: readonly BriefSubject[], { title, text }: SubjectText): boolean {
  const meant = subjects.filter(({ category }) => wanted.includes(category));
  const has = (word: string) => title.includes(` ${word} `) || text.includes(` ${word} `);
  const isOther = ({ unlike }: BriefSubject) => unlike.some((phrase) => has(comparable(phrase.split(" ")).trim()));
  return meant.length > 0 && meant.every(isOther);
}

/** The result with more points. An unknown result never beats the other one. */
function better(one: FitResult, other: FitResult): FitResult {
  return other.kind === "known" && other.share > (one.kind === "known" ? one.share : 0) ? other : one;
}

/** How much the texts are about the wanted categories, or about a parent category, which counts half. */
function fitOfTextsOrHeading(
  wanted: readonly string[],
  categories: readonly string[],
  texts: SubjectText,
  subjects: readonly BriefSubject[],
): FitResult | undefined {
  const ofTexts = fitOfTexts(wanted, categories, texts, subjects);
  const headings = wanted.flatMap((name) => coherentHeading(name) ?? []);
  const named = headings.find((name) => namesHeading(texts, name));
  if (named === undefined) return ofTexts;
  const near = found(
    SAME_HEADING,
    `The brief is about ${listedAtMost(wanted, 3)}; the show’s texts are about ${named}, the broader category.`,
  );
  return ofTexts ? better(ofTexts, near) : near;
}

/** undefined if the texts are too short to tell. */
function fitOfTexts(
  wanted: readonly string[],
  categories: readonly string[],
  texts: SubjectText,
  subjects: readonly BriefSubject[],
): FitResult | undefined {
  const detected = wanted.flatMap((name) => {
    const subject = subjectOfText(
      texts,
      name,
      subjects.filter(({ category }) => category === name),
    );
    return subject ? [{ name, ...subject }] : [];
  });
  const [best] = detected.sort((a, b) => b.share - a.share);
  if (best === undefined) return undefined;
  const words = () => listedAtMost(best.words.map((word) => `“${asWritten(texts, word)}”`));
  const apart =
    best.share > IN_PASSING
      ? (filedApart(wanted, categories, best.words.length === 1) ?? apartFrom(wanted, best.name, texts, subjects))
      : undefined;
  if (apart !== undefined) return found(IN_PASSING, `The show’s texts mention ${best.name}, but are about ${apart}.`);
  if (best.share > IN_PASSING) return found(best.share, `The show’s texts are about ${best.name}: ${words()}.`);
  if (best.share > 0) return found(best.share, `The show’s texts mention ${best.name} only in passing: ${words()}.`);
  return found(0, `The brief is about ${listedAtMost(wanted, 3)}; the show’s texts are about something else.`);
}

function fitOfCategories(wanted: readonly string[], categories: readonly string[]): FitResult {
  const same = wanted.filter((name) => categories.some((own) => own === name || isBelow(own, name)));
  if (same.length > 0) return found(1, `The brief is about ${listedAtMost(same)}, and so is the show.`);
  const headings = new Set(categories.map(heading));
  const near = wanted.filter((name) => headings.has(heading(name)));
  const neighbor = `The brief is about ${listedAtMost(near)}; the show’s categories are close: ${listedAtMost(categories, 3)}.`;
  if (near.some((name) => coherentHeading(name) !== undefined)) return found(SAME_HEADING, neighbor);
  const related = categories.filter((own) => wanted.some((name) => isNear(name, own)));
  if (related.length > 0) {
    return found(
      RELATED,
      `The brief is about ${listedAtMost(wanted, 3)}; the show is in ${listedAtMost(related, 3)}, which is related.`,
    );
  }
  if (near.length > 0) return found(LOOSE_HEADING, neighbor);
  return found(0, `The brief is about ${listedAtMost(wanted, 3)}; the show is in ${listedAtMost(categories, 3)}.`);
}

/** A category related to a parent category is also related to its subcategories. */
function isNear(wanted: string, own: string): boolean {
  return [wanted, heading(wanted)].some((name) => areRelated(name, own) || areRelated(name, heading(own)));
}

const heading = (name: string): string => parentCategory(name) ?? name;
