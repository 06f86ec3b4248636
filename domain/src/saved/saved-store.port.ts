import type { PodcastId } from "../catalogue/podcast.js";
import type { PodcastSnapshot } from "../catalogue/podcast-snapshot.js";

export type SavedId = string;
/** A user's id; saved podcasts know nothing else of users. */
export type OwnerId = string;

/** A podcast that a user saved, as it was then (product specification, section 3). */
export type SavedPodcast = PodcastSnapshot & {
  readonly id: SavedId;
  readonly podcastId: PodcastId;
  readonly addedAt: Date;
};

/** Saved podcasts on a page (product specification, section 9). */
export const PAGE_SIZE = 24 as const;
/** Seconds for which a removal can be taken back, at the least. */
export const RESTORE_SECONDS = 3_600;
/** Podcasts that one call may ask about. */
export const AMONG_MAX = 100;

/** Keeps what users saved; a podcast is saved once by a user. Only a failing store throws. */
export abstract class SavedStore {
  /** Saves it, or renews what is kept of it: place and id stay. */
  abstract save(
    owner: OwnerId,
    podcastId: PodcastId,
    snapshot: PodcastSnapshot,
  ): Promise<{ readonly saved: SavedPodcast; readonly isNew: boolean }>;
  /** False when this owner has saved nothing of that id. What is removed is kept aside, to be restored. */
  abstract remove(owner: OwnerId, id: SavedId): Promise<boolean>;
  /**
   * Puts back what was removed, with its id, its place and all that was kept of it; one that was saved anew meanwhile stays
   * as it is. Answers what is saved now. undefined: this owner removed nothing of that id, or it is forgotten. A removal
   * can be taken back once.
   */
  abstract restore(owner: OwnerId, id: SavedId): Promise<SavedPodcast | undefined>;
  /** Forgets what was removed more than so many seconds ago; tells how many. */
  abstract forgetRemoved(seconds: number): Promise<number>;
  /** Newest first, pages from 1. */
  abstract page(
    owner: OwnerId,
    page: number,
  ): Promise<{ readonly items: readonly SavedPodcast[]; readonly total: number }>;
  /** Those of the podcasts that the owner has saved. */
  abstract among(owner: OwnerId, podcastIds: readonly PodcastId[]): Promise<readonly SavedPodcast[]>;
}
