import type { FeedHealth } from "./health/feed-health.js";
import type { PodcastId } from "./shows/podcast.js";

/** The health of shows' feeds when they were last read. undefined if the show is not stored here. */
export abstract class FeedHealths {
  abstract of(id: PodcastId): Promise<FeedHealth | undefined>;
}
