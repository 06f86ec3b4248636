import type { PodcastId } from "../catalogue/podcast.js";
import type { ShowMemory } from "./show-memory.js";

/** A show that somebody tracks, as checks see it: one record however many track it. */
export type WatchedShow = {
  readonly podcastId: PodcastId;
  /** undefined before its first look. */
  readonly memory: ShowMemory | undefined;
  /** Seconds between checks. */
  readonly interval: number;
  readonly nextCheckAt: Date;
  /** When a check was handed to the workers; null when none is on its way. */
  readonly queuedAt: Date | null;
  /** Checks that failed since the last good one. */
  readonly failures: number;
};

/** Keeps the shows of one catalogue that are tracked, with what is remembered of each and when it is due. */
export abstract class WatchedShows {
  /** The show, made when it is not there, and held until the transaction around ends: two looks at a show take turns. */
  abstract hold(podcastId: PodcastId, now: Date): Promise<WatchedShow>;
  abstract save(show: WatchedShow): Promise<void>;
}
