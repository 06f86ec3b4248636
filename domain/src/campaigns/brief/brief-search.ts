import { appleCategories } from "../../catalogue/codes/categories.js";
import { foldText } from "../../catalogue/text/fold.js";
import { searchToUrl } from "../../catalogue/search/search-url.js";
import { type Finding, type FindingOf, isOf } from "./findings/finding.js";
import { isTopicWord } from "./words/topic-word.js";
import { wordsOfCategory } from "./words/words-of-category.js";

/**
 * The catalogue search for a brief; undefined if the brief contains nothing to filter by. Searches for a topic only if no category is
 * known, because both together would find too little. `chosenLanguage` is the code selected beside the text, and takes precedence over
 * the text's language.
 */
export function briefSearch(findings: readonly Finding[], chosenLanguage?: string): string | undefined {
  const categories = findings.filter(isOf("category")).map(({ value }) => value);
  // "Chess" is more specific than games.
  const said = findings
    .filter(isOf("category"))
    .filter(isTopicProduct)
    .map(({ words }) => foldText(words));
  const topic = categories.length === 0 ? findings.find(isOf("topic"))?.value : only(categories) && only(said);
  const language = chosenLanguage ?? only(findings.filter(isOf("language")).map(({ value }) => value));
  const country = only(findings.filter(isOf("country")).map(({ value }) => value));
  const clean = findings.some(({ kind, value }) => kind === "taboo" && value.subject === "explicit content");
  if (categories.length === 0 && topic === undefined && language === undefined && country === undefined && !clean) {
    return undefined;
  }
  return searchToUrl({
    term: topic ?? "",
    mode: topic === undefined ? "all" : "topic",
    sort: "relevance",
    filters: {
      tags: [],
      categories: topic === undefined ? categories : [],
      ...(language !== undefined && { language }),
      ...(country !== undefined && { country }),
      ...(clean && { explicit: 0 as const }),
    },
  });
}

/** Whether a category was derived from a single word for a product, hobby or the like that is also a topic of shows. */
function isTopicProduct({ words, value }: FindingOf<"category">): boolean {
  const word = foldText(words);
  return isTopicWord(word) && appleCategories([word]).length === 0 && !wordsOfCategory(value).includes(word);
}

/** A search can filter by only one code. If there are several, it filters by none. */
function only(codes: readonly string[]): string | undefined {
  return codes.length === 1 ? codes[0] : undefined;
}
