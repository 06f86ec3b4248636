import type { PodcastId } from "../catalogue/podcast.js";

/** Hands checks to the workers. A show that waits or is being checked already is not put in a second time. */
export abstract class CheckQueue {
  /** Part of the transaction around, if there is one. */
  abstract put(podcastIds: readonly PodcastId[]): Promise<void>;
}
