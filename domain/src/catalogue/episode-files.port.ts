import type { PodcastId } from "./shows/podcast.js";

/** `at` is in seconds. */
export type Chapter = { readonly at: number; readonly title: string; readonly href?: string };

/** A paragraph of a transcript. `at` is in seconds, or null if the file has no timestamps. */
export type TranscriptPart = { readonly at: number | null; readonly speaker?: string; readonly text: string };

/** The file is missing or has the wrong format. `reason` is a phrase for people: "the server answers 404". */
export type Unreadable = { readonly state: "unreadable"; readonly reason: string };
export type ChaptersFound = { readonly state: "read"; readonly chapters: readonly Chapter[] } | Unreadable;
export type TranscriptFound = { readonly state: "read"; readonly parts: readonly TranscriptPart[] } | Unreadable;

/** Chapters and transcripts, which are separate files. Both methods return undefined if the episode is unknown or links to no file. */
export abstract class EpisodeFiles {
  abstract chapters(podcast: PodcastId, episode: string): Promise<ChaptersFound | undefined>;
  abstract transcript(podcast: PodcastId, episode: string): Promise<TranscriptFound | undefined>;
}
