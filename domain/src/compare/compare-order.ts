import { comparedListeners } from "../audience/range/listener-band.js";
import type { Money } from "../lists/columns/money.js";
import type { PodcastDetail } from "../catalogue/shows/podcast.js";
import { contactText, rangesOf } from "./compare-shows.js";
import type { Rhythm } from "../catalogue/shows/publishing-rhythm.js";

/** The sort orders of a comparison. */
export type CompareOrder = "title" | "listeners" | "episode" | "rhythm" | "updated" | "episodes" | "contact" | "price";
export const COMPARE_ORDERS: readonly CompareOrder[] = [
  "title",
  "listeners",
  "episode",
  "rhythm",
  "updated",
  "episodes",
  "contact",
  "price",
];

/** A show, its rhythm and its price. The last two are undefined if unknown or still loading. */
export type OrderedShow = {
  readonly show: PodcastDetail;
  readonly rhythm: Rhythm | undefined;
  /** Price per spot. */
  readonly price?: Money | undefined;
};

/**
 * Sorts the rows: titles from A to Z, figures from the largest, rhythm from the most frequent, shows with a contact before those without,
 * prices from the lowest within each currency. Unknown values come last. Equal rows keep their order.
 */
export function inOrder<Row extends OrderedShow>(rows: readonly Row[], order: CompareOrder | undefined): Row[] {
  if (order === undefined) return [...rows];
  if (order === "title") return [...rows].sort((a, b) => a.show.title.localeCompare(b.show.title, "en"));
  if (order === "price") return [...rows].sort((a, b) => byPrice(a.price, b.price));
  const value = VALUES[order];
  return [...rows].sort((a, b) => (value(b) ?? -Infinity) - (value(a) ?? -Infinity) || 0);
}

function byPrice(a: Money | undefined, b: Money | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return a.currency === b.currency ? a.cents - b.cents : a.currency < b.currency ? -1 : 1;
}

const CONTACT_PLACES = { Yes: 1, No: 0, "": undefined } as const;

const VALUES: Readonly<Record<Exclude<CompareOrder, "title" | "price">, (row: OrderedShow) => number | undefined>> = {
  listeners: ({ show }) => comparedListeners(rangesOf(show).listeners),
  episode: ({ show }) => comparedListeners(rangesOf(show).perEpisode),
  // Fewer days between episodes mean more episodes.
  rhythm: ({ rhythm }) => (rhythm === undefined ? undefined : -rhythm.days),
  updated: ({ show }) => (show.lastUpdate > 0 ? show.lastUpdate : undefined),
  episodes: ({ show }) => (show.defaulted.includes("episodeCount") ? undefined : show.episodeCount),
  contact: ({ show }) => CONTACT_PLACES[contactText(show)],
};
