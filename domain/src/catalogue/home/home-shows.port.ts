import type { Podcast } from "../shows/podcast.js";
import type { Bounds } from "../show-history.port.js";

/** A show with rising listeners, and its range at the beginning of the period. */
export type GrowingShow = { readonly podcast: Podcast; readonly before: Bounds; readonly factor: number };

/** Shows that are new to the catalogue's sources, largest first. */
export type NewShows = { readonly total: number; readonly podcasts: readonly Podcast[] };

/** The shows on the search page before a search. A source that has no history or start dates returns empty lists. */
export abstract class HomeShows {
  /** Active shows that grew since the given time (`growthOf`), fastest first. All compared estimates come from one method. */
  abstract growing(since: Date, limit: number): Promise<readonly GrowingShow[]>;
  /** Active shows that started, or were first seen, between two times. */
  abstract begun(since: Date, until: Date, limit: number): Promise<NewShows>;
}
