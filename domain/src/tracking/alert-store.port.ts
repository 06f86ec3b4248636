import type { Episode } from "../catalogue/episode.js";
import type { PodcastId } from "../catalogue/podcast.js";
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
  /** Seconds; null when unknown. */
  readonly duration: number | null;
  /** "" when the episode has no playable file. */
  readonly mp3: string;
  readonly createdAt: Date;
  /** Not looked at since it came. */
  readonly isNew: boolean;
};

/** An episode that an alert is to tell of; `key` is what tells it from others of the show. */
export type NewEpisode = { readonly key: string; readonly episode: Episode };

/** Keeps alerts: each exists once per person, podcast and episode. */
export abstract class AlertStore {
  /** Tells everybody who tracks the show and wants to be told. An alert that exists stays as it is. */
  abstract add(sourceProvider: string, podcastId: PodcastId, episodes: readonly NewEpisode[], at: Date): Promise<void>;
  /** Alerts to be shown on the site, newest first; those after the alert with the id `after`, if given. */
  abstract page(userId: TrackerId, limit: number, after?: string): Promise<readonly Alert[]>;
  abstract countUnseen(userId: TrackerId): Promise<number>;
  abstract markSeen(userId: TrackerId, at: Date): Promise<void>;
}
