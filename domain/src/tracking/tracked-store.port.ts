import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { AlertSettings, TrackedPodcast, TrackedSnapshot, TrackerId } from "./tracked-podcast.js";

/** Stores tracked podcasts, one record per user and podcast. */
export abstract class TrackedStore {
  /** Most recently tracked first. */
  abstract list(userId: TrackerId): Promise<readonly TrackedPodcast[]>;
  /** undefined if this person does not track the show. */
  abstract find(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined>;
  /** Starts tracking. If the person already tracks the show, the start date and settings stay, and the snapshot is updated. */
  abstract start(userId: TrackerId, snapshot: TrackedSnapshot, seen: Seen): Promise<void>;
  /** Stops tracking and removes the show's alerts, but keeps both so that it can be undone. Does nothing if the show was not tracked. */
  abstract stop(userId: TrackerId, podcastId: PodcastId): Promise<void>;
  /**
   * Undoes the last `stop`, once: restores the start date, settings and alerts. If the person already tracks the show again, nothing
   * changes. Returns false if there is no stop to undo, or if it has expired.
   */
  abstract restore(userId: TrackerId, podcastId: PodcastId): Promise<boolean>;
  /** Deletes stops older than the given number of seconds; returns how many. */
  abstract forgetStopped(seconds: number): Promise<number>;
  /** Returns false if this person does not track the show. The new setting also applies to alerts that are waiting for a digest. */
  abstract setAlerts(userId: TrackerId, podcastId: PodcastId, settings: AlertSettings): Promise<boolean>;
  /** Stops all emails about new episodes to a person. Alerts on the site stay. */
  abstract endMail(userId: TrackerId): Promise<void>;
  /** Records a successful check of a show for everyone who tracks it. */
  abstract checked(sourceProvider: string, podcastId: PodcastId, seen: Seen): Promise<void>;
}

/** Minimum number of seconds for which a stop can be undone. */
export const RESTORE_SECONDS = 3_600;

/** The result of a check. */
export type Seen = { readonly at: Date; readonly lastSeenPubDate: Date | null };
