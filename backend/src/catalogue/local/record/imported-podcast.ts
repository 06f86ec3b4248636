/**
 * A show as a source states it: facts only. `undefined` means that the source does not say; defaults are added
 * when a show is read, never here, so that a default is not stored as if it were data.
 */
export type ImportedPodcast = {
  /** Which reader it came from; "demo" shows vanish when any other source is imported. */
  readonly source: "dump" | "feed" | "demo";
  /** Identity across imports: the canonical feed address, or the source's own key where there is no feed. */
  readonly key: string;
  readonly title: string;
  readonly feedUrl?: string;
  readonly link?: string;
  /** Sanitised HTML or plain text. */
  readonly description?: string;
  readonly author?: string;
  readonly owner?: string;
  readonly imageUrl?: string;
  /** Apple category names, at most 10. */
  readonly categories: readonly string[];
  /** ISO 639-1 code. */
  readonly language?: string;
  readonly explicit?: boolean;
  readonly episodeCount?: number;
  readonly popularityScore?: number;
  readonly priority?: number;
  readonly itunesId?: number;
  readonly podcastGuid?: string;
  /** Hosting domain. */
  readonly host?: string;
  /** Epoch seconds, all of them. */
  readonly createdOn?: number;
  readonly lastUpdate?: number;
  readonly newestEpisode?: number;
  readonly oldestEpisode?: number;
  readonly updateIntervalDays?: number;
  /** Median episode length in seconds. */
  readonly typicalDuration?: number;
  readonly dead?: boolean;
  /** Listener figures that the source itself states. */
  readonly listenerRange?: string;
  /** Hash of the row of a dump that the show was read from: the same row again need not be read. */
  readonly sourceHash?: string;
  /** Present when the source lists episodes (feeds, demo); then they replace the stored ones. */
  readonly episodes?: readonly ImportedEpisode[];
};

export type ImportedEpisode = {
  /** The feed's guid, or the enclosure's address where there is none; unique within the show. */
  readonly guid: string;
  readonly title: string;
  /** Sanitised HTML or plain text. */
  readonly summary?: string;
  /** Epoch seconds. */
  readonly published?: number;
  /** Seconds. */
  readonly duration?: number;
  readonly imageUrl?: string;
  readonly audioUrl?: string;
};
