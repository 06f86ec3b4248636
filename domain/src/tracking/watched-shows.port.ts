import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { ShowMemory } from "./show-memory.js";

/** A tracked show from the checks' point of view: one record for everyone who tracks it. */
export type WatchedShow = {
  readonly podcastId: PodcastId;
  /** undefined before its first check. */
  readonly memory: ShowMemory | undefined;
  /** Seconds between checks. */
  readonly interval: number;
  readonly nextCheckAt: Date;
  /** When a check was queued; null if none is queued. */
  readonly queuedAt: Date | null;
  /** The number of failed checks since the last successful one. */
  readonly failures: number;
};

/** The fields that decide whether a show is checked. */
export type CheckTimes = Pick<WatchedShow, "podcastId" | "nextCheckAt" | "queuedAt">;

/** Stores the tracked shows of one catalogue, with their memory and next check. */
export abstract class WatchedShows {
  abstract readonly sourceProvider: string;
  /**
   * Returns the show, creates it if missing, and locks it until the surrounding transaction ends, so that its checks run one at a time.
   */
  abstract hold(podcastId: PodcastId, now: Date): Promise<WatchedShow>;
  /** Like `hold`, but returns undefined if nobody tracks the show. */
  abstract lockTracked(podcastId: PodcastId): Promise<WatchedShow | undefined>;
  abstract save(show: WatchedShow): Promise<void>;
  /**
   * Tracked shows that are due by `dueBy` and were not queued since `queuedBefore`, most overdue first. Locks them until the surrounding
   * transaction ends; skips locked ones.
   */
  abstract candidates(dueBy: Date, queuedBefore: Date, limit: number): Promise<readonly CheckTimes[]>;
  abstract markQueued(podcastIds: readonly PodcastId[], at: Date): Promise<void>;
  /** Makes every show due if the catalogue has changed since the last call; returns whether it has. */
  abstract catalogueChanged(updatedAt: Date, now: Date): Promise<boolean>;
  /** Deletes shows that nobody tracks or could resume tracking. */
  abstract forgetUntracked(): Promise<void>;
}
