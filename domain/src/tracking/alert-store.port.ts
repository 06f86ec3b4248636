import type { Episode } from "../catalogue/shows/episode.js";
import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { TrackerId } from "./tracked-podcast.js";

/** A new episode of a show that somebody tracks. */
export type Alert = {
  readonly id: string;
  readonly podcastId: PodcastId;
  readonly podcastTitle: string;
  readonly imageUrl: string;
  readonly episodeId: string;
  readonly title: string;
  readonly published: Date | null;
  /** Seconds; null if unknown. */
  readonly duration: number | null;
  /** "" if the episode has no playable file. */
  readonly mp3: string;
  readonly createdAt: Date;
  /** The user has not seen it yet. */
  readonly isNew: boolean;
};

/** An episode for an alert. `key` identifies it within the show. */
export type NewEpisode = { readonly key: string; readonly episode: Episode };

/** Stores alerts, one per person, podcast and episode. */
export abstract class AlertStore {
  /** Creates alerts for everyone who tracks the show and wants alerts. Existing alerts do not change. */
  abstract add(sourceProvider: string, podcastId: PodcastId, episodes: readonly NewEpisode[], at: Date): Promise<void>;
  /** Alerts to show on the site, newest first. If `after` is given, only those after the alert with that id. */
  abstract page(userId: TrackerId, limit: number, after?: string): Promise<readonly Alert[]>;
  abstract countUnseen(userId: TrackerId): Promise<number>;
  abstract markSeen(userId: TrackerId, at: Date): Promise<void>;
}
