import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { isKnown } from "../../shows/known";

/**
 * Whether the server may have read a feed of the show: it has a feed, and its facts come neither from the demo nor from
 * a provider.
 */
export function hasFeed(podcast: PodcastDetail): boolean {
  return isKnown(podcast, "url") && podcast.origin.from !== "demo" && podcast.origin.from !== "provider";
}
