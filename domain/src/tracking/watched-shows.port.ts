import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { ShowMemory } from "./show-memory.js";

/** A tracked show as checks see it: one record for all its trackers. */
export type WatchedShow = {
  readonly podcastId: PodcastId;
  /** undefined before its first check. */
  readonly memory: ShowMemory | undefined;
  /** Seconds between checks. */
  readonly interval: number;
  readonly nextCheckAt: Date;
  /** When a check was queued; null if none is queued. */
  readonly queuedAt: Date | null;
  /** Checks that were given up since the last good one. */
  readonly failures: number;
};

/** The fields that decide whether a show is checked. */
export type CheckTimes = Pick<WatchedShow, "podcastId" | "nextCheckAt" | "queuedAt">;

/** Stores the tracked shows of one catalogue, with their memory and next check. */
export abstract class WatchedShows {
  /** The catalogue whose shows these are. */
  abstract readonly sourceProvider: string;
  /** Returns the show, created if missing, locked until the surrounding transaction ends: its checks take turns. */
  abstract hold(podcastId: PodcastId, now: Date): Promise<WatchedShow>;
  /** As `hold`, but undefined if nobody tracks the show. */
  abstract lockTracked(podcastId: PodcastId): Promise<WatchedShow | undefined>;
  abstract save(show: WatchedShow): Promise<void>;
  /**
   * Tracked shows due by `dueBy` and not queued since `queuedBefore`, most overdue first. Locks them until the surrounding
   * transaction ends; skips locked ones.
   */
  abstract candidates(dueBy: Date, queuedBefore: Date, limit: number): Promise<readonly CheckTimes[]>;
  abstract markQueued(podcastIds: readonly PodcastId[], at: Date): Promise<void>;
  /** Makes every show due if the catalogue changed since the last call; returns whether it did. */
  abstract catalogueChanged(updatedAt: Date, now: Date): Promise<boolean>;
  /** Deletes shows that nobody tracks or can resume. */
  abstract forgetUntracked(): Promise<void>;
}
