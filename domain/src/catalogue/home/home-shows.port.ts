import type { Podcast } from "../shows/podcast.js";
import type { Bounds } from "../show-history.port.js";

/** A show with rising listeners, and their number at the beginning of the period. */
export type GrowingShow = { readonly podcast: Podcast; readonly before: Bounds; readonly factor: number };

/** Shows that are new to the catalogue's sources, the largest of them first. */
export type NewShows = { readonly total: number; readonly podcasts: readonly Podcast[] };

/** The shows on the search page before a search. A source without a history and start dates returns empty lists. */
export abstract class HomeShows {
  /** Living shows that grew since a moment (`growthOf`), by one method of estimating and up to today's estimate; most first. */
  abstract growing(since: Date, limit: number): Promise<readonly GrowingShow[]>;
  /** Living shows that began, or were first seen, between two moments. */
  abstract begun(since: Date, until: Date, limit: number): Promise<NewShows>;
}
