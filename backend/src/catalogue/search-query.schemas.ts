import type { EpisodesRequest } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { EPISODE_LENGTHS } from "@earshot/domain/catalogue/shows/episode";
import { categoriesNamed } from "@earshot/domain/catalogue/codes/categories";
import { FILTER_NAMES, FILTERS, type FilterName, type FilterSpec } from "@earshot/domain/catalogue/search/filter-table";
import { reversedBounds, withoutIdleReach } from "@earshot/domain/catalogue/search/search-filters";
import type { SearchFilters, SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { toSearchMode } from "@earshot/domain/catalogue/search/search-rules";
import { SEARCH_SORTS, SORT_ORDERS } from "@earshot/domain/catalogue/search/search-url";
import { plainSorting } from "@earshot/domain/catalogue/search/sort-order";
import { ENOUGH_ESTIMATES } from "@earshot/domain/market/category-distribution";
import { z } from "zod";
import { plainText } from "../http/body/plain-text.js";
import { entryLimit, flag, queryValue, wholeNumber } from "../http/query/query-values.js";

/** UTF-16 units of a search term: longer than any sensible query, short enough to be cheap. */
const LONGEST_TERM = 1_000;
const LONGEST_NAME = 200;
const LONGEST_ADDRESS = 2_000;
/** A cursor that marks as many shows as it can has about 5,000 characters. */
const LONGEST_CURSOR = 6_000;
const MOST_VALUES = 50;

/** A parameter that can be given several times. */
const several = z
  .union([plainText(LONGEST_NAME), z.array(plainText(LONGEST_NAME)).max(MOST_VALUES)])
  .transform((value) => [value].flat().filter((text) => text.trim() !== ""))
  .default([]);

/** An empty parameter ("minEpisodes=") counts as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const count = wholeNumber(0, 999_999_999_999_999, "is not a whole number");
/** Parses a text by a domain rule; if that fails, rejects it with a reason. */
const read = <Value>(rule: (text: string) => Value | undefined, reason: string) =>
  optional(
    plainText(LONGEST_ADDRESS).transform((text, context) => {
      const value = rule(text);
      if (value === undefined) context.addIssue({ code: "custom", message: reason });
      return value ?? z.NEVER;
    }),
  );
const cursor = optional(
  z
    .string()
    .max(LONGEST_CURSOR)
    .regex(/^[\w-]+$/, "is not a cursor"),
);

const limit = (usual: number) => entryLimit(usual, 100);

/** Any other value means titles, as in the URL of the search page. */
const mode = z
  .string()
  .max(LONGEST_NAME)
  .optional()
  .transform(toSearchMode)
  .describe("Where the words are searched: all, title, topic or host; anything else means title");

function filterSchema(spec: FilterSpec): z.ZodType {
  switch (spec.kind) {
    case "categories":
      return several;
    case "count":
      return count;
    case "flag":
      return flag.transform((value) => (value === undefined ? undefined : Number(value)));
    case "yes":
      return flag.transform((value) => (value ? 1 : undefined));
    case "score":
      return queryValue(z.number(spec.expected).min(0).optional(), (text) => spec.read(text) ?? text);
    case "choice":
      return optional(z.enum(spec.choices as [string, ...string[]]));
    case "text":
      return read(spec.read, spec.expected);
  }
}

const OWN_NAMES = FILTER_NAMES.filter((name) => name !== "categories");
const filterParameters = Object.fromEntries(
  OWN_NAMES.map((name) => {
    const spec: FilterSpec = FILTERS[name];
    const schema = filterSchema(spec);
    return [name, spec.text === undefined ? schema : schema.describe(spec.text)];
  }),
) as Record<Exclude<FilterName, "categories">, z.ZodType>;

const searchParameters = z.object({
  term: plainText(LONGEST_TERM).default("").describe("Words in the query language; may be blank if there is a filter"),
  mode,
  tag: several.describe("Only shows with all of these tags; repeatable"),
  category: several.describe("Only shows in any of these Apple categories; repeatable"),
  ...filterParameters,
  sort: optional(z.enum(SEARCH_SORTS as [string, ...string[]])).describe(
    "The order of the results, relevance by default; if the source lacks the figure, sortedBy is “relevance”",
  ),
  order: optional(z.enum(SORT_ORDERS as [string, ...string[]])).describe(
    "The direction of the sort: by default desc for figures and dates, asc for titles; unknown values always come last",
  ),
  limit: limit(24).describe("The number of results per page, 24 by default"),
  cursor: cursor.describe("The nextCursor of the previous page"),
  facets: flag.describe("true adds facets: the number of results for each language, category and other filter value"),
  explain: flag.describe("true explains why each result ranks where it does"),
  modes: flag.describe("true adds the number of results in each mode to the first page"),
});

/** Rejects a lower bound above its upper bound: no show could match. */
export const searchQuery = searchParameters.superRefine((query, context) => {
  for (const { path, message } of reversedBounds(query as Partial<SearchFilters>)) {
    context.addIssue({ code: "custom", path: [path], message });
  }
});

export const suggestQuery = z.object({
  q: plainText(LONGEST_NAME).default("").describe("The beginning of a title, a name or a category"),
  mode,
  limit: limit(8),
});
export const episodesQuery = z.object({
  limit: limit(30),
  cursor: cursor.describe("The nextCursor of the previous page"),
  q: plainText(LONGEST_NAME)
    .default("")
    .describe("Words that must all be in the title or show notes, ignoring accents"),
  length: optional(z.enum(EPISODE_LENGTHS)).describe(
    "The length in minutes: the first number or more, but less than the second",
  ),
  year: wholeNumber(1_000, 9_999, "is not a year").describe("Only episodes of this year"),
  episode: optional(plainText(LONGEST_TERM)).describe("The id of an episode, to get only that one"),
  facets: flag.describe("true adds the number of episodes for each length and year"),
});
export const episodeFileQuery = z.object({ episode: plainText(LONGEST_TERM).describe("The id of the episode") });
export const similarQuery = z.object({ limit: limit(6) });
export const categoryStatsQuery = z.object({
  category: several
    .refine((names) => names.length > 0, "name at least one category")
    .describe("The names of categories; repeatable"),
});
export const categoryDistributionsQuery = categoryStatsQuery.extend({
  language: read(FILTERS.language.read, FILTERS.language.expected).describe(
    `Counts only shows in this language, an ISO 639-1 code or an English name, if at least ${ENOUGH_ESTIMATES} of them have an estimate`,
  ),
});
/** An unknown id is a 404; only an id that is not text is malformed. */
export const podcastPath = z.object({
  id: plainText(LONGEST_NAME).describe("The id of the show; the old id of a merged show finds the other one"),
});

export function searchRequestOf(query: z.output<typeof searchParameters>): SearchRequest {
  const { term, mode, tag, category, sort, order, limit, cursor, facets, explain, modes, ...filters } = query;
  return {
    term: term.trim(),
    mode,
    filters: withoutIdleReach({
      tags: tag,
      categories: category.flatMap(categoriesNamed),
      ...(filters as Omit<SearchFilters, "tags" | "categories">),
    }),
    ...plainSorting({ sort: sort ?? "relevance", order } as Pick<SearchRequest, "sort" | "order">),
    limit,
    cursor,
    facets: facets ?? false,
    explain: explain ?? false,
    modes: modes ?? false,
  };
}

export function episodesRequestOf(query: z.output<typeof episodesQuery>): EpisodesRequest {
  const { limit, cursor, q, length, year, episode, facets } = query;
  return {
    limit,
    ...(cursor !== undefined && { cursor }),
    filter: {
      words: q,
      ...(length !== undefined && { length }),
      ...(year !== undefined && { year }),
    },
    ...(episode !== undefined && { only: episode }),
    facets: facets ?? false,
  };
}
