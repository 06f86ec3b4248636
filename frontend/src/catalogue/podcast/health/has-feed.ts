import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { isKnown } from "../../shows/known";

/** Whether the server can have read the show's feed: the show has one, and its facts are not from a demo or a provider. */
export function hasFeed(podcast: PodcastDetail): boolean {
  return isKnown(podcast, "url") && podcast.origin.from !== "demo" && podcast.origin.from !== "provider";
}

/** With fewer episodes, their marks show no rhythm. */
export const FEWEST = 3;

/** Whether the show's episodes may be enough to be drawn. Lists and directories state only their number. */
export function hasCadence(podcast: PodcastDetail): boolean {
  const { from } = podcast.origin;
  const isEnough = isKnown(podcast, "episodeCount") && podcast.episodeCount >= FEWEST;
  return isEnough && (from === "feed" || from === "demo" || from === "provider");
}
