import { ACTIVITIES } from "../../audience/facts/activity.js";
import { CODED_FACTS } from "../codes/coded-facts.js";
import { hostingDomain } from "../shows/hosting-domain.js";
import { toDay, toItunesId, toScore } from "./search-filters.js";
import { LAST_UPDATES } from "./search-rules.js";

/** How a filter is written. `url` is its name in the address of the search page, `text` is for the API's document. */
export type FilterSpec = { readonly url: string; readonly text?: string } & (
  | { readonly kind: "count" | "flag" | "yes" | "categories" }
  | { readonly kind: "choice"; readonly choices: readonly string[] }
  | {
      readonly kind: "text";
      readonly read: (text: string) => string | undefined;
      /** The API's message for an unreadable value. */
      readonly expected: string;
    }
  | { readonly kind: "score"; readonly read: (text: string) => number | undefined; readonly expected: string }
);

const score = { kind: "score", read: toScore, expected: "is not a score such as 7 or 6.5" } as const;
const day = { kind: "text", read: toDay, expected: "is not a day such as 2026-11-22" } as const;

/**
 * The filters of a search, in the order of the address. The type of the filters, the address, and the API's parameters
 * are derived from this table.
 */
export const FILTERS = {
  /** People, inclusive; a show passes when the middle of its range lies between them (decision 46). */
  minListeners: { url: "lmin", kind: "count", text: "A show matches by the middle of its range" },
  maxListeners: { url: "lmax", kind: "count", text: "See minListeners" },
  /** Also includes shows whose range only overlaps the limits. */
  listenersReach: {
    url: "lreach",
    kind: "yes",
    text: "true: also shows whose range only overlaps the limits",
  },
  minEpisodes: { url: "emin", kind: "count", text: "Episodes in the feed, at least" },
  maxEpisodes: { url: "emax", kind: "count", text: "Episodes in the feed, at most" },
  /** Of the source's popularity score, inclusive; a show without a score does not pass. */
  minPopularity: { url: "pmin", ...score, text: "Of popularityScore, inclusive; shows without a score never match" },
  maxPopularity: { url: "pmax", ...score, text: "See minPopularity" },
  lastUpdate: {
    url: "upd",
    kind: "choice",
    choices: LAST_UPDATES,
    text: "An episode was published within this number of days",
  },
  /** A day (UTC) such as "2026-11-22": the last update is of this day or later. */
  updatedSince: { url: "since", ...day, text: "Last update on this day (UTC) or later" },
  /** Days (UTC), inclusive, of the newest episode. Where only the last update is known, that counts. */
  newestEpisodeSince: { url: "epfrom", ...day, text: "Newest episode of this day (UTC) or later" },
  newestEpisodeUntil: { url: "epto", ...day, text: "Newest episode of this day (UTC) or earlier" },
  /** Domain that hosts the feed: "libsyn.com" also finds "feeds.libsyn.com". */
  host: {
    url: "feedhost",
    kind: "text",
    read: hostingDomain,
    expected: "is not a domain",
    text: 'Domain that hosts the feed; "libsyn.com" also finds "feeds.libsyn.com"',
  },
  /** The show's number in Apple's directory, as digits. */
  itunesId: {
    url: "itunes",
    kind: "text",
    read: toItunesId,
    expected: "is not an Apple directory number",
    text: "The show’s number in Apple’s directory",
  },
  ...CODED_FACTS,
  explicit: {
    url: "explicit",
    kind: "flag",
    text: "true: only explicit shows, false: only clean ones; shows that don’t say match neither",
  },
  hasContact: {
    url: "contact",
    kind: "flag",
    text: "true: shows with a contact, false: shows known to have none",
  },
  /** Category names; a show that has any of them passes. */
  categories: { url: "cat", kind: "categories" },
  activity: {
    url: "act",
    kind: "choice",
    choices: ACTIVITIES,
    text: "By the age of the newest episode: up to 7, 90, 365 days, or more; a show without dates never matches",
  },
} as const satisfies Readonly<Record<string, FilterSpec>>;

export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

export type FilterValue<Name extends FilterName> = ValueOf<(typeof FILTERS)[Name]>;

type ValueOf<Spec> = Spec extends { readonly kind: "count" }
  ? number
  : Spec extends { readonly kind: "flag" }
    ? 0 | 1
    : Spec extends { readonly kind: "yes" }
      ? 1
      : Spec extends { readonly choices: readonly (infer Choice)[] }
        ? Choice
        : Spec extends { readonly read: (text: string) => infer Value }
          ? Exclude<Value, undefined>
          : never;
