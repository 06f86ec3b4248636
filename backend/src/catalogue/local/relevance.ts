import type { RelevanceClause } from "@earshot/domain/catalogue/search-request";
import { type ComparedText, hasAny, nameMatch, type NameMatch } from "./name-match.js";
import type { SearchTerms } from "./search-terms.js";

/** What the formula looks at in one show. */
export type Candidate = {
  readonly position: number;
  /** 0 a living show, 1 a duplicate of another, 2 a dead feed. */
  readonly sinks: number;
  /** The names that the search looks in: the title, or author and owner. */
  readonly names: readonly ComparedText[];
  /** The other name: the author in a search of titles, the title in a search of hosts. */
  readonly otherName: ComparedText;
  readonly categories: readonly ComparedText[];
  /** For each term, whether the description has it. */
  readonly described: readonly boolean[];
};

/**
 * Points of the clauses, heaviest first: a show named exactly so stands before all others, each further clause outweighs
 * every single one after it. Popularity stands beside them: it decides between equals and lifts a little.
 */
export const POINTS = {
  exactName: 100,
  nameBegins: 40,
  allWords: 25,
  near: 12,
  rareWords: 10,
  shortName: 8,
  categories: 6,
  otherName: 4,
  description: 3,
  /** From the least to the most popular show of the catalogue. */
  popularity: 15,
  duplicate: -30,
  dead: -60,
} as const;

export type Relevance = { readonly score: number; readonly clauses: readonly RelevanceClause[] };

/** How well a show answers a search: the sum of its clauses, each given with its points. `podcasts` is the catalogue's size. */
export function relevance(candidate: Candidate, search: SearchTerms, podcasts: number): Relevance {
  const clauses = [
    ...bestName(candidate, search),
    share("categories", POINTS.categories, search, (at) =>
      candidate.categories.some((category) => hasTerm(category, search, at)),
    ),
    share("other name", POINTS.otherName, search, (at) => hasTerm(candidate.otherName, search, at)),
    share("description", POINTS.description, search, (at) => candidate.described[at] ?? false),
    { clause: "popularity", points: POINTS.popularity * standing(candidate.position, podcasts) },
    { clause: "duplicate", points: candidate.sinks === 1 ? POINTS.duplicate : 0 },
    { clause: "dead", points: candidate.sinks === 2 ? POINTS.dead : 0 },
  ]
    .map(({ clause, points }) => ({ clause, points: Math.round(points * 1000) / 1000 }))
    .filter(({ points }) => points !== 0);
  return { score: clauses.reduce((sum, { points }) => sum + points, 0), clauses };
}

/** 1 for the most popular show, 0 for the least; each power of ten in the order is the same step. */
function standing(position: number, podcasts: number): number {
  if (podcasts <= 1) return 1;
  return Math.max(0, 1 - Math.log(position) / Math.log(podcasts));
}

/** The clauses of the name that fits best. */
function bestName(candidate: Candidate, search: SearchTerms): RelevanceClause[] {
  let best: RelevanceClause[] = [];
  let most = -1;
  for (const name of candidate.names) {
    const clauses = nameClauses(nameMatch(name, search), search);
    const points = clauses.reduce((sum, clause) => sum + clause.points, 0);
    if (points > most) [best, most] = [clauses, points];
  }
  return best;
}

function nameClauses(match: NameMatch, search: SearchTerms): RelevanceClause[] {
  const all = search.terms.length > 0 && match.found.every(Boolean);
  return [
    { clause: "exact name", points: match.exact ? POINTS.exactName : 0 },
    { clause: "name begins", points: match.begins ? POINTS.nameBegins : 0 },
    { clause: "all words", points: all ? POINTS.allWords : 0 },
    { clause: "near each other", points: POINTS.near * match.nearness },
    share("rare words", POINTS.rareWords, search, (at) => match.found[at] ?? false),
    { clause: "short name", points: POINTS.shortName * match.coverage },
  ];
}

/** Points for the terms that are there, each by its weight. */
function share(clause: string, points: number, search: SearchTerms, has: (at: number) => boolean): RelevanceClause {
  const found = search.terms.reduce((sum, { weight }, at) => sum + (has(at) ? weight : 0), 0);
  return { clause, points: points * found };
}

function hasTerm(text: ComparedText, search: SearchTerms, at: number): boolean {
  return hasAny(text, search.terms[at]?.alternatives ?? []);
}
