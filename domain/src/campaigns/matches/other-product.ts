import { conceptAt, type Language } from "../brief/words/concepts.js";
import { wordsOf } from "../brief/words/brief-words.js";
import { allWordsOfCategory, wordsOfCategory } from "../brief/words/words-of-category.js";
import { topicWords } from "../fit/topic-fit.js";
import { foldText } from "../../catalogue/text/fold.js";
import type { AdFit, FitShow } from "../fit/ad-fit.js";
import { isAmbiguous } from "../fit/ambiguous-words.js";
import type { AdBrief } from "../fit/brief-from.js";
import type { BriefSubject } from "../fit/brief-subject.js";
import { isAbout } from "../fit/category-fit.js";
import { isWideCategory } from "../fit/related-categories.js";
import { singular } from "../fit/singular.js";
import { withoutAsides } from "../fit/show-text.js";
import { namesAny, subjectText } from "../fit/subject-of-text.js";

/** Words of a brief that a show has in common with it, as a share of its topics. Judgment. */
const IN_COMMON = 0.25;

/**
 * Whether a show shares only a category with the products, trades and hobbies of a brief: it names none of them, and is about another one
 * of that category ("Poker Talk" for a brief on chess), or the category is wide, or says little of them ("Car Talk" for truck drivers).
 */
export function isOfOtherProduct(
  { topics, categories, sold, subjects = [] }: AdBrief,
  show: FitShow,
  fit: AdFit,
): boolean {
  const texts = subjectText(show);
  const isNear = (name: string): boolean => {
    const products = subjects.filter(({ category }) => category === name);
    if (products.length === 0 || namesAny(texts, products)) return false;
    return (
      products.every(({ isApart }) => isApart) ||
      (isWideCategory(name) && !isNamed(name, products, topics) && !hasInCommon(fit)) ||
      isTitledOtherwise(name, products, show)
    );
  };
  const about = categories.filter((name) => !sold.includes(name) && isAbout([name], show.categories, texts, subjects));
  return about.length > 0 && about.every(isNear);
}

/** Whether a brief names a category itself, besides products: "dental insurance for people who care about their health". */
function isNamed(category: string, products: readonly BriefSubject[], topics: string): boolean {
  const own = new Set([foldText(category), ...wordsOfCategory(category)]);
  return topicWords(topics).some((word) => own.has(word) && !products.some(({ words }) => words.includes(word)));
}

/** Whether a show has enough of the brief's words to suit it in part. */
export function hasInCommon({ parts }: AdFit): boolean {
  const topics = parts.find(({ name }) => name === "topics")?.result;
  return topics?.kind === "known" && topics.share >= IN_COMMON;
}

/** Whether a title names another product of a category by a word that hardly means anything else. */
function isTitledOtherwise(category: string, products: readonly BriefSubject[], { title, language }: FitShow): boolean {
  const words = wordsOf(withoutAsides(title ?? ""));
  const spoken = LANGUAGES.filter((one) => one === "en" || one === language);
  const general = generalWords(category);
  return words.some(({ text }, at) => {
    const named = conceptAt(words, at, spoken);
    if (named?.value.isWeak !== false || named.value.concept.category !== category) return false;
    const isOne = named.to === at + 1;
    if (isOne && (isAmbiguous(singular(text)) || general.has(singular(text)))) return false;
    return products.every(({ called }) => called !== named.value.concept.words);
  });
}

const LANGUAGES: readonly Language[] = ["en", "de", "es", "fr"];

const GENERAL = new Map<string, ReadonlySet<string>>();

/** The words for a whole category, in the form that is compared. */
function generalWords(category: string): ReadonlySet<string> {
  const known = GENERAL.get(category) ?? new Set(allWordsOfCategory(category).map(singular));
  GENERAL.set(category, known);
  return known;
}
