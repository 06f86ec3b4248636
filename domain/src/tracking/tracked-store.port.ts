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
  /** Ends tracking; alerts of the show go with it. Nothing happens when it was not tracked. */
  abstract stop(userId: TrackerId, podcastId: PodcastId): Promise<void>;
  /** false: not tracked by this person. Mail that waits for its digest follows the new setting. */
  abstract setAlerts(userId: TrackerId, podcastId: PodcastId, settings: AlertSettings): Promise<boolean>;
  /** Ends all mail about new episodes to a person; alerts on the site stay. */
  abstract endMail(userId: TrackerId): Promise<void>;
  /** Notes a successful check of a show with everyone who tracks it. */
  abstract checked(sourceProvider: string, podcastId: PodcastId, seen: Seen): Promise<void>;
}

/** What a look at a show's episodes found. */
export type Seen = { readonly at: Date; readonly lastSeenPubDate: Date | null };
