import type { PodcastId } from "../catalogue/podcast.js";
import type { AlertSettings, TrackedPodcast, TrackedSnapshot, TrackerId } from "./tracked-podcast.js";

/** Keeps who tracks what: one record per person and podcast. */
export abstract class TrackedStore {
  /** Newest start first. */
  abstract list(userId: TrackerId): Promise<readonly TrackedPodcast[]>;
  /** undefined: not tracked by this person. */
  abstract find(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined>;
  /** Starts tracking. Who tracks the show already keeps start and settings; the snapshot is renewed. */
  abstract start(userId: TrackerId, snapshot: TrackedSnapshot, seen: Seen): Promise<void>;
  /**
   * Ends tracking; alerts of the show go with it, and all of it is kept aside to be restored. Nothing happens when it was
   * not tracked.
   */
  abstract stop(userId: TrackerId, podcastId: PodcastId): Promise<void>;
  /**
   * Takes the last `stop` back: start, settings and alerts are what they were. Who tracks the show again meanwhile keeps
   * what is there now. false: this person did not stop tracking it, or it is forgotten. A stop can be taken back once.
   */
  abstract restore(userId: TrackerId, podcastId: PodcastId): Promise<boolean>;
  /** Forgets what was stopped more than so many seconds ago; tells how many. */
  abstract forgetStopped(seconds: number): Promise<number>;
  /** false: not tracked by this person. Mail that waits for its digest follows the new setting. */
  abstract setAlerts(userId: TrackerId, podcastId: PodcastId, settings: AlertSettings): Promise<boolean>;
  /** Ends all mail about new episodes to a person; alerts on the site stay. */
  abstract endMail(userId: TrackerId): Promise<void>;
  /** Notes a successful check of a show with everyone who tracks it. */
  abstract checked(sourceProvider: string, podcastId: PodcastId, seen: Seen): Promise<void>;
}

/** Seconds for which the end of tracking can be taken back, at the least. */
export const RESTORE_SECONDS = 3_600;

/** What a look at a show's episodes found. */
export type Seen = { readonly at: Date; readonly lastSeenPubDate: Date | null };
