import type { DefaultableField, Explicit, PodcastDetail, PodcastId } from "../catalogue/shows/podcast.js";

/** The tracker's user id. */
export type TrackerId = string;

export type EmailAlerts = "off" | "each" | "daily";

/** A person's alert settings for one show. */
export type AlertSettings = {
  /** On the site: in the header and on the dashboard. */
  readonly inApp: boolean;
  /** By email: never, one per check with new episodes, or one a day for all shows. */
  readonly email: EmailAlerts;
};

/** Initial settings: alerts on the site, no email. */
export const FIRST_SETTINGS: AlertSettings = { inApp: true, email: "off" };

/**
 * The data stored about a show when somebody starts to track it (product specification, section 3, tracked_podcasts). A
 * default that means "not known" is stored as null.
 */
export type TrackedSnapshot = {
  readonly podcastId: PodcastId;
  /** "" when nothing is known; shown as "Untitled". */
  readonly title: string;
  readonly imageUrl: string;
  readonly author: string | null;
  readonly description: string | null;
  readonly categories: readonly string[];
  /** Epoch seconds; 0 when unknown. */
  readonly createdOn: number;
  /** Epoch seconds; 0 when unknown. */
  readonly lastUpdate: number;
  readonly explicit: Explicit;
  readonly language: string | null;
  readonly episodeCount: number | null;
  readonly listenerRange: string | null;
  readonly popularityScore: number | null;
  /** The catalogue that the id belongs to. */
  readonly sourceProvider: string;
  /** When the catalogue read these facts; null when it does not say. */
  readonly sourceFetchedAt: Date | null;
};

export type TrackedPodcast = TrackedSnapshot & {
  readonly id: string;
  /** Date of the newest episode at the last check; null when no episode has a usable date. */
  readonly lastSeenPubDate: Date | null;
  readonly lastCheckedAt: Date | null;
  readonly startedAt: Date;
  /** Time of the next check; null if its catalogue is no longer checked. */
  readonly nextCheckAt: Date | null;
  readonly alerts: AlertSettings;
  /** Alerts of this show that are not seen yet. */
  readonly newEpisodes: number;
};

/** A show's facts as stored with its tracking. */
export function snapshotOf(podcast: PodcastDetail, sourceProvider: string): TrackedSnapshot {
  const known = <Field extends DefaultableField>(field: Field): PodcastDetail[Field] | null =>
    podcast.defaulted.includes(field) ? null : podcast[field];
  return {
    podcastId: podcast.id,
    title: known("title") ?? "",
    imageUrl: podcast.imageUrl,
    author: known("itunesAuthor"),
    description: known("description"),
    categories: podcast.categories,
    createdOn: podcast.createdOn,
    lastUpdate: podcast.lastUpdate,
    explicit: podcast.explicit,
    language: known("language"),
    episodeCount: known("episodeCount"),
    listenerRange: known("listener_range"),
    popularityScore: known("popularityScore"),
    sourceProvider,
    sourceFetchedAt: podcast.fetchedAt > 0 ? new Date(podcast.fetchedAt * 1000) : null,
  };
}
