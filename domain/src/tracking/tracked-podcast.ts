import type { DefaultableField, Explicit, PodcastDetail, PodcastId } from "../catalogue/shows/podcast.js";

/** The user id of a person who tracks shows. */
export type TrackerId = string;

export type EmailAlerts = "off" | "each" | "daily";

export type AlertSettings = {
  /** Alerts on the site: in the header and on the dashboard. */
  readonly inApp: boolean;
  /** Email alerts: never, once per check with new episodes, or once a day for all shows. */
  readonly email: EmailAlerts;
};

/** Default settings: alerts on the site, no email. */
export const FIRST_SETTINGS: AlertSettings = { inApp: true, email: "off" };

/**
 * The data stored about a show when somebody starts tracking it (product specification, section 3, tracked_podcasts). A default that
 * means "unknown" is stored as null.
 */
export type TrackedSnapshot = {
  readonly podcastId: PodcastId;
  /** "" if unknown; displayed as "Untitled". */
  readonly title: string;
  readonly imageUrl: string;
  readonly author: string | null;
  readonly description: string | null;
  readonly categories: readonly string[];
  /** Epoch seconds; 0 if unknown. */
  readonly createdOn: number;
  /** Epoch seconds; 0 if unknown. */
  readonly lastUpdate: number;
  readonly explicit: Explicit;
  readonly language: string | null;
  readonly episodeCount: number | null;
  readonly listenerRange: string | null;
  readonly popularityScore: number | null;
  /** The catalogue that the id belongs to. */
  readonly sourceProvider: string;
  /** When the catalogue read these facts; null if it does not say. */
  readonly sourceFetchedAt: Date | null;
};

export type TrackedPodcast = TrackedSnapshot & {
  readonly id: string;
  /** Date of the newest episode at the last check; null if no episode has a usable date. */
  readonly lastSeenPubDate: Date | null;
  readonly lastCheckedAt: Date | null;
  readonly startedAt: Date;
  /** Time of the next check; null if its catalogue is no longer checked. */
  readonly nextCheckAt: Date | null;
  readonly alerts: AlertSettings;
  /** The number of alerts for this show that were not seen yet. */
  readonly newEpisodes: number;
};

/** A show's facts as they are stored when tracking starts. */
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
