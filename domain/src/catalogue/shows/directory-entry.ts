import { hostingDomain } from "./hosting-domain.js";
import type { Podcast } from "./podcast.js";

const DIRECTORIES = ["podcasts.apple.com", "itunes.apple.com", "open.spotify.com", "api.spotify.com"];

/**
 * Whether only a page in a directory is known of a show: no feed and no episode. Then there is nothing to play, to list or to look
 * for news of.
 */
export function isDirectoryEntry({ link, defaulted }: Pick<Podcast, "link" | "defaulted">): boolean {
  return defaulted.includes("url") && defaulted.includes("duration") && DIRECTORIES.includes(hostingDomain(link) ?? "");
}
