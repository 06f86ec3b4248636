import { hostingDomain } from "./hosting-domain.js";
import type { Podcast } from "./podcast.js";

const DIRECTORIES = ["podcasts.apple.com", "itunes.apple.com", "open.spotify.com", "api.spotify.com"];

/** Whether a show is only known from a directory page, so that there is no feed to check and no episodes to list or play. */
export function isDirectoryEntry({ link, defaulted }: Pick<Podcast, "link" | "defaulted">): boolean {
  return defaulted.includes("url") && defaulted.includes("duration") && DIRECTORIES.includes(hostingDomain(link) ?? "");
}
