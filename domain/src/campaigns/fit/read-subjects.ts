import { type BriefReader, type BriefSubject, type BriefSubjects, SEXES, type WantedPeople } from "./brief-subject.js";
import { isAmbiguous } from "./ambiguous-words.js";
import { areRelated, coherentHeading, isWideCategory, RELATED_NAMES } from "./related-categories.js";
import { showWords } from "./show-words.js";
import { singular } from "./singular.js";
import { subjectWords } from "./subject-words.js";
import { topicWords } from "./topic-fit.js";
import { foldText } from "../../catalogue/text/fold.js";
import { interestOf } from "../brief/audience-interests.js";
import { ruledOutIn } from "../brief/reading/read-brief.js";
import { wordsOf } from "../brief/words/brief-words.js";
import { type Concept, conceptsIn, nearCategories } from "../brief/words/concepts.js";
import { wordsIn } from "../brief/words/words-of-category.js";

/** Maximum number of near categories that are added to a brief's own. Judgment: more would add little. */
const MOST_NEAR = 4;
/** Maximum number of categories that one audience likes. */
const MOST_LIKED = 2;

/** Finds what a text names within the given categories, if we know other words for it, and the categories with similar listeners. */
export function readSubjects(
  text: string,
  categories: readonly string[],
  audiences: readonly string[] = [],
): BriefSubjects {
  const words = wordsOf(text);
  const found = new Map<Concept, string[]>();
  for (const { concept, from, to } of conceptsIn(words)) {
    if (!categories.includes(concept.category)) continue;
    const own = words.slice(from, to).map((word) => word.text);
    found.set(concept, [...(found.get(concept) ?? []), own.join(" ")]);
  }
  const subjects = [...found].map(([{ category, words: called, unlike, isApart }, phrases]): BriefSubject => ({
    category,
    phrases,
    words: phrases.flatMap((phrase) => wordsOfPhrase(phrase, category)),
    called,
    around: wordsAround(category),
    unlike,
    isApart,
  }));
  const interests = audiences.flatMap((audience) => {
    const interest = interestOf(audience);
    return interest ? [{ audience, ...interest }] : [];
  });
  const near = nearTo(categories, [...found.keys()]);
  const liked = categories.length === 0 ? [] : interests.flatMap((interest) => interest.near.slice(0, MOST_LIKED));
  const isForAll = [...SEXES].every((sex) => audiences.includes(sex));
  return {
    subjects,
    near: [...new Set([...liked, ...near.slice(0, MOST_NEAR)])].filter((name) => !categories.includes(name)),
    people: interests.map(({ audience, words: called }): WantedPeople => ({ audience, called })),
    ...(liked.length > 0 && !isForAll && { liked: closest(interests, categories) }),
  };
}

export const briefReader: BriefReader = { readSubjects, ruledOutIn };

/** The category that each audience likes best, of those that the brief does not name. */
function closest(interests: readonly { readonly near: readonly string[] }[], categories: readonly string[]): string[] {
  return [...new Set(interests.flatMap(({ near }) => near.filter((name) => !categories.includes(name)).slice(0, 1)))];
}

/** The words in a phrase that carry its meaning. In "life insurance", only "insurance" is a word for investing. */
function wordsOfPhrase(phrase: string, category: string): string[] {
  const words = topicWords(phrase);
  const { own, signs } = subjectWords(category);
  const isKnown = (word: string): boolean =>
    own.has(singular(word)) ||
    signs.has(singular(word)) ||
    conceptsIn(wordsOf(word)).some((one) => one.concept.category === category);
  return words.length === 1 ? words : words.filter(isKnown);
}

const AROUND = new Map<string, Concept["words"]>();

/** The words for a category that do not name another product; empty if its shows have little in common. */
function wordsAround(category: string): Concept["words"] {
  const of = (language: string): string[] =>
    isWideCategory(category)
      ? []
      : [...wordsIn(category, [language]), ...showWords(category, [language])].filter(
          (word) => !isAmbiguous(word) && conceptsIn(wordsOf(word)).length === 0,
        );
  const known = AROUND.get(category) ?? {
    en: isWideCategory(category) ? [] : [foldText(category), ...of("en")],
    de: of("de"),
    es: of("es"),
    fr: of("fr"),
  };
  AROUND.set(category, known);
  return known;
}

/** Nothing is near a brief that has no subject. */
function nearTo(categories: readonly string[], concepts: readonly Concept[]): string[] {
  if (categories.length === 0) return [];
  const near = categories.flatMap((category) => {
    const named = concepts.filter((concept) => concept.category === category).flatMap((concept) => concept.near);
    const listed = named.length > 0 ? named : nearCategories(category);
    const related = listed.length > 0 ? [] : RELATED_NAMES.filter((name) => areRelated(category, name));
    return [...listed, coherentHeading(category) ?? [], related].flat();
  });
  return [...new Set(near)].filter((name) => !categories.includes(name));
}
