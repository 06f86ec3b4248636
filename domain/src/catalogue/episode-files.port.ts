import type { PodcastId } from "./shows/podcast.js";

/** `at` in seconds. */
export type Chapter = { readonly at: number; readonly title: string; readonly href?: string };

/** A paragraph of a transcript. `at` in seconds; null when the file names no times. */
export type TranscriptPart = { readonly at: number | null; readonly speaker?: string; readonly text: string };

/** The file is missing, or is not of that kind. `reason` is a phrase for people: "the server answers 404". */
export type Unreadable = { readonly state: "unreadable"; readonly reason: string };
export type ChaptersFound = { readonly state: "read"; readonly chapters: readonly Chapter[] } | Unreadable;
export type TranscriptFound = { readonly state: "read"; readonly parts: readonly TranscriptPart[] } | Unreadable;

/** Chapters and transcripts, which shows keep in files of their own. undefined: the episode names none, or is unknown. */
export abstract class EpisodeFiles {
  abstract chapters(podcast: PodcastId, episode: string): Promise<ChaptersFound | undefined>;
  abstract transcript(podcast: PodcastId, episode: string): Promise<TranscriptFound | undefined>;
}
