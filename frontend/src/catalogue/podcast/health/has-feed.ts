import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { isKnown } from "../../shows/known";

/** Whether the server may have read the show's feed: it has one, and its facts are not from a demo or provider. */
export function hasFeed(podcast: PodcastDetail): boolean {
  return isKnown(podcast, "url") && podcast.origin.from !== "demo" && podcast.origin.from !== "provider";
}
