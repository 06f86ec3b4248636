import { LISTENER_BANDS, likelyListeners } from "@earshot/domain/audience/range/listener-band";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { LANGUAGES } from "@earshot/domain/catalogue/codes/languages";
import { parseCount } from "@earshot/domain/catalogue/text/parse-count";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { LastUpdate, SearchFilters, SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { foldText } from "@earshot/domain/catalogue/text/fold";

const PREFIXES: readonly { readonly prefix: string; readonly mode: SearchMode }[] = [
  { prefix: "t:", mode: "title" },
  { prefix: "#", mode: "topic" },
  { prefix: "@", mode: "host" },
];

/** Parses the text typed into the palette: the words, and the mode of a prefix ("t:" titles, "#" topics, "@" hosts). */
export function readPalette(text: string): { readonly term: string; readonly mode: SearchMode | undefined } {
  const typed = text.trimStart();
  const found = PREFIXES.find(({ prefix }) => typed.toLowerCase().startsWith(prefix));
  return { term: typed.slice(found?.prefix.length ?? 0).trim(), mode: found?.mode };
}

/** A filter that Tab turns into a token, and the remaining text without the filter's word. */
export type FilterOffer = { readonly filters: Partial<SearchFilters>; readonly rest: string };

/** How many letters of a name must be typed before it is offered: fewer match too much. */
const SHORTEST_NAME = 3;

/**
 * Filters that match the last typed word ("spanish", "10k+", "<5k", "30d", "clean", "technol"). If none match, three common filters of
 * kinds that are not active yet. Active filters are not offered again.
 */
export function filterOffers(
  text: string,
  inForce: SearchFilters,
  categories: readonly string[],
  language: string,
): readonly FilterOffer[] {
  if (readPalette(text).term === "") return [];
  const [, before = "", word = ""] = /^(.*?)(\S*)\s*$/su.exec(text) ?? [];
  const named = [
    ...offeredLanguages(word),
    ...offeredListeners(word),
    ...offeredPeriods(word),
    ...offeredWords(word),
    ...offeredCategories(word, categories, inForce),
  ].map((filters) => ({ filters, rest: before.trimEnd() }));
  const common: FilterOffer[] = [{ language }, { minListeners: 10_000 }, { lastUpdate: "30d" as const }].map(
    (filters) => ({ filters, rest: text }),
  );
  if (named.length > 0) return named.filter(({ filters }) => isNew(filters, inForce)).slice(0, 3);
  return common.filter(({ filters }) =>
    Object.keys(filters).every((key) => inForce[key as keyof SearchFilters] === undefined),
  );
}

function isNew(offered: Partial<SearchFilters>, inForce: SearchFilters): boolean {
  return Object.entries(offered).some(([key, value]) => {
    const now = inForce[key as keyof SearchFilters];
    return Array.isArray(value) ? value.length !== (now as readonly string[]).length : value !== now;
  });
}

function offeredLanguages(word: string): Partial<SearchFilters>[] {
  const start = foldText(word);
  if (start.length < SHORTEST_NAME) return [];
  return LANGUAGES.filter(({ name }) => foldText(name).startsWith(start)).map(({ code }) => ({ language: code }));
}

/** A number alone can be part of a title ("1984"), so a sign or a unit is required. */
function offeredListeners(word: string): Partial<SearchFilters>[] {
  const [, sign = "", figure = "", plus = ""] = /^([<>]?)([\d.,]+[km]?)(\+?)$/iu.exec(word) ?? [];
  const count = parseCount(figure);
  if (typeof count !== "number" || (sign === "" && plus === "" && !/[km]$/i.test(figure))) return [];
  return [sign === "<" ? { maxListeners: count } : { minListeners: count }];
}

function offeredPeriods(word: string): Partial<SearchFilters>[] {
  const period = /^(30|60|90)d$/iu.test(word) ? (word.toLowerCase() as LastUpdate) : undefined;
  return period === undefined ? [] : [{ lastUpdate: period }];
}

function offeredWords(word: string): Partial<SearchFilters>[] {
  if (/^explicit$/iu.test(word)) return [{ explicit: 1 }];
  return /^clean$/iu.test(word) ? [{ explicit: 0 }] : [];
}

function offeredCategories(
  word: string,
  categories: readonly string[],
  inForce: SearchFilters,
): Partial<SearchFilters>[] {
  const start = foldText(word);
  if (start.length < SHORTEST_NAME) return [];
  return categories
    .filter((name) => foldText(name).startsWith(start) && !inForce.categories.includes(name))
    .map((name) => ({ categories: [...inForce.categories, name] }));
}

/** Sorts the shows whose titles begin with the typed words by size. All others, such as an exact title, keep their places. */
export function largestFirst(podcasts: readonly Podcast[], term: string): readonly Podcast[] {
  const start = `${foldText(term)} `;
  const isBegun = ({ title }: Podcast) => foldText(title).startsWith(start);
  const begun = podcasts.filter(isBegun).sort((a, b) => sizeOf(b) - sizeOf(a));
  return podcasts.map((podcast) => (isBegun(podcast) ? (begun.shift() ?? podcast) : podcast));
}

/** The likely number of listeners; for "Large or more", the middle of that band. 0 if nothing is known. */
function sizeOf({ listener_range, listenersAtLeast }: Podcast): number {
  const known = likelyListeners(parseListenerRange(listener_range));
  if (known !== undefined || listenersAtLeast === undefined) return known ?? 0;
  const band = LISTENER_BANDS.findIndex(({ name }) => name === listenersAtLeast);
  const low = LISTENER_BANDS[band - 1]?.below ?? 1;
  const high = LISTENER_BANDS[band]?.below ?? Infinity;
  return high === Infinity ? low : (likelyListeners({ kind: "closed", low, high }) ?? 0);
}
