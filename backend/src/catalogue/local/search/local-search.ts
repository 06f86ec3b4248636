import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import { parseQuery, plainWords } from "@earshot/domain/catalogue/query/parse-query";
import { printQuery } from "@earshot/domain/catalogue/query/print-query";
import type { Query } from "@earshot/domain/catalogue/query/query";
import type {
  Interpretation,
  SearchPage,
  SearchRequest,
  SearchResult,
  SearchTotal,
} from "@earshot/domain/catalogue/search/search-request";
import { DomainError } from "@earshot/domain/shared/domain-error";
import type { FoundShow, IndexAnswer } from "./answers/answers.js";
import { isNarrowed } from "./reader/filter-condition.js";
import type { Total } from "./reader/matches.js";
import { type PodcastRow, resultOf } from "./rows/podcast.row.js";
import { expectToContinue, readCursor, type SearchPlace, writeCursor } from "./ranking/search-cursor.js";
import type { SearchReaders } from "./threads/search-readers.js";
import type { ShowRows } from "./rows/show-rows.js";
import { type Found, inSameCatalogue, type SearchSources } from "./same-catalogue.js";

const MINUTE = 60_000;
/** One search of the local catalogue. Throws DomainError "search.blank" and "cursor.invalid". */
export async function searchLocally(sources: SearchSources, request: SearchRequest, now: Date): Promise<SearchPage> {
  if (request.term.trim() === "" && !isNarrowed(request.filters)) {
    throw new DomainError("search.blank", "Type something to search for, or choose a filter.", [
      { path: "term", message: "is blank" },
    ]);
  }
  const at = readCursor(request);
  return inSameCatalogue(sources, (readers) => new LocalSearch(sources.rows, request, now, at).run(readers));
}

/** Whether punctuation was read as exclusions or choices, which may not have been intended. */
function isInterpreted(query: Query): boolean {
  if (query.kind === "not" || query.kind === "or") return true;
  return query.kind === "and" && query.queries.some(isInterpreted);
}

const totalOf = ({ total, partial }: Total): SearchTotal => ({ value: total, relation: partial ? "gte" : "eq" });

class LocalSearch {
  private query: Query;
  private plain: boolean;

  constructor(
    private readonly rows: ShowRows,
    private readonly request: SearchRequest,
    private readonly now: Date,
    private readonly at: SearchPlace | undefined,
  ) {
    const { query, plain } = parseQuery(request.term);
    this.query = query;
    this.plain = plain;
  }

  async run(readers: SearchReaders): Promise<Found<SearchPage>> {
    const { request } = this;
    if (request.mode !== "host" && isInterpreted(this.query) && (await this.isTitle(readers))) {
      this.plain = true;
      this.query = plainWords(request.term);
    }
    const answer = await readers.ask("search", {
      query: this.query,
      mode: request.mode,
      filters: request.filters,
      term: request.term.trim(),
      sort: request.sort,
      order: request.order,
      limit: request.limit,
      facets: request.facets,
      explain: request.explain,
      modes: request.modes ?? false,
      // Whole minutes: the same search is the same statement for a while.
      now: Math.floor(this.now.getTime() / MINUTE) * MINUTE,
      at: this.at,
    });
    if (answer.catalogueChanged) expectToContinue(this.at);
    const rows = await readers.timed("rows", () => this.rows.byIds(answer.shows.map(({ id }) => id)));
    return { answer: this.page(answer, rows), missing: answer.shows.some(({ id }) => !rows.has(id)) };
  }

  private page(answer: IndexAnswer, rows: ReadonlyMap<string, PodcastRow>): SearchPage {
    const { total, partial, next, catalogueChanged, suggestion, facets, modes, exact } = answer;
    const counted = { total, ...(partial ? { partial } : {}) };
    return {
      results: answer.shows.flatMap((show) => this.result(show, rows.get(show.id))),
      total: totalOf({ total, partial }),
      nextCursor: next ? writeCursor(this.request, { ...next, ...counted }) : null,
      catalogueChanged,
      exact,
      interpretation: this.interpretation(exact),
      didYouMean: suggestion,
      facets,
      modes: modes && {
        all: totalOf(modes.all),
        title: totalOf(modes.title),
        topic: totalOf(modes.topic),
        host: totalOf(modes.host),
      },
    };
  }

  private result({ ranked }: FoundShow, row: PodcastRow | undefined): SearchResult[] {
    if (row === undefined) return [];
    const show = resultOf(row, this.now);
    return [this.request.explain && ranked ? { ...show, explain: ranked } : show];
  }

  /** Whether a show's name is exactly the typed text with its punctuation: then "-" and "OR" are parts of a title. */
  private async isTitle(readers: SearchReaders): Promise<boolean> {
    const { term } = this.request;
    if (joinedForm(term) === "") return false;
    const typed = asWritten(term);
    const rows = await this.rows.byIds(await readers.ask("titled", term));
    return [...rows.values()].some(({ title }) => asWritten(title) === typed);
  }

  private interpretation(exact: number | undefined): Interpretation {
    const { query, plain } = this;
    const match = exact === undefined ? (plain ? "plain" : "all") : "most";
    return { query: printQuery(query), parsed: query, match };
  }
}

function asWritten(title: string): string {
  return title.trim().replace(/\s+/gu, " ").toLowerCase();
}
