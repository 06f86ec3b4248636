import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { PodcastSnapshot } from "../catalogue/shows/podcast-snapshot.js";

export type SavedId = string;
/** A user's id; saved podcasts know nothing else about users. */
export type OwnerId = string;

/** A podcast that a user saved, with its facts of that moment (product specification, section 3). */
export type SavedPodcast = PodcastSnapshot & {
  readonly id: SavedId;
  readonly podcastId: PodcastId;
  readonly addedAt: Date;
};

/** Saved podcasts on a page (product specification, section 9). */
export const PAGE_SIZE = 24 as const;
/** Minimum seconds for which a removal can be undone. */
export const RESTORE_SECONDS = 3_600;
/** Podcasts that one call may ask about. */
export const SAVED_AMONG_MAX = 100;

/** Stores saved podcasts, each once per user. Only a failing store throws. */
export abstract class SavedStore {
  /** Saves it, or updates its stored facts: position and id stay. */
  abstract save(
    owner: OwnerId,
    podcastId: PodcastId,
    snapshot: PodcastSnapshot,
  ): Promise<{ readonly saved: SavedPodcast; readonly isNew: boolean }>;
  /** False when this owner has saved nothing with that id. Removed shows are kept for a while, to be restored. */
  abstract remove(owner: OwnerId, id: SavedId): Promise<boolean>;
  /**
   * Undoes a removal, once: restores id, position and snapshot. A podcast that has been saved again in the meantime
   * does not change. Returns the saved podcast. undefined: this owner removed no such id, or the removal has expired.
   */
  abstract restore(owner: OwnerId, id: SavedId): Promise<SavedPodcast | undefined>;
  /** Deletes removals older than the given number of seconds; returns how many. */
  abstract forgetRemoved(seconds: number): Promise<number>;
  /** Newest first, pages from 1. */
  abstract page(
    owner: OwnerId,
    page: number,
  ): Promise<{ readonly items: readonly SavedPodcast[]; readonly total: number }>;
  /** Those of the podcasts that the owner has saved. */
  abstract among(owner: OwnerId, podcastIds: readonly PodcastId[]): Promise<readonly SavedPodcast[]>;
}
