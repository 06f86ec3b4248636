import type { SearchFilters, SearchRequest } from "../../catalogue/search/search-request.js";
import { foldWords } from "../../catalogue/text/fold.js";
import { synonymsFor } from "../../catalogue/text/synonyms.js";
import { titlesOfCompounds } from "../brief/words/compounds.js";
import { type Finding, isOf } from "../brief/findings/finding.js";
import { namesOfLanguage } from "../brief/words/named-languages.js";
import { wordsIn, wordsOfCategory } from "../brief/words/words-of-category.js";
import { calledIn } from "../fit/brief-subject.js";
import type { AdBrief } from "../fit/brief-from.js";
import { affordableAudience } from "../fit/budget-fit.js";
import { coherentHeading } from "../fit/related-categories.js";
import { showWords } from "../fit/show-words.js";
import { topicWords } from "../fit/topic-fit.js";

/** The reader's filters for the matches, besides the brief. */
export type MatchFilters = Pick<SearchFilters, "hasContact" | "explicit" | "lastUpdate" | "country" | "minListeners">;

/** A search for candidates. With `finds: false`, it only helps to sort the shows that other searches find. */
export type MatchSearch = { readonly search: SearchRequest; readonly finds: boolean };

/** Limits on the work of one match. Judgment. Each search reads at most this many shows. */
const SHOWS_PER_SEARCH = 100;
const MOST_SUBJECTS = 4;
const MOST_CATEGORIES = 3;
/** Maximum number of words of the brief in one search, and of other words for one subject. */
const MOST_WORDS = 8;
const MOST_OTHER_WORDS = 24;
const MOST_COMPOUNDS = 6;
/** Maximum number of products, trades and hobbies that are searched for by name. They share one search. */
const MOST_NAMED = 3;
/** A weekly show has four episodes a month, so it has at most four times as many monthly listeners as an episode has. */
const EPISODES_A_MONTH = 4;

/**
 * The searches that find shows for a brief, at most ten: for each subject that it names, for its products, for the largest shows of each
 * category, for those of a size that the budget can pay for, and for all its words together. Words alone only find shows if no subject is
 * known: "plans" and "watch" are in many shows that have nothing to do with running. Empty if the brief names nothing.
 */
export function matchSearches(findings: readonly Finding[], brief: AdBrief, filters: MatchFilters): MatchSearch[] {
  const [language] = brief.languages.length === 1 ? brief.languages : [];
  const narrowed = narrowedTo(brief, filters);
  const sizes = filters.minListeners === undefined ? affordable(brief) : [];
  // Shows are not about categories that only name the product.
  const isSold = (category: string): boolean => brief.sold.includes(category);
  const named = findings.filter((finding) => !(isOf("category")(finding) && isSold(finding.value)));
  const categories = brief.categories.filter((category) => !isSold(category)).slice(0, MOST_CATEGORIES);
  const finding = [
    ...subjects(named, brief, language === "de").map((subject) => about(subject, narrowed)),
    ...categories.map((category) => request("", { ...narrowed, categories: [category] })),
    ...(categories.length === 0 ? [] : sizes).map((size) => request("", { ...narrowed, ...size, categories })),
  ];
  const words = topicWords(brief.topics).slice(0, MOST_WORDS);
  return [
    ...finding.map((search) => ({ search, finds: true })),
    ...(words.length > 0 ? [{ search: about(words.join(" "), narrowed), finds: finding.length === 0 }] : []),
  ];
}

/**
 * If few shows fit: at most four searches for the same subjects in all languages. They use the words for the products and for the first
 * two subjects, and the largest shows of all categories.
 */
export function otherLanguageSearches(
  findings: readonly Finding[],
  brief: AdBrief,
  filters: MatchFilters,
): MatchSearch[] {
  const anywhere = { ...brief, languages: [] };
  const found = matchSearches(findings, anywhere, filters).filter(({ finds }) => finds);
  const bySubject = found.filter(({ search }) => search.term !== "");
  const categories = [...new Set(found.flatMap(({ search }) => search.filters.categories))];
  const largest = request("", { ...narrowedTo(anywhere, filters), categories });
  return [
    ...new Set([...bySubject.slice(-1), ...bySubject.slice(0, 2)]),
    ...(categories.length > 0 ? [{ search: largest, finds: true }] : []),
  ];
}

/**
 * If few shows fit: a search for the parent of the first category. A language with no shows about soccer may have some about sports.
 * Empty for categories without such a parent.
 */
export function headingSearches(brief: AdBrief, filters: MatchFilters): MatchSearch[] {
  const headings = brief.categories.flatMap((name) => (brief.sold.includes(name) ? [] : (coherentHeading(name) ?? [])));
  return headings.slice(0, 1).flatMap((name) => wordSearch(name, brief, narrowedTo(brief, filters)));
}

/** If few shows fit: a search for shows made for the people of a brief, by their titles. Empty if no words for them are known. */
export function peopleSearches(brief: AdBrief, filters: MatchFilters): MatchSearch[] {
  const called = peopleWords(brief);
  if (called.length === 0) return [];
  return [{ search: { ...about(anyOf(called), narrowedTo(brief, filters)), mode: "title" }, finds: true }];
}

/** If hardly any show fits: searches for what the people of a brief listen to. Empty if that is unknown. */
export function likedSearches(brief: AdBrief, filters: MatchFilters): MatchSearch[] {
  const { liked = [] } = brief;
  return liked.slice(0, MOST_SUBJECTS).flatMap((name) => wordSearch(name, brief, narrowedTo(brief, filters)));
}

