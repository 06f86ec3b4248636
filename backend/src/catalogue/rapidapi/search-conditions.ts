import { activityOf } from "@earshot/domain/audience/facts/activity";
import { parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { categoriesNamed, parentCategory } from "@earshot/domain/catalogue/codes/categories";
import { CODED_NAMES, type CodedName } from "@earshot/domain/catalogue/codes/coded-facts";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { languageCode } from "@earshot/domain/catalogue/codes/languages";
import type { DefaultableField, Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { Query } from "@earshot/domain/catalogue/query/query";
import type { SearchFilters, SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { dayEnd, dayStart, isHostedAt, isWithinListeners } from "@earshot/domain/catalogue/search/search-filters";
import { providerCategory, updatedAfter } from "@earshot/domain/catalogue/search/search-rules";

const DAY = 86_400;

/** Whether a result matches a part of the query. Unknown facts do not match. `mode` says which fields text is searched in. */
export function holds(query: Query, podcast: Podcast, mode: SearchMode, now: Date): boolean {
  switch (query.kind) {
    case "word":
    case "phrase":
      return ` ${foldText(textOf(podcast, mode))} `.includes(` ${foldText(query.text)} `);
    case "not":
      return !holds(query.query, podcast, mode, now);
    case "and":
      return query.queries.every((part) => holds(part, podcast, mode, now));
    case "or":
      return query.queries.some((part) => holds(part, podcast, mode, now));
    case "in":
      return holds(query.query, podcast, query.field, now);
    case "is":
      return query.field === "lang"
        ? podcast.language === languageCode(query.value)
        : isInCategory(podcast, query.value);
    case "explicit":
      return podcast.explicit === (query.value ? 1 : 0);
    case "number":
      return query.field === "ep"
        ? isKnown(podcast, "episodeCount") && isWithin(podcast.episodeCount, query.from, query.to)
        : isWithinListeners(parseListenerRange(podcast.listener_range), query) === true;
    case "updated": {
      const limit = now.getTime() / 1000 - query.days * DAY;
      return podcast.lastUpdate > 0 && (query.newer ? podcast.lastUpdate >= limit : podcast.lastUpdate < limit);
    }
  }
}

/**
 * Whether a result passes the filters. A result with an unknown fact passes the filters that the provider applies itself: the
 * provider may know more than it sends. The rest (clean shows, categories, popularity, episode dates, hosting domain, Apple's
 * number, activity) is checked here against the known facts.
 */
export function passes(podcast: Podcast, filters: SearchFilters, now: Date): boolean {
  const {
    explicit,
    hasContact,
    minEpisodes = null,
    maxEpisodes = null,
    minListeners: from,
    maxListeners: to,
    listenersReach: reach,
  } = filters;
  if (CODED_NAMES.some((name) => !hasCode(podcast, name, filters[name]))) return false;
  if (explicit === 1 && podcast.explicit === 0) return false;
  if (explicit === 0 && podcast.explicit !== 0) return false;
  if (hasContact !== undefined && podcast.hasContact !== hasContact) return false;
  if (isKnown(podcast, "episodeCount") && !isWithin(podcast.episodeCount, minEpisodes, maxEpisodes)) return false;
  const limits = { from, to, reach: reach === 1 };
  if (isWithinListeners(parseListenerRange(podcast.listener_range), limits) === false) return false;
  const after = updatedAfter(filters.lastUpdate, now);
  if (after !== undefined && podcast.lastUpdate > 0 && podcast.lastUpdate < after) return false;
  if (filters.updatedSince && podcast.lastUpdate > 0 && podcast.lastUpdate < dayStart(filters.updatedSince))
    return false;
  if (!passesMore(podcast, filters)) return false;
  if (filters.activity !== undefined && activityOf(podcast.lastUpdate, now) !== filters.activity) return false;
  const { categories } = filters;
  return categories.length === 0 || categories.some((name) => isAnyCategory(name) || isInCategory(podcast, name));
}

/** The provider filters only by language. */
function hasCode(podcast: Podcast, name: CodedName, code: string | undefined): boolean {
  if (code === undefined || podcast[name] === code) return true;
  return name === "language" && !isKnown(podcast, name);
}

function passesMore(podcast: Podcast, filters: SearchFilters): boolean {
  const { minPopularity, maxPopularity, newestEpisodeSince, newestEpisodeUntil, host, itunesId } = filters;
  if (minPopularity !== undefined || maxPopularity !== undefined) {
    if (!isKnown(podcast, "popularityScore")) return false;
    if (!isWithin(podcast.popularityScore, minPopularity ?? null, maxPopularity ?? null)) return false;
  }
  if (newestEpisodeSince || newestEpisodeUntil) {
    const since = newestEpisodeSince ? dayStart(newestEpisodeSince) : 1;
    if (!isWithin(podcast.lastUpdate, since, newestEpisodeUntil ? dayEnd(newestEpisodeUntil) : null)) return false;
  }
  if (host !== undefined && !isHostedAt(podcast.host, host)) return false;
  return itunesId === undefined || podcast.itunesId === itunesId;
}

export function textOf(podcast: Podcast, mode: SearchMode): string {
  if (mode === "host") return podcast.itunesAuthor;
  if (mode === "title") return podcast.title;
  return [podcast.title, ...podcast.categories, podcast.description].join(" ");
}

/** "All" filters out nothing. */
export function isAnyCategory(category: string): boolean {
  return providerCategory(category) === "";
}

function isInCategory(podcast: Podcast, category: string): boolean {
  const wanted = new Set(categoriesNamed(category).map(foldText));
  return categoriesOf(podcast).some(
    (name) => wanted.has(foldText(name)) || wanted.has(foldText(parentCategory(name) ?? "")),
  );
}

/** The categories that a show names, each once, in Apple's spelling if they are Apple's. */
export function categoriesOf({ categories }: Podcast): string[] {
  return [...new Map(categories.flatMap(categoriesNamed).map((name) => [foldText(name), name])).values()];
}

function isKnown(podcast: Podcast, field: DefaultableField): boolean {
  return !podcast.defaulted.includes(field);
}

function isWithin(value: number, from: number | null, to: number | null): boolean {
  return (from === null || value >= from) && (to === null || value <= to);
}
