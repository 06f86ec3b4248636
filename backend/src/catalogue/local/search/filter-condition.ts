import {
  MODERATELY_ACTIVE_DAYS,
  OCCASIONAL_DAYS,
  VERY_ACTIVE_DAYS,
  type Activity,
} from "@earshot/domain/audience/activity";
import { foldText } from "@earshot/domain/catalogue/fold";
import { dayEnd, dayStart } from "@earshot/domain/catalogue/search-filters";
import { updatedAfter } from "@earshot/domain/catalogue/search-rules";
import type { SearchFilters } from "@earshot/domain/catalogue/search-request";
import { categoryLabel, explicitLabel, languageLabel } from "../record/labels.js";
import { between, categoryLabels, hasLabel, listenersWithin } from "./query-condition.js";
import type { SqlParameters } from "./sql-parameters.js";
import { phraseQuery } from "./word-query.js";

/** Whether any filter is chosen. */
export function isNarrowed({ tags, categories, ...others }: SearchFilters): boolean {
  return tags.length > 0 || categories.length > 0 || Object.values(others).some((value) => value !== undefined);
}

/** The filters of a search as SQL conditions that must all hold; none when nothing is narrowed. */
export function filterConditions(filters: SearchFilters, parameters: SqlParameters, now: Date): string[] {
  const conditions: string[] = [];
  const { language, explicit, minListeners, maxListeners, minEpisodes, maxEpisodes, activity } = filters;
  // "All" is the choice of no category in particular.
  const categories = filters.categories.filter((name) => name.trim() !== "");
  if (categories.length > 0 && !categories.some((name) => foldText(name) === "all")) {
    conditions.push(hasLabel(categories.flatMap(categoryLabels), parameters));
  }
  if (language) conditions.push(hasLabel([languageLabel(language)], parameters));
  if (explicit !== undefined) conditions.push(hasLabel([explicitLabel(explicit === 1)], parameters));
  for (const tag of filters.tags) conditions.push(...tagCondition(tag, parameters));
  if (minListeners !== undefined || maxListeners !== undefined) {
    conditions.push(listenersWithin(minListeners, maxListeners, parameters));
  }
  if (minEpisodes !== undefined || maxEpisodes !== undefined) {
    conditions.push(between("coalesce(episode_count, -1)", minEpisodes ?? 0, maxEpisodes, parameters));
  }
  const since = updatedAfter(filters.lastUpdate, now);
  if (since !== undefined) conditions.push(`coalesce(last_update, -1) >= ${parameters.add(since)}::bigint`);
  if (activity) conditions.push(activityCondition(activity, now));
  return [...conditions, ...moreConditions(filters, parameters)];
}

/** The filters that the page has under "More filters". */
function moreConditions(filters: SearchFilters, parameters: SqlParameters): string[] {
  const { minPopularity, maxPopularity, updatedSince, newestEpisodeSince, newestEpisodeUntil, host, itunesId } =
    filters;
  const conditions: string[] = [];
  if (minPopularity !== undefined || maxPopularity !== undefined) {
    conditions.push(between("coalesce(popularity_score, -1)", minPopularity ?? 0, maxPopularity, parameters));
  }
  if (updatedSince) conditions.push(`coalesce(last_update, -1) >= ${parameters.add(dayStart(updatedSince))}::bigint`);
  if (newestEpisodeSince) conditions.push(`${LAST_EPISODE} >= ${parameters.add(dayStart(newestEpisodeSince))}::bigint`);
  if (newestEpisodeUntil) {
    conditions.push(`${LAST_EPISODE} BETWEEN 1 AND ${parameters.add(dayEnd(newestEpisodeUntil))}::bigint`);
  }
  if (host) {
    const domain = parameters.add(host);
    conditions.push(`(host = ${domain} OR right(host, length(${domain}) + 1) = '.' || ${domain})`);
  }
  if (itunesId) conditions.push(`itunes_id = ${parameters.add(itunesId)}::bigint`);
  return conditions;
}

/** A tag is a category or words that stand together in title, categories or description. */
function tagCondition(tag: string, parameters: SqlParameters): string[] {
  const words = phraseQuery(tag);
  if (words === "") return [];
  const label = parameters.add([categoryLabel(tag)]);
  return [`(labels @> ${label}::text[] OR topic_words @@ ${parameters.add(words)}::tsquery)`];
}

/** Epoch seconds of the last sign of life that the badge goes by. */
export const LAST_EPISODE = "coalesce(newest_episode, last_update, 0)";

/** Epoch seconds: a newest episode later than the limit is at most `days` whole days old. */
const limitOf = (days: number, now: Date): number => Math.floor(now.getTime() / 1000 - (days + 1) * 86_400);

/** The same borders as `activityOf` draws; an unknown date counts as moderately active. */
export function activityCondition(activity: Activity, now: Date): string {
  const week = limitOf(VERY_ACTIVE_DAYS, now);
  const quarter = limitOf(MODERATELY_ACTIVE_DAYS, now);
  const year = limitOf(OCCASIONAL_DAYS, now);
  switch (activity) {
    case "very-active":
      return `${LAST_EPISODE} > ${week}`;
    case "moderately-active":
      return `(${LAST_EPISODE} <= 0 OR (${LAST_EPISODE} > ${quarter} AND ${LAST_EPISODE} <= ${week}))`;
    case "occasional":
      return `(${LAST_EPISODE} > ${year} AND ${LAST_EPISODE} <= ${quarter})`;
    case "inactive":
      return `(${LAST_EPISODE} > 0 AND ${LAST_EPISODE} <= ${year})`;
  }
}