/** Words for shows made for the people of a brief. */
function peopleWords({ people = [], languages }: AdBrief): readonly string[] {
  return people.flatMap((one) => calledIn(one, languages.length === 0 ? [] : [...languages, "en"]).telling);
}

/** A search by the words for a category, starting with those in the brief's languages. None if the category only has its name. */
function wordSearch(category: string, { languages }: AdBrief, filters: SearchFilters): MatchSearch[] {
  const words = wordsOfCategory(category);
  const compounds = languages.includes("de") ? titlesOfCompounds(category).slice(0, MOST_COMPOUNDS) : [];
  const all = [
    foldWords(category).join(" "),
    ...wordsIn(category, languages),
    ...showWords(category, languages),
    ...compounds,
    ...words,
  ];
  const term = [...new Set(all)].slice(0, MOST_OTHER_WORDS).map(quoted).join(" OR ");
  return words.length === 0 ? [] : [{ search: about(term, filters), finds: true }];
}

/** The filters with the brief's language, if it asks for exactly one. */
function narrowedTo({ languages }: AdBrief, filters: MatchFilters): SearchFilters {
  const [language] = languages.length === 1 ? languages : [];
  return { tags: [], categories: [], ...filters, ...(language !== undefined && { language }) };
}

function about(term: string, filters: SearchFilters): SearchRequest {
  return { ...request(term, filters), mode: "topic" };
}

function request(term: string, filters: SearchFilters): SearchRequest {
  return { term, mode: "title", filters, sort: "relevance", limit: SHOWS_PER_SEARCH, facets: false, explain: false };
}

/**
 * The subjects of the brief, each as a query: its words, any synonym, or another word for the category. One more query has the names of
 * its products, trades and hobbies.
 */
function subjects(findings: readonly Finding[], brief: AdBrief, inGerman: boolean): string[] {
  const briefWords = topicWords(brief.topics);
  const queries = findings.flatMap((finding) => {
    if (!isOf("category")(finding) && !isOf("topic")(finding)) return [];
    const text = foldWords(finding.words).join(" ");
    const others = finding.kind === "category" ? wordsFor(finding.value, text, brief.languages) : [];
    // The brief's own words for a category come before ours.
    const own =
      finding.kind === "category" ? briefWords.filter((word) => wordsOfCategory(finding.value).includes(word)) : [];
    // No other search word finds compounds.
    const compounds =
      inGerman && finding.kind === "category" ? titlesOfCompounds(finding.value).slice(0, MOST_COMPOUNDS) : [];
    return [[text, ...own, ...compounds, ...synonyms(text), ...others]];
  });
  const all = [...queries.slice(0, MOST_SUBJECTS), productWords(brief)].map((words) =>
    [...new Set(words)].filter((one) => one !== "").slice(0, MOST_OTHER_WORDS),
  );
  const asked = all.filter((words) => words.length > 0).map((words) => words.map(quoted).join(" OR "));
  return [...new Set(asked)];
}

/** The names of the brief's products, trades and hobbies: first its own words, then the most characteristic others. */
function productWords({ subjects = [], sold, languages }: AdBrief): string[] {
  const named = subjects.filter(({ category }) => !sold.includes(category)).slice(0, MOST_NAMED);
  const called = named.map((subject) => calledIn(subject, languages.length === 0 ? [] : [...languages, "en"]));
  return [
    ...named.flatMap(({ phrases }) => phrases),
    ...called.flatMap(({ telling }) => telling),
    ...called.flatMap(({ others }) => others),
  ];
}

const synonyms = (text: string): string[] => synonymsFor(text).map((words) => words.join(" "));

/**
 * Other names for a category besides `text`: the languages that `text` names, its own name, and other words for it, starting with the
 * wanted ones.
 */
function wordsFor(category: string, text: string, wanted: readonly string[]): string[] {
  const name = foldWords(category).join(" ");
  const languages = category === LANGUAGES ? text.split(" ").flatMap(namesOfLanguage) : [];
  return [
    ...languages,
    name,
    ...synonyms(name),
    ...wordsIn(category, wanted),
    // Without a wanted language, the brief's own word tells it: its neighbors are of the same language.
    ...(wanted.length > 0 ? showWords(category, wanted) : []),
    ...otherWords(category, text),
  ];
}

/** The category whose shows are searched for by the names of languages. */
const LANGUAGES = "Language Learning";

const anyOf = (phrases: readonly string[]): string => [...new Set(phrases)].map(quoted).join(" OR ");
const quoted = (words: string): string => (words.includes(" ") ? `"${words}"` : words);

/** Other words for a category, starting with the neighbors of `word`: neighbors in the list are of the same language. */
function otherWords(category: string, word: string): readonly string[] {
  const words = wordsOfCategory(category);
  const place = Math.max(0, words.indexOf(word));
  const distances = words.map((one, at) => ({ one, distance: Math.abs(at - place) }));
  return distances.sort((a, b) => a.distance - b.distance).map(({ one }) => one);
}

function affordable({ budget }: AdBrief): Partial<SearchFilters>[] {
  const audience = budget && affordableAudience(budget);
  if (audience === undefined) return [];
  const maxListeners = Math.ceil(audience.high * EPISODES_A_MONTH);
  return [{ minListeners: Math.floor(audience.low), maxListeners, listenersReach: 1 }];
}
