import type { SearchRequest } from "@earshot/domain/catalogue/search-request";
import type { DataSource } from "typeorm";
import { firstMatches, type Matches, nextMatches } from "./match-tiers.js";
import { namedAlike } from "./named-alike.js";
import { BLOCK, type Ranked, RankedPages } from "./ranked-pages.js";
import type { SearchPlace } from "./search-cursor.js";
import type { SearchScope } from "./search-scope.js";
import { searchTerms, type SearchTerms } from "./search-terms.js";
import { sortedPage } from "./sorted-pages.js";

/** A show's place in the catalogue, and how it was ranked, in orders by relevance. */
export type Shown = { readonly position: number; readonly ranked?: Ranked };
export type Listing = { readonly shown: readonly Shown[]; readonly next: Omit<SearchPlace, "total"> | undefined };
export type FirstListing = Listing & {
  readonly scope: SearchScope;
  readonly total: number;
  readonly partial: boolean;
  /** Whether the first show is named exactly as the query. */
  readonly exact: boolean;
  /** Whether the first show's name begins with the query, at least. */
  readonly begins: boolean;
};

type Asked = Pick<SearchRequest, "sort" | "limit">;

/** The first page of the shows that pass, and how many pass. */
export async function listFirst(database: DataSource, scope: SearchScope, asked: Asked): Promise<FirstListing> {
  const terms = termsOf(scope);
  const { matches, first } = await whatComesFirst(database, scope, asked, terms);
  const listing = await list(database, scope, asked, { after: 0, total: matches.total }, { terms, first, matches });
  const met = listing.shown[0]?.ranked?.clauses.map(({ clause }) => clause) ?? [];
  const exact = met.includes("exact name");
  const { total, partial } = matches;
  return { ...listing, scope, total, partial, exact, begins: exact || met.includes("name begins") };
}

/** The page that begins at a place. */
export async function listNext(
  database: DataSource,
  scope: SearchScope,
  asked: Asked,
  at: SearchPlace,
): Promise<Listing> {
  const terms = termsOf(scope);
  const first = isRanked(asked, terms) ? (await whatComesFirst(database, scope, asked, terms)).first : [];
  return list(database, scope, asked, at, { terms, first });
}

/** The first matches, and in orders by relevance the shows that may be the best whatever their popularity. */
async function whatComesFirst(database: DataSource, scope: SearchScope, asked: Asked, terms: SearchTerms) {
  if (!isRanked(asked, terms)) return { matches: await firstMatches(database, scope, BLOCK), first: [] };
  // Two questions that do not wait for each other.
  const [matches, named] = await Promise.all([
    firstMatches(database, scope, BLOCK, terms),
    namedAlike(database, scope, terms),
  ]);
  return { matches, first: [...new Set([...named, ...matches.promising])] };
}

type Known = { readonly terms: SearchTerms; readonly first: readonly number[]; readonly matches?: Matches };

async function list(
  database: DataSource,
  scope: SearchScope,
  { sort, limit }: Asked,
  at: SearchPlace,
  { terms, first, matches }: Known,
): Promise<Listing> {
  const { after, total } = at;
  if (isRanked({ sort }, terms)) {
    const pages = new RankedPages(database, scope, terms, total, first);
    const page = await pages.page(limit, { after, skip: at.skip ?? 0 }, matches?.positions);
    return { shown: page.shows.map((ranked) => ({ position: ranked.position, ranked })), next: page.next };
  }
  if (sort === "relevance") {
    const known = matches?.positions ?? (await nextMatches(database, scope, { after, wanted: limit + 1, total }));
    const positions = known.slice(0, limit);
    const last = positions.at(-1);
    const next = known.length > limit && last !== undefined ? { after: last } : undefined;
    return { shown: positions.map((position) => ({ position })), next };
  }
  const page = await sortedPage(database, scope, { sort, limit, total, at: matches ? undefined : at });
  return { shown: page.positions.map((position) => ({ position })), next: page.next };
}

/** Without words there is nothing to rank by: the popularity order stands. */
function isRanked({ sort }: Pick<Asked, "sort">, { terms }: SearchTerms): boolean {
  return sort === "relevance" && terms.length > 0;
}

function termsOf({ query, field, state, alternatives, typed, language }: SearchScope): SearchTerms {
  return searchTerms(query, field, state, { alternatives, typed, language });
}
