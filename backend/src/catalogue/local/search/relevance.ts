import type { RelevanceClause } from "@earshot/domain/catalogue/search-request";
import { type ComparedText, hasAny, nameMatch } from "./name-match.js";
import { type SearchTerms, SYNONYM } from "./search-terms.js";

/** What the formula looks at in one show. */
export type Candidate = {
  /** Where it is in popularity order. */
  readonly place: number;
  readonly id: string;
  /** 0 a living show, 1 a duplicate of another, 2 a dead feed. */
  readonly sinks: number;
  /** The names that the search looks in: the title, or author and owner. */
  readonly names: readonly ComparedText[];
  /** The other name: the author in a search of titles, the title in a search of hosts. */
  readonly otherName: ComparedText;
  readonly categories: readonly ComparedText[];
  /** For each term, how much the description says of it: 0 nothing, 1 the word stands there once, up to 1.6 more often. */
  readonly described: readonly number[];
  /** The share of neighbouring terms that are neighbours in the description, too. */
  readonly paired: number;
  /** By how much it stands above others, see `sizeOf`. */
  readonly size: number;
  readonly language?: string;
};

/**
 * Points of the clauses, heaviest first: a show named exactly so stands before all others, each further clause outweighs
 * every single one after it. Popularity stands beside them: it decides between equals and lifts a little.
 */
export const POINTS = {
  exactName: 100,
  nameBegins: 40,
  allWords: 25,
  near: 14,
  rareWords: 13,
  shortName: 8,
  /** The show has the category that the query names. */
  category: 100,
  categories: 12,
  otherName: 11,
  description: 10,
  /** Words that stand side by side in the query and in the description. */
  nearDescribed: 8,
  /** From nobody to millions of listeners. */
  popularity: 10,
  /** The same where the query names a category. */
  popularityInCategory: 30,
  /** For a show in another language than the one that the query is in. */
  otherLanguage: -9,
  /** The same where the query names a category: then there are enough in its own. */
  otherLanguageInCategory: -20,
  duplicate: -30,
  dead: -60,
} as const;

/** The size (see `sizeOf`) from which popularity gives all its points. */
const LARGEST_SIZE = 6.5;
/** Of a show of this size the name counts wholly in questions about topics, and of one that nobody hears this part. */
const KNOWN_SIZE = 3;
const LEAST_NAMED = 0.25;
/** Different words of a usual description. */
export const USUAL_WORDS = 50;
/** How far the length counts (b of BM25: Robertson and Zaragoza 2009), tuned on judged questions over real shows. */
export const WORDS_COUNT = 0.4;

export type Relevance = { readonly score: number; readonly clauses: readonly RelevanceClause[] };

/** How well a show answers a search: the sum of its clauses, each given with its points. */
export function relevance(candidate: Candidate, search: SearchTerms): Relevance {
  const clauses = [
    ...bestName(candidate, search),
    { clause: "category", points: isInCategory(candidate, search) ? POINTS.category : 0 },
    share("categories", POINTS.categories, search, (at) =>
      Math.max(0, ...candidate.categories.map((category) => hasTerm(category, search, at))),
    ),
    share("other name", POINTS.otherName, search, (at) => hasTerm(candidate.otherName, search, at)),
    share("description", POINTS.description, search, (at) => candidate.described[at] ?? 0),
    { clause: "near in description", points: POINTS.nearDescribed * candidate.paired },
    { clause: "popularity", points: popularity(search) * standing(candidate.size) },
    { clause: "other language", points: isForeign(candidate, search) ? foreign(search) : 0 },
    { clause: "duplicate", points: candidate.sinks === 1 ? POINTS.duplicate : 0 },
    { clause: "dead", points: candidate.sinks === 2 ? POINTS.dead : 0 },
  ]
    .map(({ clause, points }) => ({ clause, points: Math.round(points * 1000) / 1000 }))
    .filter(({ points }) => points !== 0);
  return { score: clauses.reduce((sum, { points }) => sum + points, 0), clauses };
}

function isInCategory({ categories, sinks }: Candidate, search: SearchTerms): boolean {
  return sinks === 0 && search.categories.size > 0 && categories.some(({ key }) => search.categories.has(key));
}

function isForeign({ language }: Candidate, search: SearchTerms): boolean {
  return search.language !== undefined && language !== undefined && language !== search.language;
}

function foreign({ categories }: SearchTerms): number {
  return categories.size > 0 ? POINTS.otherLanguageInCategory : POINTS.otherLanguage;
}

/** Among all shows of a category, those that many hear are meant. */
function popularity({ categories }: SearchTerms): number {
  return categories.size > 0 ? POINTS.popularityInCategory : POINTS.popularity;
}

/** 0 for a show that nobody hears, 1 for the largest; each power of ten of listeners is the same step. */
export function standing(size: number): number {
  return Math.min(1, Math.max(0, size / LARGEST_SIZE));
}

/** The clauses of the name that fits best. */
function bestName(candidate: Candidate, search: SearchTerms): RelevanceClause[] {
  let best: RelevanceClause[] = [];
  let most = -1;
  const named = search.isTopic ? namedWeight(candidate) : 1;
  for (const name of candidate.names) {
    const clauses = nameClauses(name, search, named);
    const points = clauses.reduce((sum, clause) => sum + clause.points, 0);
    if (points > most) [best, most] = [clauses, points];
  }
  return best;
}

/** What the name as a whole says about a topic: little where nobody hears the show. */
function namedWeight({ size }: Candidate): number {
  return LEAST_NAMED + (1 - LEAST_NAMED) * Math.min(1, Math.max(0, size / KNOWN_SIZE));
}

function nameClauses(name: ComparedText, search: SearchTerms, named: number): RelevanceClause[] {
  const match = nameMatch(name, search);
  const all = search.terms.length > 0 && match.found.every(Boolean);
  const together = search.terms.reduce((sum, { weight }, at) => sum + (match.found[at] ? weight : 0), 0);
  const several = search.terms.length === 1 || match.found.filter(Boolean).length > 1;
  return [
    { clause: "exact name", points: match.exact ? named * POINTS.exactName : 0 },
    { clause: "name begins", points: match.begins ? named * POINTS.nameBegins : 0 },
    { clause: "all words", points: all ? POINTS.allWords : 0 },
    { clause: "near each other", points: several ? POINTS.near * match.nearness * Math.max(0, 2 * together - 1) : 0 },
    share("rare words", POINTS.rareWords, search, (at) =>
      match.found[at] ? 1 : SYNONYM * Number(hasAny(name, search.terms[at]?.synonyms ?? [])),
    ),
    { clause: "short name", points: POINTS.shortName * match.coverage * together },
  ];
}

/** Points for the terms that are there, each by its weight and by how well it is met. */
function share(clause: string, points: number, search: SearchTerms, met: (at: number) => number): RelevanceClause {
  const found = search.terms.reduce((sum, { weight }, at) => sum + weight * met(at), 0);
  return { clause, points: points * found };
}

function hasTerm(text: ComparedText, { terms }: SearchTerms, at: number): number {
  const term = terms[at];
  if (term === undefined) return 0;
  return hasAny(text, term.alternatives) ? 1 : SYNONYM * Number(hasAny(text, term.synonyms));
}
