import type { ImportedPodcast } from "../local/record/imported-podcast.js";

/** What reading an input gives, one after the other: a show, or something that gives none, with the reason. */
export type ReadItem =
  | { readonly kind: "podcast"; readonly podcast: ImportedPodcast }
  /** Rows, one after the other, whose shows are stored as these very rows gave them: they were not read again. */
  | { readonly kind: "repeated"; readonly rows: number }
  | {
      /** "bad": it should have been a show. "skipped": it is none, or could not be reached. */
      readonly kind: "bad" | "skipped";
      readonly reason: string;
      readonly title?: string;
      /** Which row or entry of its file, counted from 1. */
      readonly position?: number;
      /** Address of the feed, where the input names one. */
      readonly feedUrl?: string;
    };
