import {
  type Activity,
  MODERATELY_ACTIVE_DAYS,
  OCCASIONAL_DAYS,
  VERY_ACTIVE_DAYS,
} from "@earshot/domain/audience/facts/activity";
import { CODED_NAMES } from "@earshot/domain/catalogue/codes/coded-facts";
import { foldText } from "@earshot/domain/catalogue/text/fold";
import { dayEnd, dayStart } from "@earshot/domain/catalogue/search/search-filters";
import { updatedAfter } from "@earshot/domain/catalogue/search/search-rules";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { domainLabel } from "../../record/words/label-words.js";
import { categoryLabel, codeLabel, contactLabel, explicitLabel } from "../../record/words/labels.js";
import { any, type Condition, phraseMatch, range, text, within } from "../index/condition.js";
import { categoryLabels, hasLabel, listenersWithin } from "./query-condition.js";

/** Whether any filter is chosen. */
export function isNarrowed({ tags, categories, ...others }: SearchFilters): boolean {
  return tags.length > 0 || categories.length > 0 || Object.values(others).some((value) => value !== undefined);
}

/** The conditions of a search's filters; empty without filters. */
export function filterConditions(filters: SearchFilters, now: Date): (Condition | undefined)[] {
  const conditions: (Condition | undefined)[] = [];
  const { explicit, hasContact, minListeners, maxListeners, minEpisodes, maxEpisodes, activity } = filters;
  // "All" means no particular category.
  const categories = filters.categories.filter((name) => name.trim() !== "");
  if (categories.length > 0 && !categories.some((name) => foldText(name) === "all")) {
    conditions.push(hasLabel(categories.flatMap(categoryLabels)));
  }
  for (const name of CODED_NAMES) {
    const code = filters[name];
    if (code) conditions.push(hasLabel([codeLabel(name, code)]));
  }
  if (explicit !== undefined) conditions.push(hasLabel([explicitLabel(explicit === 1)]));
  if (hasContact !== undefined) conditions.push(hasLabel([contactLabel(hasContact === 1)]));
  // A category, or consecutive words in title, categories or description.
  for (const tag of filters.tags) {
    const words = text("topic", phraseMatch(tag));
    conditions.push(words && any([hasLabel([categoryLabel(tag)]), words]));
  }
  if (minListeners !== undefined || maxListeners !== undefined) {
    conditions.push(listenersWithin({ from: minListeners, to: maxListeners, reach: filters.listenersReach === 1 }));
  }
  conditions.push(between("episodes", minEpisodes, maxEpisodes));
  const since = updatedAfter(filters.lastUpdate, now);
  if (since !== undefined) conditions.push(within(range("updated", since)));
  if (activity) conditions.push(activityCondition(activity, now));
  return [...conditions, ...moreConditions(filters)];
}

/** The filters under "More filters" on the page. */
function moreConditions(filters: SearchFilters): (Condition | undefined)[] {
  const { minPopularity, maxPopularity, updatedSince, newestEpisodeSince, newestEpisodeUntil, host, itunesId } =
    filters;
  const conditions = [between("score", minPopularity, maxPopularity)];
  if (updatedSince) conditions.push(within(range("updated", dayStart(updatedSince))));
  if (newestEpisodeSince) conditions.push(within(range("heard", dayStart(newestEpisodeSince))));
  if (newestEpisodeUntil) conditions.push(within(range("heard", 1, dayEnd(newestEpisodeUntil))));
  if (host) conditions.push(hasLabel([domainLabel(host)]));
  if (itunesId) {
    const sql = "SELECT place FROM shows WHERE itunes = ?";
    conditions.push({ kind: "places", sql, values: [Number(itunesId)] });
  }
  return conditions;
}

function between(column: "episodes" | "score", from: number | undefined, to: number | undefined) {
  return from === undefined && to === undefined ? undefined : within(range(column, from ?? 0, to));
}

/** Epoch seconds: a newest episode later than the limit is at most `days` whole days old. */
export const limitOf = (days: number, now: Date): number => Math.floor(now.getTime() / 1000 - (days + 1) * 86_400);

/** The fewest and the most whole days since the newest episode, as in `activityOf`; a show without a date has no activity. */
const DAYS: Readonly<Record<Activity, readonly [fewest?: number, most?: number]>> = {
  "very-active": [undefined, VERY_ACTIVE_DAYS],
  "moderately-active": [VERY_ACTIVE_DAYS, MODERATELY_ACTIVE_DAYS],
  occasional: [MODERATELY_ACTIVE_DAYS, OCCASIONAL_DAYS],
  inactive: [OCCASIONAL_DAYS],
};

function activityCondition(activity: Activity, now: Date): Condition {
  const [fewest, most] = DAYS[activity].map((days) => (days === undefined ? undefined : limitOf(days, now)));
  return within(range("heard", most === undefined ? 1 : most + 1, fewest));
}
