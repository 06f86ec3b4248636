import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { AlertSettings, TrackedPodcast, TrackedSnapshot, TrackerId } from "./tracked-podcast.js";

/** Stores tracked podcasts, one record per user and podcast. */
export abstract class TrackedStore {
  /** Newest start first. */
  abstract list(userId: TrackerId): Promise<readonly TrackedPodcast[]>;
  /** undefined: not tracked by this person. */
  abstract find(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined>;
  /** Starts tracking. If the person already tracks the show, start and settings stay and the snapshot is renewed. */
  abstract start(userId: TrackerId, snapshot: TrackedSnapshot, seen: Seen): Promise<void>;
  /** Ends tracking and removes the show's alerts, but keeps both for an undo. Does nothing if it was not tracked. */
  abstract stop(userId: TrackerId, podcastId: PodcastId): Promise<void>;
  /**
   * Undoes the last `stop`, once: restores start, settings and alerts. If the person tracks the show again already, nothing
   * changes. false: there is no stop to undo, or it has expired.
   */
  abstract restore(userId: TrackerId, podcastId: PodcastId): Promise<boolean>;
  /** Deletes stops older than the given number of seconds; returns how many. */
  abstract forgetStopped(seconds: number): Promise<number>;
  /** false: not tracked by this person. Alerts that wait for a digest follow the new setting. */
  abstract setAlerts(userId: TrackerId, podcastId: PodcastId, settings: AlertSettings): Promise<boolean>;
  /** Ends all mail about new episodes to a person; alerts on the site stay. */
  abstract endMail(userId: TrackerId): Promise<void>;
  /** Records a successful check of a show for all its trackers. */
  abstract checked(sourceProvider: string, podcastId: PodcastId, seen: Seen): Promise<void>;
}

/** Seconds for which a stop can be undone, at least. */
export const RESTORE_SECONDS = 3_600;

/** The result of a check. */
export type Seen = { readonly at: Date; readonly lastSeenPubDate: Date | null };
