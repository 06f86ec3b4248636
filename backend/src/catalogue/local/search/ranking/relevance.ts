import type { RelevanceClause } from "@earshot/domain/catalogue/search/search-request";
import { KNOWN_SIZE } from "../../record/index-show.js";
import { type ComparedText } from "../../record/words/compared-text.js";
import { onceFor } from "../index/once-for.js";
import { hasAny, nameMatch } from "./name-match.js";
import type { CategoryFits } from "./topic-categories.js";
import { type SearchTerms, SYNONYM } from "../query/search-terms.js";

/** The formula's inputs from one show. */
export type Candidate = {
  /** Its place in popularity order. */
  readonly place: number;
  readonly id: string;
  /** 0: none; 1: a duplicate of another show; 2: a dead feed. */
  readonly demotion: number;
  /** Little is known about it besides its title, see `knowsLittle`. */
  readonly isShell?: boolean;
  /** The names that the search compares: the title, or author and owner. */
  readonly names: readonly ComparedText[];
  /** The other name: the author in a search of titles, the title in a search of hosts. */
  readonly otherName: ComparedText;
  readonly categories: readonly ComparedText[];
  /** See `DescriptionMatch`. */
  readonly described: number;
  readonly paired: number;
  /** Its size compared with others, see `sizeOf`. */
  readonly size: number;
  readonly language?: string;
};

/**
 * Points of the clauses, heaviest first: a show with exactly this name comes before all others, and each clause outweighs every
 * single later one. Popularity is added: it breaks ties and gives a small boost.
 */
export const POINTS = {
  exactName: 100,
  nameBegins: 40,
  allWords: 25,
  near: 14,
  rareWords: 13,
  shortName: 8,
  /** The show has the category that the query names. */
  category: 75,
  categories: 12,
  /** The same in topic searches, as much as for a name with all words: the category states the show's subject. */
  categoriesOfTopic: 25,
  otherName: 11,
  description: 10,
  /** A category that is common among the shows that are named after the query's words. */
  topicCategory: 6,
  /** Words that are adjacent in the query and in the description. */
  nearDescribed: 8,
  /** From none to millions of listeners. */
  popularity: 6,
  /** The same if the query names a category. */
  popularityInCategory: 30,
  /** For a show in a different language than the query. */
  otherLanguage: -14,
  /** The same if the query names a category: then there are enough shows in the query's language. */
  otherLanguageInCategory: -20,
  /** The same if that language is not English: the large shows of each category are in English, and would fill the first page. */
  otherLanguageThanRare: -50,
  duplicate: -30,
  dead: -60,
} as const;

/** A show of this size (see `sizeOf`) or larger gets all points for popularity. */
const LARGEST_SIZE = 6.5;
/** In topic searches, the share of the points for its name that a show without listeners gets. */
const LEAST_NAMED = 0.25;
/**
 * In searches of everything, the weight of a host compared with the name: a show named after its host comes before the host's other
 * shows.
 */
const HOSTED = 0.8;

/** The clauses, in the order in which their points are added up. */
const CLAUSES = [
  "exact name",
  "name begins",
  "all words",
  "near each other",
  "rare words",
  "short name",
  "category",
  "categories",
  "other name",
  "description",
  "near in description",
  "category of the topic",
  "popularity",
  "other language",
  "duplicate",
  "dead",
] as const;

/** A score, and the points for each of the `CLAUSES`. Clauses have no names here, because each page computes thousands of scores. */
export type Score = { readonly score: number; readonly points: readonly number[] };

export function clausesOf(points: readonly number[]): RelevanceClause[] {
  return CLAUSES.map((clause, at) => ({ clause, points: points[at] ?? 0 })).filter((one) => one.points !== 0);
}

/** Whether a show has the name of the query. */
export const hasExactName = ({ points }: Score): boolean => points[0] !== 0;
/** The same, or whether its name begins with the query. */
export const startsWithName = ({ points }: Score): boolean => points[0] !== 0 || points[1] !== 0;

/**
 * The formula for one search: the sum of its clauses. Many shows have the same set of categories, so the points of a set are
 * computed once.
 */
export function scoring(search: SearchTerms, fits: CategoryFits = new Map()): (candidate: Candidate) => Score {
  const metBy = onceFor((categories: Candidate["categories"]) => {
    const fit = Math.max(0, ...categories.map(({ key }) => fits.get(key) ?? 0));
    return [hasNamedCategory(categories, search), categoriesShare(categories, search), fit] as const;
  });
  return (candidate) => {
    const { demotion } = candidate;
    const [named, categories, fit] = metBy(candidate.categories);
    const points = [
      ...bestName(candidate, search),
      named && demotion === 0 && (!isInFewShows(search) || isSpoken(candidate, search)) ? POINTS.category : 0,
      (search.isTopic ? POINTS.categoriesOfTopic : POINTS.categories) * categories,
      POINTS.otherName * share(search, (at) => hasTerm(candidate.otherName, search, at)),
      POINTS.description * candidate.described,
      POINTS.nearDescribed * candidate.paired,
      POINTS.topicCategory * fit,
      (search.categories.size > 0 ? POINTS.popularityInCategory : POINTS.popularity) * standing(candidate.size),
      foreignness(candidate, search) * foreignPoints(search),
      demotion === 1 ? POINTS.duplicate : 0,
      demotion === 2 ? POINTS.dead : 0,
    ];
    let score = 0;
    for (let at = 0; at < points.length; at += 1) {
      const rounded = Math.round((points[at] ?? 0) * 1000) / 1000;
      points[at] = rounded;
      score += rounded;
    }
    return { score, points };
  };
}

