import { joinedForm } from "@earshot/domain/catalogue/fold";
import { parseQuery, plainWords } from "@earshot/domain/catalogue/parse-query";
import { printQuery } from "@earshot/domain/catalogue/print-query";
import type { Query } from "@earshot/domain/catalogue/query";
import { topicQuery } from "@earshot/domain/catalogue/topic-query";
import type { Interpretation, SearchPage, SearchRequest, SearchResult } from "@earshot/domain/catalogue/search-request";
import { DomainError } from "@earshot/domain/shared/domain-error";
import type { DataSource } from "typeorm";
import { catalogueState } from "./catalogue-state.js";
import { didYouMean } from "./did-you-mean.js";
import { isNarrowed } from "./filter-condition.js";
import { facetCounts } from "./facets.js";
import { type FirstListing, listFirst, listNext, type Shown } from "./list-shows.js";
import { EXACT_TOTAL } from "./match-tiers.js";
import { mostWordsCondition, shareOfMost } from "./most-words.js";
import { PODCAST_COLUMNS, type PodcastRow, podcastOf } from "./podcast.row.js";
import { readCursor, type SearchPlace, writeCursor } from "./search-cursor.js";
import type { SearchScope } from "./search-scope.js";
import { LONGEST_KEY } from "../record/name-key.js";
import { wordsToCount } from "./search-terms.js";
import { wordAlternatives } from "./word-alternatives.js";

/** With fewer shows that have all words, those with most of them are given, too. A question about a topic asks for more. */
const TOO_FEW = { title: 3, host: 3, topic: 10 };
/** How much of what its words tell a show must have for a question about a topic, step by step until there are enough. */
const SHARES = [0.75, 0.5, 0.35, 0.2];
const ENOUGH_FOR_TOPIC = 100;
/** With so many shows a search has found something and no other spelling is looked for. */
const ENOUGH = 5;
const NO_FILTERS = { tags: [], categories: [] };
/** An import may replace the catalogue between two statements of one search; then it is searched again. */
const ATTEMPTS = 3;

/** One search of the local catalogue. Throws DomainError "search.blank" and "cursor.invalid". */
export async function searchLocally(database: DataSource, request: SearchRequest, now: Date): Promise<SearchPage> {
  if (request.term.trim() === "" && !isNarrowed(request.filters)) {
    throw new DomainError("search.blank", "Type something to search for, or choose a filter.", [
      { path: "term", message: "is blank" },
    ]);
  }
  const at = readCursor(request);
  // Filters by time count whole minutes: so the same search is the same question to the catalogue for a while.
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  for (let attempt = 1; ; attempt += 1) {
    const answer = await new LocalSearch(database, request, minute, at).run();
    if (answer !== undefined) return answer;
    if (attempt === ATTEMPTS) throw new Error("The catalogue changes faster than it can be searched.");
  }
}

function isAskingNothing(query: Query): boolean {
  if (query.kind === "and" || query.kind === "or") return query.queries.every(isAskingNothing);
  return query.kind === "not" || query.kind === "in" ? isAskingNothing(query.query) : false;
}

/** Whether signs were given a meaning that they may not have had: exclusions and choices. */
function isInterpreted(query: Query): boolean {
  if (query.kind === "not" || query.kind === "or") return true;
  return query.kind === "and" && query.queries.some(isInterpreted);
}

class LocalSearch {
  private plain: boolean;
  private scope: Omit<SearchScope, "state">;

  constructor(
    private readonly database: DataSource,
    private readonly request: SearchRequest,
    now: Date,
    private readonly at: SearchPlace | undefined,
  ) {
    const { query, plain } = parseQuery(request.term);
    this.plain = plain;
    this.scope = { query, field: request.mode, filters: request.filters, now };
  }

  /** undefined when the catalogue was replaced meanwhile. */
  async run(): Promise<SearchPage | undefined> {
    if (this.request.mode !== "host" && isInterpreted(this.scope.query) && (await this.isTitle())) {
      this.plain = true;
      this.scope = { ...this.scope, query: plainWords(this.request.term) };
    }
    const { query, field, filters } = this.scope;
    const asked = field === "topic" ? topicQuery(query) : { query, language: "en", spoken: false };
    const state = await catalogueState(this.database, wordsToCount(asked.query, field));
    const topic = {
      ...this.scope,
      query: asked.query,
      typed: query,
      state,
      ...(asked.spoken ? { language: asked.language } : {}),
    };
    const { language } = asked;
    const all: SearchScope =
      field === "topic"
        ? { ...topic, alternatives: await wordAlternatives(this.database, asked.query, { field, state, language }) }
        : topic;
    // Signs only ("???"): something was typed, and no show has it.
    if (this.request.term.trim() !== "" && isAskingNothing(query) && !isNarrowed(filters)) return this.nothing();
    const { scope, total, partial, shown, next, suggestion } = await this.find(all);
    const [shows, facets] = await Promise.all([
      this.read(shown, state.generation),
      this.request.facets ? facetCounts(this.database, scope) : undefined,
    ]);
    if (shows === undefined) return undefined;
    const counted = { total, ...(partial ? { partial } : {}) };
    return {
      results: shows,
      total: { value: Math.min(total, EXACT_TOTAL), relation: partial || total > EXACT_TOTAL ? "gte" : "eq" },
      nextCursor: next ? writeCursor(this.request, { ...next, ...counted, most: scope.share }) : null,
      interpretation: this.interpretation(scope),
      ...(suggestion === undefined ? {} : { didYouMean: suggestion }),
      ...(facets === undefined ? {} : { facets }),
    };
  }

