import { isDirectoryEntry } from "../catalogue/shows/directory-entry.js";
import type { Podcast } from "../catalogue/shows/podcast.js";
import type { TrackedPodcast } from "./tracked-podcast.js";

/** A tracked show as its tracker sees it. A show without a feed is never checked. `podcast` is the catalogue's data about it. */
export function shownChecks<Show extends Pick<TrackedPodcast, "lastCheckedAt" | "nextCheckAt">>(
  tracked: Show,
  podcast: Podcast | undefined,
): Show {
  if (podcast === undefined || !isDirectoryEntry(podcast)) return tracked;
  return { ...tracked, lastCheckedAt: null, nextCheckAt: null };
}
