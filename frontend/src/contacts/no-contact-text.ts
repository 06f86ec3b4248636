import { isDirectoryEntry } from "@earshot/domain/catalogue/shows/directory-entry";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";

/** What replaces the contacts if there are none. A show known from a directory alone has no feed that could lack them. */
export const noContactText = (podcast: Podcast): string =>
  isDirectoryEntry(podcast) ? "No contact is known." : "No contact in the feed.";
