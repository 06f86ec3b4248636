import { appleCategories } from "@earshot/domain/catalogue/categories";
import { hostingDomain } from "@earshot/domain/catalogue/hosting-domain";
import { languageCode } from "@earshot/domain/catalogue/languages";
import { reversedBounds, toDay, toItunesId, toScore, withoutIdleReach } from "@earshot/domain/catalogue/search-filters";
import type { SearchRequest } from "@earshot/domain/catalogue/search-request";
import { toSearchMode } from "@earshot/domain/catalogue/search-rules";
import { ACTIVITIES, SEARCH_SORTS } from "@earshot/domain/catalogue/search-url";
import { z } from "zod";
import { plainText } from "../shared/zod-query.js";

/** UTF-16 units of a search: longer than any sensible query, short enough to be cheap. */
const LONGEST_TERM = 1_000;
const LONGEST_NAME = 200;
const LONGEST_ADDRESS = 2_000;
const MOST_VALUES = 50;

/** A parameter that may be given several times. */
const several = z
  .union([plainText(LONGEST_NAME), z.array(plainText(LONGEST_NAME)).max(MOST_VALUES)])
  .transform((value) => [value].flat().filter((text) => text.trim() !== ""))
  .default([]);

/** An empty parameter ("minEpisodes=") counts as not given. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const count = optional(
  z
    .string()
    .regex(/^\d{1,15}$/, "is not a whole number")
    .transform(Number),
);
/** A text that a domain rule reads; what it cannot read is refused with a reason. */
const read = <Value>(rule: (text: string) => Value | undefined, reason: string) =>
  optional(
    plainText(LONGEST_ADDRESS).transform((text, context) => {
      const value = rule(text);
      if (value === undefined) context.addIssue({ code: "custom", message: reason });
      return value ?? z.NEVER;
    }),
  );
const score = read(toScore, "is not a score such as 7 or 6.5");
const day = read(toDay, "is not a day such as 2026-11-22");
const flag = optional(z.enum(["0", "1"]).transform((value) => value === "1"));
const cursor = optional(
  z
    .string()
    .max(2_000)
    .regex(/^[\w-]+$/, "is not a cursor"),
);

function limit(usual: number) {
  const number = z
    .string()
    .regex(/^\d{1,3}$/, "is not a number from 1 to 100")
    .transform(Number);
  return optional(number.pipe(z.number().min(1).max(100))).transform((value) => value ?? usual);
}

/** Anything but the three modes means titles, as in the address of the search page. */
const mode = z
  .string()
  .max(LONGEST_NAME)
  .optional()
  .transform(toSearchMode)
  .describe("title, topic or host; anything else means title");

const language = read(languageCode, "is not a language that is known here").describe("ISO 639-1 code or English name");

const searchParameters = z.object({
  term: plainText(LONGEST_TERM)
    .default("")
    .describe("Words in the query language; may be blank when a filter is given"),
  mode,
  tag: several,
  category: several.describe("Any of these; repeatable"),
  language,
  explicit: flag,
  minListeners: count.describe("A show passes by the middle of its range"),
  maxListeners: count,
  listenersReach: flag.describe("1: also shows whose range only reaches into the limits"),
  minEpisodes: count,
  maxEpisodes: count,
  minPopularity: score.describe("Of popularityScore, inclusive; shows without a score do not pass"),
  maxPopularity: score,
  lastUpdate: optional(z.enum(["30d", "60d", "90d"])),
  updatedSince: day.describe("Last update on this day (UTC) or later"),
  newestEpisodeSince: day.describe("Newest episode of this day (UTC) or later"),
  newestEpisodeUntil: day.describe("Newest episode of this day (UTC) or earlier"),
  host: read(hostingDomain, "is not a domain").describe(
    'Domain that hosts the feed; "libsyn.com" also finds "feeds.libsyn.com"',
  ),
  itunesId: read(toItunesId, "is not a number of Apple's directory").describe("The show's number in Apple's directory"),
  activity: optional(z.enum(ACTIVITIES as [string, ...string[]])),
  sort: optional(z.enum(SEARCH_SORTS as [string, ...string[]])),
  limit: limit(24),
  cursor,
  facets: flag,
  explain: flag,
  modes: flag.describe("1: the first page says how many shows each mode finds"),
});

/** A lower bound above its upper one is refused: nothing could pass. */
export const searchQuery = searchParameters.superRefine((query, context) => {
  for (const { path, message } of reversedBounds(searchRequestOf(query).filters)) {
    context.addIssue({ code: "custom", path: [path], message });
  }
});

export const suggestQuery = z.object({ q: plainText(LONGEST_NAME).default(""), mode, limit: limit(8) });
export const episodesQuery = z.object({ limit: limit(30), cursor });
export const similarQuery = z.object({ limit: limit(6) });
export const categoryStatsQuery = z.object({
  category: several.refine((names) => names.length > 0, "name at least one category"),
});
/** An unknown id is nobody's; only what is no text at all is malformed. */
export const podcastPath = z.object({ id: plainText(LONGEST_NAME) });

/** The search that a query string asks for. */
export function searchRequestOf(query: z.output<typeof searchParameters>): SearchRequest {
  const { term, mode, tag, category, sort, limit, cursor, facets, explain, modes, ...filters } = query;
  return {
    term: term.trim(),
    mode,
    filters: withoutIdleReach({
      tags: tag,
      categories: category.flatMap(categoryNames),
      language: filters.language,
      explicit: filters.explicit === undefined ? undefined : filters.explicit ? 1 : 0,
      minListeners: filters.minListeners,
      maxListeners: filters.maxListeners,
      listenersReach: filters.listenersReach ? 1 : undefined,
      minEpisodes: filters.minEpisodes,
      maxEpisodes: filters.maxEpisodes,
      minPopularity: filters.minPopularity,
      maxPopularity: filters.maxPopularity,
      lastUpdate: filters.lastUpdate,
      updatedSince: filters.updatedSince,
      newestEpisodeSince: filters.newestEpisodeSince,
      newestEpisodeUntil: filters.newestEpisodeUntil,
      host: filters.host,
      itunesId: filters.itunesId,
      activity: filters.activity as SearchRequest["filters"]["activity"],
    }),
    sort: (sort ?? "relevance") as SearchRequest["sort"],
    limit,
    cursor,
    facets: facets ?? false,
    explain: explain ?? false,
    modes: modes ?? false,
  };
}

/** "Tech" and "society and culture" as the catalogue names them; what is no Apple category stays as it is. */
function categoryNames(name: string): string[] {
  const names = appleCategories([name]);
  return names.length > 0 ? names : [name];
}
