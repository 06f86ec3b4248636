import type { ImportedPodcast } from "../../local/record/imported-podcast.js";

/** One result of reading an input: a show, or a failure with its reason. */
export type ReadItem =
  | { readonly kind: "podcast"; readonly podcast: ImportedPodcast }
  /** Consecutive rows whose shows are already stored exactly as these rows describe them, so they are skipped. */
  | { readonly kind: "repeated"; readonly rows: number }
  | {
      /** "bad": an invalid show. "skipped": not a show, or not reachable. */
      readonly kind: "bad" | "skipped";
      readonly reason: string;
      readonly title?: string;
      /** The row or entry of its file, counted from 1. */
      readonly position?: number;
      /** Address of the feed, if the input names one. */
      readonly feedUrl?: string;
    };
