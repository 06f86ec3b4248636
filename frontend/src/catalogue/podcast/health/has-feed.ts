import type { PodcastDetail } from "@earshot/domain/catalogue/shows/podcast";
import { isKnown } from "../../shows/known";

/** Whether the server may have read a feed of the show: there is one, and neither the demo nor a provider states its facts. */
export function hasFeed(podcast: PodcastDetail): boolean {
  return isKnown(podcast, "url") && podcast.origin.from !== "demo" && podcast.origin.from !== "provider";
}