  /** Whether a show is called just what was typed, signs and all: then "-" and "OR" are parts of a title. */
  private async isTitle(): Promise<boolean> {
    const key = joinedForm(this.request.term).slice(0, LONGEST_KEY).toWellFormed();
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM catalogue.podcasts WHERE title_key = $1
       AND lower(regexp_replace(title, '\\s+', ' ', 'g')) = lower($2) LIMIT 1`,
      [key, this.request.term.trim().replace(/\s+/gu, " ")],
    );
    return rows.length > 0;
  }

  /** The shows that are listed, and where little is found also a spelling that finds more. */
  private async find(all: SearchScope): Promise<FirstListing & { readonly suggestion?: string | undefined }> {
    const { database, request, at } = this;
    if (at) {
      const scope =
        (at.most === undefined ? undefined : (await this.wider(all)).find(({ share }) => share === at.most)) ?? all;
      const listing = await listNext(database, scope, request, at);
      const { total, partial = false } = at;
      return { ...listing, scope, total, partial, exact: false, begins: false };
    }
    const strict = await listFirst(database, all, request);
    const little = strict.total < ENOUGH && !strict.begins;
    // Two questions that do not wait for each other.
    const [found, suggestion] = await Promise.all([
      this.widened(all, strict),
      little ? didYouMean(database, all, { term: request.term, found: strict.total }) : undefined,
    ]);
    return { ...found, suggestion };
  }

  /**
   * The shows with all words, or with most of them where too few have all and none is named exactly so. The words alone
   * decide that, without filters and order: a filter only ever narrows what is found without it.
   */
  private async widened(all: SearchScope, strict: FirstListing): Promise<FirstListing> {
    if (strict.total >= TOO_FEW[all.field] || strict.exact) return strict;
    const { database, request } = this;
    const isPlain = !isNarrowed(all.filters) && request.sort === "relevance";
    const asked = isPlain ? request : ({ sort: "relevance", limit: 1 } as const);
    const unfiltered = { ...all, filters: NO_FILTERS };
    let found = isPlain ? strict : await listFirst(database, unfiltered, asked);
    if (found.total >= TOO_FEW[all.field] || found.exact) return strict;
    for (const scope of await this.wider(unfiltered)) {
      const listing = await listFirst(database, scope, asked);
      if (listing.total > found.total) found = listing;
      if (found.total >= ENOUGH_FOR_TOPIC) break;
    }
    if (isPlain || found.scope.share === undefined) return isPlain ? found : strict;
    const chosen = (await this.wider(all)).find(({ share }) => share === found.scope.share);
    return chosen ? listFirst(database, chosen, request) : strict;
  }

  /**
   * The same search with most of its words instead of all, in any number and however they are written together: once for
   * names, step by step for topics.
   */
  private async wider(all: SearchScope): Promise<SearchScope[]> {
    const { field, state, query } = all;
    const alternatives =
      all.alternatives ?? (await wordAlternatives(this.database, query, { field, state, language: "en" }));
    const scopes: SearchScope[] = [];
    for (const share of field === "topic" ? SHARES : [shareOfMost(query)]) {
      const instead = mostWordsCondition(all, alternatives, share);
      if (instead)
        scopes.push({ ...all, instead, share, alternatives, better: field === "topic" ? [all, ...scopes] : [] });
    }
    return scopes;
  }

  private async read(shown: readonly Shown[], generation: number): Promise<SearchResult[] | undefined> {
    const rows = await this.database.query<(PodcastRow & { generation: string })[]>(
      `SELECT (SELECT generation FROM catalogue.info) AS generation, ${PODCAST_COLUMNS}
       FROM catalogue.podcasts WHERE position = ANY($1::float8[])`,
      [shown.map(({ position }) => position)],
    );
    if (rows.length < shown.length || rows.some((row) => Number(row.generation) !== generation)) return undefined;
    const byPosition = new Map(rows.map((row) => [row.position, row]));
    return shown.flatMap(({ position, ranked }) => {
      const row = byPosition.get(position);
      if (row === undefined) return [];
      const podcast = podcastOf(row);
      return this.request.explain && ranked
        ? { ...podcast, explain: { score: ranked.score, clauses: ranked.clauses } }
        : podcast;
    });
  }

  private nothing(): SearchPage {
    return {
      results: [],
      total: { value: 0, relation: "eq" },
      nextCursor: null,
      interpretation: this.interpretation(),
    };
  }

  private interpretation(scope?: SearchScope): Interpretation {
    const { query } = this.scope;
    return { query: printQuery(query), parsed: query, match: scope?.instead ? "most" : this.plain ? "plain" : "all" };
  }
}
