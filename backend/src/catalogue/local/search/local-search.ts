import { joinedForm } from "@earshot/domain/catalogue/text/fold";
import { parseQuery, plainWords } from "@earshot/domain/catalogue/query/parse-query";
import { printQuery } from "@earshot/domain/catalogue/query/print-query";
import type { Query } from "@earshot/domain/catalogue/query/query";
import type {
  SearchPage,
  SearchRequest,
  SearchResult,
  SearchTotal,
} from "@earshot/domain/catalogue/search/search-request";
import { DomainError } from "@earshot/domain/shared/domain-error";
import type { FoundShow, Page } from "./answers/search-index.js";
import { isNarrowed } from "./query/filter-condition.js";
import type { Total } from "./index/matches.js";
import { type PodcastRow, resultOf } from "../shows/podcast.row.js";
import { expectToContinue, readCursor, writeCursor } from "./query/search-cursor.js";
import type { SearchReaders } from "./threads/search-readers.js";
import type { ShowRows } from "../shows/show-rows.js";
import { inOneGeneration, type SearchSources } from "./one-generation.js";

const MINUTE = 60_000;

/** How the typed text was interpreted; `plain`: as words only. */
type Reading = { readonly query: Query; readonly plain: boolean };

/** One search of the local catalogue. Throws DomainError "search.blank" and "cursor.invalid". */
export async function searchLocally(sources: SearchSources, request: SearchRequest, now: Date): Promise<SearchPage> {
  if (request.term.trim() === "" && !isNarrowed(request.filters)) {
    throw new DomainError("search.blank", "Type something to search for, or choose a filter.", [
      { path: "term", message: "is blank" },
    ]);
  }
  const at = readCursor(request);
  return inOneGeneration(sources, async (readers) => {
    const reading = await read(request, readers, sources.rows);
    const { cursor: _, ...others } = request;
    // Rounded to whole minutes, so that the same search is the same statement for a while.
    const minute = Math.floor(now.getTime() / MINUTE) * MINUTE;
    const asked = { ...others, query: reading.query, term: request.term.trim(), now: minute, at };
    const answer = await readers.ask("search", asked);
    if (answer.catalogueChanged) expectToContinue(at);
    const rows = await readers.timed("rows", () => sources.rows.byIds(answer.shows.map(({ id }) => id)));
    const results = answer.shows.flatMap((show) => resultsOf(show, rows.get(show.id), request, now));
    return { answer: pageOf(request, reading, answer, results), missing: results.length < answer.shows.length };
  });
}

async function read({ term, mode }: SearchRequest, readers: SearchReaders, rows: ShowRows): Promise<Reading> {
  const reading = parseQuery(term);
  const isTitled = mode !== "host" && isInterpreted(reading.query) && (await isTitle(term, readers, rows));
  return isTitled ? { query: plainWords(term), plain: true } : reading;
}

/** Whether punctuation was read as exclusions or choices, which may not have been intended. */
function isInterpreted(query: Query): boolean {
  if (query.kind === "not" || query.kind === "or") return true;
  return query.kind === "and" && query.queries.some(isInterpreted);
}

/** Whether a show's name is exactly the typed text with its punctuation: then "-" and "OR" are parts of a title. */
async function isTitle(term: string, readers: SearchReaders, rows: ShowRows): Promise<boolean> {
  if (joinedForm(term) === "") return false;
  const found = await rows.byIds(await readers.ask("titled", term));
  return [...found.values()].some(({ title }) => asWritten(title) === asWritten(term));
}

function asWritten(title: string): string {
  return title.trim().replace(/\s+/gu, " ").toLowerCase();
}

function resultsOf({ ranked }: FoundShow, row: PodcastRow | undefined, request: SearchRequest, now: Date) {
  if (row === undefined) return [];
  const show = resultOf(row, now);
  return [request.explain && ranked ? { ...show, explain: ranked } : show];
}

function pageOf(
  request: SearchRequest,
  { query, plain }: Reading,
  { total, partial, next, catalogueChanged, suggestion, facets, modes, exact, leading }: Page,
  results: readonly SearchResult[],
): SearchPage {
  const counted = { total, ...(partial ? { partial } : {}) };
  return {
    results,
    total: totalOf({ total, partial }),
    nextCursor: next ? writeCursor(request, { ...next, ...counted }) : null,
    catalogueChanged,
    exact,
    leading,
    interpretation: {
      query: printQuery(query),
      parsed: query,
      match: exact === undefined ? (plain ? "plain" : "all") : "most",
    },
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

const totalOf = ({ total, partial }: Total): SearchTotal => ({ value: total, relation: partial ? "gte" : "eq" });
