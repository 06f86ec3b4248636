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
  /** Checks given up since the last good one. */
  readonly failures: number;
};

/** What of a show decides whether it is checked. */
export type CheckTimes = Pick<WatchedShow, "podcastId" | "nextCheckAt" | "queuedAt">;

/** Keeps the shows of one catalogue that are tracked, with what is remembered of each and when it is due. */
export abstract class WatchedShows {
  /** The catalogue whose shows these are. */
  abstract readonly sourceProvider: string;
  /** The show, made when it is not there, and held until the transaction around ends: two looks at a show take turns. */
  abstract hold(podcastId: PodcastId, now: Date): Promise<WatchedShow>;
  /** As `hold`, but undefined when nobody tracks the show or nobody ever did. */
  abstract holdTracked(podcastId: PodcastId): Promise<WatchedShow | undefined>;
  abstract save(show: WatchedShow): Promise<void>;
  /**
   * Tracked shows whose time has come by `dueBy` and that were not handed to the workers after `queuedBefore`, most
   * overdue first. Held until the transaction around ends; what another one holds is left out.
   */
  abstract candidates(dueBy: Date, queuedBefore: Date, limit: number): Promise<readonly CheckTimes[]>;
  abstract markQueued(podcastIds: readonly PodcastId[], at: Date): Promise<void>;
  /** Makes every show due when the catalogue changed since it was last told of; answers whether it did. */
  abstract catalogueChanged(updatedAt: Date, now: Date): Promise<boolean>;
  /** Forgets shows that nobody tracks any more, nor can take up again where they stopped. */
  abstract forgetUntracked(): Promise<void>;
}