function hasNamedCategory(categories: Candidate["categories"], search: SearchTerms): boolean {
  return search.categories.size > 0 && categories.some(({ key }) => search.categories.has(key));
}

function categoriesShare(categories: Candidate["categories"], search: SearchTerms): number {
  if (categories.length === 0) return 0;
  return share(search, (at) => Math.max(0, ...categories.map((category) => hasTerm(category, search, at))));
}

/** 1 for a show in another language. Of the shows in an unknown one, most are in English. */
function foreignness({ language }: Candidate, search: SearchTerms): number {
  const { languages } = search;
  if (languages === undefined) return 0;
  if (language === undefined) return isInFewShows(search) ? 0.5 : 0;
  return languages.includes(language) ? 0 : 1;
}

/** Whether a show is known to be in a language of the query. */
function isSpoken({ language }: Candidate, { languages = [] }: SearchTerms): boolean {
  return language !== undefined && languages.includes(language);
}

function foreignPoints(search: SearchTerms): number {
  if (search.categories.size === 0) return POINTS.otherLanguage;
  return isInFewShows(search) ? POINTS.otherLanguageThanRare : POINTS.otherLanguageInCategory;
}

/** Whether the query is in a language of few shows: any but English. */
export function isInFewShows({ languages = [] }: Pick<SearchTerms, "languages">): boolean {
  return languages.length > 0 && !languages.includes("en");
}

/** 0 for a show without listeners, 1 for the largest; each power of ten of listeners adds the same amount. */
export function standing(size: number): number {
  return Math.min(1, Math.max(0, size / LARGEST_SIZE));
}

const NO_NAME = [0, 0, 0, 0, 0, 0];

function bestName(candidate: Candidate, search: SearchTerms): readonly number[] {
  let best: readonly number[] = NO_NAME;
  let most = -1;
  const named = search.isTopic ? namedWeight(candidate) : 1;
  for (const [at, name] of candidate.names.entries()) {
    const weight = at > 0 && search.orHost ? HOSTED : 1;
    for (const wanted of search.corrected ? [search, search.corrected] : [search]) {
      const points = namePoints([name, candidate.otherName], wanted, named, weight);
      const sum = points.reduce((sum, one) => sum + one, 0);
      if (sum > most) [best, most] = [points, sum];
    }
  }
  return best;
}

/** The weight of a whole name in a topic search: little if nobody listens to the show. */
function namedWeight({ size }: Candidate): number {
  return LEAST_NAMED + (1 - LEAST_NAMED) * Math.min(1, Math.max(0, size / KNOWN_SIZE));
}

function namePoints(
  [name, otherName]: readonly [ComparedText, ComparedText],
  search: SearchTerms,
  named: number,
  weight: number,
): number[] {
  const { terms } = search;
  const { exact, begins, found, nearness, coverage } = nameMatch(name, search);
  const together = share(search, (at) => (found[at] ? 1 : 0));
  const several = terms.length === 1 || found.filter(Boolean).length > 1;
  // "planet money npr" are the title and the host of one show.
  const inBoth = search.orHost && found.some((inName, at) => inName && hasTerm(otherName, search, at) === 0);
  const isMet = (inName: boolean, at: number) => inName || (inBoth && hasTerm(otherName, search, at) === 1);
  // Several words that are a whole name: in a search of everything, that show is meant, even if it has no listeners.
  const isMeant = search.orHost && terms.length > 1;
  return [
    exact * weight * (isMeant ? 1 : named) * POINTS.exactName,
    begins * weight * named * POINTS.nameBegins,
    terms.length > 0 && found.every(isMet) ? POINTS.allWords : 0,
    several ? POINTS.near * nearness * Math.max(0, 2 * together - 1) : 0,
    POINTS.rareWords *
      share(search, (at) => (found[at] ? 1 : SYNONYM * Number(hasAny(name, terms[at]?.synonyms ?? [])))),
    POINTS.shortName * coverage * together,
  ];
}

/** The share of the terms that match; each counts by its weight and by how well it matches. */
function share({ terms }: SearchTerms, met: (at: number) => number): number {
  let found = 0;
  for (let at = 0; at < terms.length; at += 1) found += (terms[at]?.weight ?? 0) * met(at);
  return found;
}

function hasTerm(text: ComparedText, { terms }: SearchTerms, at: number): number {
  const term = terms[at];
  if (term === undefined || text.words.length === 0) return 0;
  return hasAny(text, term.alternatives) ? 1 : SYNONYM * Number(hasAny(text, term.synonyms));
}
