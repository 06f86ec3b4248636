import type { PodcastId } from "@earshot/domain/catalogue/podcast";

/** How a show's new episodes are told: on the site, and by mail not at all, one by one or once a day. */
export type AlertSettings = { readonly inApp: boolean; readonly email: "off" | "each" | "daily" };

/** A tracked show with what was known of it when tracking began. Moments are ISO 8601, null where there was none yet. */
export type TrackedPodcast = {
  readonly id: string;
  readonly podcastId: PodcastId;
  readonly title: string;
  readonly imageUrl: string | null;
  readonly author: string | null;
  readonly startedAt: string;
  readonly lastSeenPubDate: string | null;
  readonly lastCheckedAt: string | null;
  readonly nextCheckAt: string | null;
  readonly alerts: AlertSettings;
  /** Episodes that were not seen yet. */
  readonly newEpisodes: number;
};

/** An episode that came out while its show was tracked. */
export type Alert = {
  readonly id: string;
  readonly podcastId: PodcastId;
  readonly podcastTitle: string;
  readonly imageUrl: string | null;
  readonly episodeId: string;
  readonly title: string;
  readonly published: string | null;
  /** Seconds. */
  readonly duration: number | null;
  /** "" or null when the episode has no file. */
  readonly mp3: string | null;
  readonly createdAt: string;
  /** Not seen yet. */
  readonly isNew: boolean;
};

export type AlertPage = {
  readonly alerts: readonly Alert[];
  readonly unseen: number;
  readonly nextCursor: string | null;
};
