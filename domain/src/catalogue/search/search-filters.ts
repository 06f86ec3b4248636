import { comparedListeners } from "../../audience/range/listener-band.js";
import type { ListenerRange } from "../../audience/range/listener-range.js";
import type { FieldError } from "../../shared/domain-error.js";
import { hostingDomain } from "../shows/hosting-domain.js";
import type { SearchFilters } from "./search-request.js";

/** Pairs of filters that are the lower and the upper bound of one value. */
export const FILTER_BOUNDS = [
  ["minListeners", "maxListeners"],
  ["minEpisodes", "maxEpisodes"],
  ["minPopularity", "maxPopularity"],
  ["newestEpisodeSince", "newestEpisodeUntil"],
] as const satisfies readonly (readonly [keyof SearchFilters, keyof SearchFilters])[];

/** The lower bounds that are above their upper bounds. No show could match such a search. */
export function reversedBounds(filters: Partial<SearchFilters>): FieldError[] {
  return FILTER_BOUNDS.flatMap(([low, high]) => {
    const [from, to] = [filters[low], filters[high]];
    // ISO days can be compared as text.
    return from !== undefined && to !== undefined && from > to ? [{ path: low, message: `is above ${high}` }] : [];
  });
}

const SECONDS_PER_DAY = 86_400;

/** A calendar day such as "2026-11-22", from 1970 on; undefined for anything else. */
export function toDay(text: string | null | undefined): string | undefined {
  const [day, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(text?.trim() ?? "") ?? [];
  if (day === undefined || Number(year) < 1970) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  // Date would turn February 31 into a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : undefined;
}

/** Epoch seconds at the start of a day (UTC). */
export function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}

/** The last second of a day (UTC), in epoch seconds. */
export function dayEnd(day: string): number {
  return dayStart(day) + SECONDS_PER_DAY - 1;
}

/** A popularity score such as "7" or "6.5"; undefined for anything else. */
export function toScore(text: string | null | undefined): number | undefined {
  const score = text?.trim() ?? "";
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(score) ? Number(score) : undefined;
}

/** An Apple directory id as digits without leading zeros; undefined for anything else. */
export function toItunesId(text: string | null | undefined): string | undefined {
  const [, digits] = /^(?:id)?0*([1-9]\d{0,14})$/.exec(text?.trim() ?? "") ?? [];
  return digits;
}

/** Whether a feed's host is the domain itself or a subdomain: "feeds.libsyn.com" is hosted at "libsyn.com". */
export function isHostedAt(host: string, domain: string): boolean {
  const [name, wanted] = [hostingDomain(host), hostingDomain(domain)];
  return name !== undefined && wanted !== undefined && (name === wanted || name.endsWith(`.${wanted}`));
}

/** The limits of a listener filter, inclusive. With `reach`, a range that only overlaps the limits matches. */
export type ListenerLimits = {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly reach?: boolean;
};

/**
 * The number of people that a listener filter compares. "Up to N" has no lower end to take a middle from: a filter counts half of N, so
 * that "from 100" still finds a show with up to 1,000 listeners.
 */
export function filteredListeners(range: ListenerRange): number | undefined {
  return range.kind === "closed" && range.low <= 1 ? Math.ceil(range.high / 2) : comparedListeners(range);
}

/**
 * Whether a show's range matches a listener filter. "N+" matches a lower limit of at most N, and never matches an upper limit (decision
 * 53). undefined if the range is unknown.
 */
export function isWithinListeners(range: ListenerRange, { from, to, reach }: ListenerLimits): boolean | undefined {
  const middle = filteredListeners(range);
  if (middle === undefined || range.kind === "unknown") return undefined;
  const high = range.kind === "open" ? Infinity : range.high;
  if (high === Infinity && to != null) return false;
  const [least, most] = reach ? [range.low, high] : [middle, middle];
  return most >= (from ?? 0) && least <= (to ?? Infinity);
}

/** Removes `reach` if there are no limits: every range would overlap, so it would filter nothing. */
export function withoutIdleReach(filters: SearchFilters): SearchFilters {
  const { minListeners, maxListeners } = filters;
  return minListeners === undefined && maxListeners === undefined ? { ...filters, listenersReach: undefined } : filters;
}
