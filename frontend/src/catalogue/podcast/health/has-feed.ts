import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { isKnown } from "../../shows/known";

/** Whether the server can have read the show's feed: the show has one, and its facts are not from a demo or a provider. */
export function hasFeed(podcast: PodcastDetail): boolean {
  return isKnown(podcast, "url") && podcast.origin.from !== "demo" && podcast.origin.from !== "provider";
}

/** Whether the show's episodes can be drawn. Lists and directories state only their number. */
export function hasCadence(podcast: PodcastDetail): boolean {
  const { from } = podcast.origin;
  return isKnown(podcast, "episodeCount") && (from === "feed" || from === "demo" || from === "provider");
}
