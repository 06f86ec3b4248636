import type { ContactPoint } from "@earshot/domain/contacts/contact-point";
import type { EpisodePerson } from "@earshot/domain/catalogue/shows/episode";
import type { PodcastFacts, StoredSource } from "./show-table.js";

/**
 * A show as a source states it: facts only. `undefined` means that the source does not state it; defaults are added
 * when a show is read, never here, so that a default is not stored as if it were data.
 */
export type ImportedPodcast = Omit<PodcastFacts, "source"> & {
  /** Which reader it came from; "demo" shows are removed when any other source is imported. */
  readonly source: Exclude<StoredSource, "both">;
  /** Hash of the dump row that the show was read from: a repeated row need not be processed again. */
  readonly sourceHash?: string;
  /** Present when the source lists episodes (feeds, demo); then they replace the stored ones. */
  readonly episodes?: readonly ImportedEpisode[];
  /** Present when the source lists ways to reach the makers (feeds, demo); then they replace the stored ones. Personal data. */
  readonly contacts?: readonly ContactPoint[];
};

export type ImportedEpisode = {
  /** The guid in the feed, or the enclosure's address if there is none; unique within the show. */
  readonly guid: string;
  readonly title: string;
  /** Sanitized HTML or plain text. */
  readonly summary?: string;
  /** Epoch seconds. */
  readonly published?: number;
  /** Seconds. */
  readonly duration?: number;
  readonly imageUrl?: string;
  readonly audioUrl?: string;
  /** The episode's own page. */
  readonly link?: string;
  readonly chaptersUrl?: string;
  /** Chapters that the feed itself lists. */
  readonly chapters?: readonly ListedChapter[];
  readonly transcriptUrl?: string;
  /** The transcript's media type as the feed states it ("text/vtt"). */
  readonly transcriptType?: string;
  readonly people?: readonly EpisodePerson[];
};

/** `at` in seconds. */
export type ListedChapter = { readonly at: number; readonly title: string; readonly href?: string };
