import type { PodcastId } from "../../catalogue/shows/podcast.js";

/** Queues checks for the workers. A show that is already queued or being checked is not queued again. */
export abstract class CheckQueue {
  /** Part of the surrounding transaction, if there is one. */
  abstract put(podcastIds: readonly PodcastId[]): Promise<void>;
}
