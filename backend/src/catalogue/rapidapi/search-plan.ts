import { languageCode } from "@earshot/domain/catalogue/codes/languages";
import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import { printQuery } from "@earshot/domain/catalogue/query/print-query";
import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import { queryWords } from "@earshot/domain/catalogue/query/query-words";
import type {
  Interpretation,
  LastUpdate,
  SearchFilters,
  SearchMode,
  SearchRequest,
} from "@earshot/domain/catalogue/search/search-request";
import { DEFAULT_MODE, searchTerm } from "@earshot/domain/catalogue/search/search-rules";
import { fieldFault } from "@earshot/domain/shared/domain-error";
import { isAnyCategory } from "./search-conditions.js";

/** One request to the provider, and the conditions that its results must still meet here. */
export type SearchBranch = { readonly request: SearchRequest; readonly conditions: readonly Query[] };

export type SearchPlan = { readonly interpretation: Interpretation; readonly branches: readonly SearchBranch[] };

/** The modes that are requested one by one in a search of all modes, most precise first. */
const ALL_MODES: readonly SearchMode[] = ["title", "topic", "host"];

/** Each branch costs a call. A query with more choices than this is searched as plain words. */
const MAX_BRANCHES = 4;

/**
 * Splits a search into requests that the provider understands: it supports one keyword, one search field and some filters, but no
 * alternatives, phrases or exclusions. Each choice (`a OR b`) becomes a branch; fields become the provider's filters where it has
 * them; every condition is checked again on the results. Throws DomainError "search.blank" if no request remains.
 */
export function planSearch(request: SearchRequest): SearchPlan {
  const term = searchTerm(request.term);
  if (term === undefined) {
    const everything: Query = { kind: "and", queries: [] };
    return finish({ query: "", parsed: everything, match: "all" }, [branchOf([], request)]);
  }
  const { query, plain } = parseQuery(term);
  const match = plain ? "plain" : "all";
  if (isWords(query) && !plain) {
    return finish({ query: printQuery(query), parsed: query, match }, [
      { request: { ...request, term }, conditions: [] },
    ]);
  }
  const alternatives = alternativesOf(query);
  if (alternatives) {
    const branches = alternatives.map((atoms) => branchOf(atoms, request));
    return finish({ query: printQuery(query), parsed: query, match }, branches);
  }
  const words = queryWords(query);
  const parsed: Query = { kind: "and", queries: words.map((text) => ({ kind: "word", text })) };
  return finish({ query: printQuery(parsed), parsed, match: "plain" }, [
    { request: { ...request, term: words.join(" ") }, conditions: [] },
  ]);
}

/** Whether a query contains only words: the provider gets them as they were typed. */
function isWords(query: Query): boolean {
  return query.kind === "word" || (query.kind === "and" && query.queries.every(({ kind }) => kind === "word"));
}

function finish(interpretation: Interpretation, branches: readonly SearchBranch[]): SearchPlan {
  if (branches.some(({ request }) => request.term === "" && !isNarrowed(request.filters)))
    throw fieldFault("search.blank", "term", "Type a word to search for, or choose a filter.");
  return { interpretation, branches: branches.flatMap((branch) => inOneMode(branch, branches.length === 1)) };
}

/**
 * Splits a search of all modes into one per mode. A query with several choices only searches topics, and filters without words use
 * the default mode.
 */
function inOneMode({ request, conditions }: SearchBranch, isOnly: boolean): readonly SearchBranch[] {
  const inMode = (mode: SearchMode): SearchBranch => ({ request: { ...request, mode }, conditions });
  if (request.mode !== "all") return [{ request, conditions }];
  if (request.term === "") return [inMode(DEFAULT_MODE)];
  return isOnly ? ALL_MODES.map(inMode) : [inMode("topic")];
}

function isNarrowed({ tags, categories, ...others }: SearchFilters): boolean {
  const isSet = Object.values(others).some((value) => value !== undefined);
  return isSet || tags.length > 0 || categories.some((category) => !isAnyCategory(category));
}

/** The query as alternatives, each a list of conditions that must all hold; undefined if there are too many. */
function alternativesOf(query: Query): Query[][] | undefined {
  switch (query.kind) {
    case "or":
      return query.queries.reduce<Query[][] | undefined>((choices, part) => {
        const more = alternativesOf(part);
        return choices && more && bounded([...choices, ...more]);
      }, []);
    case "and":
      return query.queries.reduce<Query[][] | undefined>(
        (choices, part) => {
          const more = alternativesOf(part);
          return choices && more && bounded(choices.flatMap((left) => more.map((right) => [...left, ...right])));
        },
        [[]],
      );
    case "in":
      return alternativesOf(query.query)?.map((atoms) => atoms.map((atom) => inField(query.field, atom)));
    default:
      return [[query]];
  }
}

function bounded(choices: Query[][]): Query[][] | undefined {
  return choices.length <= MAX_BRANCHES ? choices : undefined;
}

function inField(field: TextField, query: Query): Query {
  const isText = query.kind === "word" || query.kind === "phrase" || query.kind === "not";
  return isText ? { kind: "in", field, query } : query;
}

function branchOf(atoms: readonly Query[], request: SearchRequest): SearchBranch {
  const free = atoms.filter((atom) => atom.kind === "word" || atom.kind === "phrase");
  const fields = atoms.flatMap((atom) => (atom.kind === "in" && atom.query.kind !== "not" ? [atom] : []));
  // The provider searches one field at a time: a branch that names a field and has no free words is searched in that
  // field.
  const mode = free.length === 0 && fields[0] ? fields[0].field : request.mode;
  const queries = free.length > 0 ? free : fields.filter(({ field }) => field === mode).map(({ query }) => query);
  const term = queries.map((atom) => ("text" in atom ? atom.text : "")).join(" ");
  const filters = atoms.reduce(narrowed, request.filters);
  // The provider may match words more broadly than we do (word stems, other spellings), so its matches are accepted for words.
  const trusted = new Set<Query>(queries.filter(({ kind }) => kind === "word"));
  const conditions = atoms.filter((atom) => !trusted.has(atom) && !(atom.kind === "in" && trusted.has(atom.query)));
  return { request: { ...request, term, mode, filters }, conditions };
}

/** Adds the provider's filters for a field in the query. What they cannot express remains a condition. */
function narrowed(filters: SearchFilters, atom: Query): SearchFilters {
  switch (atom.kind) {
    case "is":
      if (atom.field === "lang")
        return { ...filters, language: filters.language ?? languageCode(atom.value) ?? atom.value };
      return filters.categories.length > 0 ? filters : { ...filters, categories: [atom.value] };
    case "explicit":
      return { ...filters, explicit: filters.explicit ?? (atom.value ? 1 : 0) };
    case "number": {
      const [min, max] =
        atom.field === "ep" ? (["minEpisodes", "maxEpisodes"] as const) : (["minListeners", "maxListeners"] as const);
      const low = atom.from === null ? filters[min] : Math.max(atom.from, filters[min] ?? 0);
      const high = atom.to === null ? filters[max] : Math.min(atom.to, filters[max] ?? Infinity);
      return { ...filters, [min]: low, [max]: high };
    }
    case "updated": {
      const span = LAST_UPDATES[atom.days];
      return atom.newer && span ? { ...filters, lastUpdate: filters.lastUpdate ?? span } : filters;
    }
    default:
      return filters;
  }
}

const LAST_UPDATES: Readonly<Record<number, LastUpdate>> = { 30: "30d", 60: "60d", 90: "90d" };
