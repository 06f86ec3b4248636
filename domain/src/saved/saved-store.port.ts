import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { PodcastSnapshot } from "../catalogue/shows/podcast-snapshot.js";

export type SavedId = string;
/** A user's id. Saved podcasts know nothing else about users. */
export type OwnerId = string;

/** A podcast that a user saved, with its facts at that time (product specification, section 3). */
export type SavedPodcast = PodcastSnapshot & {
  readonly id: SavedId;
  readonly podcastId: PodcastId;
  readonly addedAt: Date;
};

/** Saved podcasts per page (product specification, section 9). */
export const PAGE_SIZE = 24 as const;
/** Minimum number of seconds for which a removal can be undone. */
export const RESTORE_SECONDS = 3_600;
/** Maximum number of podcasts in one call. */
export const SAVED_AMONG_MAX = 100;

/** Stores saved podcasts, each once per user. Methods only throw if the store fails. */
export abstract class SavedStore {
  /** Saves a podcast. If it is already saved, updates its stored facts and keeps its position and id. */
  abstract save(
    owner: OwnerId,
    podcastId: PodcastId,
    snapshot: PodcastSnapshot,
  ): Promise<{ readonly saved: SavedPodcast; readonly isNew: boolean }>;
  /**
   * Returns false if this owner has no saved podcast with that id. Removed podcasts are kept for a while, so that they can be restored.
   */
  abstract remove(owner: OwnerId, id: SavedId): Promise<boolean>;
  /**
   * Undoes a removal, once: restores id, position and snapshot. A podcast that has been saved again in the meantime does not change.
   * Returns the saved podcast, or undefined if this owner removed nothing with this id, or if the removal has expired.
   */
  abstract restore(owner: OwnerId, id: SavedId): Promise<SavedPodcast | undefined>;
  /** Deletes removals older than the given number of seconds; returns how many. */
  abstract forgetRemoved(seconds: number): Promise<number>;
  /** Newest first, pages from 1. */
  abstract page(
    owner: OwnerId,
    page: number,
  ): Promise<{ readonly items: readonly SavedPodcast[]; readonly total: number }>;
  /** The given podcasts that the owner has saved. */
  abstract among(owner: OwnerId, podcastIds: readonly PodcastId[]): Promise<readonly SavedPodcast[]>;
}
