import { ACTIVITIES } from "../../audience/facts/activity.js";
import { CODED_FACTS } from "../codes/coded-facts.js";
import { hostingDomain } from "../shows/hosting-domain.js";
import { toDay, toItunesId, toScore } from "./search-filters.js";
import { LAST_UPDATES } from "./search-rules.js";

/** How a filter is written. `url` is its name in the search page's URL; `text` describes it in the API's documentation. */
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

/** The search filters, in the order of the URL. The type of the filters, the URL, and the API's parameters are derived from this table. */
export const FILTERS = {
  /** Number of people, inclusive. A show matches if its `filteredListeners` are within the limits (decision 46). */
  minListeners: {
    url: "lmin",
    kind: "count",
    text: "Minimum number of listeners, compared with the middle of a show’s range on a logarithmic scale",
  },
  maxListeners: {
    url: "lmax",
    kind: "count",
    text: "Maximum number of listeners, compared with the middle of a show’s range on a logarithmic scale",
  },
  /** Also matches shows whose range only overlaps the limits. */
  listenersReach: {
    url: "lreach",
    kind: "yes",
    text: "true also returns shows whose range only overlaps the limits",
  },
  minEpisodes: { url: "emin", kind: "count", text: "Minimum number of episodes in the feed" },
  maxEpisodes: { url: "emax", kind: "count", text: "Maximum number of episodes in the feed" },
  /** Limits for the source's popularity score, inclusive. A show without a score does not match. */
  minPopularity: {
    url: "pmin",
    ...score,
    text: "Minimum popularityScore, inclusive; shows without a score never match",
  },
  maxPopularity: {
    url: "pmax",
    ...score,
    text: "Maximum popularityScore, inclusive; shows without a score never match",
  },
  lastUpdate: {
    url: "upd",
    kind: "choice",
    choices: LAST_UPDATES,
    text: "Only shows that published an episode within this number of days",
  },
  /** A UTC day such as "2026-11-22". Matches shows last updated on that day or later. */
  updatedSince: { url: "since", ...day, text: "Only shows last updated on this day (UTC) or later" },
  /** UTC days of the newest episode, inclusive. If only the last update is known, that counts. */
  newestEpisodeSince: {
    url: "epfrom",
    ...day,
    text: "Only shows whose newest episode is from this day (UTC) or later",
  },
  newestEpisodeUntil: {
    url: "epto",
    ...day,
    text: "Only shows whose newest episode is from this day (UTC) or earlier",
  },
  /** The domain that hosts the feed. "libsyn.com" also matches "feeds.libsyn.com". */
  host: {
    url: "feedhost",
    kind: "text",
    read: hostingDomain,
    expected: "is not a domain",
    text: 'Only shows whose feed is hosted on this domain; "libsyn.com" includes "feeds.libsyn.com"',
  },
  /** The show's number in Apple's directory, digits only. */
  itunesId: {
    url: "itunes",
    kind: "text",
    read: toItunesId,
    expected: "is not an Apple directory number",
    text: "The show’s id in Apple’s directory",
  },
  ...CODED_FACTS,
  explicit: {
    url: "explicit",
    kind: "flag",
    text: "true: only explicit shows; false: only clean ones. Shows that don’t say match neither",
  },
  hasContact: {
    url: "contact",
    kind: "flag",
    text: "true: only shows with a contact; false: only shows known to have none",
  },
  /** Category names. A show matches if it has any of them. */
  categories: { url: "cat", kind: "categories" },
  activity: {
    url: "act",
    kind: "choice",
    choices: ACTIVITIES,
    text: "Only shows whose newest episode is at most 7, 90 or 365 days old, or older; a show without dates never matches",
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
